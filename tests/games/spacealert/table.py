"""Sets up missions for tests in a short notation.

Programs: symbols between spaces, ``.`` a blank slot, ``A+B`` a double action. Threats: ``E1-07@5:red``, internal ones
without a zone, ``SE3-104@1:red>I1-01`` with the card they can call. Tracks: red, white, blue, internal.
"""

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from pelagos.games.spacealert.board import STATIONS, ZONES
from pelagos.games.spacealert.mission import Announced, Call, Mission
from pelagos.games.spacealert.reading import check_mission
from pelagos.games.spacealert.report import Report, report_on
from pelagos.games.spacealert.resolver import begin, finish
from pelagos.games.spacealert.rules.hull import ShipLostError
from pelagos.games.spacealert.rules.timeline import steps_of
from pelagos.games.spacealert.state import Run, State, Threat
from pelagos.kernel.event import Event

E = TypeVar("E", bound=Event)
Options = dict[str, Any]
"""What several missions of a test share."""
STEPS_OF_A_TURN = 5
AWAKE = "C . . C . . . C"
"""A program that only keeps the computer from failing."""


def mission(*programs: str, threats: str = "", tracks: str = "T5 T4 T6 T4", **options: Any) -> Mission:
    red, white, blue, internal = tracks.split()
    made = Mission(
        tracks={"red": red, "white": white, "blue": blue, "internal": internal},
        programs=tuple(program(text) for text in programs or (".",)),
        threats=tuple(announced(text) for text in threats.split()),
        **options,
    )
    check_mission(made)
    return made


def program(text: str) -> tuple[str | tuple[str, ...] | None, ...]:
    return tuple(slot(word) for word in text.split())


def slot(word: str) -> str | tuple[str, ...] | None:
    if word == ".":
        return None
    return tuple(word.split("+")) if "+" in word else word


def announced(text: str) -> Announced:
    main, *called = text.split(">")
    card, _, rest = main.partition("@")
    turn, _, zone = rest.partition(":")
    return Announced(card=card, T=int(turn), zone=zone or None, calls=call(called))


def call(names: list[str]) -> Call | None:
    return Call(names[0], call(names[1:])) if names else None


class Played(msgspec.Struct):
    """What a mission came to, as far as it was resolved."""

    state: State
    report: Report
    events: list[Event]

    def all(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]

    def threat(self, card: str) -> Threat:
        return next(threat for threat in self.state.threats if threat.card == card)

    def station(self, player: int = 0) -> str:
        figure = self.state.players[player]
        return f"space{figure.distance}" if figure.distance else STATIONS[figure.station]

    def written(self, player: int = 0) -> str:
        slots = self.state.players[player].slots
        return " ".join("." if card is None else "+".join(card) for card in slots)

    @property
    def damage(self) -> tuple[int, ...]:
        return tuple(self.report.damage[zone] for zone in ZONES)

    @property
    def shields(self) -> tuple[int, ...]:
        return tuple(self.state.shields)

    @property
    def reactors(self) -> tuple[int, ...]:
        return tuple(self.state.reactors)


def play(
    *programs: str,
    turns: int | None = None,
    steps: int = 0,
    before: Callable[[State], object] = lambda _state: None,
    asleep: bool = False,
    **options: Any,
) -> Played:
    """Resolve a mission: to its end, or so many full turns and so many steps of the next.

    `before` changes the start; the computer needs no care unless it is `asleep`.
    """
    made = mission(*programs, **options)
    state, chance = begin(made)
    state.maintained = [not asleep] * 3
    before(state)
    heard: list[Event] = []
    if turns is None and not steps:
        report = finish(state, chance, heard.append)
        return Played(state, report, heard)
    left = STEPS_OF_A_TURN * (turns or 0) + steps
    run = Run(state, heard.append, chance)
    try:
        for _, step in steps_of(run):
            if not left:
                break
            step(run)
            left -= 1
    except ShipLostError:
        pass
    return Played(state, report_on(state), heard)


def breaking(zone: int, *tiles: str) -> Callable[[State], None]:
    """Return a change of the start: a zone has drawn these tiles already."""

    def damage(state: State) -> None:
        state.broken[zone].extend(tiles)
        state.piles[zone] = [tile for tile in state.piles[zone] if tile not in tiles]

    return damage


def facing(**values: object) -> Callable[[State], None]:
    """Return a change of the start: the first threat has other values."""

    def change(state: State) -> None:
        for name, value in values.items():
            setattr(state.threats[0], name, value)

    return change


def both(*changes: Callable[[State], None]) -> Callable[[State], None]:
    """Return several changes of the start as one."""

    def change(state: State) -> None:
        for one in changes:
            one(state)

    return change


def energy(
    *, shields: tuple[int, int, int] = (1, 1, 1), reactors: tuple[int, int, int] = (2, 3, 2)
) -> Callable[[State], None]:
    """Return a change of the start: other energy."""

    def fill(state: State) -> None:
        state.shields, state.reactors = list(shields), list(reactors)

    return fill
