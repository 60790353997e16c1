"""Flights with the ship after each step, from which the film of the browser's client is tested.

The client follows the events of a flight; `web/src/games/spacealert/flights.json` holds what it must come to. Write
that file anew after a change of the rules, of events or of the scene: python -m tests.games.spacealert.flights
"""

import json
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from pelagos.games.spacealert.actions import Lay, Strike
from pelagos.games.spacealert.game import GAME
from pelagos.games.spacealert.options import SpaceAlertOptions
from pelagos.games.spacealert.planning.state import MissionState
from pelagos.games.spacealert.scene import scene
from pelagos.kernel.chance import Seeded
from pelagos.kernel.event import Event
from pelagos.kernel.ids import CLOCK
from pelagos.kernel.observe import observe

PATH: Final = Path(__file__).parents[3] / "web" / "src" / "games" / "spacealert" / "flights.json"
FRONTIER: Final = SpaceAlertOptions(
    script="double_1", deck="double-96", specializations="level-3", new_threats=True, common="red", serious="red"
)
"""In the flight below threats phase and call others, and a double action is held up."""
MISSIONS: Final = (
    (2, "g", SpaceAlertOptions()),
    (4, "i", SpaceAlertOptions(script="mission6")),
    (4, "m", SpaceAlertOptions(script="mission2")),
    (3, "i", FRONTIER),
    (3, "t", SpaceAlertOptions(script="simulation1", tripping=True)),
)
TAKE_OFFS: Final = ("PlansRevealed", "ResolutionBegun")
EVERY: Final = 4
"""Of so many ships one is kept, and the last: the file stays small."""


def flights() -> list[dict[str, Any]]:
    """Return the flights."""
    return [fly(seats, seed, options) for seats, seed, options in MISSIONS]


def ship_with_plans(moment: MissionState, end: MissionState) -> Any:
    """Return the ship of a moment, with all cards turned up that are at the end."""
    moment.program = end.program
    return msgspec.to_builtins(scene(GAME.observe(moment, None)).ship)


def fly(seats: int, seed: str, options: SpaceAlertOptions) -> dict[str, Any]:
    """Fly a mission with plans as they come, and return the start, what happened, and the ship after steps of it."""
    chance, random, events = Seeded.of(seed), Random(seed), list[Event]()
    state = GAME.start(options, seats, chance, events.append)
    while state.stage == "choosing":
        (choice,) = state.pending
        GAME.apply(state, choice.id, random.choice(GAME.legal(state, choice)), chance, events.append)
    moments: list[tuple[int, MissionState]] = []
    while state.pending:
        if state.stage == "planning":
            lay_cards(state, seats, random, chance, events)
        asked = next((decision for decision in state.pending if decision.actor == CLOCK), state.pending[0])
        action = Strike() if asked.actor == CLOCK else random.choice(GAME.legal(state, asked))
        GAME.apply(state, asked.id, action, chance, events.append)
        if state.flight is not None and asked.actor == CLOCK:
            moments.append((len(events), GAME.clone(state)))
    ships = [(at, ship_with_plans(moment, state)) for at, moment in moments]
    seen = scene(GAME.observe(state, None))
    told = [msgspec.to_builtins(observe(event, None)) for event in events]
    begin = next(number for number, event in enumerate(told, 1) if event["type"] in TAKE_OFFS)
    return {
        "start": msgspec.to_builtins(seen.start),
        "known": [
            [threat.number, {"facts": msgspec.to_builtins(threat.facts), "letter": threat.letter}]
            for threat in seen.ship.threats
        ],
        "flight": told[begin:],
        "ships": [[at - begin, ship] for at, ship in (*ships[:-1:EVERY], ships[-1])],
    }


def lay_cards(state: MissionState, seats: int, random: Random, chance: Seeded, events: list[Event]) -> None:
    """Let every seat lay up to two cards anywhere."""
    for seat in range(seats):
        asked = next(decision for decision in state.pending if decision.actor == seat)
        for _ in range(2):
            lays = [action for action in GAME.legal(state, asked) if isinstance(action, Lay)]
            if lays:
                GAME.apply(state, asked.id, random.choice(lays), chance, events.append)


def text() -> str:
    """Return the file as it should be."""
    return json.dumps(flights(), ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    PATH.write_text(text(), encoding="utf-8")
