"""What a mission is worth (SA-098, SA-100, SA-131)."""

from pelagos.games.spacealert.board import ALL_ZONES
from pelagos.games.spacealert.cards import THREATS
from pelagos.games.spacealert.events.mission import MissionWon
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.games.spacealert.state import Run, State, Status

SA_100 = cite("SA-100")


def cards_with(state: State, status: Status) -> list[str]:
    """Return the ids of the threats with a status, sorted; tokens are no threats."""
    return sorted(
        threat.card for threat in state.threats if threat.status == status and THREATS[threat.card].set != "token"
    )


@rule("SA-098", "SA-131")
def threat_points(state: State) -> int:
    """Add the points of destroyed and survived threats; those still on a track score nothing."""
    destroyed = sum(THREATS[card].points.destroy for card in cards_with(state, "destroyed"))
    return destroyed + sum(THREATS[card].points.survive or 0 for card in cards_with(state, "survived"))


@rule("SA-100")
def penalties(state: State) -> int:
    """Add all damage, that of the worst zone once more, 2 for each unconscious player, 1 for each disabled squad."""
    damage = [len(state.broken[zone]) for zone in ALL_ZONES]
    unconscious = sum(not player.conscious for player in state.players)
    return sum(damage) + max(damage) + 2 * unconscious + disabled_squads(state)


@rule("SA-100")
def disabled_squads(state: State) -> int:
    """Count the disabled squads: led, stored, or left behind since the mission before."""
    led = sum(player.squad == "disabled" for player in state.players)
    return state.absent + led + sum(squad == "disabled" for squad in state.stored)


@rule("SA-100")
def score(state: State) -> int | None:
    """Return the mission score; a lost mission has none."""
    if state.lost:
        return None
    return threat_points(state) + sum(state.window) + state.bonus - penalties(state)


@rule("SA-100")
def announce_score(run: Run) -> None:
    """Say what a mission that is over has scored."""
    points = score(run.state)
    if run.emit and points is not None:
        run.emit(
            MissionWon(
                rule=SA_100,
                threat_points=threat_points(run.state),
                window=sum(run.state.window),
                bonus=run.state.bonus,
                penalties=penalties(run.state),
                score=points,
            )
        )
