"""Every field says who may see it, and views are built from that alone."""

import msgspec
import pytest

from pelagos.components.bag import Bag
from pelagos.components.zone import Zone
from pelagos.kernel.errors import BrokenInvariant
from pelagos.kernel.event import Event, tells_hidden_things
from pelagos.kernel.ids import CardId, RuleId, Seat, everybody, mask_of
from pelagos.kernel.observe import observe, view_of
from pelagos.kernel.state import State
from pelagos.kernel.visibility import Count, Declared, Fact, Owner, Public, Reveals, Secret, Visibility


class Player(Declared):
    seat: Public[Seat]
    purse: Owner[int]
    cards: Count[list[int]]
    plan: Secret[str] = ""


class Table(State, kw_only=True):
    players: Public[list[Player]]
    hand: Public[Zone]
    bag: Public[Bag]
    order: Public[dict[str, list[int]]]


class Drew(Event, frozen=True):
    seat: Public[Seat]
    card: Owner[CardId]


class Whispered(Event, frozen=True):
    visible = Visibility.OWNER
    seat: Public[Seat]


class Turned(Event, frozen=True):
    card: Reveals[CardId]


class Passed(Event, frozen=True):
    seat: Public[Seat]


def table() -> Table:
    return Table(
        players=[Player(Seat(0), 5, [1, 2], "x"), Player(Seat(1), 7, [3], "y")],
        hand=Zone([CardId(1), CardId(2)], (everybody(2), mask_of(Seat(1)))),
        bag=Bag.of([3, 4]),
        order={"a": [1]},
    )


def test_an_owner_sees_own_fields_and_others_do_not() -> None:
    view = observe(table(), Seat(0))
    assert [player.purse for player in view.players] == [5, msgspec.UNSET]


def test_counted_fields_show_others_only_how_many() -> None:
    view = observe(table(), Seat(1))
    assert [player.cards for player in view.players] == [2, (3,)]


def test_secret_fields_are_absent_from_every_view() -> None:
    assert not hasattr(observe(table(), Seat(0)).players[0], "plan")


def test_an_outsider_owns_nothing() -> None:
    view = observe(table(), None)
    assert [player.purse for player in view.players] == [msgspec.UNSET, msgspec.UNSET]
    assert view.viewer is None


def test_hidden_fields_are_left_out_of_json() -> None:
    assert b"purse" not in msgspec.json.encode(observe(table(), None))


def test_a_view_shares_nothing_that_can_change() -> None:
    state = table()
    view = observe(state, Seat(0))
    state.players[0].cards.append(9)
    state.order["a"].append(9)
    assert view.players[0].cards == (1, 2)
    assert view.order == {"a": (1,)}


def test_a_view_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        observe(table(), Seat(0)).hand = None


def test_a_zone_shows_each_viewer_what_that_viewer_knows() -> None:
    state = table()
    assert observe(state, Seat(0)).hand.cards == (1,)
    assert observe(state, Seat(1)).hand.cards == (1, 2)
    assert observe(state, Seat(0)).hand.hidden == 1


def test_a_bag_shows_only_how_many_cards_it_holds() -> None:
    assert observe(table(), Seat(0)).bag == 2


def test_a_field_without_marker_is_an_error_when_the_class_is_defined() -> None:
    with pytest.raises(BrokenInvariant, match="undeclared-field"):

        class Careless(Declared):
            purse: int


def test_a_class_without_fields_must_say_who_may_know_of_it() -> None:
    with pytest.raises(BrokenInvariant, match="undeclared-class"):

        class Silent(Fact, frozen=True):
            pass


def test_a_class_inside_a_field_must_be_declared_too() -> None:
    class Bare(msgspec.Struct):
        purse: int

    class Holder(Declared):
        bare: Public[Bare]

    with pytest.raises(BrokenInvariant, match="undeclared-class"):
        view_of(Holder)


def test_an_event_hides_its_owner_fields_from_others() -> None:
    event = Drew(rule=RuleId("X"), seat=Seat(1), card=CardId(4))
    assert observe(event, Seat(1)).card == 4
    assert observe(event, Seat(0)).card is msgspec.UNSET


def test_an_event_for_its_owner_alone_does_not_exist_for_others() -> None:
    event = Whispered(rule=RuleId("X"), seat=Seat(1))
    assert observe(event, Seat(0)) is None
    assert observe(event, Seat(1)) is not None


@pytest.mark.parametrize(("cls", "tells"), [(Drew, True), (Whispered, True), (Turned, True), (Passed, False)])
def test_events_that_tell_hidden_things_are_known_by_their_markers(cls: type[Event], tells: bool) -> None:  # noqa: FBT001  # a parameter of the table above
    assert tells_hidden_things(cls) is tells
