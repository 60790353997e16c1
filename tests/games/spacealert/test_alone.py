"""Every threat card alone, and abilities that meet, against outcomes worked out without the resolver.

Each line of `worked.jsonl` is one mission. A second program, written from the numbered rules and the card data alone
and sharing no code with this package, worked out what it comes to. Each card is met by a crew that fights nothing, on
tracks of three lengths, and by crews that do all sorts of things; at least one of them destroys it.
"""

from collections import defaultdict
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from pelagos.games.spacealert.board import ZONES
from pelagos.games.spacealert.cards import THREATS
from pelagos.games.spacealert.mission import Mission
from pelagos.games.spacealert.report import Report
from pelagos.games.spacealert.resolver import resolve
from tests.games.spacealert.table import mission

FILE: Final = Path(__file__).with_name("worked.jsonl")
TILES: Final = {
    "u": "upper_weapon",
    "l": "lower_weapon",
    "s": "shield",
    "r": "reactor",
    "g": "gravolift",
    "x": "structural",
}


class Worked(msgspec.Struct, forbid_unknown_fields=True):
    """A mission in the notation of `table`, and what it comes to."""

    about: str
    """The card it shows, or the abilities that meet."""
    threats: str
    tracks: str
    programs: list[str]
    tiles: str
    """The order of the damage tiles of each zone, each by its letter in `TILES`."""
    comes_to: list[Any]
    """What `outcome` makes of the report."""
    double_actions: bool = False
    variable_range_interceptors: bool | None = None
    specializations: tuple[str | None, ...] = ()

    def mission(self) -> Mission:
        orders = zip(ZONES, self.tiles.split(), strict=True)
        return mission(
            *self.programs,
            threats=self.threats,
            tracks=self.tracks,
            tiles={zone: tuple(TILES[letter] for letter in order) for zone, order in orders},
            double_actions=self.double_actions,
            variable_range_interceptors=self.variable_range_interceptors,
            specializations=self.specializations,
        )


def outcome(report: Report) -> list[Any]:
    """Return what is compared; the energy left in a lost ship is not."""
    survived = report.outcome == "survived"
    return [
        survived,
        [*report.damage.values()],
        [*report.shields.values()] if survived else None,
        [*report.reactors.values()] if survived else None,
        [*report.destroyed],
        [*report.survived_threats],
        [*report.still_on_track],
        report.threat_points,
        [*report.visual_by_phase],
        [*report.knocked_out_players],
        report.disabled_squads,
        report.fuel,
        report.rockets,
        report.score,
    ]


def read_worked() -> dict[str, list[Worked]]:
    """Return the missions by what they are about."""
    read: defaultdict[str, list[Worked]] = defaultdict(list)
    for line in FILE.read_bytes().splitlines():
        worked = msgspec.json.decode(line, type=Worked)
        read[worked.about].append(worked)
    return dict(read)


WORKED: Final = read_worked()
CARDS: Final = [card.id for card in THREATS.values() if card.set != "token"]


def check(about: str) -> None:
    """Resolve all missions about something and compare."""
    assert [outcome(resolve(worked.mission())) for worked in WORKED[about]] == [
        worked.comes_to for worked in WORKED[about]
    ]


@pytest.mark.rule("SA-040", "SA-044", "SA-083", "SA-094", "SA-098")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_alone(card: str) -> None:
    check(card)


@pytest.mark.rule("SA-121", "SA-122", "SA-123", "SA-124", "SA-125", "SA-127", "SA-128", "SA-129", "SA-130", "SA-134")
@pytest.mark.parametrize("about", [about for about in WORKED if about not in THREATS])
def test_abilities_that_meet(about: str) -> None:
    check(about)


@pytest.mark.parametrize("card", CARDS)
def test_every_card_is_met_by_idle_crews_and_destroyed_by_a_busy_one(card: str) -> None:
    alone = WORKED[card]
    assert sum(worked.programs[1:] == ["lift"] for worked in alone) >= 3
    assert any(card in worked.comes_to[4] for worked in alone)
