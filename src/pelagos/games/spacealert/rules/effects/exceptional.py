"""Functions made for a single card: no other threat uses their op."""

from typing import Literal

from pelagos.games.spacealert.board import INTERNAL, STATIONS, TRACKS, WHITE, is_upper, zone_of
from pelagos.games.spacealert.cards import SABOTAGED, THREATS, CardEffect
from pelagos.games.spacealert.events.ship import ButtonSabotaged
from pelagos.games.spacealert.events.threats import VortexOpened
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.games.spacealert.rules.deaths import cancel_call
from pelagos.games.spacealert.rules.effects.ship import lose_energy
from pelagos.games.spacealert.rules.hull import damage_zone
from pelagos.games.spacealert.rules.knockouts import crew_aboard, knock_out_all
from pelagos.games.spacealert.rules.lasting import end_all
from pelagos.games.spacealert.rules.tracks import perform_effect, put_on_track
from pelagos.games.spacealert.rules.vocabulary import effect
from pelagos.games.spacealert.state import Player, Run, Threat, about
from pelagos.games.spacealert.threats import new_threat

SA_134 = cite("SA-134")


@effect("poison_watch_start")
@rule("SA-134")
def poison_watch_start(run: Run, threat: Threat, row: CardEffect) -> None:
    """Do nothing: the drones watch from the threat's appearance on, as the rulebook's appendix has it."""


@effect("sabotage_station")
@rule("SA-134")
def sabotage_station(run: Run, threat: Threat, _row: CardEffect) -> None:
    """Put a malfunction on each of the three buttons of the threat's station."""
    for button in SABOTAGED:
        token = new_threat(next_number(run), f"sabotage-{button}", run.state.turn, None)
        token.status = "active"
        token.stations = list(threat.stations)
        run.state.threats.append(token)
        if run.emit:
            station = STATIONS[threat.stations[0]]
            run.emit(ButtonSabotaged(rule=SA_134, button=button, station=station))


def next_number(run: Run) -> int:
    """Return a number no threat of this mission has."""
    state = run.state
    return 1 + max(threat.number for threat in (*state.threats, *state.held, *state.called))


@effect("resolve_random_common_internal_at_once")
@rule("SA-134")
def open_vortex(run: Run, threat: Threat, _row: CardEffect) -> None:
    """Draw a common internal threat, perform its actions in the order of the internal track, and discard it."""
    drawn = drawn_by_vortex(run, threat)
    if drawn is None:
        return
    if run.emit:
        run.emit(VortexOpened(rule=SA_134, drawn=drawn.card, **about(threat)))
    run.state.threats.append(drawn)
    put_on_track(run, drawn)
    for _, mark in TRACKS[run.state.tracks[INTERNAL]].marks:
        for row in THREATS[drawn.card].effects_of(mark):
            if drawn.status == "active":
                perform_effect(run, drawn, row)
    drawn.status = "discarded"
    end_all(run, drawn)
    cancel_call(run, drawn)


def drawn_by_vortex(run: Run, threat: Threat) -> Threat | None:
    """Return the threat the vortex draws: the one laid beside it, else one that is left in the deck."""
    state = run.state
    for held in state.held:
        if held.caller == threat.number:
            state.held.remove(held)
            held.turn = state.turn
            return held
    if not state.spare_internals:
        return None
    card = state.spare_internals[run.chance.roll(len(state.spare_internals))]
    return new_threat(next_number(run), card, state.turn, None)


def host_of(run: Run, threat: Threat) -> Player | None:
    """Return the player a parasite sits on."""
    return None if threat.host is None else run.state.players[threat.host]


@effect("parasite_drain")
@rule("SA-134")
def parasite_drain(run: Run, threat: Threat, row: CardEffect) -> None:
    """Drain energy where the host is: a shield on the upper deck, a reactor on the lower."""
    host = host_of(run, threat)
    if host is not None and not host.distance:
        system: Literal["shield", "reactor"] = "shield" if is_upper(host.station) else "reactor"
        lose_energy(run, system, zone_of(host.station), row.amount if isinstance(row.amount, int) else 0)


@effect("parasite_knockout")
@rule("SA-134")
def parasite_knockout(run: Run, threat: Threat, _row: CardEffect) -> None:
    """Knock out everybody else in the host's station."""
    host = host_of(run, threat)
    if host is not None and not host.distance:
        others = [player for player in crew_aboard(run.state) if player is not host]
        knock_out_all(run, [player for player in others if player.station == host.station])


@effect("parasite_damage")
@rule("SA-134")
def parasite_damage(run: Run, threat: Threat, row: CardEffect) -> None:
    """Damage the host's zone, or the white one if the host is in space."""
    host = host_of(run, threat)
    if host is not None:
        zone = WHITE if host.distance else zone_of(host.station)
        damage_zone(run, zone, row.amount if isinstance(row.amount, int) else 0)
