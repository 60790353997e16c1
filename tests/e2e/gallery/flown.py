"""Missions flown beforehand by bots, to be studied at a moment in which there is something to see."""

from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import FilePayload, Page, expect

from pelagos.bots.driver import finish, seat_bots
from pelagos.bots.registry import load_bot
from pelagos.games.spacealert.campaigns.campaign import Campaign
from pelagos.games.spacealert.cards import THREATS
from pelagos.games.spacealert.game import GAME
from pelagos.games.spacealert.options import SpaceAlertOptions
from pelagos.games.spacealert.threats import letters_of_called
from pelagos.kernel.chance import Seeded
from pelagos.kernel.match import Match
from pelagos.kernel.record_writing import write_record
from tests.e2e.gallery.people import NAMES, call, name

LONGEST_STUDY = 120_000
"""Milliseconds until a long match is there to be studied."""
MOST_TRIES = 60
"""So many seeds are tried for what is wanted to come up."""
FRONTIER = SpaceAlertOptions(
    script="double_1", deck="double-96", common="red", serious="red", new_threats=True, specializations="level-3"
)
VOYAGE = SpaceAlertOptions(script="simulation1", missions=3)
Wanted = Callable[[Any], bool]


def spans_phases_and_calls(state: Any) -> bool:
    """Tell whether a threat on all tracks, a phased one and a called one fly at the same time."""
    if state.flight is None:
        return False
    flying = [threat for threat in state.flight.threats if threat.status == "active" and threat.square]
    letters = letters_of_called(state.flight.threats)
    return (
        any(THREATS[threat.card].traits.spans_all_tracks for threat in flying)
        and any(threat.phased for threat in flying)
        and any(threat.number in letters for threat in flying)
    )


def decides_with_damage(state: Any) -> bool:
    """Tell whether a crew decides between two missions what to do with a damaged ship."""
    campaign: Campaign | None = state.campaign
    return campaign is not None and campaign.stage == "deciding" and any(campaign.damage.values())


def flown(options: SpaceAlertOptions, level: str, wanted: Wanted) -> tuple[bytes, int, int]:
    """Return the record of a mission of two in which something wanted comes up, after how many answers, and of all."""
    for seed in seeds():
        match = Match.start(GAME, options, seats=2, chance=Seeded.of(seed))
        moments: list[int] = []
        watch = noting(match, wanted, moments)
        finish(match, seat_bots(GAME, [load_bot(GAME, level)] * 2, seed), watch)
        if moments:
            return write_record(GAME, match.record).encode(), moments[0], len(match.record.inputs)
    raise AssertionError(wanted.__name__)


def seeds() -> Iterator[str]:
    """Yield the seeds to be tried."""
    return (f"gallery {number}" for number in range(MOST_TRIES))


def noting(match: Match[Any], wanted: Wanted, moments: list[int]) -> Callable[[], None]:
    """Return what notes, after each answer, whether something wanted is there."""

    def look() -> None:
        if wanted(match.state):
            moments.append(len(match.history) - 1)

    return look


def study_of(options: SpaceAlertOptions, level: str, wanted: Wanted) -> Callable[[Page], None]:
    """Return what studies a mission at the first moment in which something wanted is there."""

    def study(page: Page) -> None:
        record, moment, last = flown(options, level, wanted)
        call(page, "GET", "/me")
        name(page, NAMES[0])
        page.goto("/#/replays")
        payload = FilePayload(name="flown.pelagos", mimeType="text/plain", buffer=record)
        page.locator("input[type=file]").set_input_files(payload)
        step = page.get_by_label("Step", exact=True)
        expect(step).to_have_attribute("max", str(last), timeout=LONGEST_STUDY)
        step.fill(str(moment))
        expect(page.locator(".blueprint").first).to_be_visible()

    return study


def between_missions(page: Page) -> None:
    """Play on from where a crew decides whether to fly its second mission."""
    study_of(VOYAGE, "easy", decides_with_damage)(page)
    page.get_by_role("button", name="Play on against bots").click()
    expect(page.locator(".prompt")).to_be_visible()
