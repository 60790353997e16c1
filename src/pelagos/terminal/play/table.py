"""A match at the terminal: people take turns at the keyboard, bots answer for the other seats."""

from typing import Any

import msgspec

from pelagos.bots.driver import Table as Bots
from pelagos.bots.driver import blamed_on_bot
from pelagos.kernel.decision import Decision
from pelagos.kernel.ids import OUTSIDER, Seat, Viewer
from pelagos.kernel.match import Match
from pelagos.terminal.board import board_text, event_line, events_since, results, rules_in
from pelagos.terminal.exits import FAILED, INTERRUPTED, OK
from pelagos.terminal.leaving import undisturbed
from pelagos.terminal.play.keeping import Keeper
from pelagos.terminal.play.reading import Leave, clear_screen, read_line, wait_for_enter
from pelagos.terminal.play.seating import Seating
from pelagos.terminal.voice import Voice

LOG_LINES = 20
FILM_SECONDS = 1.5
"""How long a step of the film stays before the next one; Enter goes on at once."""


class Table(Seating):
    """A match told line by line."""

    def __init__(self, voice: Voice, match: Match[Any], people: frozenset[Seat], bots: Bots, keeper: Keeper) -> None:
        """Seat people and bots; a match taken up again starts with its latest position."""
        super().__init__(match, people, bots)
        self.voice = voice
        self.keeper = keeper
        self.seen: dict[Viewer, int] = {}
        """How many batches of the history each viewer has been shown."""
        self.turn: int | None = None
        """The turn of the film that is shown."""
        self.latest_rules: list[str] = []
        """The rules of what was shown last."""

    def play(self) -> int:
        """Play until the match is over or somebody leaves; return the exit code."""
        try:
            self._play_on()
        except Leave:
            self._leave()
        except KeyboardInterrupt:
            with undisturbed():
                print()
                self._leave()
            return INTERRUPTED
        except (Exception, SystemExit):  # a fault, or a screen that is gone: the match is not lost with it
            self._leave()
            raise
        return OK if self.keeper.works else FAILED

    def _play_on(self) -> None:
        from pelagos.terminal.play.prompt import Prompt, farewell

        while self.match.pending:
            decision = self.bot_question() or self.next_question()
            if decision.actor in self.people:
                Prompt(self, decision).answer()
            else:
                self.answer_by_bot(decision)
            self.keeper.keep(self.match)
        self.show_end()
        if self.people:
            farewell(self)
        if self.people or not self.keeper.works:
            self.keeper.rescue(self.match)

    def _leave(self) -> None:
        if self.people or self.keeper.path is not None:
            self.keeper.rescue(self.match)

    # -- who is next ---------------------------------------------------------------------------------------------

    def answer_by_bot(self, decision: Decision) -> None:
        """Let a bot (or the clock) answer."""
        is_film = self.timing.is_film
        if is_film:
            self.show_scene(decision)
        with blamed_on_bot():
            self.apply(decision, self.bots.answer(self.match.state, decision))
        if is_film or not self.people:
            self.show_news()
        if is_film:
            wait_for_enter(FILM_SECONDS)

    def show_scene(self, decision: Decision) -> None:
        """Head a step of what is carried out; at the beginning of each turn, draw the board."""
        turn = getattr(decision, "turn", None)
        if turn != self.turn:
            self.turn = turn
            self.voice.print()
            self.show_board()
        self.voice.print()
        self.voice.print(self.voice.texts.decision(decision, self.view))

    def hand_over(self, seat: Seat) -> None:
        """Pass the screen to another person, who alone may see what follows."""
        if self.must_hand_over(seat):
            if self.at_screen is not None:
                clear_screen()
            read_line(self.voice.text("play-curtain", seat=self.seat_name(seat)) + " ")
            clear_screen()
        self.at_screen = seat

    # -- what is shown -------------------------------------------------------------------------------------------

    def seat_name(self, seat: Seat) -> str:
        """Return the name of a seat."""
        return self.voice.texts.seat(seat, self.match.observe(OUTSIDER))

    def show_news(self) -> None:
        """Print what has happened since whoever looks at the screen was last shown something."""
        history = len(self.match.history)
        since = self.seen.get(self.at_screen, 0)
        self.seen[self.at_screen] = history
        events = events_since(self.match, self.at_screen, since)
        if events:
            self.latest_rules = [event.rule for event in events]
            self.show_events(events)

    def unsee(self) -> None:
        """Count what was taken back as not yet shown to anybody: something else will happen in its place."""
        history = len(self.match.history)
        self.seen = {viewer: min(shown, history) for viewer, shown in self.seen.items()}

    def show_events(self, events: list[Any]) -> None:
        """Print events, each with its rule."""
        view = self.view
        for event in events:
            self.voice.print(event_line(self.voice, event, view))

    def show_log(self, lines: int | None = LOG_LINES) -> None:
        """Print the latest events, or all of them."""
        events = events_since(self.match, self.at_screen, 0)
        self.show_events(events if lines is None else events[max(0, len(events) - lines) :])

    def show_board(self) -> None:
        """Draw the table."""
        self.voice.print(board_text(self.voice, self.match.game, self.view))

    def show_reasons(self, more: tuple[str, ...] = ()) -> None:
        """Print the rules behind what was shown last, and behind the open question."""
        self.voice.print(rules_in([*self.latest_rules, *more], self.voice))

    def show_end(self) -> None:
        """Print the rest of the log, the board and the result, open to all."""
        if len(self.people) > 1:
            self.at_screen = None
            self.seen[None] = max(self.seen.values(), default=0)
        self.show_news()
        self.voice.print()
        self.show_board()
        self.voice.print()
        self.voice.say("play-over", results=results(self.voice, self.match.game, self.match.returns or (), self.view))


def describe_setup(voice: Voice, match: Match[Any], people: frozenset[Seat], levels: tuple[str, ...]) -> None:
    """Say what is played, who sits where, and what was published about the chance."""
    view = match.observe(OUTSIDER)
    voice.say("play-title", game=voice.text("game-title"), version=match.game.version)
    voice.say("game-summary")
    for name, value in msgspec.structs.asdict(match.record.header.options).items():
        if value != getattr(match.game.options_type(), name):
            texts = voice.texts
            voice.say("play-option", option=texts.option(name), value=texts.option_value(name, value))
    for seat, level in enumerate(levels):
        who = voice.text("play-person") if seat in people else voice.text("play-bot", level=level)
        name = voice.texts.seat(Seat(seat), view)
        plain = name == voice.text("seat-name", number=seat)
        voice.say("play-seat-plain" if plain else "play-seat", number=seat, seat=name, who=who)
    commitment = match.record.header.commitment
    voice.say("play-chosen-seed") if commitment is None else voice.say("play-commitment", digest=commitment)
