"""Movement phases (GR-36 to GR-43), Chaos Theory (GR-103) and the solo phase (GR-96)."""

import msgspec
import pytest

from pelagos.games.gravwell.actions import Pick, Play
from pelagos.games.gravwell.cards import card_of
from pelagos.games.gravwell.events import CardsRevealed, Discarded, PhaseBegan, RandomCard
from pelagos.games.gravwell.game import GAME
from pelagos.games.gravwell.options import GravwellOptions
from pelagos.games.gravwell.state import GravwellState
from pelagos.kernel.chance import Scripted, drawn, rolled
from pelagos.kernel.enumeration import branches
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Event
from tests.games.gravwell.support import HANDS, Table, letters

CHAOS = GravwellOptions(chaos=True)


@pytest.mark.rule("GR-36")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_round_has_six_phases(seats: int) -> None:
    table = Table(HANDS[seats]).draft().round()
    assert [(event.round, event.phase) for event in table.told(PhaseBegan)] == [(1, phase) for phase in range(1, 7)]


@pytest.mark.rule("GR-37")
def test_everybody_is_asked_for_a_card_at_once() -> None:
    table = Table(HANDS[4]).draft()
    assert table.asked == [("PlayCard", seat) for seat in range(4)]


@pytest.mark.rule("GR-37", "GR-38")
def test_a_card_lies_face_down_until_all_are_down() -> None:
    table = Table(HANDS[3]).draft()
    table.lay("A").lay("G")
    assert table.state.queue == []
    assert table.told(CardsRevealed) == []
    for viewer in (1, 2, None):
        assert table.view(viewer).sealed[0].action is msgspec.UNSET
    assert table.view(0).sealed[0].action.card == card_of("A")


@pytest.mark.rule("GR-37")
def test_a_card_laid_down_may_be_changed_until_all_are_down() -> None:
    table = Table(HANDS[2]).draft()
    first = table.state.pending[0]
    table.lay("A")
    GAME.apply(table.state, first.id, Play(card_of("B")), Scripted([]))
    table.phase("G")
    assert letters(table.state.discards) == "BG"


@pytest.mark.rule("GR-38")
def test_all_cards_are_revealed_together() -> None:
    table = Table(HANDS[3]).draft()
    for letter, seat in (("R", 2), ("A", 0), ("M", 1)):
        table.answer(Play(card_of(letter)), seat)
    (revealed,) = table.told(CardsRevealed)
    assert (letters(revealed.cards), revealed.ships) == ("AMR", (0, 1, 2))


@pytest.mark.rule("GR-39")
@pytest.mark.parametrize("letter", ["G", "Z"])
def test_only_a_card_of_the_own_hand_can_be_played(letter: str) -> None:
    table = Table(HANDS[2]).draft()
    with pytest.raises(IllegalAction) as refused:
        table.answer(Play(card_of(letter)), 0)
    assert (refused.value.rule, refused.value.key) == ("GR-39", "not-in-hand")
    assert table.state.sealed == ()


@pytest.mark.rule("GR-39")
def test_one_card_each_is_played_and_the_rest_stays_hidden() -> None:
    table = Table(HANDS[2]).draft().phase("FM")
    assert (table.hand(0), table.hand(1)) == ("ABCDE", "GHIKL")
    assert letters(table.view(1).hands[0].cards) == "ABC"
    assert len(table.view(1).hands[0]) == 5


@pytest.mark.rule("GR-40")
def test_any_card_of_the_hand_may_be_played_and_one_must_be() -> None:
    table = Table(HANDS[2]).draft()
    listed = GAME.legal(table.state, table.state.pending[0])
    assert listed == [Play(card_of(letter)) for letter in "ABCDEF"]
    assert not type(table.state.pending[0]).may_pass


@pytest.mark.rule("GR-40")
def test_in_phase_6_only_the_last_card_is_left() -> None:
    table = Table(HANDS[2]).draft()
    for plays in ("FM", "CK", "AG", "EH", "BL"):
        table.phase(plays)
    assert table.state.phase == 6
    assert [GAME.legal(table.state, decision) for decision in table.state.pending] == [
        [Play(card_of("D"))],
        [Play(card_of("I"))],
    ]


@pytest.mark.rule("GR-41")
@pytest.mark.parametrize("plays", ["FGN", "NFG", "GNF"])
def test_cards_resolve_from_a_to_z_whoever_lays_first(plays: str) -> None:
    table = Table(HANDS[3]).draft().phase(plays)
    assert letters(event.card for event in table.told(Discarded)) == "FGN"


@pytest.mark.rule("GR-42")
def test_the_direction_is_found_when_the_own_card_resolves() -> None:
    """Yellow is 5 behind Blue when the cards are laid, but has passed Blue when Blue's card comes."""
    table = Table(("ZYXWVU", "MABCDE")).draft().place("B20 Y15 d36@50")
    table.phase("ZM")
    assert table.spaces == "B27 Y25 d36@50"


@pytest.mark.rule("GR-43")
def test_resolved_cards_are_open_to_all_on_the_discards() -> None:
    table = Table(HANDS[2]).draft().phase("AG").phase("MB")
    for viewer in (0, 1, None):
        assert letters(table.view(viewer).discards) == "AGBM"


