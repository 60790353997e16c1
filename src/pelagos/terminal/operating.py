"""What an operator is told of tables, people and reports."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from pelagos.server.operating.orders import ReportLine, SeatLine, TableLine, TableSheet
from pelagos.terminal.voice import Voice


def show_tables(voice: Voice, tables: list[TableLine]) -> None:
    """Print tables, one a line."""
    columns = ("code", "game", "status", "pace", "people", "watching", "touched")
    rows = [
        (t.code, t.game, t.status, t.pace, f"{t.people}/{t.seats}", str(t.watching), moment(t.touched)) for t in tables
    ]
    print_table(voice, columns, rows, "operate-no-tables")


def show_reports(voice: Voice, reports: list[ReportLine]) -> None:
    """Print reports, one a line."""
    columns = ("time", "code", "reporter", "person", "name", "words")
    rows = [(moment(r.at), r.table, number(r.reporter), number(r.person), r.name, r.words) for r in reports]
    print_table(voice, columns, rows, "operate-no-reports")


def show_sheet(voice: Voice, sheet: TableSheet) -> None:
    """Print what is known of a table."""
    options = tuple(f"{name}={value}" for name, value in sheet.options.items())
    voice.say("operate-table", code=sheet.code, game=sheet.game, options=options)
    voice.say(
        "operate-state",
        status=sheet.status,
        pace=sheet.pace,
        answers=sheet.inputs,
        version=sheet.version,
        watching=sheet.watching,
        reports=sheet.reports,
    )
    columns = ("seat", "kind", "person", "name", "online", "asked")
    print_table(voice, columns, [seat_cells(voice, seat) for seat in sheet.seats], "operate-no-tables")


def seat_cells(voice: Voice, seat: SeatLine) -> tuple[str, ...]:
    """Return the row of a seat."""
    kind = f"{seat.kind} ({seat.level})" if seat.level else seat.kind
    there = "operate-away" if seat.away else "operate-online" if seat.online else "operate-offline"
    return str(seat.seat), kind, number(seat.person), seat.name, voice.text(there), ", ".join(seat.asked) or "-"


def print_table(voice: Voice, columns: tuple[str, ...], rows: Sequence[tuple[str, ...]], nothing: str) -> None:
    """Print rows below their headings, or that there are none."""
    from rich.console import Console
    from rich.text import Text

    if not rows:
        voice.say(nothing)
        return
    table = new_table(voice, columns)
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))  # what people wrote is no markup
    Console().print(table)


def new_table(voice: Voice, columns: tuple[str, ...]) -> Any:
    """Return an empty table with headings."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE)
    for column in columns:
        table.add_column(
            voice.text(f"operate-{column}"), overflow="fold", no_wrap=column in ("code", "touched", "time")
        )
    return table


def moment(seconds: float) -> str:
    """Return a time in UTC, to the minute."""
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M")


def number(value: int | None) -> str:
    """Return a person's number."""
    return "-" if value is None else str(value)
