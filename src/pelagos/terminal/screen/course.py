"""The course of a match on the screen: the people are asked, the bots think beside it."""

import asyncio

from textual import on, work
from textual.widgets import Input

from pelagos.kernel.decision import Action, Decision
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.ids import Seat
from pelagos.terminal.saving import rescue
from pelagos.terminal.screen.answers import Answers
from pelagos.terminal.screen.dialogs import Curtain, Ending
from pelagos.terminal.screen.drawing import Drawing
from pelagos.terminal.screen.faults import Broken


class Course(Drawing):
    """Plays the match."""

    @work(exclusive=True, exit_on_error=False)
    async def go_on(self) -> None:
        """Let the bots answer until a person is asked or the match is over; the screen stays alive meanwhile."""
        self.decision, self.actions = None, ()
        try:
            await self.let_bots_answer()
        except Exception as error:  # noqa: BLE001  # the screen must close before anybody can read what went wrong
            self.app.post_message(Broken(error))

    async def let_bots_answer(self) -> None:
        """Ask whoever is next, as long as that is a bot; each one thinks on a thread of its own."""
        sitting = self.sitting
        while sitting.match.pending:
            decision = sitting.next_question()
            if decision.actor in sitting.people:
                self.put(decision)
                return
            self.show_waiting()
            action = await asyncio.to_thread(sitting.bots.answer, sitting.match.state, decision)
            sitting.give(decision, action)
            self.refresh_table()
        self.end()

    def show_waiting(self) -> None:
        """Show who thinks."""
        self.query_one(Answers).offer((), ())
        self.show_question()

    def put(self, decision: Decision) -> None:
        """Put a question to a person, behind a curtain if somebody else looked at the screen before."""
        seat = Seat(int(decision.actor))
        if not self.sitting.must_hand_over(seat):
            self.ask(decision)
            return
        self.sitting.sit(None)
        self.say(None)
        self.show_waiting()
        self.refresh_table()
        _ = self.app.push_screen(Curtain(self.sitting, seat), lambda _: self.take_seat(seat, decision))

    def take_seat(self, seat: Seat, decision: Decision) -> None:
        """Show the table to the person who opened the curtain."""
        self.sitting.sit(seat)
        self.ask(decision)

    def ask(self, decision: Decision) -> None:
        """Show a question and its answers."""
        self.decision = decision
        self.actions = tuple(self.sitting.match.legal(decision))
        self.refresh_table()
        self.show_question()
        self.query_one(Answers).offer(*self.answers())
        self.action_list()

    def give(self, action: Action) -> None:
        """Answer the question; a refusal is shown with its rule and the question stays."""
        if self.decision is None:
            return
        try:
            self.sitting.give(self.decision, action)
        except IllegalAction as error:
            self.refuse(error)
            return
        trouble = self.sitting.take_told()
        self.say((lambda: self.sitting.painter.sentence(trouble)) if trouble else None)
        self.go_on()

    @on(Answers.Chosen)
    def give_chosen(self, event: Answers.Chosen) -> None:
        """Give the answer that was chosen from the list."""
        if event.number < len(self.actions):
            self.give(self.actions[event.number])

    def end(self) -> None:
        """Show the result, open to all, and save the record."""
        sitting = self.sitting
        if len(sitting.people) > 1:
            sitting.sit(None)
        sitting.keeper.path = rescue(sitting.match, sitting.keeper.path)
        self.query_one(Answers).offer((), ())
        self.query_one("#line", Input).remove_class("-open")
        self.show_question()
        self.refresh_table()
        self.show_ending()

    def show_ending(self) -> None:
        """Tell how it ended and what next."""
        _ = self.app.push_screen(Ending(self.sitting))
