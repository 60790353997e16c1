"""Pins: what must not change unless the rules version does, kept as texts beside the game's tests.

For every set-up of `all_setups` there is a file with a golden playthrough and its counts, and further ones until every
card of the game has come up. After a change of the rules that is meant, ``python -m pelagos.conformance GAME FOLDER``
writes them anew; with ``--again`` the matches that are kept are played again, so that bots need not play a long game.
"""

import re
from collections.abc import Iterator
from contextlib import suppress
from difflib import unified_diff
from itertools import islice, product
from pathlib import Path
from typing import Any, Final

from pelagos.conformance.driving import Subject
from pelagos.conformance.failure import fail_as
from pelagos.conformance.playthrough import EVENTS, play, play_again, playthrough
from pelagos.conformance.setups import all_setups
from pelagos.conformance.shown import cards_named
from pelagos.kernel.errors import IllegalText, PelagosError
from pelagos.kernel.game import Game
from pelagos.kernel.record import Record
from pelagos.kernel.record_reading import read_record
from pelagos.kernel.replay import Replayer, SeedCheck, verify

failure = fail_as("pins hold")
FOLDER = "pins"
MOST_ROUNDS = 20
"""So often each set-up is played, at most, to make every card come up."""
RULES: Final = re.compile(r"^(rules: )\d+$", re.MULTILINE)
"""The line of a record that tells the version of the rules."""
DIFFERENCES = 12
"""So many lines of what differs are shown."""


def folder_of(game: Game[Any], tests: Path) -> Path:
    """Return where the pins of a game are."""
    return tests / FOLDER / game.name


def write_pins(game: Game[Any], tests: Path, *, again: bool = False) -> list[Path]:
    """Play the matches and write their files; return those that are new, other than before or gone.

    Args:
        game: the game.
        tests: the folder of its tests.
        again: play the kept matches again, and new ones only for what these leave out.

    Raises:
        OSError: a file cannot be written.
    """
    folder = folder_of(game, tests)
    folder.mkdir(parents=True, exist_ok=True)
    before = {path: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.txt"))}
    kept = dict(_played_again(game, before)) if again else {}
    now = {folder / f"{name}.txt": playthrough(game, record) for name, record in _matches(game, kept)}
    for path in before.keys() - now.keys():
        path.unlink()
    for path, text in now.items():
        path.write_text(text, encoding="utf-8", newline="\n")
    return sorted(path for path in before.keys() | now.keys() if before.get(path) != now.get(path))


def _played_again(game: Game[Any], files: dict[Path, str]) -> Iterator[tuple[str, Record]]:
    """Yield the kept matches as they go now; what the game cannot read any more is left out."""
    for path, text in files.items():
        with suppress(IllegalText):
            yield path.stem, play_again(game, _record(game, RULES.sub(rf"\g<1>{game.version}", text, count=1)))


def _matches(game: Game[Any], kept: dict[str, Record]) -> Iterator[tuple[str, Record]]:
    """Yield what is kept and a match of every other set-up, then those of further rounds in which a card is new."""
    missing = set(range(len(game.cards)))
    for name, record in kept.items():
        yield name, record
        missing -= _cards_of(game, record)
    pinned = {(record.header.seats, record.header.options) for record in kept.values()}
    for number, setup in product(range(1, MOST_ROUNDS + 1), all_setups(game)):
        if number > 1 and not missing:
            return
        name = str(setup) if number == 1 else f"{setup}-{number}"
        if name in kept or (number == 1 and (setup.seats, setup.options) in pinned):
            continue
        record = play(game, setup, f"pin {name}")
        cards = _cards_of(game, record)
        if number == 1 or cards & missing:
            yield name, record
        missing -= cards


def check_pins_hold(subject: Subject) -> None:
    """Every golden playthrough goes as it always did, tells the same, and as much could have happened in it."""
    for path, text in _kept(subject).items():
        try:
            record = _record(subject.game, text)
            now = playthrough(subject.game, record)
            checked = verify(subject.game, record)
        except PelagosError as error:
            raise failure(f"{path.name}: {error}") from error
        if now != text:
            raise failure(f"{path.name}: {_difference(text, now)}")
        if not checked.over or checked.seed is not SeedCheck.CHOSEN:
            raise failure(f"{path.name} is no whole match from a chosen seed")


def check_every_setup_is_pinned(subject: Subject) -> None:
    """There is a golden playthrough of every set-up that `all_setups` names."""
    heads = [_record(subject.game, text).header for text in _kept(subject).values()]
    played = {(head.seats, head.options) for head in heads}
    missing = [str(setup) for setup in all_setups(subject.game) if (setup.seats, setup.options) not in played]
    if missing:
        raise fail_as("every set-up is pinned")(f"no golden playthrough of {', '.join(missing)}")


def check_every_card_comes_up(subject: Subject) -> None:
    """In some golden playthrough every card of the game is played or shown, and no two cards have one notation."""
    failure = fail_as("every card comes up")
    game = subject.game
    if len(set(game.cards)) != len(game.cards):
        raise failure("two cards have the same notation")
    missing = set(range(len(game.cards)))
    for text in _kept(subject).values():
        missing -= _cards_of(game, _record(game, text))
    if missing:
        raise failure(f"no golden playthrough has {', '.join(map(game.card_code, sorted(missing)))}")


def _kept(subject: Subject) -> dict[Path, str]:
    if subject.tests is None:
        raise failure("the subject names no folder of tests")
    folder = folder_of(subject.game, subject.tests)
    kept = {path: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.txt"))}
    if not kept:
        raise failure(f"{folder} is empty; python -m pelagos.conformance fills it")
    return kept


def _record(game: Game[Any], text: str) -> Record:
    return read_record(game, text.partition(EVENTS)[0])


def _cards_of(game: Game[Any], record: Record) -> set[int]:
    cards: set[int] = set()
    replayer = Replayer(game, record, lambda event: cards.update(cards_named(event)))
    for entry in record.inputs:
        cards.update(cards_named(entry.action))
        replayer.step(entry)
    return cards


def _difference(old: str, new: str) -> str:
    lines = unified_diff(old.splitlines(), new.splitlines(), "kept", "now", lineterm="", n=1)
    return "\n".join(islice(lines, DIFFERENCES))
