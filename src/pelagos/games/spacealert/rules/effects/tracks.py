"""Effects on tracks: advancing others, jumping, calling."""

from pelagos.games.spacealert.board import TRACKS, ZONES
from pelagos.games.spacealert.cards import THREATS, CardEffect
from pelagos.games.spacealert.events.threats import Jumped, JumpFailed
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.games.spacealert.rules.tracks import advance, call_threat
from pelagos.games.spacealert.rules.vocabulary import amount_of, effect, zones_of
from pelagos.games.spacealert.state import Run, Threat, about

SA_128 = cite("SA-128")


@effect("advance_others")
@rule("SA-124", "SA-191")
def advance_others(run: Run, threat: Threat, row: CardEffect) -> None:
    """Move every other threat of a kind that is not phased out, at once and in order, marks performed."""
    for other in list(run.state.threats):
        if other is threat or other.status != "active" or other.phased:
            continue
        if THREATS[other.card].position == row.position and other.square:
            advance(run, other, amount_of(run.state, threat, row, 0))


@effect("advance_zone")
@rule("SA-124", "SA-191")
def advance_zone(run: Run, threat: Threat, row: CardEffect) -> None:
    """Move every threat on the track of a zone that is not phased out."""
    zones = zones_of(threat, row.zone)
    for other in list(run.state.threats):
        if other is not threat and other.status == "active" and not other.phased and other.zone in zones:
            advance(run, other, amount_of(run.state, threat, row, 0))


@effect("jump")
@rule("SA-128")
def jump(run: Run, threat: Threat, row: CardEffect) -> None:
    """Jump to the neighbouring track, round from red to blue, at the same distance; stay if it is too short."""
    if threat.zone is None:
        return
    zone = (threat.zone + (1 if row.dir == "right" else -1)) % 3
    fits = TRACKS[run.state.tracks[zone]].length >= threat.square
    if fits:
        threat.zone = zone
    if run.emit:
        if fits:
            run.emit(Jumped(rule=SA_128, square=threat.square, zone=ZONES[zone], **about(threat)))
        else:
            run.emit(JumpFailed(rule=SA_128, zone=ZONES[zone], **about(threat)))


@effect("call")
@rule("SA-130")
def call(run: Run, threat: Threat, row: CardEffect) -> None:
    """Call the threat that was drawn with this one."""
    call_threat(run, threat, row)
