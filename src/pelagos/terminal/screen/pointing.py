"""Pointing at the board: arrow keys go from place to place, R through the answers that aim there, Enter gives one.

A game that can be pointed at names a class (`Game.pointer`). It is made of a view, a question and its answers, and has
``is_useful``, ``step(rows, columns)``, ``turn(steps)``, ``chosen`` (the number of an answer, or None), ``board()`` (the
lines of the board with the place and the answer marked) and ``words()`` (a line that says what is meant).
"""

from typing import Any, ClassVar

from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widgets import Static

from pelagos.terminal.screen.answers import Answers
from pelagos.terminal.screen.keys import key


class Pointing(Static, can_focus=True):
    """What is pointed at, in words; while it has the keyboard, the board shows it, too."""

    DEFAULT_CSS = """
    Pointing { height: auto; padding: 0 1; color: $accent; display: none; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "step(1, 0)", show=False),
        Binding("down", "step(-1, 0)", show=False),
        Binding("left", "step(0, -1)", show=False),
        Binding("right", "step(0, 1)", show=False),
        key("r", "turn(1)"),
        Binding("R,backspace", "turn(-1)", show=False),
        Binding("enter,space", "choose", show=False),
    ]
    pointer: Any = None
    """The game's own pointer; None while nothing is pointed at."""

    class Moved(Message):
        """Something else is pointed at."""

    class Closed(Message):
        """Nothing is pointed at any more."""

    def open(self, pointer: Any) -> None:
        """Point with this."""
        self.pointer = pointer
        self.styles.display = "block"
        self.focus()
        self.post_message(self.Moved())

    def on_blur(self) -> None:
        """Let go where the keyboard goes elsewhere."""
        self.pointer = None
        self.styles.display = "none"
        self.post_message(self.Closed())

    def action_step(self, rows: int, columns: int) -> None:
        """Go to the next place."""
        self.pointer.step(rows, columns)
        self.post_message(self.Moved())

    def action_turn(self, steps: int) -> None:
        """Go on to the next answer that aims here."""
        self.pointer.turn(steps)
        self.post_message(self.Moved())

    def action_choose(self) -> None:
        """Give the answer that is meant."""
        if self.pointer.chosen is not None:
            self.post_message(Answers.Chosen(self.pointer.chosen))