@pytest.mark.rule("GR-89")
def test_the_round_ends_when_all_six_cards_are_played() -> None:
    table = Table(HANDS[2]).draft()
    for plays in ("FM", "CK", "AG", "EH", "BL"):
        table.phase(plays)
        assert table.state.round == 1
    table.phase("DI")
    assert (table.state.round, table.state.phase) == (2, 0)


# -- Chaos Theory ------------------------------------------------------------------------------------------------


@pytest.mark.rule("GR-103")
def test_in_chaos_a_random_card_is_laid_in_phase_1_and_nobody_chooses() -> None:
    table = Table(HANDS[3], CHAOS, random="FKT").draft()
    assert [(event.ship, event.card) for event in table.told(RandomCard)] == [
        (0, card_of("F")),
        (1, card_of("K")),
        (2, card_of("T")),
    ]
    assert table.asked == [("UseStop", 0)]
    assert table.hand(0) == "ABCDE"


@pytest.mark.rule("GR-103", "GR-84")
def test_d49_in_chaos_the_stop_may_be_used_but_the_card_not_changed() -> None:
    table = Table(("NABCDE", "FGHIKL"), CHAOS, random="NF").draft().place("B20 Y30 d36@40")
    table.settle(stops="N")
    assert table.state.positions[0] == 20
    assert not table.state.stops[0]
    assert table.asked == [("PlayCard", 0), ("PlayCard", 1)]


@pytest.mark.rule("GR-103")
def test_in_chaos_phases_2_to_6_are_normal_and_every_round_begins_at_random() -> None:
    table = Table(HANDS[2], CHAOS, random="AG").draft().settle()
    assert (table.state.phase, table.asked[0][0]) == (2, "PlayCard")
    table.round()
    assert (table.state.round, table.asked[0][0]) == (2, "PickPile")
    table.draft()
    assert len(table.told(RandomCard)) == 4


@pytest.mark.rule("GR-103")
def test_in_chaos_each_card_of_a_hand_is_equally_likely() -> None:
    table = Table(HANDS[2], CHAOS, random="AG")
    for _ in range(5):
        table.pick()
    decision = table.state.pending[0]
    pick = Pick(table.state.piles[0])
    of_blue: dict[int, float] = {}
    for branch in branches(GAME, table.state, decision.id, pick):
        laid = next(card for card, ship in branch.state.queue if ship == 0)
        of_blue[laid] = of_blue.get(laid, 0) + branch.probability
    assert set(of_blue.values()) == {next(iter(of_blue.values()))}
    assert letters(sorted(of_blue)) == "ABCDEF"


# -- solo --------------------------------------------------------------------------------------------------------


def solo(options: GravwellOptions | None = None, more: tuple[int, ...] = ()) -> tuple[GravwellState, list[Event]]:
    """Solo with A to F in hand (A open) and the Ghost's G open."""
    events: list[Event] = []
    state = GAME.start(options, 1, Scripted([drawn(card_of("A")), drawn(card_of("G"))]), events.append)
    deal = [drawn(card_of(letter)) for letter in "BCDEF"]
    chance = Scripted([*deal, *(rolled(value) for value in more)])
    GAME.apply(state, state.pending[0].id, Pick(card_of("A")), chance, events.append)
    return state, events


@pytest.mark.rule("GR-96")
def test_solo_lays_open_and_then_the_ghost_reveals_its_top_card() -> None:
    state, events = solo()
    assert type(state.pending[0]).__name__ == "LayCard"
    GAME.apply(state, state.pending[0].id, Play(card_of("F")), Scripted([rolled(5)]), events.append)
    (revealed,) = [event for event in events if isinstance(event, CardsRevealed)]
    assert (letters(revealed.cards), revealed.ships, revealed.rule) == ("FG", (0, 1), "GR-96")
    assert letters(state.discards) == "FG"
    assert state.phase == 2


@pytest.mark.rule("GR-96")
def test_the_ghost_plays_each_of_its_six_cards_with_equal_chance() -> None:
    state, _ = solo()
    chances: dict[str, float] = {}
    for branch in branches(GAME, state, state.pending[0].id, Play(card_of("F"))):
        ghost = letters(card for card in branch.state.discards if card != card_of("F"))
        chances[ghost] = chances.get(ghost, 0) + float(branch.probability)
    assert chances.pop("G") == pytest.approx(1 / 6)
    assert len(chances) == 19
    assert set(map(str, (round(chance, 9) for chance in chances.values()))) == {str(round(5 / 6 / 19, 9))}


@pytest.mark.rule("GR-96", "GR-41")
def test_solo_cards_resolve_in_letter_order() -> None:
    state, events = solo()
    GAME.apply(
        state, state.pending[0].id, Play(card_of("F")), Scripted([rolled(0), drawn(card_of("H"))]), events.append
    )
    assert letters(event.card for event in events if isinstance(event, Discarded)) == "FH"
    assert state.positions[:2] == [6, 4]


@pytest.mark.rule("GR-108", "GR-103")
def test_solo_with_chaos_lays_a_random_card_for_both_in_phase_1() -> None:
    state, events = solo(CHAOS, more=(2, 5))
    laid = [(event.ship, event.card) for event in events if isinstance(event, RandomCard)]
    assert laid == [(0, card_of("C")), (1, card_of("G"))]
    assert (state.phase, type(state.pending[0]).__name__) == (2, "LayCard")
