"""``pelagos operate``: looking after a running server from its own machine."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from pelagos.kernel.wording import Message, say
from pelagos.terminal.exits import OK
from pelagos.terminal.helping import voice_of
from pelagos.terminal.voice import Voice

if TYPE_CHECKING:
    from pelagos.server.operating.orders import AnyOrder

NAME = "operate"
Data = Annotated[Path | None, typer.Option("--data", metavar="FOLDER", show_default=False)]
Json = Annotated[bool, typer.Option("--json")]
Code = Annotated[str, typer.Argument(metavar="CODE", show_default=False)]
Seat = Annotated[int, typer.Argument(metavar="SEAT", min=0, show_default=False)]
Person = Annotated[int, typer.Argument(metavar="PERSON", show_default=False)]
Status = Annotated[str | None, typer.Option("--status", metavar="STATUS", show_default=False)]
Answers = Annotated[int, typer.Option("--answers", metavar="NUMBER", min=1)]
File = Annotated[Path, typer.Argument(metavar="FILE", show_default=False)]


def operate(ctx: typer.Context) -> None:
    """Say how to call it, if nothing is ordered."""
    if ctx.invoked_subcommand is None:
        voice_of(ctx).print(ctx.get_help())
        raise typer.Exit


def list_tables(ctx: typer.Context, *, status: Status = None, data: Data = None, json: Json = False) -> int:
    """List the tables."""
    from pelagos.server.operating.orders import ListTables, TableLine
    from pelagos.terminal.operating import show_tables

    return give(ctx, data, ListTables(status=status), list[TableLine], show_tables, json=json)


def show(ctx: typer.Context, code: Code, *, data: Data = None, json: Json = False) -> int:
    """Show a table."""
    from pelagos.server.operating.orders import Show, TableSheet
    from pelagos.terminal.operating import show_sheet

    return give(ctx, data, Show(code=code), TableSheet, show_sheet, json=json)


def skip(ctx: typer.Context, code: Code, seat: Seat, *, data: Data = None, json: Json = False) -> int:
    """Let the stand-in play for a seat."""
    from pelagos.server.operating.orders import Skip

    return done(ctx, data, Skip(code=code, seat=seat), say("operate-skipped", code=code, seat=seat), json=json)


def undo(ctx: typer.Context, code: Code, *, answers: Answers = 1, data: Data = None, json: Json = False) -> int:
    """Take back answers."""
    from pelagos.server.operating.orders import Undo

    return done(
        ctx, data, Undo(code=code, answers=answers), say("operate-undone", code=code, answers=answers), json=json
    )


def close(ctx: typer.Context, code: Code, *, data: Data = None, json: Json = False) -> int:
    """End a table without a result."""
    from pelagos.server.operating.orders import Close

    return done(ctx, data, Close(code=code), say("operate-closed", code=code), json=json)


def mute(ctx: typer.Context, person: Person, *, data: Data = None, json: Json = False) -> int:
    """Let a person not chat."""
    from pelagos.server.operating.orders import Hush

    return done(ctx, data, Hush(person=person, yes=True), say("operate-muted", person=str(person)), json=json)


def unmute(ctx: typer.Context, person: Person, *, data: Data = None, json: Json = False) -> int:
    """Let a person chat again."""
    from pelagos.server.operating.orders import Hush

    return done(ctx, data, Hush(person=person, yes=False), say("operate-unmuted", person=str(person)), json=json)


def reports(ctx: typer.Context, *, data: Data = None, json: Json = False) -> int:
    """List what people reported."""
    from pelagos.server.operating.orders import ReportLine, Reports
    from pelagos.terminal.operating import show_reports

    return give(ctx, data, Reports(), list[ReportLine], show_reports, json=json)


def backup(ctx: typer.Context, file: File, *, data: Data = None, json: Json = False) -> int:
    """Copy the database."""
    from pelagos.server.operating.backup import back_up
    from pelagos.server.settings import read_settings
    from pelagos.terminal.programs import print_json
    from pelagos.terminal.saving import require_place

    require_place(file)
    size = back_up(read_settings(os.environ, data=data), file)
    if json:
        print_json({"file": str(file), "bytes": size})
    else:
        voice_of(ctx).say("operate-backed-up", file=str(file), kilobytes=-(-size // 1000))
    return OK


COMMANDS: dict[str, Callable[..., int]] = {
    "list": list_tables,
    "show": show,
    "skip": skip,
    "undo": undo,
    "close": close,
    "mute": mute,
    "unmute": unmute,
    "reports": reports,
    "backup": backup,
}


def give(  # what is ordered, and how its answer is read and shown
    ctx: typer.Context, data: Path | None, order: "AnyOrder", kind: Any, show_answer: Any, *, json: bool
) -> int:
    """Give an order and show its answer."""
    import msgspec

    from pelagos.server.operating.calling import order as call
    from pelagos.server.settings import read_settings
    from pelagos.terminal.programs import print_json

    answer = msgspec.json.decode(call(read_settings(os.environ, data=data).data, order), type=kind)
    if json:
        print_json(answer)
    else:
        show_answer(voice_of(ctx), answer)
    return OK


def done(ctx: typer.Context, data: Path | None, order: "AnyOrder", message: Message, *, json: bool) -> int:
    """Give an order that changes something, and say that it is done."""
    from pelagos.server.operating.orders import Done

    def tell(voice: Voice, _answer: Done) -> None:
        voice.print(voice.texts.text(message), indent="")

    return give(ctx, data, order, Done, tell, json=json)
