"""The screen of a match as it is drawn: board and hand, log, question with its answers, a line to write in, keys."""

import time
from collections.abc import Callable
from typing import Final

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Input, Static

from pelagos.kernel.decision import Action, Decision
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.ids import CLOCK
from pelagos.kernel.notation import write_action
from pelagos.terminal.screen.answers import Answers
from pelagos.terminal.screen.keys import KeyBar
from pelagos.terminal.screen.log import Log
from pelagos.terminal.screen.pointing import Pointing
from pelagos.terminal.screen.sitting import Sitting

KEYS: Final[tuple[tuple[str, str, str], ...]] = (
    ("w", "screen.why", "screen-key-why"),
    ("u", "screen.undo", "screen-key-undo"),
    ("/", "screen.write", "screen-key-write"),
    ("c", "screen.cards", "screen-key-cards"),
    ("s", "screen.save", "screen-key-save"),
    ("l", "app.language", "screen-key-language"),
    ("?", "screen.help", "screen-key-help"),
    ("q", "app.leave", "screen-key-quit"),
)


POINT: Final[tuple[str, str, str]] = ("m", "screen.point", "screen-key-point")
"""Of games whose board can be pointed at."""
LEFT_OUT: Final[str] = "s"
"""This key is not named there: eighty columns have no room for all, and whoever leaves saves anyhow."""
WIDE: Final = "-wide"
"""The class of a screen on which board and log stand side by side."""


class Drawing(Screen[None]):
    """Shows a match to whoever looks, in the language of the moment."""

    def __init__(self, sitting: Sitting) -> None:
        """Show this match."""
        super().__init__()
        self.sitting = sitting
        self.decision: Decision | None = None
        """The question that is put to whoever looks; None while nothing is asked of them."""
        self.actions: tuple[Action, ...] = ()
        self.said: Callable[[], Content] | None = None
        """What the screen has to say, in the language of the moment."""
        self.drawn_at = time.monotonic()
        """When the table was drawn last, in seconds of a clock that only goes forward."""

    def compose(self) -> ComposeResult:
        """Lay the screen out."""
        with Vertical(id="table"):
            with Vertical(id="here"):
                with VerticalScroll(id="board", classes="pane"):
                    yield Static(id="drawing", markup=False)
                yield Static(id="cards", markup=False)
            yield Log(self.sitting, id="log", classes="pane")
        with Vertical(id="desk", classes="pane"):
            yield Static(id="question", markup=False)
            yield Static(id="said", markup=False)
            yield Pointing(id="pointing", markup=False)
            with VerticalScroll(id="list", can_focus=False):
                yield Answers()
            yield Input(id="line", compact=True)
        pointed = (POINT, *(entry for entry in KEYS if entry[0] != LEFT_OUT))
        keys = pointed if self.sitting.match.game.pointer else KEYS
        yield KeyBar(keys, self.sitting.voice)

    def relabel(self) -> None:
        """Say everything in the language of the moment."""
        voice = self.sitting.voice
        self.query_one("#log").border_title = voice.text("screen-log")
        self.query_one("#line", Input).placeholder = voice.text("screen-write-here")
        self.query_one(KeyBar).speak(voice)
        self.refresh_table()
        self.query_one(Answers).say_again(*self.answers())
        self.show_question()
        self.show_said()

    # -- the table -----------------------------------------------------------------------------------------------

    def refresh_table(self) -> None:
        """Draw board, hand and log as they are now."""
        sitting = self.sitting
        title = sitting.voice.text("game-title")
        seat = sitting.at_screen
        self.query_one("#board").border_title = title if seat is None else f"{title} · {sitting.name(seat)}"
        self.query_one("#drawing", Static).update(sitting.painter.lines(sitting.board()))
        hand = sitting.hand()
        folded = sitting.painter.lines if self.has_class(WIDE) else sitting.painter.running
        self.query_one("#cards", Static).update(folded(hand))
        self.query_one("#cards").set_class(bool(hand), "-held")
        self.query_one(Log).bring_up_to_date()
        self.drawn_at = time.monotonic()

    def on_resize(self) -> None:
        """Draw the table anew where it has more room or less."""
        self.call_after_refresh(self.refresh_table)

    # -- the desk ------------------------------------------------------------------------------------------------

    def show_question(self) -> None:
        """Say what is asked, who thinks, or that the match is over."""
        sitting, voice = self.sitting, self.sitting.voice
        if self.decision is not None:
            text = sitting.texts.decision(self.decision, sitting.view)
            title = voice.text("screen-turn", seat=sitting.name(self.decision.actor)) + self.time()
            self.show_desk(title, sitting.painter.ruled(self.decision.rule, text))
        elif sitting.match.pending:
            text = self.waiting()
            self.show_desk(text, sitting.painter.sentence(text))
        else:
            self.show_desk(voice.text("screen-over"), sitting.painter.sentence(sitting.result()[0]))

    def waiting(self) -> str:
        """Say who thinks; a clock does not, it goes on."""
        sitting, voice = self.sitting, self.sitting.voice
        actor = sitting.next_question().actor
        if actor == CLOCK:
            return voice.text("screen-film" if sitting.timing.is_film else "screen-clock")
        return voice.text("screen-thinks", seat=sitting.name(actor))

    def time(self) -> str:
        """Return the mission time, where time passes."""
        second = self.sitting.timing.second
        return "" if second is None else f" · {second // 60}:{second % 60:02}"

    def show_desk(self, title: str, question: Content) -> None:
        """Write the title and the text above the answers."""
        self.query_one("#desk").border_title = title
        self.query_one("#question", Static).update(question)

    def answers(self) -> tuple[list[Content], list[str]]:
        """Return the listed answers, in words and in notation."""
        sitting, view = self.sitting, self.sitting.view
        words = [sitting.painter.sentence(sitting.texts.action(action, view)) for action in self.actions]
        return words, [write_action(sitting.match.game, action) for action in self.actions]

    def say(self, said: Callable[[], Content] | None) -> None:
        """Say something until the next answer, or be quiet."""
        self.said = said
        self.show_said()

    def show_said(self) -> None:
        """Write what there is to say."""
        told = self.query_one("#said", Static)
        told.set_class(self.said is not None, "-speaks")
        told.update(self.said() if self.said is not None else "")

    def refuse(self, error: PelagosError) -> None:
        """Say why something is refused, and which rule refuses it."""
        self.sitting.refused = error
        self.say(lambda: self.sitting.painter.refusal(error, self.sitting.view))

    def action_list(self) -> None:
        """Put the line to write in away and go back to the answers."""
        line = self.query_one("#line", Input)
        line.clear()
        line.remove_class("-open")
        self.query_one(Answers).focus()
