"""The list of answers: by digits, by arrows and Enter, or by mouse; a long list is filtered by typing."""

from collections.abc import Sequence
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.geometry import Region, Size
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from pelagos.terminal.screen.grid import Cell, beside, cell_at, height, place

CURSOR = "▸"


class Answers(Widget, can_focus=True):
    """Answers with their numbers; one of them is marked."""

    DEFAULT_CSS = """
    Answers { height: auto; width: 1fr; text-wrap: nowrap; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "step(-1)", show=False),
        Binding("down", "step(1)", show=False),
        Binding("left", "turn(-1)", show=False),
        Binding("right", "turn(1)", show=False),
        Binding("home", "jump(0)", show=False),
        Binding("end", "jump(-1)", show=False),
        Binding("pageup", "step(-5)", show=False),
        Binding("pagedown", "step(5)", show=False),
        Binding("enter,space", "choose", show=False),
    ]
    marked: reactive[int] = reactive(0)
    """Which of the shown answers is marked."""

    class Chosen(Message):
        """Somebody has chosen an answer."""

        def __init__(self, number: int) -> None:
            """Tell its place in the whole list, from 0."""
            super().__init__()
            self.number = number

    def __init__(self) -> None:
        """Begin without answers."""
        super().__init__()
        self.contents: list[Content] = []
        self.wordings: list[str] = []
        self.found = 0
        """How many answers the filter found; 0 while nothing is filtered."""
        self.shown: list[int] = []
        """The places, in the whole list, of the answers that pass the filter."""
        self.placed: tuple[int, list[Cell]] | None = None
        """For how many columns the shown answers were placed last, and where."""
        self.digits = ""
        """The beginning of a number that may go on."""

    def offer(self, contents: Sequence[Content], notations: Sequence[str]) -> None:
        """Offer other answers, in words and in notation."""
        width = len(str(len(contents)))
        self.contents = [Content(f"{number:>{width}} ") + content for number, content in enumerate(contents, 1)]
        both = zip(self.contents, notations, strict=True)
        self.wordings = [f"{content.plain}\n{notation}".casefold() for content, notation in both]
        self.filter("")

    def filter(self, text: str) -> None:
        """Show the answers whose words or notation contain a text; all of them if none does."""
        wanted = text.casefold().strip()
        found = [number for number, wording in enumerate(self.wordings) if wanted in wording]
        self.show_only(found or list(range(len(self.contents))))
        self.found = len(found) if wanted else 0
        self.digits = ""
        self.marked = 0
        self.refresh(layout=True)
        self.call_after_refresh(self.show_mark)

    def say_again(self, contents: Sequence[Content], notations: Sequence[str]) -> None:
        """Offer the same answers in other words; the mark stays."""
        marked, shown = self.marked, self.shown
        self.offer(contents, notations)
        self.show_only(shown)
        self.marked = marked

    def show_only(self, numbers: list[int]) -> None:
        """Show these answers of the whole list."""
        self.shown = numbers
        self.placed = None

    # -- drawing -------------------------------------------------------------------------------------------------

    def cells(self, width: int) -> list[Cell]:
        """Return where the shown answers stand."""
        if self.placed is None or self.placed[0] != width:
            self.placed = width, place([f" {self.contents[number].plain}" for number in self.shown], width)
        return self.placed[1]

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002  # Textual's own
        """Return how many rows the answers take."""
        return height(self.cells(width))

    def render(self) -> Content:
        """Draw the answers."""
        cells = self.cells(self.content_size.width)
        rows = [Content("") for _ in range(height(cells))]
        for number, cell in enumerate(cells):
            for offset, content in enumerate(self.drawn(number, cell)):
                row = rows[cell.row + offset]
                rows[cell.row + offset] = row.pad_right(max(0, cell.column - row.cell_length)) + content
        return Content("\n").join(rows)

    def drawn(self, number: int, cell: Cell) -> list[Content]:
        """Return the lines of one answer, with the cursor and bright where it is marked."""
        whole = Content(" ") + self.contents[self.shown[number]]
        lines = [whole] if len(cell.lines) == 1 else [Content(line) for line in cell.lines]
        if number != self.marked:
            return lines
        lines[0] = Content(CURSOR) + lines[0][1:]
        style = "reverse bold" if self.has_focus else "bold"
        return [line.stylize(style) for line in lines]

    def watch_marked(self) -> None:
        """Draw the mark at its new place."""
        self.refresh()
        self.show_mark()

    def show_mark(self) -> None:
        """Bring the marked answer in sight."""
        cells = self.cells(self.content_size.width)
        if isinstance(self.parent, VerticalScroll) and self.marked < len(cells):
            cell = cells[self.marked]
            region = Region(0, cell.row, 1, len(cell.lines))
            self.parent.scroll_to_region(region, animate=False, force=True)

    # -- choosing ------------------------------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """Read a number, digit by digit: it is an answer as soon as no longer number could be meant."""
        if event.character is None or not event.character.isascii() or not event.character.isdigit():
            self.digits = ""
            return
        event.stop()
        number = int(self.digits + event.character)
        if not 1 <= number <= len(self.contents):
            self.digits = ""
        elif number * 10 > len(self.contents):
            self.digits = ""
            self.post_message(self.Chosen(number - 1))
        else:
            self.digits += event.character
            self.mark(number - 1)

    def mark(self, number: int) -> None:
        """Mark an answer of the whole list."""
        if number in self.shown:
            self.marked = self.shown.index(number)

    def action_step(self, by: int) -> None:
        """Go up or down the list."""
        self.marked = min(max(self.marked + by, 0), max(len(self.shown) - 1, 0))

    def action_turn(self, by: int) -> None:
        """Go to the next column."""
        if self.shown:
            self.marked = beside(self.cells(self.content_size.width), self.marked, by)

    def action_jump(self, place: int) -> None:
        """Go to the first answer (0) or the last (-1)."""
        self.marked = place % max(len(self.shown), 1)

    def action_choose(self) -> None:
        """Give the marked answer."""
        if self.shown:
            self.post_message(self.Chosen(self.shown[self.marked]))

    def on_click(self, event: events.Click) -> None:
        """Give the answer that was clicked."""
        number = cell_at(self.cells(self.content_size.width), event.y, event.x)
        if number is not None:
            self.marked = number
            self.action_choose()
