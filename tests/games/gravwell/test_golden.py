"""Golden playthroughs: whole matches that must not change unless the rules version does.

Each file holds the record of a match played by chance, a line of dashes, and what an outsider was told of it. After a
change that is meant, write them anew with ``PELAGOS_REWRITE_GOLDEN=1 pytest tests/games/gravwell/test_golden.py``.
"""

import os
from pathlib import Path

import pytest

from pelagos.games.gravwell.game import GAME
from pelagos.games.gravwell.resolver import describe
from pelagos.games.gravwell.state import GravwellState
from pelagos.games.gravwell.types import GravwellOptions
from pelagos.kernel.chance import Seeded
from pelagos.kernel.match import Match
from pelagos.kernel.record_text import read_record, write_record
from pelagos.kernel.replay import SeedCheck, verify

FOLDER = Path(__file__).with_name("golden")
DASHES = "---\n"
SHIPS = {
    1: ("B", "Y", "d36"),
    2: ("B", "Y", "d36"),
    3: ("B", "Y", "R", "d26", "d36"),
    4: ("B", "Y", "R", "G", "d26", "d36"),
}
MATCHES: dict[str, tuple[int, GravwellOptions, int]] = {
    "1": (1, GravwellOptions(), 62),
    "1-chaos": (1, GravwellOptions(chaos=True), 81),
    "2": (2, GravwellOptions(), 24),
    "2-no_secrets": (2, GravwellOptions(no_secrets=True), 5),
    "2-hardcore": (2, GravwellOptions(hardcore=True), 0),
    "2-chaos": (2, GravwellOptions(chaos=True), 0),
    "3": (3, GravwellOptions(), 56),
    "3-gate_activated": (3, GravwellOptions(gate_activated=True), 4),
    "3-beams_stay_outside": (3, GravwellOptions(pull_from_singularity=False, age="drawn"), 3),
    "4": (4, GravwellOptions(), 1),
    "4-all": (4, GravwellOptions(no_secrets=True, hardcore=True, gate_activated=True, chaos=True), 386),
}
"""By name of the file: seats, variants, and the number of a seed with which the variant shows."""


def play(name: str) -> Match[GravwellState]:
    seats, options, number = MATCHES[name]
    match = Match.start(GAME, options, seats=seats, chance=Seeded.of(f"golden {name} {number}"))
    choice = Seeded.of(f"golden answers {name} {number}")
    while match.pending:
        decision = match.pending[choice.roll(len(match.pending))]
        listed = match.legal(decision)
        match.apply(decision.id, listed[choice.roll(len(listed))])
    return match


def told_outsiders(match: Match[GravwellState]) -> list[str]:
    """One line for each event: number of the input, class, fields by name, rule."""
    lines = []
    for number, events in enumerate(match.events_for(None)):
        for event in events:
            told = describe(event, SHIPS[match.record.header.seats])
            fields = [f"{key}={_plain(value)}" for key, value in told.items() if key not in {"type", "rule"}]
            lines.append(" ".join([str(number), told["type"], *fields, told["rule"]]))
    return lines


def _plain(value: object) -> str:
    return "".join(map(str, value)) if isinstance(value, list) else str(value)


def playthrough(name: str) -> str:
    match = play(name)
    return write_record(GAME, match.record) + DASHES + "\n".join(told_outsiders(match)) + "\n"


@pytest.mark.parametrize("name", MATCHES)
def test_the_match_goes_as_it_always_did(name: str) -> None:
    file = FOLDER / f"{name}.txt"
    if os.environ.get("PELAGOS_REWRITE_GOLDEN"):
        file.write_text(playthrough(name), encoding="utf-8")
    assert playthrough(name).splitlines() == file.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", MATCHES)
def test_the_golden_record_reads_and_verifies(name: str) -> None:
    text, _, told = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").partition(DASHES)
    record = read_record(GAME, text)
    assert write_record(GAME, record) == text
    checked = verify(GAME, record)
    assert (checked.over, checked.seed) == (True, SeedCheck.CHOSEN)
    assert told.count("\n") > len(record.inputs)


def test_there_is_a_playthrough_for_every_number_of_seats_and_every_variant() -> None:
    assert {seats for seats, options, _ in MATCHES.values() if options == GravwellOptions()} == set(GAME.seats)
    usual = GravwellOptions()
    for name in GravwellOptions.__struct_fields__:
        assert any(getattr(options, name) != getattr(usual, name) for _, options, _ in MATCHES.values())
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(MATCHES)
