"""Sets a mission up: the ship, the crew, the threats and the damage tiles (SA-001, SA-003, SA-092, SA-130, SA-147)."""

from pelagos.games.spacealert.board import (
    LR,
    START_FUEL,
    START_REACTORS,
    START_ROCKETS,
    START_SHIELDS,
    UB,
    UW,
    ZONES,
)
from pelagos.games.spacealert.cards import THREATS, deck_of
from pelagos.games.spacealert.mission import (
    PLACES,
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
from pelagos.kernel.chance import Chance


@rule("SA-001", "SA-003")
def start(mission: Mission, chance: Chance) -> State:
    """Return the state before the first turn: everybody on the bridge, everything at its start value."""
    variable = mission.variable_range_interceptors
    threats, held = deal_threats(mission, chance)
    tokens = mission.teleporter
    return State(
        turns=mission.turns,
        variable_range=mission.double_actions if variable is None else variable,
        tracks=tuple(mission.tracks[place] for place in PLACES),
        players=[new_player(mission, number) for number in range(len(mission.programs))],
        threats=threats,
        held=held,
        spare_internals=cards_left(threats, held),
        departure=tokens.departure if tokens else None,
        destination=tokens.destination if tokens else None,
        reactors=list(START_REACTORS),
        shields=list(START_SHIELDS),
        piles=[lay_pile(mission.tiles.get(zone, ()), chance) for zone in ZONES],
        broken=[[], [], []],
        fuel=START_FUEL,
        rockets=START_ROCKETS,
        stored={UB: "active", LR: "active"},
    )


def new_player(mission: Mission, number: int) -> Player:
    """Return a player on the bridge with the program of the mission."""
    slots = read_program(mission, number)
    return Player(number=number, slots=slots, station=UW, specialization=specialization_of(mission, number))


@rule("SA-092")
def lay_pile(given: tuple[str, ...], chance: Chance) -> list[str]:
    """Return the pile of damage tiles of a zone, the first to be drawn last."""
    rest = [tile for tile in TILES if tile not in given]
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


def cards_left(threats: list[Threat], held: list[Threat]) -> tuple[str, ...]:
    """Return the common internal cards not in this mission, if something may draw one."""
    if not any(kind_called_by(threat.card) for threat in (*threats, *held)):
        return ()
    taken = {threat.card for threat in (*threats, *held)}
    return tuple(card for card in deck_of("internal", "common") if card not in taken)
