"""What a drawn board is told: it must say what the rules do, and no more than the viewer may know."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pelagos.games.gravwell.actions import Play, Stop
from pelagos.games.gravwell.cards import card_of
from pelagos.games.gravwell.decisions import LayCard, UseStop
from pelagos.games.gravwell.foresee import foresee, moves_of, pull_on
from pelagos.games.gravwell.game import GAME
from pelagos.games.gravwell.options import GravwellOptions
from pelagos.games.gravwell.position_state import state_of
from pelagos.games.gravwell.position_text import read_position
from pelagos.games.gravwell.scene import scene
from pelagos.games.gravwell.scene_shapes import Forecast, Move, Pull, Scene
from pelagos.games.gravwell.state import GATE, GravwellState
from pelagos.kernel.chance import Seeded
from pelagos.kernel.event import Event
from pelagos.kernel.ids import Seat
from tests.games.gravwell.support import HANDS, Table, play_random, variants
from tests.games.gravwell.test_ledger import cases

SEATS = (1, 2, 3, 4)


def board(line: str) -> GravwellState:
    return state_of(read_position(line))[0]


def forecast(line: str, card: str, ship: int = 0) -> Forecast:
    return foresee(board(line), ship, card_of(card))


def pull(line: str, ship: int = 0) -> Pull:
    return pull_on(board(line), ship)


def scenes(seats: int, seed: str, options: GravwellOptions | None = None) -> Iterator[tuple[Scene, Any]]:
    """Yield the scene and the view of everybody, at every question of a match at random."""
    seen: list[tuple[Scene, Any]] = []

    def watch(state: GravwellState) -> None:
        for viewer in (*range(seats), None):
            view = GAME.observe(state, None if viewer is None else Seat(viewer))
            seen.append((scene(view), view))

    play_random(seats, options or GravwellOptions(), seed, watch)
    yield from seen


# -- what draws a ship ---------------------------------------------------------------------------------------------


@pytest.mark.rule("GR-45")
def test_the_nearest_ship_is_named_with_its_distance_and_side() -> None:
    assert pull("B12 Y5 R0 d26 d36") == Pull("behind", 7, "Y", tied=False, ahead=2, behind=1)
    assert pull("B0 Y0 R0 d26 d36") == Pull("ahead", 26, "d26", tied=False, ahead=2, behind=0)


@pytest.mark.rule("GR-53")
def test_a_tie_tells_the_count_of_both_sides() -> None:
    assert pull("B15 Y14 R16 d26 d36") == Pull("ahead", 1, "R", tied=True, ahead=3, behind=1)


@pytest.mark.rule("GR-54")
def test_a_stuck_ship_has_no_nearest_one() -> None:
    assert pull("B17 Y21 R18 d26@24 d36@34", 1) == Pull("stuck", 3, None, tied=True, ahead=2, behind=2)


@pytest.mark.rule("GR-59")
def test_alone_on_the_track_nothing_draws() -> None:
    assert pull("B5 Y0") == Pull("none", 0, None, tied=False, ahead=0, behind=0)


# -- what a card would do ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("row", cases("positions"))
def test_a_forecast_ends_as_the_ledger_says(row: dict[str, Any]) -> None:
    line = " ".join(f"{code}@{space}" if code[0] == "d" else f"{code}{space}" for code, space in row["pos"].items())
    told = forecast(line, row["card"], list(row["pos"]).index(row["mover"]))
    moved = {move.ship: move.target for move in told.moves if move.target != move.origin}
    assert moved == {ship: space for ship, space in row["expect"].items() if space != row["pos"][ship]}
    assert told.winner == row.get("winner")


@pytest.mark.rule("GR-47")
def test_a_slide_tells_where_the_steps_ended_and_where_the_ship_rests() -> None:
    told = forecast("B15 Y14 R16 d26 d36", "A")
    assert told.moves == (Move("B", 15, 16, 17),)
    assert (told.effect, told.reason, told.rule) == ("ahead", "tie", "GR-53")


@pytest.mark.parametrize(
    ("line", "card", "effect", "reason", "rule"),
    [
        ("B12 Y5 R0 d26 d36", "X", "ahead", "nearest", "GR-45"),
        ("B12 Y14 R0 d26 d36", "X", "back", "nearest", "GR-45"),
        ("B50 Y52 R0 d26 d36", "M", "enters", "nearest", "GR-45"),
        ("B0 Y9 R4 d26 d36", "U", "stays", "idle", "GR-62"),
        ("B20 Y19 R21 d26@18 d36@30", "A", "stays", "stuck", "GR-54"),
        ("B5 Y0", "A", "stays", "no-gravity", "GR-59"),
        ("B17 Y23 R15 d26 d36", "J", "beam", "beam", "GR-63"),
    ],
)
def test_a_forecast_says_the_effect_and_why(line: str, card: str, effect: str, reason: str, rule: str) -> None:
    told = forecast(line, card)
    assert (told.effect, told.reason, told.rule) == (effect, reason, rule)


@pytest.mark.rule("GR-63", "GR-67")
def test_the_forecast_of_a_beam_moves_every_other_ship() -> None:
    told = forecast("B17 Y23 R15 d26 d36", "J")
    assert {move.ship: move.target for move in told.moves} == {"R": 18, "Y": 21, "d26": 24, "d36": 34}
    assert told.winner is None


@pytest.mark.rule("GR-73")
def test_a_beam_that_pulls_a_rival_through_names_the_winner() -> None:
    assert forecast("B53 Y52 R40 d26 d36", "J").winner == "Y"


@given(st.sampled_from(SEATS), st.integers(0, 10_000), st.sets(st.sampled_from(("gate_activated", "chaos"))))
@settings(max_examples=25, deadline=None)
def test_what_was_foreseen_of_the_next_card_happens(seats: int, seed: int, wanted: set[str]) -> None:
    names = wanted if seats > 1 else wanted - {"gate_activated"}
    chance, choice = Seeded.of(f"{seed} cards"), Seeded.of(f"{seed} answers")
    state = GAME.start(variants(*names), seats, chance)
    while state.pending:
        decision = state.pending[0]
        listed = GAME.legal(state, decision)
        action = listed[choice.roll(len(listed))]
        expected = foretold(state, decision, action)
        events: list[Event] = []
        GAME.apply(state, decision.id, action, chance, events.append)
        if expected is not None:
            assert moves_of(first_card(events), seats) == expected


def foretold(state: GravwellState, decision: Any, action: Any) -> tuple[Move, ...] | None:
    """The moves of the card that this answer lets resolve first, if the answer settles which one that is."""
    if isinstance(decision, UseStop) and action == Stop(use=False):
        return foresee(state, int(decision.actor), decision.card).moves
    if isinstance(decision, LayCard) and isinstance(action, Play) and action.card == 0:
        return foresee(state, int(decision.actor), action.card).moves  # nothing resolves before A
    return None


def first_card(events: list[Event]) -> list[Event]:
    """The events up to the end of the first card."""
    ends = next(place for place, event in enumerate(events) if type(event).__name__ == "Discarded")
    return events[:ends]


# -- the whole board -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_every_card_has_one_place_and_the_unseen_ones_add_up(seats: int) -> None:
    for told, view in scenes(seats, "places"):
        hidden = sum(hand.hidden for hand in view.hands)  # the Ghost's cards are still in the bag
        assert sum(card.where == "unseen" for card in told.deck) == told.spare + hidden
        assert [card.letter for card in told.deck] == [chr(65 + number) for number in range(26)]


@pytest.mark.parametrize("seats", SEATS)
def test_a_deal_that_fits_the_view_gives_the_same_scene(seats: int) -> None:
    for number, (told, view) in enumerate(scenes(seats, "fit")):
        if number % 7 == 0:
            other = GAME.sample(view, Seeded.of(f"other {number}"))
            assert scene(GAME.observe(other, view.viewer)) == told


def test_who_may_see_all_is_shown_every_hand() -> None:
    table = Table(HANDS[3]).draft()
    told = scene(table.state)
    assert told.own is None
    assert [ship.known for ship in told.ships if ship.kind == "pilot"] == [tuple(hand) for hand in HANDS[3]]
    assert {card.where for card in told.deck} == {"hand", "unseen"}
    assert told.spare == 8


def test_the_draft_shows_the_piles_and_what_each_open_card_would_do() -> None:
    told = scene(Table(HANDS[2]).view(0))
    assert told.stage == "draft"
    assert [pile.open for pile in told.piles] == ["A", "G", "B", "H", "C", "I"]
    assert all(pile.lower is None for pile in told.piles)
    assert [card.card for card in told.forecasts] == ["A", "B", "C", "G", "H", "I"]
    assert told.order == ("B", "Y")
    assert [ship.asked for ship in told.ships] == [True, False, False]


@pytest.mark.rule("GR-99")
def test_no_secrets_shows_the_cards_below() -> None:
    told = scene(Table(HANDS[2], variants("no_secrets")).view(1))
    assert [(pile.open, pile.lower) for pile in told.piles[:2]] == [("A", "D"), ("G", "K")]
    assert {card.letter for card in told.deck if card.where == "lower"} == set("DEFKLM")


@pytest.mark.rule("GR-27")
def test_of_a_rivals_hand_only_what_was_open_in_the_draft_is_known() -> None:
    own, rival, _ = scene(Table(HANDS[2]).draft().view(0)).ships
    assert own.known == tuple("ABCDEF")
    assert (rival.known, rival.cards) == (tuple("GHI"), 6)


@pytest.mark.rule("GR-39")
def test_a_laid_card_is_shown_to_its_player_alone() -> None:
    table = Table(HANDS[2]).draft().lay("B")
    mine, theirs, outside = (scene(table.view(viewer)) for viewer in (0, 1, None))
    assert (mine.stage, mine.laid, theirs.laid, outside.laid) == ("choose", "B", None, None)
    assert [ship.laid for ship in theirs.ships] == [True, False, False]
    assert "laid" not in {card.where for card in theirs.deck}


@pytest.mark.rule("GR-41", "GR-84")
def test_revealed_cards_wait_in_the_order_of_letters_each_with_its_forecast() -> None:
    table = Table(HANDS[3]).draft()
    for letter in "GNB":
        table.lay(letter)
    told = scene(table.view(2))
    assert told.stage == "resolve"
    assert [(entry.card, entry.ship) for entry in told.waiting] == [("B", "B"), ("G", "Y"), ("N", "R")]
    assert told.waiting[0].now is not None
    assert told.waiting[0].now.moves == (Move("B", 0, 2, 2),)


@pytest.mark.rule("GR-105")
def test_who_has_left_through_the_gate_has_no_pull_and_no_forecast() -> None:
    table = Table(HANDS[3], variants("gate_activated")).draft().place("B54 Y3 R0 d26 d36")
    told = scene(table.view(0))
    assert told.ships[0].pull is None
    assert told.forecasts == ()


@pytest.mark.rule("GR-78")
def test_derelicts_are_not_drawn_by_anything() -> None:
    derelicts = [ship for ship in scene(Table(HANDS[4]).view(None)).ships if ship.kind == "derelict"]
    assert [(ship.code, ship.space, ship.pull, ship.stop) for ship in derelicts] == [
        ("d26", 26, None, None),
        ("d36", 36, None, None),
    ]


@pytest.mark.rule("GR-98")
def test_in_solo_the_ghost_is_a_ship_with_an_open_card_and_nobody_has_a_stop() -> None:
    told = next(told for told, view in scenes(1, "ghost") if view.phase == 1 and view.ghost_open is not None)
    ghost = told.ships[1]
    assert (ghost.kind, ghost.seat, len(ghost.known), ghost.cards) == ("ghost", None, 1, 6)
    assert {ship.stop for ship in told.ships} == {None}


@pytest.mark.parametrize("seats", SEATS)
def test_a_scene_can_be_sent(seats: int) -> None:
    for told, _ in scenes(seats, "json"):
        assert msgspec.json.decode(msgspec.json.encode(told), type=Scene) == told


@pytest.mark.parametrize("seats", SEATS)
def test_a_finished_match_shows_who_won(seats: int) -> None:
    state = play_random(seats, GravwellOptions(), "end")
    told = scene(GAME.observe(state, None))
    assert told.stage == "over"
    assert {ship.seat for ship in told.ships if ship.winner} == set(state.winners)
    assert all(ship.pull is None for ship in told.ships if ship.space == GATE)
