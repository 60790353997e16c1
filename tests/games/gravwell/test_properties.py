"""What holds in every match, whatever is played."""

from collections import Counter
from typing import Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pelagos.games.gravwell.decisions import UseStop
from pelagos.games.gravwell.events import (
    BeamFired,
    CardsRevealed,
    Discarded,
    Moved,
    PhaseBegan,
    RandomCard,
    RoundEnded,
    StopUsed,
)
from pelagos.games.gravwell.game import GAME
from pelagos.games.gravwell.options import GravwellOptions
from pelagos.games.gravwell.position import Position
from pelagos.games.gravwell.position_state import position_of, state_of
from pelagos.games.gravwell.position_text import read_position, write_position
from pelagos.games.gravwell.resolver import RESOLVER, describe, run
from pelagos.games.gravwell.rules.movement import direction_of, measure_pull
from pelagos.games.gravwell.state import GravwellState
from pelagos.kernel.chance import Seeded
from pelagos.kernel.event import Event
from tests.games.gravwell.support import DECK, play_random, step_random

SEATS = st.integers(1, 4)
SEEDS = st.integers(0, 2**32).map(str)
FLAGS = st.booleans()


@st.composite
def tables(draw: st.DrawFn) -> tuple[int, GravwellOptions]:
    """Seats, and variants that go with them."""
    seats = draw(SEATS)
    chaos, pull = draw(FLAGS), draw(FLAGS)
    age: Literal["seats", "drawn"] = "drawn" if draw(FLAGS) else "seats"
    if seats == 1:
        return seats, GravwellOptions(chaos=chaos, pull_from_singularity=pull, age=age)
    return seats, GravwellOptions(
        chaos=chaos,
        pull_from_singularity=pull,
        age=age,
        no_secrets=draw(FLAGS),
        hardcore=draw(FLAGS),
        gate_activated=draw(FLAGS),
    )


def cards_in_play(state: GravwellState) -> list[int]:
    """Every card that is somewhere: the Ghost's hidden ones are still in the bag."""
    cards: list[int] = [*state.piles, *state.lower, *state.discards, *state.bag.cards]
    cards += [card for card, _ in state.queue]
    cards += [card for hand in state.hands for card in hand.cards]
    return cards if state.ghost_open is None else [*cards, state.ghost_open]


def check_state(state: GravwellState) -> None:
    on_track = [space for space in state.positions if 0 < space < 54]
    assert len(on_track) == len(set(on_track))
    assert all(0 <= space <= 54 for space in state.positions)
    assert sorted(cards_in_play(state)) == list(range(26))
    assert 1 <= state.round <= (4 if state.is_solo else 6)
    assert 0 <= state.phase <= 6


@pytest.mark.rule("GR-08", "GR-09", "GR-18", "GR-34", "GR-90")
@given(tables(), SEEDS)
def test_ships_stay_apart_on_the_track_and_no_card_is_ever_lost(table: tuple[int, GravwellOptions], seed: str) -> None:
    seats, options = table
    check_state(play_random(seats, options, seed, check_state))


@pytest.mark.rule("GR-04", "GR-91", "GR-97")
@given(tables(), SEEDS)
def test_every_match_ends_and_pays_out_one_at_most(table: tuple[int, GravwellOptions], seed: str) -> None:
    seats, options = table
    state = play_random(seats, options, seed)
    total = sum(GAME.returns(state))
    assert state.over
    assert total == pytest.approx(1) or (seats == 1 and total == 0)


def events_of(table: tuple[int, GravwellOptions], seed: str) -> list[Event]:
    seats, options = table
    events: list[Event] = []
    chance, choice = Seeded.of(seed), Seeded.of(f"{seed} answers")
    state = GAME.start(options, seats, chance, events.append)
    while state.pending:
        step_random(state, chance, choice, events.append)
    return events


@pytest.mark.rule("GR-41")
@given(tables(), SEEDS)
def test_the_cards_of_a_phase_are_discarded_in_letter_order(table: tuple[int, GravwellOptions], seed: str) -> None:
    phase: list[int] = []
    for event in events_of(table, seed):
        if isinstance(event, PhaseBegan):
            phase = []
        if isinstance(event, Discarded):
            phase.append(event.card)
            assert phase == sorted(phase)


@pytest.mark.rule("GR-78")
@given(tables(), SEEDS)
def test_derelicts_move_only_by_beams(table: tuple[int, GravwellOptions], seed: str) -> None:
    pilots = max(2, table[0])
    beam = False
    for event in events_of(table, seed):
        if isinstance(event, BeamFired):
            beam = True
        if isinstance(event, Discarded):
            beam = False
        if isinstance(event, Moved) and event.ship >= pilots:
            assert beam
            assert event.rule == "GR-63"


@pytest.mark.rule("GR-83", "GR-98", "GR-100")
@given(tables(), SEEDS)
def test_a_stop_is_used_once_in_a_round_or_in_a_hardcore_match(table: tuple[int, GravwellOptions], seed: str) -> None:
    seats, options = table
    used: Counter[int] = Counter()
    for event in events_of(table, seed):
        if isinstance(event, RoundEnded) and not options.hardcore:
            used.clear()
        if isinstance(event, StopUsed):
            used[event.ship] += 1
            assert seats > 1
            assert used[event.ship] == 1


# -- being stuck -------------------------------------------------------------------------------------------------


