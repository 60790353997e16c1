"""Which script a match flies, which ship systems it uses, and what its clock calls (SA-105, SA-106, SA-187)."""

from functools import cache
from typing import Any, Final

from pelagos.games.spacealert.mission import ClosedStation
from pelagos.games.spacealert.missions.generator import GENERATED, generate
from pelagos.games.spacealert.missions.library import SCRIPTS
from pelagos.games.spacealert.missions.limits import LIMITS
from pelagos.games.spacealert.missions.schedule import Moment, schedule
from pelagos.games.spacealert.missions.script import Script
from pelagos.games.spacealert.options import SpaceAlertOptions
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.kernel.errors import IllegalAction

SA_187 = cite("SA-187")

DATA_CALLS: Final = frozenset({"incoming_data", "transfer_opens", "transfer_closes", "silence_begins", "silence_ends"})
"""What means nothing to who flies alone (SA-031)."""
CLOSED: Final[dict[str, tuple[ClosedStation, ...]]] = {
    "test_run": ("UR", "UB", "LR", "LW"),
    "simulation": ("UR", "UB", "LR", "LW"),
    "advanced_simulation": ("LW",),
}
"""The stations whose C is not used yet."""


def script_of(options: SpaceAlertOptions, seed: str) -> Script:
    """Return the script of a match; of a generated one what was chosen as its seed decides."""
    return SCRIPTS[options.script] if options.script != GENERATED else generated(options.difficulty, seed)


@cache
def generated(difficulty: str, seed: str) -> Script:
    """Return a generated script."""
    return generate(difficulty, seed)


@rule("SA-187")
def check_deck(options: SpaceAlertOptions) -> None:
    """Refuse the longer missions, which need the cards with double actions."""
    is_longer = (
        LIMITS[options.difficulty].double_actions
        if options.script == GENERATED
        else SCRIPTS[options.script].double_actions
    )
    if is_longer and options.deck == "base":
        raise IllegalAction(SA_187, "needs-double-actions")


@rule("SA-105")
def teaching_of(options: SpaceAlertOptions) -> str:
    """Return the step of the teaching order that a mission belongs to."""
    return options.difficulty if options.script == GENERATED else SCRIPTS[options.script].group


@rule("SA-105", "SA-106")
def closed_stations(options: SpaceAlertOptions) -> tuple[ClosedStation, ...]:
    """Return the stations whose C is not used: robots, interceptors and the window come one after the other."""
    return CLOSED.get(teaching_of(options), ())


@rule("SA-105")
def has_heroics(options: SpaceAlertOptions) -> bool:
    """Tell whether heroic cards are dealt: in the missions only, and not together with special ones."""
    return is_mission(options) and options.specializations == "none"


@rule("SA-105")
def is_mission(options: SpaceAlertOptions) -> bool:
    """Tell whether it is a mission with all there is, not one of the teaching order."""
    return teaching_of(options) not in CLOSED


@rule("SA-106")
def is_scored(options: SpaceAlertOptions) -> bool:
    """Tell whether the score counts: a test run is practice."""
    return teaching_of(options) != "test_run"


def moments_of(state: Any) -> tuple[Moment, ...]:
    """Return what the clock calls in a match, of which a state or view is given."""
    options = state.options
    seed = state.seed if options.script == GENERATED else ""
    return scheduled(options.script, options.difficulty, seed, state.crew, alone=state.seats == 1)


@cache
@rule("SA-031")
def scheduled(script: str, difficulty: str, seed: str, crew: int, *, alone: bool) -> tuple[Moment, ...]:
    """Return the moments of a script; who flies alone needs no data, and no communications."""
    track = SCRIPTS[script] if script != GENERATED else generated(difficulty, seed)
    moments = schedule(track, crew)
    return tuple(moment for moment in moments if not alone or moment.call not in DATA_CALLS)
