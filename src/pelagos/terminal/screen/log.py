"""The log: what has happened, line by line; a line opens the rule it obeys."""

from typing import Any

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
        self.told: tuple[Viewer, str, int] = (None, "", -1)
        """To whom and in which language the lines are, and from which batch of the history the news."""
        self.batches = 0
        """How many batches of the history are told."""
        self.rules: list[str] = []

    def bring_up_to_date(self) -> None:
        """Add what is new; tell everything anew to other eyes, in another language or after going back."""
        sitting = self.sitting
        now = (sitting.at_screen, sitting.voice.language, sitting.news_since)
        if now != self.told or len(sitting.match.history) < self.batches:
            self.told, self.batches, self.rules = now, 0, []
            self.clear_options()
        self.add_news()

    def add_news(self) -> None:
        """Add the events that are not told yet."""
        sitting, view = self.sitting, self.sitting.view
        history = sitting.match.events_for(sitting.at_screen, self.batches)
        batches = [(self.batches + number, event) for number, batch in enumerate(history) for event in batch]
        self.batches += len(history)
        for batch, event in batches[-LONGEST:]:
            self.rules.append(event.rule)
            self.add_option(Option(sitting.painter.event(event, view, news=batch >= sitting.news_since)))
        if batches:
            self.scroll_end(animate=False)

    def on_focus(self) -> None:
        """Begin with the latest line."""
        if self.highlighted is None and self.option_count:
            self.highlighted = self.option_count - 1

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Ask for the rule of the line."""
        event.stop()
        self.post_message(self.RuleWanted(self.rules[event.option_index]))
