"""Views as numbers and actions as one number."""

from array import array
from typing import Any

import pytest

from pelagos.games.gravwell.actions import Pick, Play, Stop
from pelagos.games.gravwell.cards import ALL_CARDS, card_of
from pelagos.games.gravwell.effects import BeginRound
from pelagos.games.gravwell.encoding import ACTIONS, ENCODING, LAYOUT, SIZE
from pelagos.games.gravwell.game import GAME
from pelagos.games.gravwell.options import GravwellOptions
from pelagos.kernel.chance import Seeded
from pelagos.kernel.errors import BrokenInvariant
from pelagos.kernel.ids import OUTSIDER, Seat, Viewer, everybody
from tests.support.play import random_match

TABLES: list[tuple[int, GravwellOptions]] = [
    (1, GravwellOptions()),
    (1, GravwellOptions(chaos=True)),
    (2, GravwellOptions(no_secrets=True, hardcore=True)),
    (3, GravwellOptions(gate_activated=True, pull_from_singularity=False)),
    (4, GravwellOptions(age="drawn")),
]


def viewers(seats: int) -> list[Viewer]:
    return [OUTSIDER, *(Seat(seat) for seat in range(seats))]


def states(seats: int, options: GravwellOptions) -> list[Any]:
    """Return the states of a match at random, a few inputs apart."""
    return [
        random_match(GAME, seats=seats, options=options, inputs=inputs).state for inputs in (0, 1, 5, 14, 20, 33, 999)
    ]


def block(observation: "array[float]", name: str) -> list[float]:
    """Return the block of the layout whose title begins with `name`."""
    start = 0
    for title, length in LAYOUT:
        if title.startswith(name):
            return observation[start : start + length].tolist()
        start += length
    raise AssertionError(name)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_view_has_the_same_size_and_lies_between_0_and_1(seats: int, options: GravwellOptions) -> None:
    for state in states(seats, options):
        for viewer in viewers(seats):
            observation = ENCODING.observe(GAME.observe(state, viewer))
            assert len(observation) == ENCODING.size == SIZE
            assert observation.typecode == "f"
            assert 0 <= min(observation) <= max(observation) <= 1


def test_size_and_version_are_pinned_for_this_version_of_the_rules() -> None:
    assert (ENCODING.version, ENCODING.size, ENCODING.actions) == (GAME.version, 458, 54)
    assert sum(length for _, length in ENCODING.layout) == 458


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_states_that_a_viewer_cannot_tell_apart_are_equal_numbers(seats: int, options: GravwellOptions) -> None:
    differed = 0
    for number, state in enumerate(states(seats, options)):
        for viewer in viewers(seats):
            view = GAME.observe(state, viewer)
            other = GAME.sample(view, Seeded.of(f"other {number}"))
            differed += GAME.encode_state(other) != GAME.encode_state(state)
            assert ENCODING.observe(GAME.observe(other, viewer)) == ENCODING.observe(view)
    assert differed > 0


@pytest.mark.parametrize(
    "change",
    [
        lambda state: state.positions.__setitem__(0, state.positions[0] + 1),
        lambda state: state.positions.__setitem__(5, 27),
        lambda state: setattr(state, "round", 5),
        lambda state: setattr(state, "phase", 4),
        lambda state: state.stops.__setitem__(1, not state.stops[1]),
        lambda state: state.discards.append(card_of("A")),
        lambda state: setattr(state, "queue", [(card_of("M"), 2)]),
        lambda state: setattr(state, "piles", [card_of("B"), card_of("C")]),
        lambda state: setattr(state, "piles", [card_of("C"), card_of("B")]),
        lambda state: setattr(state, "lower", [card_of("B")]),
        lambda state: setattr(state, "draft_order", (3, 2, 1, 0)),
        lambda state: setattr(state, "age_rank", (3, 2, 1, 0)),
        lambda state: setattr(state, "entered", [2]),
        lambda state: setattr(state, "winners", (2,)),
        lambda state: setattr(state, "over", True),
        lambda state: setattr(state, "pending", ()),
        lambda state: setattr(state, "options", GravwellOptions(hardcore=True)),
        lambda state: state.hands[0].remove(state.hands[0].cards[0]),
        lambda state: state.hands[2].remove(state.hands[2].cards[0]),
        lambda state: state.hands[0].show(hidden_card(state), everybody(4)),
    ],
)
def test_every_known_fact_makes_a_difference(change: Any) -> None:
    state = random_match(GAME, seats=4, inputs=15).state
    before = ENCODING.observe(GAME.observe(state, Seat(0)))
    change(state)
    assert ENCODING.observe(GAME.observe(state, Seat(0))) != before


