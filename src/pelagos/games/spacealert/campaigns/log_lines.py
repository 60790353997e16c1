"""The log of a campaign as plain text: what was flown, and what is broken."""

from collections.abc import Iterator
from typing import Any

from pelagos.games.spacealert.board import ZONES
from pelagos.kernel.wording import Line, say


def campaign_lines(view: Any) -> Iterator[Line]:
    """Yield which mission of the campaign this is, those before it, and the damage carried over; nothing of one."""
    campaign = view.campaign
    if campaign is None:
        return
    over = campaign.stage != "flying"
    yield (say("campaign-head", number=len(campaign.flown) + (not over), planned=campaign.planned),)
    for number, flown in enumerate(campaign.flown, 1):
        points = say("campaign-lost") if flown.score is None else flown.score
        yield (say("campaign-row", number=number, script=say(f"option-script.{flown.script}"), score=points),)
    for zone in ZONES:
        tiles = campaign.damage.get(zone, ())
        if tiles:
            yield (say("campaign-damage", zone=say(f"zone-{zone}"), tiles=len(tiles)), *named(tiles))


def named(tiles: tuple[str, ...]) -> Iterator[Any]:
    """Yield the names of damage tiles, one after the other."""
    for place, tile in enumerate(tiles):
        yield ", " if place else " ("
        yield say(f"tile-{tile}")
    yield ")"
