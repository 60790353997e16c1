"""What the crew bots answer between the missions of a campaign."""

from typing import Any, Final

from pelagos.games.spacealert.actions import GoHome, GoOn, RepairNothing, RepairSquad, RepairTile

FRAIL: Final = 5
"""With so many damage tiles in a zone a ship goes home: two more hits and it is lost."""
FIRST: Final = ("structural", "shield", "reactor", "gravolift", "lower_weapon", "upper_weapon")
"""Which tile is repaired before which: the first one doubles all damage."""


def choose_between(view: Any, actions: tuple[Any, ...]) -> Any:
    """Return what a bot answers: it goes home with a frail ship, repairs what is worst, and else takes the first."""
    if any(isinstance(action, GoHome) for action in actions):
        return GoHome() if is_frail(view.campaign) else GoOn()
    tiles = [action for action in actions if isinstance(action, RepairTile)]
    if tiles:
        return min(tiles, key=lambda action: urgency(view.campaign, action))
    if any(isinstance(action, RepairNothing) for action in actions):
        return RepairSquad() if RepairSquad() in actions else RepairNothing()
    return actions[0]


def is_frail(campaign: Any) -> bool:
    """Tell whether a zone of the ship is nearly lost."""
    return any(len(tiles) >= FRAIL for tiles in campaign.damage.values())


def urgency(campaign: Any, repair: RepairTile) -> tuple[bool, int, int]:
    """Return the order in which tiles are repaired: doubled damage first, then the zone that is hurt most."""
    return repair.tile != FIRST[0], -len(campaign.damage[repair.zone]), FIRST.index(repair.tile)
