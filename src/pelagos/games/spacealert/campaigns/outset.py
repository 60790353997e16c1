"""Which tables fly a campaign (SA-101)."""

from typing import Final

from pelagos.games.spacealert.campaigns.campaign import Campaign
from pelagos.games.spacealert.campaigns.voyage import set_out
from pelagos.games.spacealert.options import SpaceAlertOptions
from pelagos.games.spacealert.planning.scripts import is_scored
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.kernel.errors import IllegalAction

SA_101 = cite("SA-101")

SINGLE: Final = 1


@rule("SA-101")
def campaign_of(options: SpaceAlertOptions) -> Campaign | None:
    """Return the campaign a match begins; None for a single mission."""
    return None if options.missions == SINGLE else set_out(options.missions)


@rule("SA-101", "SA-106")
def check_campaign(options: SpaceAlertOptions) -> None:
    """Refuse a campaign of no, one or too many missions, and one of test runs, which have no score."""
    if campaign_of(options) is not None and not is_scored(options):
        raise IllegalAction(SA_101, "campaign-test-run")
