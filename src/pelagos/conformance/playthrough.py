"""Golden playthroughs: a match as a text, its events, and counts of what could have happened in it."""

from contextlib import suppress
from typing import Any

import msgspec

from pelagos.bots.driver import finish, seat_bots
from pelagos.bots.registry import HARD, YARDSTICK, levels, load_bot
from pelagos.conformance.perft import count
from pelagos.conformance.setups import Setup
from pelagos.kernel.chance import Seeded
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Event
from pelagos.kernel.game import Game
from pelagos.kernel.match import Match
from pelagos.kernel.record import Record
from pelagos.kernel.record_writing import write_record

EVENTS = "--- events\n"
COUNTS = "--- counts\n"
STAGES = 4
"""Counts are taken at the start of a match and after each quarter of it."""


def play(game: Game[Any], setup: Setup, seed: str) -> Record:
    """Return the record of a match of the game's best quick bot with itself, a random player in the last seat.

    With nobody to play with, and where the game has no bot, all is random.
    """
    best = [level for level in levels(game) if level != HARD][-1]
    bots = [load_bot(game, level) for level in (*[best] * (setup.seats - 1), YARDSTICK)]
    match = Match.start(game, setup.options, seats=setup.seats, chance=Seeded.of(seed))
    finish(match, seat_bots(game, bots, seed))
    return match.record


def play_again(game: Game[Any], record: Record) -> Record:
    """Return the record of a match from the same seed with the same inputs; once one is refused, the rest is random."""
    assert record.seed is not None  # noqa: S101  # a match that is over gives its seed away
    header = record.header
    chance = Seeded(bytes.fromhex(record.seed), chosen=True)
    match = Match.start(game, header.options, seats=header.seats, chance=chance)
    with suppress(IllegalAction):
        for entry in record.inputs:
            match.apply(entry.decision, entry.action, second=entry.second)
    finish(match, seat_bots(game, [load_bot(game, YARDSTICK)] * header.seats, record.seed))
    return match.record


def playthrough(game: Game[Any], record: Record) -> str:
    """Return what happens when the inputs of a record are given again, with chance drawn anew from its seed.

    The text holds the record of this match, then every event, then the counts of `perft.count` at each stage
    and a digest of the final state.

    Raises:
        IllegalAction: the rules refuse an input now.
    """
    assert record.seed is not None  # noqa: S101  # a match that is over gives its seed away
    header = record.header
    chance = Seeded(bytes.fromhex(record.seed), chosen=True)
    match = Match.start(game, header.options, seats=header.seats, chance=chance)
    counts = []
    for number, entry in enumerate(record.inputs):
        if number in stages(len(record.inputs)):
            counts.append(f"{number}: {count(game, match.state)}\n")
        match.apply(entry.decision, entry.action, second=entry.second)
    counts.append(f"end: state {game.state_hash(match.state)}\n")
    events = [f"{number} {_told(event)}\n" for number, batch in enumerate(match.history) for event in batch]
    return "".join([write_record(game, match.record), EVENTS, *events, COUNTS, *counts])


def stages(inputs: int) -> set[int]:
    """Return after how many inputs counts are taken."""
    return {inputs * stage // STAGES for stage in range(STAGES)}


def _told(event: Event) -> str:
    fields = msgspec.to_builtins(event)
    kind, rule = fields.pop("type", type(event).__name__), fields.pop("rule")
    return " ".join([kind, *(f"{name}={value}".replace(" ", "") for name, value in fields.items()), rule])
