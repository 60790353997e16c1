"""Unconscious players, their squads, and parasites that lose their host (SA-056, SA-057, SA-167, SA-168)."""

from collections.abc import Iterable

from pelagos.games.spacealert.board import UR, Station
from pelagos.games.spacealert.cards import THREATS
from pelagos.games.spacealert.events.crew import KnockedOut, KnockoutPrevented, SquadDisabled
from pelagos.games.spacealert.events.threats import ThreatSurvived
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.games.spacealert.state import Player, Run, State, Threat, about

SA_056, SA_071, SA_097, SA_134, SA_167 = (cite(f"SA-{n}") for n in ("056", "071", "097", "134", "167"))


@rule("SA-056", "SA-168")
def knock_out(run: Run, player: Player) -> None:
    """Knock a player out: nothing more for the rest of the mission, the squad disabled; from space back to UR."""
    if not player.conscious or player.number in run.state.now.shielded:
        return
    disable_squad(run, player)
    if is_guarded(run.state, player):
        if run.emit:
            run.emit(KnockoutPrevented(rule=SA_167, player=player.number))
        return
    player.conscious = False
    if player.distance:
        player.distance = 0
        player.station = UR
    if run.emit:
        run.emit(KnockedOut(rule=SA_056, player=player.number))
    release_parasites(run, player)


def knock_out_all(run: Run, players: Iterable[Player]) -> None:
    """Knock several players out."""
    for player in list(players):
        knock_out(run, player)


def disable_squad(run: Run, player: Player) -> None:
    """Disable the squad a player leads."""
    if player.squad == "active":
        player.squad = "disabled"
        if run.emit:
            run.emit(SquadDisabled(rule=SA_071, player=player.number))


@rule("SA-167")
def is_guarded(state: State, player: Player) -> bool:
    """Tell whether a Medic who protects stands in the player's station now."""
    return any(not player.distance and state.players[medic].station == player.station for medic in state.now.guards)


@rule("SA-134")
def release_parasites(run: Run, player: Player) -> None:
    """A parasite whose host falls unconscious leaves its track; the crew has survived it."""
    for threat in run.state.threats:
        if threat.host == player.number and threat.status == "active":
            survive(run, threat)


@rule("SA-097")
def survive(run: Run, threat: Threat) -> None:
    """Let a threat leave its track: it counts as survived."""
    threat.status = "survived"
    threat.phased = False
    if run.emit:
        points = THREATS[threat.card].points.survive or 0
        run.emit(ThreatSurvived(rule=SA_097, **about(threat), points=points))


@rule("SA-057")
def players_in(state: State, station: Station) -> int:
    """Count the figures in a station, unconscious ones included."""
    return sum(player.station == station and not player.distance for player in state.players)


def crew_aboard(state: State) -> list[Player]:
    """Return the players who are not in space."""
    return [player for player in state.players if not player.distance]
