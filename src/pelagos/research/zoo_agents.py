"""What both forms of a PettingZoo environment are made of: a match, its agents, and what these observe and may send."""

from typing import Any

from gymnasium import spaces

from pelagos.kernel.game import Game, Options
from pelagos.research.encodings import Encoding
from pelagos.research.position import Agent, Position

Spaces = dict[Agent, spaces.Space[Any]]


class WithAgents:
    """A match whose seats are agents."""

    def __init__(
        self, game: str | Game[Any], *, seats: int, options: Options | None = None, encoding: Encoding | None = None
    ) -> None:
        """Load the game; arguments and errors as for `pelagos.research.zoo.aec_env`."""
        self.position = Position(game, seats, options, encoding)
        self.metadata: dict[str, Any] = {"name": self.position.name, "render_modes": []}
        self.render_mode: str | None = None
        self.possible_agents: list[Agent] = list(self.position.agents)
        self.observation_spaces: Spaces = dict.fromkeys(self.possible_agents, self.position.observation_space())
        self.action_spaces: Spaces = {agent: self.position.action_space() for agent in self.possible_agents}

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        """Return the shape of what an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        """Return the numbers an agent may send."""
        return self.action_spaces[agent]

    def render(self) -> None:
        """Draw nothing: `pelagos play` does that."""
