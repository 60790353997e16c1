"""``pelagos replay``: a record read as a story, from one seat's point of view."""

from pathlib import Path
from typing import Annotated

import typer

from pelagos.kernel.errors import IllegalText
from pelagos.kernel.ids import Viewer
from pelagos.kernel.record import Record
from pelagos.terminal.exits import OK
from pelagos.terminal.helping import voice_of

NAME = "replay"
OUTSIDER_WORD = "outsider"


def command(  # one parameter for each option of the command line
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    *,
    seat: Annotated[str, typer.Option(metavar="SEAT|all|outsider")] = OUTSIDER_WORD,
    until: Annotated[int | None, typer.Option(metavar="N", show_default=False)] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> int:
    """Print a match as it was played."""
    from pelagos.terminal.records import read_file
    from pelagos.terminal.story import Story, tell, tell_as_json

    voice = voice_of(ctx)
    game, record = read_file(file, voice)
    story = Story(game, record, *point_of_view(seat, record), last_input(until, record))
    if json:
        tell_as_json(story)
    else:
        tell(story, voice)
    return OK


def point_of_view(word: str, record: Record) -> tuple[Viewer, bool]:
    """Return whose eyes the match is seen with, and whether everything is open.

    Raises:
        IllegalText: there is no such seat, or the match is not over: until then its cards are private to the table.
    """
    from pelagos.terminal.setting import EVERYBODY, read_seat

    if word == OUTSIDER_WORD:
        return None, False
    seat = None if word == EVERYBODY else read_seat(word, record.header.seats)
    if record.returns is None:
        raise IllegalText(None, "not-over-yet")
    return seat, seat is None


def last_input(until: int | None, record: Record) -> int:
    """Return how many answers are shown."""
    made = len(record.inputs)
    if until is None:
        return made
    if not 0 <= until <= made:
        raise IllegalText(None, "until", until=until, made=made)
    return until
