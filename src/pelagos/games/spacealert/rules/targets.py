"""Which threat a weapon hits (SA-081, SA-082, SA-086, SA-129, SA-189)."""

from pelagos.games.spacealert.board import FARTHEST, Zone, distance_of
from pelagos.games.spacealert.cards import THREATS
from pelagos.games.spacealert.rulebook import rule
from pelagos.games.spacealert.rules.lasting import BLIND_LASERS, is_in_force
from pelagos.games.spacealert.state import Shot, State, Threat


@rule("SA-086")
def can_be_hit(threat: Threat, weapon: str) -> bool:
    """Tell whether a weapon can choose an external threat that is on a track and in phase."""
    traits = THREATS[threat.card].traits
    return (
        not threat.hidden
        and weapon not in traits.untargetable_by
        and (traits.max_target_distance == FARTHEST or distance_of(threat.square) <= traits.max_target_distance)
    )


@rule("SA-081", "SA-129", "SA-189")
def target_of_laser(state: State, externals: list[Threat], shot: Shot) -> Threat | None:
    """Return the nearest threat on a laser's track or spanning it; at one square the lowest number is nearest."""
    if state.lasting and is_blind(state, shot.zone):
        return None
    nearest: Threat | None = None
    for threat in externals:
        if (
            (nearest is None or threat.square < nearest.square)
            and (threat.zone == shot.zone or THREATS[threat.card].traits.spans_all_tracks)
            and can_be_hit(threat, shot.weapon)
        ):
            nearest = threat
    return nearest


@rule("SA-134")
def is_blind(state: State, zone: Zone | None) -> bool:
    """Tell whether the lasers of a zone see nothing: nobody looks out of the window or is in space."""
    if not is_in_force(state, BLIND_LASERS, zone):
        return False
    return not state.now.observers and not any(player.distance and player.conscious for player in state.players)


@rule("SA-082")
def target_of_rocket(externals: list[Threat], shot: Shot) -> Threat | None:
    """Return the threat a rocket flies to: one that draws all rockets, else the nearest within its reach."""
    magnets = [threat for threat in externals if THREATS[threat.card].traits.rocket_magnet]
    nearest: Threat | None = None
    for threat in magnets or externals:
        if (
            (nearest is None or threat.square < nearest.square)
            and (magnets or distance_of(threat.square) <= shot.reach)
            and can_be_hit(threat, "rocket")
        ):
            nearest = threat
    return nearest


@rule("SA-006")
def strength_of_pulse(threat: Threat, shot: Shot) -> int:
    """Return how strongly a pulse hits a threat: 0 beyond its range."""
    if not can_be_hit(threat, "pulse"):
        return 0
    distance = distance_of(threat.square)
    if distance <= shot.reach:
        return shot.strength
    return shot.faint if distance == shot.reach + 1 else 0


@rule("SA-074", "SA-157")
def targets_of_interceptors(externals: list[Threat], distance: int) -> list[Threat]:
    """Return the threats at exactly the interceptors' distance, in any zone."""
    return [
        threat for threat in externals if distance_of(threat.square) == distance and can_be_hit(threat, "interceptors")
    ]
