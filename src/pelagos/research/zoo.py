"""Any game with an encoding as a PettingZoo environment.

`aec_env` gives the turn-based form, in which the first open question is answered; `parallel_env` the form in which all
seats answer at once and a seat that is not asked sends the number `noop`, the last one. An observation is a dict:
``observation``, a float32 vector from 0 to 1 (the game's encoding of the seat's view), and ``action_mask``, an int8
vector with 1 at each number that may be sent now. Rewards come at the end: what `Game.returns` says.

A number that the rules refuse ends the match: whoever sent it gets -1 and the others 0, everybody is both terminated
and truncated, and the infos say which rule refused it.

Both forms can be copied with `copy.deepcopy`, and go back to an earlier moment with `save` and `load`.
"""

from copy import copy
from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from pelagos.kernel.decision import Decision
from pelagos.kernel.errors import IllegalAction, IllegalText
from pelagos.kernel.game import Game, Options
from pelagos.kernel.table_rules import cite
from pelagos.research.encodings import Encoding
from pelagos.research.position import Agent, Observation, Saved
from pelagos.research.zoo_agents import WithAgents
from pelagos.research.zoo_parallel import PelagosParallelEnv
from pelagos.research.zoo_refusals import ILLEGAL_REWARD, told

REPORT = (
    "agents",
    "agent_selection",
    "rewards",
    "terminations",
    "truncations",
    "infos",
    "_cumulative_rewards",
    "_skip_agent_selection",
)
"""All that a turn-based environment tells its agents."""


def aec_env(
    game: str | Game[Any], *, seats: int, options: Options | None = None, encoding: Encoding | None = None
) -> Any:
    """Return a turn-based environment in PettingZoo's two standard wrappers.

    Args:
        game: the name of an installed game, or a game.
        seats: how many play.
        options: the variants.
        encoding: your own numbers instead of the game's.

    Raises:
        IllegalAction: no such game, it has no encoding, or options and seats do not go together.
    """
    raw = PelagosAECEnv(game, seats=seats, options=options, encoding=encoding)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(raw))


def parallel_env(
    game: str | Game[Any], *, seats: int, options: Options | None = None, encoding: Encoding | None = None
) -> PelagosParallelEnv:
    """Return an environment in which all seats answer at once; arguments and errors as for `aec_env`."""
    return PelagosParallelEnv(game, seats=seats, options=options, encoding=encoding)


class PelagosAECEnv(WithAgents, AECEnv[Agent, Observation, int]):
    """The turn-based form, without wrappers."""

    def __init__(
        self, game: str | Game[Any], *, seats: int, options: Options | None = None, encoding: Encoding | None = None
    ) -> None:
        """Load the game."""
        super().__init__(game, seats=seats, options=options, encoding=encoding)
        self.metadata["is_parallelizable"] = False
        self.agents = list(self.possible_agents)
        self._asked: Decision | None = None
        self._skip_agent_selection: Any = None

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002  # PettingZoo's own signature
    ) -> None:
        """Set up a new match; the variants stay as they are, and PettingZoo's own `options` are not used."""
        self.position.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._go_on()

    def observe(self, agent: Agent) -> Observation:
        """Return what an agent observes."""
        return self.position.observe(agent)

    def step(self, action: int) -> None:
        """Answer the question that is put to the selected agent."""
        agent = self.agent_selection
        asked = self._asked
        if asked is None or self.terminations[agent]:
            self._was_dead_step(action)
            return
        try:
            self._answer(asked, int(action))
        except IllegalAction as refusal:
            self._end(dict.fromkeys(self.agents, 0.0) | {agent: ILLEGAL_REWARD})
            self.truncations = dict.fromkeys(self.agents, True)
            self.infos[agent] = told(refusal)
            return
        self._go_on()

    def save(self) -> Saved:
        """Return the match as it is now, to go back to with `load`."""
        return self.position.save({name: copy(getattr(self, name)) for name in REPORT})

    def load(self, saved: Saved) -> None:
        """Go back to a saved match of this environment or of one like it, which must have been reset before."""
        self.position.load(saved)
        for name, value in saved.report.items():
            setattr(self, name, copy(value))
        self._asked = None if any(self.terminations.values()) else self.position.next_question()

    def close(self) -> None:
        """Let go of nothing: an environment holds nothing but memory."""

    def _answer(self, asked: Decision, number: int) -> None:
        if number == self.position.noop:
            raise IllegalText(cite("PL-03"), "noop-when-asked", number=number)
        self.position.answer(asked, self.position.action_of(asked, number))

    def _go_on(self) -> None:
        """Select whoever is asked next, or end the match."""
        self._asked = asked = self.position.next_question()
        if asked is None:
            self.agent_selection = self.agents[0]
            self._end(self.position.returns())
        else:
            self.agent_selection = self.possible_agents[asked.actor]  # type: ignore[index]  # not the clock

    def _end(self, rewards: dict[Agent, float]) -> None:
        self.rewards = rewards
        self._cumulative_rewards = dict(rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self._asked = None
