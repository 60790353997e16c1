"""Golden playthroughs: whole races that must not change unless the rules version does.

Each file holds the record of a match played by chance, a line of dashes, and everything that was told of it. After a
change that is meant, write them anew: ``PELAGOS_REWRITE_GOLDEN=1 pytest tests/games/northwest/test_golden.py``.
"""

import os
from pathlib import Path

import pytest

from pelagos.games.northwest.game import GAME
from pelagos.games.northwest.state import NorthwestState
from pelagos.games.northwest.telling import describe
from pelagos.games.northwest.types import NorthwestOptions
from pelagos.kernel.chance import Seeded
from pelagos.kernel.event import Event
from pelagos.kernel.match import Match
from pelagos.kernel.record_text import read_record, write_record
from pelagos.kernel.replay import SeedCheck, replay, verify

FOLDER = Path(__file__).with_name("golden")
DASHES = "---\n"
SHORT = 8
MATCHES: dict[str, tuple[int, NorthwestOptions]] = {
    "2": (2, NorthwestOptions(rounds=SHORT)),
    "2-open_sea_strict": (2, NorthwestOptions(rounds=SHORT, open_sea_strict=True)),
    "3": (3, NorthwestOptions(rounds=SHORT)),
    "3-walk_past_ships": (3, NorthwestOptions(rounds=SHORT, walk_past_ships=True)),
    "4": (4, NorthwestOptions(rounds=SHORT, first_player="seat-0")),
    "4-teams": (4, NorthwestOptions(rounds=SHORT, teams=True)),
}
"""By name of the file: seats and options."""


def play(name: str) -> Match[NorthwestState]:
    """Play at random, but with a liking for what happens seldom."""
    seats, options = MATCHES[name]
    match = Match.start(GAME, options, seats=seats, chance=Seeded.of(f"golden {name}"))
    choice = Seeded.of(f"golden answers {name}")
    while match.pending:
        decision = match.pending[choice.roll(len(match.pending))]
        listed = match.legal(decision)
        rare = [action for action in listed if type(action).__name__ in {"Raid", "OpenSea", "Play", "Drop"}]
        pool = rare if rare and choice.roll(3) == 0 else listed
        match.apply(decision.id, pool[choice.roll(len(pool))])
    return match


def told(events: list[Event]) -> list[str]:
    """One line for each event: class, fields by name, rule."""
    lines = []
    for event in events:
        fields = describe(event)
        shown = [f"{key}={_plain(value)}" for key, value in fields.items() if key not in {"type", "rule"}]
        lines.append(" ".join([fields["type"], *shown, fields["rule"]]))
    return lines


def _plain(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def playthrough(name: str) -> str:
    match = play(name)
    events = [event for batch in match.history for event in batch]
    return write_record(GAME, match.record) + DASHES + "\n".join(told(events)) + "\n"


@pytest.mark.parametrize("name", MATCHES)
def test_the_match_goes_as_it_always_did(name: str) -> None:
    file = FOLDER / f"{name}.txt"
    if os.environ.get("PELAGOS_REWRITE_GOLDEN"):
        FOLDER.mkdir(exist_ok=True)
        file.write_text(playthrough(name), encoding="utf-8")
    assert playthrough(name).splitlines() == file.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", MATCHES)
def test_the_golden_record_reads_verifies_and_tells_the_same(name: str) -> None:
    text, _, log = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").partition(DASHES)
    record = read_record(GAME, text)
    assert write_record(GAME, record) == text
    checked = verify(GAME, record)
    assert (checked.over, checked.seed) == (True, SeedCheck.CHOSEN)
    events: list[Event] = []
    replay(GAME, record, events.append)
    assert told(events) == log.splitlines()


def test_every_seat_count_and_option_has_a_golden_match() -> None:
    assert {seats for seats, _ in MATCHES.values()} == set(GAME.seats)
    usual = NorthwestOptions()
    for option in NorthwestOptions.__struct_fields__:
        assert any(getattr(options, option) != getattr(usual, option) for _, options in MATCHES.values())
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(MATCHES)
