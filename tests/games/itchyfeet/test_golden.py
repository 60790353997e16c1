"""Golden playthroughs: whole matches that must not change unless the rules version does.

Each file holds the record of a match, a line of dashes, and what an outsider was told. The tests replay the records,
so a bot may get better without touching them. After a change of the rules that is meant, write them anew with
``PELAGOS_REWRITE_GOLDEN=1 pytest tests/games/itchyfeet/test_golden.py``.
"""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pelagos.bots.driver import finish, seat_bots
from pelagos.bots.registry import load_bot
from pelagos.games.itchyfeet.game import GAME
from pelagos.games.itchyfeet.options import ItchyFeetOptions
from pelagos.games.itchyfeet.state import ItchyFeetState
from pelagos.kernel.chance import Seeded
from pelagos.kernel.match import Match
from pelagos.kernel.record import Record
from pelagos.kernel.record_text import read_record, write_record
from pelagos.kernel.replay import SeedCheck, verify
from tests.games.itchyfeet.support import ALL

FOLDER = Path(__file__).with_name("golden")
DASHES = "---\n"
BOTS: dict[str, tuple[int, ItchyFeetOptions]] = {
    **{f"{seats}": (seats, ItchyFeetOptions()) for seats in GAME.seats},
    **{f"{seats}-all": (seats, ALL) for seats in GAME.seats},
}
"""Matches of `normal` bots, by name of the file: seats and variants."""
RANDOM: dict[str, tuple[int, ItchyFeetOptions, int]] = {
    "2-lazy": (2, ItchyFeetOptions(events=True, empty_pile="lazy"), 3),
    "3-never": (3, ItchyFeetOptions(characters=True, empty_pile="never"), 17),
    "6-immediate": (6, ItchyFeetOptions(specials=True, empty_pile="immediate"), 10),
}
"""Matches played at random, but for trips, which are always made: with the number of a seed that leads to an end."""
NAMES = (*BOTS, *RANDOM)


def play(name: str) -> Match[ItchyFeetState]:
    """Play a match anew, to write its file."""
    if name in BOTS:
        seats, options = BOTS[name]
        match = Match.start(GAME, options, seats=seats, chance=Seeded.of(f"golden {name}"))
        finish(match, seat_bots(GAME, [load_bot(GAME, "normal")] * seats, f"golden {name}"))
        return match
    seats, options, number = RANDOM[name]
    match = Match.start(GAME, options, seats=seats, chance=Seeded.of(f"golden {name} {number}"))
    play_at_random(match, Seeded.of(f"golden answers {name} {number}").roll)
    return match


def play_at_random(match: Match[ItchyFeetState], roll: Callable[[int], int]) -> None:
    while match.pending:
        decision = match.pending[roll(len(match.pending))]
        listed = match.legal(decision)
        trips = [action for action in listed if type(action).__name__ == "Travel"]
        match.apply(decision.id, trips[0] if trips else listed[roll(len(listed))])


def replayed(record: Record) -> Match[ItchyFeetState]:
    assert record.seed is not None
    return Match.resume(GAME, record, chance=Seeded(bytes.fromhex(record.seed), chosen=True))


def told_outsiders(match: Match[ItchyFeetState]) -> list[str]:
    """One line for each event: number of the input, class, and what an outsider is told."""
    return [f"{number} {told(event)}" for number, batch in enumerate(match.events_for(None)) for event in batch]


def told(event: Any) -> str:
    fields = msgspec.to_builtins(event)
    kind, number = fields.pop("type"), fields.pop("rule")
    return " ".join([kind, *(f"{key}={value}".replace(" ", "") for key, value in fields.items()), number])


def text_of(match: Match[ItchyFeetState]) -> str:
    return write_record(GAME, match.record) + DASHES + "\n".join(told_outsiders(match)) + "\n"


@pytest.mark.parametrize("name", NAMES)
def test_the_match_goes_as_it_always_did(name: str) -> None:
    file = FOLDER / f"{name}.txt"
    if os.environ.get("PELAGOS_REWRITE_GOLDEN"):
        file.write_text(text_of(play(name)), encoding="utf-8")
    text = file.read_text(encoding="utf-8")
    record = read_record(GAME, text.partition(DASHES)[0])
    checked = verify(GAME, record)
    assert (checked.over, checked.seed) == (True, SeedCheck.CHOSEN)
    assert text_of(replayed(record)).splitlines() == text.splitlines()


def test_there_is_a_playthrough_for_every_number_of_seats_and_every_reading() -> None:
    played = [(seats, options) for seats, options in BOTS.values()]
    assert {seats for seats, options in played if options == ItchyFeetOptions()} == set(GAME.seats)
    assert {seats for seats, options in played if options == ALL} == set(GAME.seats)
    assert {options.empty_pile for _, options, _ in RANDOM.values()} == {"lazy", "never", "immediate"}
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(NAMES)