@st.composite
def spaces_of(draw: st.DrawFn, least: int, most: int) -> list[int]:
    """Different spaces of the track, for so many ships."""
    return draw(st.lists(st.integers(1, 53), min_size=least, max_size=most, unique=True))


@pytest.mark.rule("GR-54")
@given(spaces_of(2, 6), st.integers(0, 3))
def test_a_ship_is_stuck_only_with_an_even_number_of_others_on_the_track(spaces: list[int], home: int) -> None:
    if direction_of(measure_pull([*spaces, *[0] * home], 0)) == 0:
        assert (len(spaces) - 1) % 2 == 0


@pytest.mark.rule("GR-54")
@given(spaces_of(3, 3))
def test_with_two_players_every_surround_is_a_stuck(spaces: list[int]) -> None:
    pull = measure_pull(spaces, 0)
    if pull.gap_ahead == pull.gap_behind:
        assert direction_of(pull) == 0


@pytest.mark.rule("GR-54")
@given(spaces_of(6, 6))
def test_with_four_players_all_outside_nobody_is_stuck(spaces: list[int]) -> None:
    assert direction_of(measure_pull(spaces, 0)) != 0


# -- the resolver and the game -----------------------------------------------------------------------------------


@pytest.mark.rule("GR-41", "GR-42", "GR-76")
@given(tables(), SEEDS)
def test_resolver_and_game_agree_on_every_phase(table: tuple[int, GravwellOptions], seed: str) -> None:
    seats, options = table
    events: list[Event] = []
    chance, choice = Seeded.of(seed), Seeded.of(f"{seed} answers")
    state = GAME.start(options, seats, chance, events.append)
    for _ in range(70):
        before = position_of(state)
        begun = len(events)
        if not state.pending:
            break
        asked = state.pending[0]
        step_random(state, chance, choice, events.append)
        if isinstance(asked, UseStop):
            check_first_card(before, events[begun:], state)


def check_first_card(before: Position, events: list[Event], state: GravwellState) -> None:
    """Resolve the card that was due by itself and compare where it led."""
    mover = min(before.plays, key=before.plays.__getitem__)
    stopped = any(isinstance(event, StopUsed) for event in events)
    alone = Position(
        spaces=before.spaces,
        plays={mover: before.plays[mover]},
        stops=(mover,) if stopped else (),
        options=before.options,
        age=before.age,
        round=before.round,
    )
    again, codes = state_of(read_position(write_position(alone)))
    told: list[Event] = []
    run(again, frozenset(codes.index(code) for code in alone.stops), told.append)
    until = next(place for place, event in enumerate(events) if isinstance(event, Discarded))
    assert [describe(event, codes) for event in told[: until + 1]] == [
        describe(event, codes_of(before)) for event in events[: until + 1]
    ]


def codes_of(position: Position) -> tuple[str, ...]:
    return state_of(position)[1]


@pytest.mark.rule("GR-41", "GR-42", "GR-85", "GR-96")
@given(tables(), SEEDS)
def test_resolver_and_game_agree_on_whole_phases(table: tuple[int, GravwellOptions], seed: str) -> None:
    seats, options = table
    chance, choice = Seeded.of(seed), Seeded.of(f"{seed} answers")
    state = GAME.start(options, seats, chance)
    begun: Position | None = None
    events: list[Event] = []
    while state.pending and state.round < 3:
        before, made = position_of(state), len(events)
        step_random(state, chance, choice, events.append)
        new = events[made:]
        if any(isinstance(event, CardsRevealed | RandomCard) for event in new):
            begun, events = before, new
        if begun is not None and not state.queue:
            check_phase(begun, events, state)
            begun = None


def check_phase(begun: Position, events: list[Event], state: GravwellState) -> None:
    """Resolve the cards that were revealed in one go and compare where the ships end."""
    codes = state_of(begun)[1]
    plays = {codes[ship]: DECK[card] for ship, card in plays_in(events)}
    stops = tuple(codes[event.ship] for event in events if isinstance(event, StopUsed))
    phase = msgspec.structs.replace(begun, plays=plays, stops=stops)
    again, _ = state_of(read_position(write_position(phase)))
    run(again, frozenset(codes.index(code) for code in stops), None)
    assert again.positions == state.positions


def plays_in(events: list[Event]) -> list[tuple[int, int]]:
    plays: list[tuple[int, int]] = []
    for event in events:
        if isinstance(event, CardsRevealed):
            plays.extend(zip(event.ships, event.cards, strict=True))
        elif isinstance(event, RandomCard):
            plays.append((event.ship, event.card))
    return plays


@given(st.permutations(list(DECK)), spaces_of(4, 4))
def test_a_whole_phase_resolves_as_its_cards_one_by_one(deck: list[str], spaces: list[int]) -> None:
    ships = dict(zip(("B", "Y", "d26", "d36"), spaces, strict=True))
    plays = {"B": deck[0], "Y": deck[1]}
    position = Position(spaces=ships, plays=plays, age=("B", "Y"))
    whole = RESOLVER.resolve_text(write_position(position))
    for mover in sorted(plays, key=plays.__getitem__):
        step = RESOLVER.resolve_text(
            write_position(Position(spaces=ships, plays={mover: plays[mover]}, age=("B", "Y")))
        )
        ships = step["pos"]
        if step["winner"]:
            break
    assert whole["pos"] == ships


def test_cards_revealed_name_each_ship_once() -> None:
    for event in events_of((4, GravwellOptions()), "revealed"):
        if isinstance(event, CardsRevealed):
            assert sorted(event.ships) == list(range(len(event.ships)))
