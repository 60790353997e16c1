"""What holds for any mission whatsoever."""

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from pelagos.games.spacealert.board import TRACKS, ZONES
from pelagos.games.spacealert.cards import THREATS
from pelagos.games.spacealert.mission import SPECIALIZATIONS, Announced, Mission
from pelagos.games.spacealert.programs import BUTTONS, HEROIC_BUTTONS, HEROIC_MOVES, MOVES, Slot
from pelagos.games.spacealert.resolver import begin, finish, resolve
from pelagos.games.spacealert.rules.hull import ShipLostError
from pelagos.games.spacealert.rules.timeline import steps_of
from pelagos.games.spacealert.state import Run, State, clone

CARDS = sorted(card.id for card in THREATS.values() if card.set != "token")
PLAIN = sorted(BUTTONS | MOVES)
DOUBLES = [(first, second) for first in PLAIN for second in PLAIN]


@st.composite
def announced(draw: st.DrawFn) -> Announced:
    card = THREATS[draw(st.sampled_from(CARDS))]
    zone = draw(st.sampled_from(ZONES)) if card.position == "external" else None
    return Announced(card=card.id, T=draw(st.integers(1, 12)), zone=zone)


@st.composite
def missions(draw: st.DrawFn) -> Mission:
    names = draw(st.lists(st.sampled_from([None, *SPECIALIZATIONS]), min_size=1, max_size=5))
    programs = []
    for name in names:
        symbols: list[Slot] = [None, *PLAIN, *DOUBLES, *sorted(HEROIC_BUTTONS | HEROIC_MOVES)]
        if name is not None:
            symbols += ["basic", "advanced"] * 4
        if name == "medic":
            symbols += [("red", "basic"), ("lift", "advanced")]
        if name == "special_ops":
            symbols += [("advanced", "lift"), ("advanced", "A", "C")]
        programs.append(tuple(draw(st.lists(st.sampled_from(symbols), max_size=12))))
    tracks = draw(st.permutations(sorted(TRACKS)))
    return Mission(
        tracks=dict(zip((*ZONES, "internal"), tracks[:4], strict=True)),
        programs=tuple(programs),
        specializations=tuple(names),
        threats=tuple(draw(st.lists(announced(), max_size=8))),
        double_actions=True,
        variable_range_interceptors=draw(st.booleans()),
        seed=draw(st.sampled_from("0123")),
    )


def check(state: State) -> None:
    """Check what must hold after every step."""
    assert all(value >= 0 for value in (*state.reactors, *state.shields, state.fuel, state.rockets))
    assert all(reactor <= most for reactor, most in zip(state.reactors, (6, 8, 6), strict=True))
    assert all(shield <= most for shield, most in zip(state.shields, (4, 5, 4), strict=True))
    assert [len(pile) + len(broken) for pile, broken in zip(state.piles, state.broken, strict=True)] == [6, 6, 6]
    squads = [*(player.squad for player in state.players), *state.stored]
    assert sum(squad is not None for squad in squads) == 2
    assert sum(player.distance > 0 for player in state.players) <= 1
    assert all(len(player.slots) == state.turns for player in state.players)
    for threat in state.threats:
        assert threat.damage >= 0
        assert threat.status != "active" or threat.damage < threat.hp or not threat.hp or threat.tokens


@settings(max_examples=150, deadline=None)
@given(missions())
def test_any_mission_can_be_resolved_and_nothing_gets_out_of_bounds(mission: Mission) -> None:
    state, chance = begin(mission)
    run = Run(state, None, chance)
    try:
        for _, step in steps_of(run):
            step(run)
            check(state)
    except ShipLostError:
        assert state.lost


@settings(max_examples=60, deadline=None)
@given(missions())
def test_the_same_mission_ends_the_same_with_and_without_a_sink(mission: Mission) -> None:
    assert resolve(mission) == resolve(mission, lambda _event: None)


@settings(max_examples=60, deadline=None)
@given(missions(), st.integers(0, 50))
def test_a_clone_does_not_change_when_the_original_does(mission: Mission, steps: int) -> None:
    state, chance = begin(mission)
    run = Run(state, None, chance)
    try:
        for count, (_, step) in enumerate(steps_of(run)):
            if count == steps:
                break
            step(run)
    except ShipLostError:
        return
    copy = clone(state)
    before = msgspec.json.encode(copy)
    assert before == msgspec.json.encode(state)
    assert msgspec.json.decode(before, type=State) == copy
    finish(state, chance)
    assert msgspec.json.encode(copy) == before
