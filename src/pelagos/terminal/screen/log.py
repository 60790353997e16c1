"""The log: what has happened, line by line; a line opens the rule it obeys."""

from typing import Any

from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from pelagos.kernel.ids import Viewer
from pelagos.terminal.screen.sitting import Sitting

LONGEST = 500
"""So many lines are kept; the whole story is in the record."""


class Log(OptionList):
    """The latest events as whoever looks at the screen may know them."""

    class RuleWanted(Message):
        """Somebody wants to read the rule behind a line."""

        def __init__(self, number: str) -> None:
            """Name the rule."""
            super().__init__()
            self.number = number

    def __init__(self, sitting: Sitting, **attributes: Any) -> None:
        """Tell of this match."""
        super().__init__(markup=False, **attributes)
        self.sitting = sitting
        self.told: tuple[Viewer, str] = (None, "")
        """To whom and in which language the lines are."""
        self.batches = 0
        """How many batches of the history are told."""
        self.rules: list[str] = []
        self.news: list[Content] = []
        """The last lines, those that are new to whoever looks, without their mark."""
        self.news_since = -1
        """The batch of the history with which they begin."""

    def on_mount(self) -> None:
        """Keep the latest line in sight until somebody scrolls back."""
        self.anchor()

    def bring_up_to_date(self) -> None:
        """Add what is new; tell everything anew to other eyes, in another language or after going back."""
        sitting = self.sitting
        now = (sitting.at_screen, sitting.voice.language)
        if now != self.told or len(sitting.match.history) < self.batches or sitting.news_since < self.news_since:
            self.begin_anew()
        self.told = now
        if sitting.news_since != self.news_since:
            self.fade()
        self.add_news()

    def begin_anew(self) -> None:
        """Forget every line."""
        self.batches, self.rules, self.news, self.news_since = 0, [], [], -1
        self.clear_options()

    def fade(self) -> None:
        """Show what has been new until now as old."""
        kept = self.options[: self.option_count - len(self.news)]
        painter = self.sitting.painter
        faded = [Option(painter.logged(line, news=False)) for line in self.news]
        self.set_options([*kept, *faded][-LONGEST:])
        self.rules = self.rules[-LONGEST:]
        self.news, self.news_since = [], self.sitting.news_since

    def add_news(self) -> None:
        """Add the events that are not told yet."""
        sitting = self.sitting
        history = sitting.match.events_for(sitting.at_screen, self.batches)
        batches = [(self.batches + number, event) for number, batch in enumerate(history) for event in batch]
        self.batches += len(history)
        if batches:
            view = sitting.view
            self.add_options([self.line(batch, event, view) for batch, event in batches[-LONGEST:]])
            self.scroll_end(animate=False)

    def line(self, batch: int, event: Any, view: Any) -> Option:
        """Return the line that tells of an event, and keep it in mind while it is new."""
        news = batch >= self.news_since
        told = self.sitting.painter.event(event, view)
        self.rules.append(event.rule)
        if news:
            self.news.append(told)
        return Option(self.sitting.painter.logged(told, news=news))

    def on_focus(self) -> None:
        """Begin with the latest line."""
        if self.highlighted is None and self.option_count:
            self.highlighted = self.option_count - 1

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Ask for the rule of the line."""
        event.stop()
        self.post_message(self.RuleWanted(self.rules[event.option_index]))
