"""Writing the text of a record."""

from typing import Any

from pelagos.kernel.chance import Outcome
from pelagos.kernel.game import Game
from pelagos.kernel.notation import write_action
from pelagos.kernel.option_text import write_options
from pelagos.kernel.record import FORMAT, Header, Input, Record, seat_text

OPTION = "option "
SECOND = "@"
NO_COMMITMENT = "none"
STORED = "state: "
"""Begins the line from which the match went on under new rules."""
RESIGNED = "resigned: "
"""Begins the line that says which seat left the match for good, above the result."""
COUNT = "inputs: "
"""Begins the last line of every record."""


def write_record(game: Game[Any], record: Record) -> str:
    """Return the text of a record."""
    lines = [*_head_lines(record.header), "", *_first_lines(game, record)]
    for made, entry in enumerate(record.inputs, 1):
        lines.append(_input_line(game, entry))
        lines.extend(_chance_lines(game, entry.chance))
        if made in record.hashes:
            lines.append(f"= after {made}: {record.hashes[made]}")
    if record.returns is not None:
        if record.resigned is not None:
            lines.append(f"{RESIGNED}{int(record.resigned)}")
        lines.append("end: " + " ".join(_result_text(value) for value in record.returns))
        if record.seed is not None:
            lines.append(f"seed: {record.seed}")
    lines.append(f"{COUNT}{len(record.inputs)}")
    return "\n".join(lines) + "\n"


def lines_of(game: Game[Any], record: Record) -> tuple[str, ...]:
    """Return the lines of what has been played, without the head and the end: see `Record.before`."""
    lines = write_record(game, record.cut(len(record.inputs))).splitlines()
    return tuple(lines[lines.index("") + 1 : -1])


def _first_lines(game: Game[Any], record: Record) -> list[str]:
    if record.stored is None:
        return ["setup", *_chance_lines(game, record.setup)]
    return [*record.before, f"{STORED}{record.stored}"]


def _head_lines(header: Header) -> list[str]:
    lines = [f"pelagos: {FORMAT}", f"game: {header.game}", f"rules: {header.rules}", f"seats: {header.seats}"]
    lines += [f"{OPTION}{name}: {value}" for name, value in write_options(header.options).items()]
    lines.append(f"commitment: {header.commitment or NO_COMMITMENT}")
    return lines


def _result_text(value: float) -> str:
    return str(int(value)) if value == int(value) else repr(value)  # a third has more digits than a short form keeps


def _input_line(game: Game[Any], entry: Input) -> str:
    second = "" if entry.second is None else f" {SECOND}{entry.second}"
    return f"{entry.decision} {seat_text(entry.actor)}{second}: {write_action(game, entry.action)}"


def _chance_lines(game: Game[Any], outcomes: tuple[Outcome, ...]) -> list[str]:
    lines: list[str] = []
    previous = ""
    for outcome in outcomes:
        text = _values_text(game, outcome)
        if outcome.kind == previous and outcome.kind != "shuffle":
            lines[-1] += f" {text}"
        else:
            lines.append(f"  {outcome.kind} {text}")
        previous = outcome.kind
    return lines


def _values_text(game: Game[Any], outcome: Outcome) -> str:
    if outcome.kind == "draw":
        return game.card_code(outcome.values[0])
    return " ".join(str(value) for value in outcome.values)
