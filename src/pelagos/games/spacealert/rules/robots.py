"""Battlebots against intruders (SA-070, SA-071)."""

from pelagos.games.spacealert.cards import THREATS
from pelagos.games.spacealert.events.crew import NothingDone
from pelagos.games.spacealert.events.weapons import InternalHit
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.games.spacealert.rules.deaths import destroy
from pelagos.games.spacealert.rules.knockouts import disable_squad, knock_out
from pelagos.games.spacealert.rules.repairs import hit_inside
from pelagos.games.spacealert.state import Player, Run, State, Threat, about

SA_070, SA_071 = cite("SA-070"), cite("SA-071")


@rule("SA-070")
def fight(run: Run, player: Player, *, heroic: bool) -> None:
    """Fight the intruder here with the lowest number; without an active squad nothing happens."""
    threat = intruder_at(run.state, player)
    if player.squad != "active" or threat is None:
        if run.emit:
            reason = "no-squad" if player.squad != "active" else "no-intruder"
            run.emit(NothingDone(rule=SA_070, player=player.number, symbol="bots", reason=reason))
        return
    strike(run, player, threat)
    if answers(threat) and not heroic and player.number not in run.state.now.shielded:
        disable_squad(run, player)
    if threat.status == "destroyed" and THREATS[threat.card].traits.destroyer_knocked_out:
        knock_out(run, player)


def intruder_at(state: State, player: Player) -> Threat | None:
    """Return the intruder the player would fight; nobody can fight the parasite on himself."""
    for threat in state.threats:
        if (
            threat.status == "active"
            and not threat.phased
            and THREATS[threat.card].repair == "bots"
            and player.station in places_of(state, threat)
            and threat.host != player.number
        ):
            return threat
    return None


@rule("SA-134")
def places_of(state: State, threat: Threat) -> list[int]:
    """Return the stations where an intruder can be fought; a parasite is where its host is."""
    if threat.host is None:
        return threat.stations
    host = state.players[threat.host]
    return [] if host.distance else [host.station]


def strike(run: Run, player: Player, threat: Threat) -> None:
    """Do one damage to an intruder."""
    traits = THREATS[threat.card].traits
    if traits.slime_tokens:
        strike_slime(run, player, threat)
        return
    hit_inside(run, player, threat, player.station, 1)
    if traits.bots_hit_clears_station:
        threat.stations = [station for station in threat.stations if station != player.station]


def strike_slime(run: Run, player: Player, threat: Threat) -> None:
    """Hit the slime token here; the threat is destroyed only when all tokens are gone."""
    left = threat.tokens[player.station] - 1
    if run.emit:
        run.emit(InternalHit(rule=SA_070, player=player.number, amount=1, left=left, **about(threat)))
    threat.tokens[player.station] = left
    if left:
        return
    threat.stations.remove(player.station)
    if not threat.stations:
        destroy(run, threat)


@rule("SA-071")
def answers(threat: Threat) -> bool:
    """Tell whether an intruder returns fire, even the blow that kills it."""
    return threat.returns_fire
