"""Sets a mission up: the ship, the crew, the threats and the damage tiles (SA-001, SA-003, SA-092, SA-130, SA-147)."""

from pelagos.games.spacealert.board import (
    START_FUEL,
    START_REACTORS,
    START_ROCKETS,
    START_SHIELDS,
    STATIONS,
    UW,
    ZONES,
)
from pelagos.games.spacealert.cards import THREATS, deck_of
from pelagos.games.spacealert.mission import (
    PLACES,
    SQUAD_STATIONS,
    TILES,
    Call,
    Mission,
    kind_called_by,
    read_program,
    specialization_of,
)
from pelagos.games.spacealert.rulebook import rule
from pelagos.games.spacealert.state import Player, State, Threat
from pelagos.games.spacealert.threats import new_threat
from pelagos.kernel.chance import Chance, Scripted


def start(mission: Mission, chance: Chance) -> State:
    """Return the state before the first turn, with the damage tiles in their piles."""
    state = prepare(mission, *deal_threats(mission, chance))
    state.piles = [lay_pile(mission.tiles.get(zone, ()), mission.carried.get(zone, ()), chance) for zone in ZONES]
    return state


@rule("SA-092")
def start_undrawn(mission: Mission) -> State:
    """Return the state before the first turn; each damage tile is drawn when it is needed, so nobody can know it.

    Raises:
        BrokenInvariant: a card that a threat can call is not given.
    """
    state = prepare(mission, *deal_threats(mission, Scripted(())))
    state.piles = [sorted(set(TILES).difference(broken)) for broken in state.broken]
    state.stacked = False
    return state


@rule("SA-001", "SA-003")
def prepare(mission: Mission, threats: list[Threat], held: list[Threat]) -> State:
    """Return a state with everybody on the bridge and everything at its start value; the tiles are still to come."""
    variable = mission.variable_range_interceptors
    tokens = mission.teleporter
    return State(
        turns=mission.turns,
        variable_range=mission.double_actions if variable is None else variable,
        tracks=tuple(mission.tracks[place] for place in PLACES),
        players=[new_player(mission, number) for number in range(len(mission.programs))],
        threats=threats,
        held=held,
        spare_internals=cards_left(mission, threats, held),
        departure=tokens.departure if tokens else None,
        destination=tokens.destination if tokens else None,
        reactors=start_energy(mission, START_REACTORS, "reactor"),
        shields=start_energy(mission, START_SHIELDS, "shield"),
        piles=[],
        broken=[list(mission.carried.get(zone, ())) for zone in ZONES],
        weakened=[number for number, zone in enumerate(ZONES) if "structural" in mission.carried.get(zone, ())],
        fuel=START_FUEL,
        rockets=START_ROCKETS,
        stored=["active" if station in mission.squads else None for station in STATIONS],
        absent=len(SQUAD_STATIONS) - len(mission.squads),
        closed=tuple(STATIONS.index(station) for station in mission.closed),
        trips=list(mission.trips),
    )


def new_player(mission: Mission, number: int) -> Player:
    """Return a player on the bridge with the program of the mission."""
    slots = read_program(mission, number)
    return Player(number=number, slots=slots, station=UW, specialization=specialization_of(mission, number))


@rule("SA-003", "SA-102")
def start_energy(mission: Mission, full: tuple[int, ...], system: str) -> list[int]:
    """Return the energy of each zone at the start: one less where the tile of the system was carried over."""
    return [amount - (system in mission.carried.get(zone, ())) for zone, amount in zip(ZONES, full, strict=True)]


@rule("SA-092", "SA-102")
def lay_pile(given: tuple[str, ...], carried: tuple[str, ...], chance: Chance) -> list[str]:
    """Return the pile of damage tiles of a zone, the first to be drawn last, without those carried over."""
    rest = [tile for tile in TILES if tile not in (*given, *carried)]
    return [*given, *chance.shuffle(rest)][::-1]


@rule("SA-044", "SA-147")
def deal_threats(mission: Mission, chance: Chance) -> tuple[list[Threat], list[Threat]]:
    """Return the threats in the order in which they act, and those that can be called.

    The order is that of their turns; external before internal where these are equal.
    """
    threats: list[Threat] = []
    held: list[Threat] = []
    for row in mission.threats:
        zone = ZONES.index(row.zone) if row.zone is not None else None
        threats.append(new_threat(len(threats), row.card, row.T, zone))
    taken = {row.card for row in mission.threats}
    for threat, row in zip(threats, mission.threats, strict=True):
        hold_called(threat, row.calls, held, taken, chance, first=len(threats))
    threats.sort(key=lambda threat: (threat.turn, threat.zone is None, threat.number))
    return threats, held


@rule("SA-130")
def hold_called(
    caller: Threat, call: Call | str | None, held: list[Threat], taken: set[str], chance: Chance, *, first: int
) -> None:
    """Lay beside a caller the card it can call, drawn if it is not given, and so on beside that one."""
    wanted = kind_called_by(caller.card)
    if wanted is None or (call is None and not THREATS[caller.card].traits.calls):
        return
    name, nested = (call, None) if isinstance(call, str) else (call.card, call.calls) if call else (None, None)
    if name is None:
        deck = [card for card in deck_of(*wanted) if card not in taken]
        name = deck[chance.roll(len(deck))]
    taken.add(name)
    threat = new_threat(first + len(held), name, 0, None, caller.number)
    held.append(threat)
    hold_called(threat, nested, held, taken, chance, first=first)


@rule("SA-134")
def cards_left(mission: Mission, threats: list[Threat], held: list[Threat]) -> tuple[str, ...]:
    """Return the common internal cards left in their deck, if something may draw one."""
    if not any(kind_called_by(threat.card) for threat in (*threats, *held)):
        return ()
    taken = {threat.card for threat in (*threats, *held)}
    deck = deck_of("internal", "common") if mission.spare_internals is None else mission.spare_internals
    return tuple(card for card in deck if card not in taken)
