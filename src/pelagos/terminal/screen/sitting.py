"""A match on the screen, apart from how it is drawn: who looks, what they may know, what they ask for."""

import sys
from collections.abc import Callable, Sequence
from typing import Any

from pelagos.bots.driver import Table as Bots
from pelagos.kernel.decision import Action, Decision
from pelagos.kernel.discovery import load_named
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.ids import OUTSIDER, Actor, CardId, Seat
from pelagos.kernel.match import Match
from pelagos.kernel.notation import write_action
from pelagos.kernel.wording import Line
from pelagos.terminal.board import board_lines, events_since, results, rules_in
from pelagos.terminal.games import first_rule
from pelagos.terminal.play.keeping import Keeper
from pelagos.terminal.play.seating import Seating
from pelagos.terminal.play.table import describe_setup
from pelagos.terminal.screen.paint import Painter
from pelagos.terminal.voice import Voice
from pelagos.text import LANGUAGES

HAND = "hand"
"""The function, beside a game's `render`, that returns those of its lines that show the viewer's own hand."""


class QuietVoice(Voice):
    """Hands what it has to say to the screen instead of printing it."""

    tell: Callable[[str], None]

    def print(self, text: str = "", *, indent: str = "") -> None:  # noqa: ARG002  # the screen folds by itself
        """Say something."""
        self.tell(text)

    def complain(self, text: str) -> None:
        """Say that something is wrong."""
        self.tell(text)


class Sitting(Seating):
    """What the screen needs to know of the match."""

    def __init__(  # what a table is made of
        self,
        voice: Voice,
        match: Match[Any],
        people: frozenset[Seat],
        bots: Bots,
        levels: tuple[str, ...],
        keeper: Keeper,
    ) -> None:
        """Take a seat.

        Args:
            voice: the language to begin with.
            match: the match, new or taken up again.
            people: the seats that people play.
            bots: answer for the other seats.
            levels: the level of the bot of each seat.
            keeper: where the record goes.
        """
        super().__init__(match, people, bots)
        self.keeper = keeper
        self.levels = levels
        self.told: list[str] = []
        """What the voice had to say and the screen has not shown yet."""
        self.refused: PelagosError | None = None
        """Why the latest answer was refused."""
        self.speak(voice.language)

    def speak(self, language: str) -> None:
        """Say everything in this language from now on."""
        self.voice = QuietVoice(language, self.match.game)
        self.voice.tell = self.told.append
        self.keeper.voice = self.voice
        self.texts = self.voice.texts
        self.painter = Painter(self.texts, self.match.record.header.seats, self.match.observe(OUTSIDER))

    def speak_next(self) -> None:
        """Go on to the next language."""
        self.speak(LANGUAGES[(LANGUAGES.index(self.voice.language) + 1) % len(LANGUAGES)])

    # -- what is shown -------------------------------------------------------------------------------------------

    def name(self, actor: Actor) -> str:
        """Return the name of a seat, or of the clock."""
        return self.voice.text("clock") if isinstance(actor, str) else self.texts.seat(actor, self.view)

    def board(self) -> list[Line]:
        """Return the lines of the table without the viewer's own hand."""
        hand = self.hand()
        return [line for line in board_lines(self.match.game, self.view) if line not in hand]

    def hand(self) -> list[Line]:
        """Return the lines of the viewer's own hand, where the game can tell them from the rest."""
        game = self.match.game
        module = sys.modules.get(game.render.partition(":")[0])
        if self.at_screen is None or not hasattr(module, HAND):
            return []
        return list(load_named(f"{game.render.partition(':')[0]}:{HAND}", game.name)(self.view))

    def events(self, since: int) -> list[Any]:
        """Return what has happened from that batch of the history on, as whoever looks may know it."""
        return events_since(self.match, self.at_screen, since)

    @property
    def news_since(self) -> int:
        """The batch of the history with which the news begin: the latest answer of whoever looks."""
        inputs = self.match.record.inputs
        made = (number for number in range(len(inputs), 0, -1) if inputs[number - 1].actor == self.at_screen)
        return next(made, 0)

    def reasons(self, decision: Decision | None) -> list[str]:
        """Return the numbers of the rules behind the latest refusal, the question and what happened last."""
        refusal = self.refused.rule if self.refused is not None else None
        asked = decision.rule if decision is not None else None
        news = [event.rule for event in self.events(self.news_since)]
        return list(dict.fromkeys(rule for rule in (refusal, asked, *news) if rule is not None))

    def rules_text(self, numbers: Sequence[str]) -> str:
        """Return the texts of rules."""
        return rules_in(numbers, self.voice).replace("\n", "\n\n")

    def about(self) -> str:
        """Return what is played, who sits where, and what was published about the chance."""
        told: list[str] = []
        voice = QuietVoice(self.voice.language, self.match.game)
        voice.tell = told.append
        describe_setup(voice, self.match, self.people, self.levels)
        return "\n".join(told)

    def help(self, action: Action | None) -> str:
        """Return how the screen is used, and what is played on it."""
        game = self.match.game
        example = write_action(game, action) if action is not None else "-"
        keys = self.voice.text("screen-help", notation=example, rule=first_rule(game))
        return f"{keys}\n\n{self.about()}"

    def cards(self) -> str:
        """Return all cards of the game."""
        return "\n".join(self.texts.card_line(CardId(card)) for card in range(len(self.match.game.cards)))

    def result(self) -> tuple[str, str]:
        """Return what each seat has won, and the last thing that happened, with its rule."""
        view = self.view
        over = self.voice.text(
            "play-over", results=results(self.voice, self.match.game, self.match.returns or (), view)
        )
        last = self.events(0)[-1]
        return over, f"[{last.rule}] {self.texts.event(last, view)}"

    def take_told(self) -> str:
        """Return what the voice had to say since the last call."""
        told = "\n".join(self.told)
        self.told.clear()
        return told

    # -- what is done --------------------------------------------------------------------------------------------

    def give(self, decision: Decision, action: Action) -> None:
        """Answer a question.

        Raises:
            IllegalAction: refused; nothing has changed.
        """
        self.apply(decision, action)
        if decision.actor == self.at_screen:
            self.refused = None
        self.keeper.keep(self.match)

    def sit(self, seat: Seat | None) -> None:
        """Let somebody else look at the screen (None: everybody)."""
        self.at_screen = seat
        self.refused = None
