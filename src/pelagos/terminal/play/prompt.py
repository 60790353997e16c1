"""One question to one person: the list of answers, and the commands that answer nothing."""

import sys
from collections.abc import Callable

from pelagos.kernel.decision import Decision
from pelagos.kernel.errors import IllegalAction, IllegalText
from pelagos.kernel.ids import Seat
from pelagos.kernel.notation import write_action
from pelagos.kernel.record import is_number
from pelagos.terminal.games import first_rule
from pelagos.terminal.play.answers import understand
from pelagos.terminal.play.listing import MOST, numbered_list
from pelagos.terminal.play.reading import Leave, read_line, read_line_before
from pelagos.terminal.play.table import LOG_LINES, Table
from pelagos.terminal.play.taking_back import take_back
from pelagos.terminal.play.words import command_words

ALL = "all"


class Desk:
    """The commands that are understood at any time; each is called with the rest of the line."""

    def __init__(self, table: Table) -> None:
        """Serve the people of a table."""
        self.table = table
        self.voice = table.voice
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "why": self.why,
            "rule": self.rule,
            "cards": self.cards,
            "log": self.log,
            "board": self.board,
            "save": self.save,
            "quit": self.quit,
        }
        self.words = command_words(table.voice.language)

    def obey(self, line: str) -> bool:
        """Carry out a command; tell whether the line was one."""
        word, _, rest = line.partition(" ")
        command = self.words.get(word.casefold())
        if command not in self.commands:
            return False
        self.commands[command](rest.strip())
        return True

    def help(self, _rest: str) -> None:
        """Explain the commands."""
        self.voice.say("play-help", rule=first_rule(self.table.match.game))

    def why(self, _rest: str) -> None:
        """Show the rules behind what happened last."""
        self.table.show_reasons()

    def rule(self, rest: str) -> None:
        """Show the text of a rule by its number."""
        number = rest.upper()
        if not number:
            self.voice.refuse(IllegalText(None, "which-rule", rule=first_rule(self.table.match.game)))
        elif self.voice.texts.has(f"rule-{number}"):
            self.voice.print(f"[{number}] {self.voice.texts.rule(number)}")
        else:
            self.voice.refuse(IllegalText(None, "no-such-rule", number=rest))

    def cards(self, _rest: str) -> None:
        """Show all cards of the game."""
        game = self.table.match.game
        lines = [self.voice.texts.card_line(number) for number in range(len(game.cards))]  # type: ignore[arg-type]  # card numbers
        self.voice.print("\n".join(lines))

    def log(self, rest: str) -> None:
        """Show the latest events, or all."""
        everything = self.words.get(rest.casefold()) == ALL
        self.table.show_log(None if everything else int(rest) if is_number(rest) else LOG_LINES)

    def board(self, _rest: str) -> None:
        """Draw the table again."""
        self.table.show_board()

    def save(self, rest: str) -> None:
        """Save the match."""
        self.table.keeper.save_as(self.table.match, rest)

    def quit(self, _rest: str) -> None:
        """Leave; the match is saved."""
        raise Leave


class Prompt(Desk):
    """Puts one question until it is answered, or taken away by going back."""

    def __init__(self, table: Table, decision: Decision) -> None:
        """Prepare to ask."""
        super().__init__(table)
        self.decision = decision
        self.seat = Seat(int(decision.actor))
        self.actions = table.match.legal(decision)
        self.commands["undo"] = self.undo
        self.done = False

    def answer(self) -> None:
        """Ask until the match has moved on."""
        self.table.hand_over(self.seat)
        self.table.show_news()
        self.voice.print()
        self.table.show_board()
        self.voice.print()
        self.ask()
        while not self.done:
            line = read_line_before(self.sign(), self.table.timing.left)
            if line is None:
                self.let_clock_strike()
            elif line and not self.obey(line):
                self.try_answer(line)

    def sign(self) -> str:
        """Return what stands before the line to write: whose turn it is, and the time where it passes."""
        second = self.table.timing.second
        name = self.table.seat_name(self.seat)
        return f"{name}> " if second is None else f"{second // 60}:{second % 60:02} {name}> "

    def let_clock_strike(self) -> None:
        """The time is up: let the clock go on, and put the question anew if there are other answers now."""
        self.table.strike()
        self.table.show_news()
        asked = self.decision in self.table.match.pending
        self.done = not asked or tuple(self.table.match.legal(self.decision)) != tuple(self.actions)

    def ask(self) -> None:
        """Print the question, its rule and the answers."""
        view = self.table.view
        self.voice.print(f"[{self.decision.rule}] {self.voice.texts.decision(self.decision, view)}")
        self.voice.print(numbered_list([self.voice.texts.action(action, view) for action in self.actions]))
        if len(self.actions) > MOST:
            self.voice.say("play-more-answers", count=len(self.actions) - MOST)
        self.voice.say("play-how", last=min(len(self.actions), MOST))

    def try_answer(self, line: str) -> None:
        """Give an answer; if it is refused, say which rule refuses it."""
        match = self.table.match
        try:
            action = understand(match.game, self.decision, self.actions, line)
            self.table.apply(self.decision, action)
        except IllegalAction as error:
            self.voice.print(self.voice.error_text(error, self.table.view))
        else:
            self.done = True

    def help(self, _rest: str) -> None:
        """Explain how to answer, then the commands."""
        notation = write_action(self.table.match.game, self.actions[0])
        self.voice.say("play-help-answer", last=min(len(self.actions), MOST), notation=notation)
        self.voice.say("play-help", rule=first_rule(self.table.match.game))

    def why(self, _rest: str) -> None:
        """Show the rules behind what happened last and behind the question."""
        self.table.show_reasons((self.decision.rule,))

    def board(self, rest: str) -> None:
        """Draw the table and put the question again."""
        super().board(rest)
        self.ask()

    def undo(self, _rest: str) -> None:
        """Take back this seat's latest answer, if the others agree."""
        self.done = take_back(self.table, self.seat)


def farewell(table: Table) -> None:
    """Answer a few last commands when the match is over; a pipe that goes on with answers has come to its end."""
    desk = Desk(table)
    table.voice.say("play-farewell")
    while line := read_line("> "):
        if desk.obey(line):
            continue
        if not sys.stdin.isatty():
            return
        table.voice.refuse(IllegalText(None, "not-a-command", text=line))
