"""The form of a PettingZoo environment in which all seats answer at once."""

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from pettingzoo import ParallelEnv

from pelagos.kernel.decision import Action, Decision
from pelagos.kernel.errors import IllegalAction, IllegalText
from pelagos.kernel.game import Game, Options
from pelagos.kernel.table_rules import cite
from pelagos.research.encodings import Encoding
from pelagos.research.position import Agent, Observation, Saved
from pelagos.research.zoo_agents import WithAgents
from pelagos.research.zoo_refusals import ILLEGAL_REWARD, told

Infos = dict[Agent, dict[str, Any]]
Step = tuple[dict[Agent, Observation], dict[Agent, float], dict[Agent, bool], dict[Agent, bool], Infos]
Answers = list[tuple[Decision, Action]]


class PelagosParallelEnv(WithAgents, ParallelEnv[Agent, Observation, int]):
    """A match in which every agent sends a number at each step; whoever is not asked sends `noop`."""

    def __init__(
        self, game: str | Game[Any], *, seats: int, options: Options | None = None, encoding: Encoding | None = None
    ) -> None:
        """Load the game."""
        super().__init__(game, seats=seats, options=options, encoding=encoding)
        self.agents: list[Agent] = []

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002  # PettingZoo's own signature
    ) -> tuple[dict[Agent, Observation], Infos]:
        """Set up a new match; the variants stay as they are, and PettingZoo's own `options` are not used."""
        self.position.begin(seed)
        self.agents = list(self.possible_agents)
        return self._observe(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[Agent, int]) -> Step:
        """Answer the first open question of each agent."""
        answers, infos = self._judge(actions)
        if any(infos.values()):
            rewards = {agent: ILLEGAL_REWARD if infos[agent] else 0.0 for agent in self.agents}
            return self._report(rewards, infos, is_over=True, is_cut=True)
        self._give(answers)
        is_over = not self.position.state.pending
        rewards = self.position.returns() if is_over else dict.fromkeys(self.agents, 0.0)
        return self._report(rewards, infos, is_over=is_over, is_cut=False)

    def save(self) -> Saved:
        """Return the match as it is now, to go back to with `load`."""
        return self.position.save({"agents": list(self.agents)})

    def load(self, saved: Saved) -> None:
        """Go back to a saved match of this environment or of one like it."""
        self.position.load(saved)
        self.agents = list(saved.report["agents"])

    def _judge(self, actions: Mapping[Agent, int]) -> tuple[Answers, Infos]:
        """Return the answers, and for each agent why the rules refuse what it sent, if they do."""
        answers: Answers = []
        infos: Infos = {agent: {} for agent in self.agents}
        for agent in self.agents:
            asked, number = self.position.question_of(agent), int(actions[agent])
            try:
                if (asked is None) != (number == self.position.noop):
                    raise IllegalText(cite("PL-03"), "noop-when-asked" if asked else "noop-expected", number=number)
                if asked is not None:
                    answers.append((asked, self._checked(asked, number)))
            except IllegalAction as refusal:
                infos[agent] = told(refusal)
        return answers, infos

    def _checked(self, asked: Decision, number: int) -> Action:
        """Return the answer that a number means, if the rules allow it."""
        position = self.position
        action = position.action_of(asked, number)
        position.game.check(position.state, asked.id, action)
        return action

    def _give(self, answers: Answers) -> None:
        """Give the answers in the order of the seats."""
        for asked, action in answers:
            # An answer just given may have closed this question or changed what fits it. Then this one, which was
            # legal when it was sent, is void.
            with suppress(IllegalAction):
                self.position.answer(asked, action)
        self.position.next_question()

    def _report(self, rewards: dict[Agent, float], infos: Infos, *, is_over: bool, is_cut: bool) -> Step:
        observed, agents = self._observe(), self.agents
        self.agents = [] if is_over else agents
        return observed, rewards, dict.fromkeys(agents, is_over), dict.fromkeys(agents, is_cut), infos

    def _observe(self) -> dict[Agent, Observation]:
        return {agent: self.position.observe(agent) for agent in self.agents}
