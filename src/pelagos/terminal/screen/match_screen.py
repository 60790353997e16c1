"""What people ask of the screen beside answering: reasons, rules, help, going back, saving, writing an answer."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from textual import on, work
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.geometry import Region
from textual.widgets import Input, Static

from pelagos.kernel.discovery import load_named
from pelagos.kernel.errors import IllegalAction, IllegalText
from pelagos.kernel.ids import Seat
from pelagos.kernel.wording import Line
from pelagos.terminal.games import first_rule
from pelagos.terminal.play.answers import understand
from pelagos.terminal.play.going_back import go_back, who_must_agree
from pelagos.terminal.play.words import command_words
from pelagos.terminal.saving import places_of_refuge
from pelagos.terminal.screen.answers import Answers
from pelagos.terminal.screen.course import TICK, Course
from pelagos.terminal.screen.dialogs import Consent, Reader, SaveAs
from pelagos.terminal.screen.drawing import WIDE
from pelagos.terminal.screen.keys import EVERYWHERE, key
from pelagos.terminal.screen.log import Log
from pelagos.terminal.screen.pointing import Pointing


class MatchScreen(Course):
    """The whole screen of a match."""

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (106, WIDE)]
    BINDINGS: ClassVar[list[BindingType]] = [
        *EVERYWHERE,
        key("w", "why"),
        key("u", "undo"),
        key("c", "cards"),
        key("s", "save"),
        key("m", "point"),
        Binding("slash,colon", "write", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("escape", "back", show=False),
        Binding("left_square_bracket", "scroll_board(-1)", show=False),
        Binding("right_square_bracket", "scroll_board(1)", show=False),
    ]

    def on_mount(self) -> None:
        """Begin to play."""
        self.query_one(Answers).focus()
        self.relabel()
        self.go_on()
        self.set_interval(TICK, self.tick)
        if self.sitting.timing.question is not None:
            self.accompany()

    def action_back(self) -> None:
        """Go back to the answers, or, when there will be none any more, to the result."""
        if self.sitting.match.pending:
            self.action_list()
        else:
            self.show_ending()

    # -- to read -------------------------------------------------------------------------------------------------

    def action_why(self) -> None:
        """Show the rules behind the latest refusal, the question and what happened last."""
        reasons = self.sitting.reasons(self.decision)
        self.read("screen-key-why", lambda: self.sitting.rules_text(reasons))

    @on(Log.RuleWanted)
    def show_rule(self, event: Log.RuleWanted) -> None:
        """Show the rule behind a line of the log."""
        self.read("screen-rule", lambda: self.sitting.rules_text([event.number]))

    def action_rule(self, number: str) -> None:
        """Show a rule by its number."""
        if not number:
            self.refuse(IllegalText(None, "which-rule", rule=first_rule(self.sitting.match.game)))
        elif self.sitting.texts.has(f"rule-{number.upper()}"):
            self.read("screen-rule", lambda: self.sitting.rules_text([number.upper()]))
        else:
            self.refuse(IllegalText(None, "no-such-rule", number=number))

    def action_help(self) -> None:
        """Explain the keys."""
        action = self.actions[0] if self.actions else None
        self.read("screen-key-help", lambda: self.sitting.help(action))

    def action_cards(self) -> None:
        """Show all cards of the game."""
        self.read("screen-key-cards", self.sitting.cards)

    def read(self, title: str, text: Callable[[], str]) -> None:
        """Show something to read."""
        _ = self.app.push_screen(Reader(self.sitting, title, text))

    def action_scroll_board(self, direction: int) -> None:
        """Scroll the board by half of what is seen, wherever the keys go otherwise."""
        board = self.query_one("#board")
        board.scroll_relative(y=direction * max(1, board.size.height // 2), animate=False)

    # -- pointing at the board ------------------------------------------------------------------------------------

    def action_point(self) -> None:
        """Point at the board, where the game lets its board be pointed at and an answer aims at it."""
        game = self.sitting.match.game
        if self.decision is None or not game.pointer:
            return
        pointer = load_named(game.pointer, game.name)(self.sitting.view, self.decision, self.actions)
        if pointer.is_useful:
            self.query_one(Pointing).open(pointer)

    @on(Pointing.Moved)
    def show_pointed(self) -> None:
        """Draw what is pointed at, and say what it would do."""
        pointing, sitting = self.query_one(Pointing), self.sitting
        pointer = pointing.pointer
        if pointer is None:
            return
        hand = sitting.hand()
        board = [line for line in pointer.board() if line not in hand]
        self.query_one("#drawing", Static).update(sitting.painter.lines(board))
        self.bring_into_sight([number for number, line in enumerate(board) if line not in sitting.board()], board)
        meant = "" if pointer.chosen is None else sitting.texts.action(self.actions[pointer.chosen], sitting.view)
        words = filter(None, (meant, sitting.texts.line(pointer.words())))
        pointing.update(sitting.painter.sentence(" · ".join(words)))

    def bring_into_sight(self, marked: Sequence[int], board: Sequence[Line]) -> None:
        """Scroll the board to its marked lines, with a line on either side; the first of them matters most."""
        pane, painter = self.query_one("#board"), self.sitting.painter
        width = pane.scrollable_content_region.width
        for number in reversed(marked):
            above = painter.lines(board[:number]).get_height({}, width) if number else 0
            pane.scroll_to_region(Region(0, above - 1, 1, 3), animate=False, immediate=True)

    @on(Pointing.Closed)
    def hide_pointed(self) -> None:
        """Draw the board as it is."""
        self.refresh_table()

    # -- going back ----------------------------------------------------------------------------------------------

    @work(exclusive=True, group="undo")
    async def action_undo(self) -> None:
        """Take back the latest answer of whoever looks, if the others agree."""
        sitting = self.sitting
        seat = sitting.at_screen
        if seat is None or not sitting.match.pending:
            return
        try:
            others = who_must_agree(sitting.match, sitting.people, seat)
        except IllegalAction as error:
            self.refuse(error)
            return
        self.take_back(seat, agreed=all([await self.agrees(seat, other) for other in others]))

    async def agrees(self, seat: Seat, other: Seat) -> bool:
        """Ask another person for consent."""
        return bool(await self.app.push_screen_wait(Consent(self.sitting, seat, other)))

    def take_back(self, seat: Seat, *, agreed: bool) -> None:
        """Go back if the others agree, and say what became of it."""
        text = "play-not-undone"
        if agreed:
            text = go_back(self.sitting.match, seat)
            self.sitting.refused = None
            self.sitting.keeper.keep(self.sitting.match)
            self.go_on()
        self.say(lambda: Content(self.sitting.voice.text(text)))

    # -- saving --------------------------------------------------------------------------------------------------

    def action_save(self) -> None:
        """Ask where to save."""
        path = self.sitting.keeper.path or next(places_of_refuge(self.sitting.match.game.name, None))
        _ = self.app.push_screen(SaveAs(self.sitting, str(path)), self.save)

    def save(self, name: str | None) -> None:
        """Save under a name."""
        if not name:
            return
        keeper = self.sitting.keeper
        saved = keeper.save_as(self.sitting.match, name)
        told = self.sitting.take_told()
        if saved:
            self.say(lambda: Content(self.sitting.voice.text("screen-saved", path=str(keeper.path))))
        else:
            self.say(lambda: Content(told))

    # -- writing -------------------------------------------------------------------------------------------------

    def action_write(self) -> None:
        """Open the line to write in."""
        line = self.query_one("#line", Input)
        line.add_class("-open")
        line.focus()

    @on(Input.Changed, "#line")
    def filter(self, event: Input.Changed) -> None:
        """Show the answers that fit what is written."""
        answers = self.query_one(Answers)
        answers.filter(event.value)
        self.show_found(answers)

    def show_found(self, answers: Answers) -> None:
        """Tell how many answers fit what is written."""
        self.show_question()
        if self.actions and self.query_one("#line", Input).value.strip():
            text = self.sitting.voice.text("screen-found", found=answers.found, count=len(self.actions))
            desk = self.query_one("#desk")
            desk.border_title = f"{desk.border_title} · {text}"

    @on(Input.Submitted, "#line")
    def take_line(self, event: Input.Submitted) -> None:
        """Carry out a command, or give the answer that is written."""
        text = event.value.strip()
        if not text:
            self.action_list()
        elif not self.obey(text):
            self.answer(text)

    def obey(self, text: str) -> bool:
        """Carry out a command; tell whether the text is one."""
        word, _, rest = text.partition(" ")
        commands: dict[str, Callable[[], object]] = {
            "help": self.action_help,
            "why": self.action_why,
            "rule": lambda: self.action_rule(rest.strip()),
            "cards": self.action_cards,
            "log": lambda: self.query_one(Log).focus(),
            "board": lambda: self.query_one("#board").focus(),
            "undo": self.action_undo,
            "save": lambda: self.save(rest.strip()) if rest.strip() else self.action_save(),
            "quit": self.app.exit,
        }
        command = command_words(self.sitting.voice.language).get(word.casefold())
        if command not in commands:
            return False
        self.action_list()
        commands[command]()
        return True

    def answer(self, text: str) -> None:
        """Give the answer that is written: a number, the notation, or what only one answer of the list contains."""
        answers = self.query_one(Answers)
        if self.decision is None:
            self.refuse(IllegalText(None, "not-understood", text=text))
            return
        try:
            action = understand(self.sitting.match.game, self.decision, self.actions, text)
        except IllegalText as error:
            if answers.found == 1:
                answers.action_choose()
            elif error.key == "not-understood" and answers.found:
                answers.focus()
            else:
                self.refuse(error)
        else:
            self.give(action)
