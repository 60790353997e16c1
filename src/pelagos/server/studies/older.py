"""Matches that were played under earlier rules: replayed where the present rules lead to the same, else as written."""

from typing import Any

import msgspec

from pelagos.kernel.errors import PelagosError
from pelagos.kernel.game import Game
from pelagos.kernel.record import Record, is_number
from pelagos.kernel.record_reading import read_head, read_record
from pelagos.kernel.record_writing import COUNT, OPTION
from pelagos.kernel.replay import replay
from pelagos.server.studies.study import Study, read_eyes

RULES = "rules: "
END = "end: "


def reread(game: Game[Any], text: str) -> Record | None:
    """Return a record of earlier rules if the present ones lead through the same states to the same result."""
    rules = read_head(text)["rules"]
    if not is_number(rules) or int(rules) >= game.version:
        return None
    present = text.replace(f"\n{RULES}{rules}\n", f"\n{RULES}{game.version}\n", 1)
    try:
        record = read_record(game, present)
        replay(game, record)
    except PelagosError:
        return None
    return msgspec.structs.replace(record, header=msgspec.structs.replace(record.header, rules=int(rules)))


def study_as_written(text: str, word: str) -> Study:
    """Return a finished match of this server as its record tells it: no frames, but every line.

    Raises:
        Refused: there is no such seat.
    """
    head = read_head(text)
    lines = text.splitlines()
    body = lines[lines.index("") + 1 :] if "" in lines else []
    seats = int(head["seats"])
    eyes = read_eyes(word, seats)
    return Study(
        game=head["game"],
        rules=int(head["rules"]),
        seats=seats,
        options={name.removeprefix(OPTION): value for name, value in head.items() if name.startswith(OPTION)},
        viewer=word if eyes.viewer is None else int(eyes.viewer),
        over=True,
        returns=returns_in(body),
        inputs=next((int(line.removeprefix(COUNT)) for line in body if line.startswith(COUNT)), 0),
        frames=[],
        written=body,
    )


def returns_in(lines: list[str]) -> tuple[float, ...] | None:
    """Return the result in the lines of a record."""
    ends = [line.removeprefix(END).split() for line in lines if line.startswith(END)]
    return tuple(float(word) for word in ends[-1]) if ends else None
