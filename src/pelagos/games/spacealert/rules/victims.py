"""Whom a threat knocks out or delays: the meaning of `who` (SA-054)."""

from collections.abc import Callable
from typing import Final

from pelagos.games.spacealert.board import BRIDGE, zone_of
from pelagos.games.spacealert.rulebook import rule
from pelagos.games.spacealert.rules.knockouts import crew_aboard, players_in
from pelagos.games.spacealert.rules.vocabulary import own_zones
from pelagos.games.spacealert.state import Player, State, Threat


@rule("SA-054")
def victims_of(state: State, threat: Threat, who: str) -> list[Player]:
    """Return the players concerned: those aboard, but poison also works in space."""
    if who == "poisoned":
        return [state.players[number] for number in threat.marked]
    concerns = VICTIMS[who]
    return [player for player in crew_aboard(state) if concerns(state, threat, player)]


def _leads(_state: State, _threat: Threat, player: Player) -> bool:
    return player.squad == "active" and player.conscious


VICTIMS: Final[dict[str, Callable[[State, Threat, Player], bool]]] = {
    "station": lambda _state, threat, player: player.station in threat.stations,
    "zone": lambda _state, threat, player: zone_of(player.station) in own_zones(threat),
    "all_on_ship": lambda _state, _threat, _player: True,
    "on_ship_not_UW": lambda _state, _threat, player: player.station != BRIDGE,
    "leaders_of_active_bots": _leads,
    "everyone_else_on_ship": lambda state, threat, player: not _leads(state, threat, player),
    "station_without_active_bots": lambda _state, threat, player: (
        player.station in threat.stations and player.squad != "active"
    ),
    "alone_in_station": lambda state, _threat, player: players_in(state, player.station) == 1,
    "grouped_in_station": lambda state, _threat, player: players_in(state, player.station) > 1,
}
"""Which players aboard each word means."""
