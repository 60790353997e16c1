"""The course of a match on the screen: the people are asked, the bots think beside it."""

import asyncio
import time
from contextlib import suppress
from typing import Final

from textual import on, work
from textual.widgets import Input

from pelagos.bots.driver import blamed_on_bot
from pelagos.kernel.decision import Action, Decision
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.ids import Seat
from pelagos.terminal.saving import rescue
from pelagos.terminal.screen.answers import Answers
from pelagos.terminal.screen.dialogs import Curtain, Ending
from pelagos.terminal.screen.drawing import Drawing
from pelagos.terminal.screen.faults import Broken

TICK: Final = 0.25
"""Seconds between two looks at the clock of a match in which time passes."""
FILM: Final = 1.0
"""Seconds that a step stays before the next one, while what was planned is carried out."""
MOMENT: Final = 0.1
"""Seconds; while bots answer, the screen is drawn no more often."""


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
        """Ask whoever is next, as long as that is a bot."""
        sitting = self.sitting
        while sitting.match.pending:
            decision = sitting.next_question()
            if decision.actor in sitting.people:
                self.put(decision)
                return
            if sitting.timing.is_film:
                self.show_waiting()
                self.refresh_table()
                await asyncio.sleep(FILM)
            action = await self.answer_of_bot(decision)
            with blamed_on_bot():
                sitting.give(decision, action)
        self.end()

    # -- where time passes -----------------------------------------------------------------------------------------

    def tick(self) -> None:
        """Show the time, and let the clock strike when it is due while a person plans."""
        timing = self.sitting.timing
        if timing.question is None or self.decision is None:
            return
        self.show_question()
        if timing.left == 0:
            self.sitting.strike()
            self.sitting.keeper.keep(self.sitting.match)
            self.accompany()
            self.catch_up()

    def catch_up(self) -> None:
        """Show what has happened beside a person who plans, and what can be answered now; what is written stays."""
        decision = self.decision
        if decision is None:
            return
        if decision not in self.sitting.match.pending:
            self.decision, self.actions = None, ()
            self.go_on()
            return
        self.refresh_table()
        actions = tuple(self.sitting.match.legal(decision))
        if actions != self.actions:
            self.actions = actions
            answers = self.query_one(Answers)
            answers.offer(*self.answers())
            answers.filter(self.query_one("#line", Input).value)

    @work(exclusive=True, group="bots", exit_on_error=False)
    async def accompany(self) -> None:
        """Let the bots plan beside the people: a bot thinks about the table as it stood, so its answer may be late."""
        sitting = self.sitting
        try:
            while self.decision is not None and (asked := sitting.bot_question()) is not None:
                state = sitting.match.game.clone(sitting.match.state)
                action = await asyncio.to_thread(sitting.bots.answer, state, asked)
                with suppress(IllegalAction):
                    sitting.give(asked, action)
                self.catch_up()
        except Exception as error:  # noqa: BLE001  # the screen must close before anybody can read what went wrong
            self.app.post_message(Broken(error))

    async def answer_of_bot(self, decision: Decision) -> Action:
        """Let a bot think on a thread of its own; what has happened meanwhile is drawn now and then."""
        thinking = asyncio.create_task(
            asyncio.to_thread(self.sitting.bots.answer, self.sitting.match.state, decision), name="bot"
        )
        try:
            await asyncio.wait({thinking}, timeout=max(0, self.drawn_at + MOMENT - time.monotonic()))
            if not thinking.done():
                self.show_waiting()
                self.refresh_table()
            return await thinking
        finally:
            thinking.cancel()

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
        if self.sitting.bot_question() is not None:
            self.accompany()

    def give(self, action: Action) -> None:
        """Answer the question; a refusal is shown with its rule and the question stays."""
        if self.decision is None:
            return
        try:
            self.sitting.give(self.decision, action)
        except IllegalAction as error:
            self.refuse(error)
            return
        self.decision, self.actions = None, ()
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
