"""A search that plays any game from views alone.

It draws full states that fit the view (`Game.sample`) and plays each of them on from several answers to the question,
so that all of these have the same luck; the worse half of the answers drops out, time and again (`Race`). Later in a
line of play the searching seat, and the others where nobody can predict them, choose by what their answers have brought
so far whenever they saw the same; where a seat comes to a question it has not met before, a quick policy goes on for it
(`Line`). So answers given at the same time stay independent, hidden hands are averaged over, and reactions and
negotiations need nothing of their own.
"""

from random import Random
from typing import Any

from pelagos.bots.budget import Budget
from pelagos.bots.guide import Guide
from pelagos.bots.line import Inquiry, Line, Luck
from pelagos.bots.race import Race
from pelagos.kernel.chance import SEED_BYTES, Seeded
from pelagos.kernel.decision import Action, Decision
from pelagos.kernel.game import Game


class Search:
    """A bot that searches; one object may serve any number of seats, since it keeps nothing between questions."""

    def __init__(self, game: Game[Any], guide: Guide, budget: Budget) -> None:
        """Search a game with what is known of it and a budget."""
        self.game = game
        self.guide = guide
        self.budget = budget

    def __call__(self, view: Any, decision: Decision, actions: tuple[Action, ...], rng: Random) -> Action:
        """Return the answer that did best."""
        if len(actions) == 1:
            return actions[0]
        given = self.guide.opening(view, decision, actions, rng)
        if given is not None:
            return given
        inquiry = Inquiry(self.game, self.guide, self.budget, view, decision)
        chance = Seeded(rng.randbytes(SEED_BYTES))
        race = Race(actions, self.budget.iterations, rng)
        while not race.is_over:
            state, luck = self.game.sample(view, chance), Luck(self.guide.doubt, rng)
            for action in race.runners:
                race.note(action, Line(inquiry, self.game.clone(state), luck).play(action))
            race.end_lap()
        return race.best()
