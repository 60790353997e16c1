"""What holds in every position of every match."""

from hypothesis import given, settings
from hypothesis import strategies as st

from pelagos.games.northwest.events import TreasureDrawn
from pelagos.games.northwest.game import GAME
from pelagos.games.northwest.geometry import ROW, ROWS, START_SEA
from pelagos.games.northwest.kinds import COPIES, KINDS
from pelagos.games.northwest.position import read_position, write_position
from pelagos.games.northwest.state import UNLAID, NorthwestState
from pelagos.games.northwest.types import NorthwestOptions, TakeTurn
from pelagos.kernel.chance import Seeded
from pelagos.kernel.event import Event

MATCHES = st.tuples(st.integers(2, 4), st.integers(0, 10**6), st.booleans(), st.booleans(), st.booleans())


def require_sound(state: NorthwestState) -> None:
    """Everything that must hold between any two inputs."""
    at_sea = [ship for ship in state.ships if ship != START_SEA]
    assert len(set(at_sea)) == len(at_sea), "two ships on a hex"
    assert state.turn.ap >= 0
    assert state.top >= min(ROWS, 4 + max(ROW[ship] for ship in state.ships)), "too few rows ahead"
    assert len(state.laid) + len(state.strips) + len(state.sides) == {2: 24, 3: 48, 4: 72}[state.seats]
    require_pieces(state)
    require_routes(state)


def require_pieces(state: NorthwestState) -> None:
    for seat in range(state.seats):
        for kind, copies in enumerate(COPIES):
            place = seat * len(KINDS) + kind
            laid = sum(piece.owner == seat and piece.kind == kind for piece in state.pieces)
            assert laid + state.supply[place] + state.boxed[place] == copies
            assert state.supply[place] >= 0


def require_routes(state: NorthwestState) -> None:
    routes = [0] * len(state.routes)
    for piece in state.pieces:
        for cell in piece.cells:
            assert state.ground[cell] != UNLAID
            routes[cell] |= 1 << piece.owner
    assert routes == state.routes
    for seat, ship in enumerate(state.ships):
        followed = state.follows[seat]
        owner = seat if followed is None else followed
        assert ship == START_SEA or state.routes[ship] & 1 << owner, "a ship off its route"
    assert all(state.routes[cell] for cell in state.icebergs)
    assert all(state.ground[cell] in "WI" for cell in state.singles)


def play(seats: int, seed: int, options: NorthwestOptions) -> list[tuple[NorthwestState, list[Event]]]:
    """Play a short match at random; return some of its positions, each with the events that led there."""
    chance, choice = Seeded.of(f"match {seed}"), Seeded.of(f"choice {seed}")
    state = GAME.start(options, seats, chance)
    seen = []
    while state.pending:
        events: list[Event] = []
        before = len(state.treasure) + len(state.discards)
        decision = state.pending[choice.roll(len(state.pending))]
        listed = GAME.legal(state, decision)
        played = listed[choice.roll(len(listed))]
        GAME.apply(state, decision.id, played, chance, events.append)
        drawn = sum(isinstance(event, TreasureDrawn) for event in events)
        returned = type(played).__name__ in {"Play", "Discard"}
        assert len(state.treasure) + len(state.discards) >= before - drawn + returned
        require_sound(state)
        seen.append((GAME.clone(state), events))
    return seen


@given(MATCHES)
@settings(max_examples=25)
def test_every_position_is_sound(drawn: tuple[int, int, bool, bool, bool]) -> None:
    seats, seed, lenient, strict, teams = drawn
    options = NorthwestOptions(
        rounds=5, walk_past_ships=lenient, open_sea_strict=strict, teams=teams and seats == 4
    )  # fmt: skip
    for state, _ in play(seats, seed, options)[::9]:
        if any(isinstance(asked, TakeTurn) for asked in state.pending):
            text = write_position(state)
            again = read_position(text)
            assert write_position(again) == text
            assert again.routes == state.routes
            decision, other = state.pending[0], again.pending[0]
            assert GAME.legal(again, other) == GAME.legal(state, decision)