def hidden_card(state: Any) -> int:
    """Return a card of seat 0 that only seat 0 knows."""
    hand = state.hands[0]
    return int(next(card for card, known in zip(hand.cards, hand.known, strict=True) if known == 1))


def test_seats_are_counted_from_the_viewer() -> None:
    state = random_match(GAME, seats=4, inputs=15).state
    state.positions[:4] = [9, 18, 27, 36]
    seen = block(ENCODING.observe(GAME.observe(state, Seat(2))), "space of each ship")
    assert seen[:4] == pytest.approx([27 / 54, 36 / 54, 9 / 54, 18 / 54])


def test_the_ghost_and_the_derelict_have_places_of_their_own() -> None:
    state = random_match(GAME, seats=1, inputs=0).state
    state.positions[:] = [3, 6, 36]
    observation = ENCODING.observe(GAME.observe(state, Seat(0)))
    assert block(observation, "ships in the match") == [1, 0, 0, 0, 1, 1, 0]
    assert block(observation, "space of each ship") == pytest.approx([3 / 54, 0, 0, 0, 6 / 54, 36 / 54, 0])


def test_only_the_viewers_own_laid_card_is_shown() -> None:
    match = random_match(GAME, seats=4, inputs=12)
    decision = match.pending[0]
    action = match.legal(decision)[0]
    match.apply(decision.id, action)
    for seat in range(4):
        observation = ENCODING.observe(match.observe(Seat(seat)))
        laid = block(observation, "the viewer's laid card")
        assert sum(laid) == (seat == decision.actor)
        assert sum(block(observation, "places whose card is laid")) == 1


def test_no_two_observations_share_their_memory() -> None:
    view = GAME.observe(random_match(GAME, seats=4, inputs=15).state, Seat(0))
    first = ENCODING.observe(view)
    kept = first[:]
    first[:] = array("f", [9.0]) * SIZE
    assert ENCODING.observe(view) == kept


def test_a_card_that_lies_open_to_all_weighs_twice_as_much_as_one_only_its_owner_knows() -> None:
    state = random_match(GAME, seats=4, inputs=15).state
    card = hidden_card(state)
    name = "cards of each hand that the viewer knows"
    assert block(ENCODING.observe(GAME.observe(state, Seat(0))), name)[card] == 0.5
    state.hands[0].show(card, everybody(4))
    assert block(ENCODING.observe(GAME.observe(state, Seat(0))), name)[card] == 1.0


# -- actions -------------------------------------------------------------------------------------------------------


def test_every_number_is_an_action_and_every_action_has_that_number() -> None:
    actions = [ENCODING.action(number) for number in range(ENCODING.actions)]
    assert [ENCODING.number(action) for action in actions] == list(range(54))
    assert set(actions) == {*map(Pick, ALL_CARDS), *map(Play, ALL_CARDS), Stop(use=False), Stop(use=True)}


def test_the_numbering_is_pinned() -> None:
    pinned = [Pick(card_of("A")), Pick(card_of("Z")), Play(card_of("A")), Play(card_of("Z")), Stop(use=False)]
    assert [ENCODING.number(action) for action in pinned] == [0, 25, 26, 51, 52]
    assert ENCODING.number(Stop(use=True)) == 53


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_mask_marks_exactly_the_listed_actions(seats: int, options: GravwellOptions) -> None:
    for state in states(seats, options):
        for decision in state.pending:
            listed = GAME.legal(state, decision)
            mask = ENCODING.mask(listed)
            assert len(mask) == ENCODING.actions
            assert [ENCODING.action(number) for number, is_listed in enumerate(mask) if is_listed] == sorted(
                listed, key=ENCODING.number
            )


@pytest.mark.parametrize("number", [-1, len(ACTIONS)])
def test_a_number_without_an_action_is_a_fault(number: int) -> None:
    with pytest.raises(BrokenInvariant) as broken:
        ENCODING.action(number)
    assert broken.value.key == "action-number"


def test_what_is_no_action_of_the_game_has_no_number() -> None:
    with pytest.raises(BrokenInvariant) as broken:
        ENCODING.number(BeginRound())  # type: ignore[arg-type]  # the point of the test
    assert broken.value.key == "no-action-number"
