"""The exact order of a mission (SA-040 to SA-047, SA-133, SA-169)."""

from collections.abc import Callable, Iterator
from typing import Final

from pelagos.games.spacealert.cards import THREATS
from pelagos.games.spacealert.events.mission import FinalStepBegan, TurnBegan
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.games.spacealert.rules import effects
from pelagos.games.spacealert.rules.crew import act
from pelagos.games.spacealert.rules.delays import delay
from pelagos.games.spacealert.rules.hull import ShipLostError
from pelagos.games.spacealert.rules.interceptors import land, return_ultrafast
from pelagos.games.spacealert.rules.knockouts import crew_aboard, knock_out_all, survive
from pelagos.games.spacealert.rules.repairs import settle_joint_repairs
from pelagos.games.spacealert.rules.scoring import announce_score
from pelagos.games.spacealert.rules.shooting import compute_damage
from pelagos.games.spacealert.rules.systems import check_computer, score_window
from pelagos.games.spacealert.rules.tracks import let_appear, move_threats, perform_effect
from pelagos.games.spacealert.rules.vocabulary import EFFECTS
from pelagos.games.spacealert.state import Run, Turn

__all__ = ["EFFECTS", "effects", "fly_mission", "steps_of"]

SA_040, SA_046 = cite("SA-040"), cite("SA-046")


Step = Callable[[Run], None]


@rule("SA-047")
def fly_mission(run: Run) -> None:
    """Resolve what is left of a mission; a lost ship ends it at once."""
    try:
        for steps in stages_of(run):
            for _, step in steps:
                step(run)
    except ShipLostError:
        return


def steps_of(run: Run) -> Iterator[tuple[str, Step]]:
    """Give the steps of what is left of a mission, each to be performed before the next one is asked for."""
    for steps in stages_of(run):
        yield from steps


@rule("SA-046", "SA-169")
def stages_of(run: Run) -> Iterator[tuple[tuple[str, Step], ...]]:
    """Give the steps of each turn that is left and of the final step, to be performed before the next are asked for."""
    state = run.state
    while state.turn < state.turns and not state.jumping:
        yield TURN_STEPS
    yield FINAL_STEPS


@rule("SA-045")
def begin_turn(run: Run) -> None:
    """Count the turn and forget what lasts for one turn only."""
    state = run.state
    state.turn += 1
    state.now = Turn(incoming=state.flying)
    state.flying = []
    for threat in state.threats:
        threat.hurt = threat.emerged = False
        if threat.repairs:
            threat.repairs = []
        threat.absorbed = 0


def open_turn(run: Run) -> None:
    """Begin a turn and let its threats appear."""
    begin_turn(run)
    if run.emit:
        run.emit(TurnBegan(rule=SA_040, turn=run.state.turn))
    let_appear(run)


def act_together(run: Run) -> None:
    """Let the crew act, then settle what several did together."""
    act(run)
    settle_joint_repairs(run)


@rule("SA-045")
def close_turn(run: Run) -> None:
    """Check the computer and score the window."""
    for player in check_computer(run):
        delay(run, player, "computer")
    score_window(run)


def open_final_step(run: Run) -> None:
    """Begin the final step: nothing new appears, the interceptors come back."""
    begin_turn(run)
    if run.emit:
        run.emit(FinalStepBegan(rule=SA_046))
    recall_interceptors(run)


@rule("SA-046", "SA-158")
def recall_interceptors(run: Run) -> None:
    """Bring back who is still outside; from distance 2 or 3 that is an ultrafast return."""
    for player in run.state.players:
        if player.distance == 1:
            land(run, player)
        elif player.distance:
            return_ultrafast(run, player)


@rule("SA-133")
def jump(run: Run) -> None:
    """Do what happens at the jump itself, then score the mission."""
    for threat in list(run.state.threats):
        traits = THREATS[threat.card].traits
        if traits.performs_z_at_jump and threat.status == "active":
            for effect in THREATS[threat.card].Z:
                perform_effect(run, threat, effect)
            survive(run, threat)
        if traits.knocks_out_all_at_jump_unless_destroyed and threat.status in ("active", "survived"):
            knock_out_all(run, crew_aboard(run.state))
    announce_score(run)


TURN_STEPS: Final[tuple[tuple[str, Step], ...]] = (
    ("appear", open_turn),
    ("crew", act_together),
    ("damage", compute_damage),
    ("threats", move_threats),
    ("computer", close_turn),
)
"""The steps of a turn, in their order."""

FINAL_STEPS: Final[tuple[tuple[str, Step], ...]] = (
    ("return", open_final_step),
    ("damage", compute_damage),
    ("threats", move_threats),
    ("jump", jump),
)
"""The steps of the final step: no crew, no interceptors, no new threats."""
