"""What lies over the match for a moment: something to read, a question of the table, the curtain, the end."""

from collections.abc import Callable
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, Static

from pelagos.kernel.ids import Seat
from pelagos.terminal.screen.keys import EVERYWHERE, KeyBar, key
from pelagos.terminal.screen.sitting import Sitting

CLOSE = ("Esc", "screen.close", "screen-key-close")
LANGUAGE = ("l", "app.language", "screen-key-language")


class Dialog(ModalScreen[Any]):
    """A box over the match."""

    KEYS: ClassVar[tuple[tuple[str, str, str], ...]] = (CLOSE, LANGUAGE)
    BINDINGS: ClassVar[list[BindingType]] = [*EVERYWHERE, Binding("escape", "close", show=False)]
    AUTO_FOCUS = "#pages"

    def __init__(self, sitting: Sitting) -> None:
        """Belong to a match."""
        super().__init__()
        self.sitting = sitting

    def compose(self) -> ComposeResult:
        """Draw the box."""
        with Vertical(id="box") as box:
            box.border_title = self.title_text()
            with VerticalScroll(id="pages"):
                yield Static(self.body(), id="text", markup=False)
            yield from self.below()
            yield KeyBar(self.KEYS, self.sitting.voice)

    def below(self) -> ComposeResult:
        """Draw what comes below the text."""
        yield from ()

    def relabel(self) -> None:
        """Say everything in the language of the moment."""
        box = self.query_one("#box")
        box.border_title = self.title_text()
        self.query_one("#text", Static).update(self.body())
        self.query_one(KeyBar).speak(self.sitting.voice)

    def title_text(self) -> str:
        """Return the title."""
        return ""

    def body(self) -> Content:
        """Return the text."""
        return Content("")

    def action_close(self) -> None:
        """Go back to the match."""
        _ = self.dismiss(None)


class Reader(Dialog):
    """Something to read: rules, cards, help."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "close", show=False)]

    def __init__(self, sitting: Sitting, title: str, text: Callable[[], str]) -> None:
        """Show a text.

        Args:
            sitting: the match.
            title: the id of the title.
            text: returns the text in the language of the moment.
        """
        super().__init__(sitting)
        self.title_key = title
        self.words = text

    def title_text(self) -> str:
        """Return the title."""
        return self.sitting.voice.text(self.title_key)

    def body(self) -> Content:
        """Return the text, with the numbers of rules in bold."""
        return self.sitting.painter.sentence(self.words()).highlight_regex(r"\[[A-Z]+-\d+\]", style="bold $accent")


class Consent(Dialog):
    """Asks another person whether an answer may be taken back."""

    KEYS: ClassVar[tuple[tuple[str, str, str], ...]] = (
        ("y", "screen.reply(True)", "screen-yes"),
        ("n", "screen.reply(False)", "screen-no"),
        LANGUAGE,
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        *EVERYWHERE,
        key("y", "reply(True)"),
        key("n", "reply(False)"),
        Binding("escape", "reply(False)", show=False),
    ]

    def __init__(self, sitting: Sitting, seat: Seat, other: Seat) -> None:
        """Ask `other` on behalf of `seat`."""
        super().__init__(sitting)
        self.seat = seat
        self.other = other

    def title_text(self) -> str:
        """Return the title."""
        return self.sitting.voice.text("screen-key-undo")

    def body(self) -> Content:
        """Return the question."""
        names = {"seat": self.sitting.name(self.seat), "other": self.sitting.name(self.other)}
        return self.sitting.painter.sentence(self.sitting.voice.text("screen-consent", **names))

    def action_reply(self, agrees: bool) -> None:  # noqa: FBT001  # the text of a binding has no keywords
        """Give the answer."""
        _ = self.dismiss(agrees)


class SaveAs(Dialog):
    """Asks where to save."""

    KEYS: ClassVar[tuple[tuple[str, str, str], ...]] = (("Enter", "screen.take", "screen-key-save"), CLOSE)
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]
    AUTO_FOCUS = "Input"

    def __init__(self, sitting: Sitting, proposal: str) -> None:
        """Propose a file."""
        super().__init__(sitting)
        self.proposal = proposal

    def below(self) -> ComposeResult:
        """Draw the line for the name."""
        yield Input(self.proposal, compact=True, select_on_focus=False)

    def title_text(self) -> str:
        """Return the title."""
        return self.sitting.voice.text("screen-key-save")

    def body(self) -> Content:
        """Return the question."""
        return Content(self.sitting.voice.text("screen-save-where"))

    def on_input_submitted(self) -> None:
        """Take the name that is written."""
        self.action_take()

    def action_take(self) -> None:
        """Take the name that is written."""
        _ = self.dismiss(self.query_one(Input).value.strip() or None)


class Curtain(Screen[None]):
    """Hides everything while the screen passes from one person to the next."""

    KEYS: ClassVar[tuple[tuple[str, str, str], ...]] = (
        ("Enter", "screen.open", "screen-key-open"),
        LANGUAGE,
        ("q", "app.leave", "screen-key-quit"),
    )
    BINDINGS: ClassVar[list[BindingType]] = [*EVERYWHERE, Binding("enter", "open", show=False)]

    def __init__(self, sitting: Sitting, seat: Seat) -> None:
        """Wait for this person."""
        super().__init__()
        self.sitting = sitting
        self.seat = seat

    def compose(self) -> ComposeResult:
        """Draw nothing but whose turn it is."""
        yield Static(self.body(), id="whose", markup=False)
        yield KeyBar(self.KEYS, self.sitting.voice)

    def relabel(self) -> None:
        """Say whose turn it is, in the language of the moment."""
        self.query_one("#whose", Static).update(self.body())
        self.query_one(KeyBar).speak(self.sitting.voice)

    def body(self) -> Content:
        """Return whose turn it is."""
        text = self.sitting.voice.text("play-curtain", seat=self.sitting.name(self.seat))
        return self.sitting.painter.sentence(text)

    def action_open(self) -> None:
        """Show this person's side of the table."""
        _ = self.dismiss(None)


class Ending(Dialog):
    """The result, why it came so, where the record lies, and what next."""

    KEYS: ClassVar[tuple[tuple[str, str, str], ...]] = (
        ("a", "app.again", "screen-key-again"),
        ("Esc", "screen.close", "screen-key-look"),
        ("q", "app.leave", "screen-key-quit"),
    )
    BINDINGS: ClassVar[list[BindingType]] = [key("a", "app.again")]

    def title_text(self) -> str:
        """Return the title."""
        return self.sitting.voice.text("screen-over")

    def body(self) -> Content:
        """Return result, reason and what the record is good for."""
        over, reason = self.sitting.result()
        paint = self.sitting.painter.sentence
        parts = [paint(over).stylize("bold"), paint(reason), Content(self.kept())]
        return Content("\n\n").join(parts)

    def kept(self) -> str:
        """Return where the record lies and what can be done with it."""
        path, voice = self.sitting.keeper.path, self.sitting.voice
        return voice.text("screen-not-saved") if path is None else voice.text("play-saved", path=str(path))
