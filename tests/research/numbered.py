"""An encoding for any small game: what a view says, hashed, and every action met so far by its text.

It is good for testing only: it plays some matches beforehand to learn which actions there are.
"""

from array import array
from collections.abc import Sequence
from hashlib import blake2b
from random import Random
from typing import Any

import msgspec

from pelagos.kernel.chance import Seeded
from pelagos.kernel.decision import Action
from pelagos.kernel.game import Game
from pelagos.kernel.notation import write_action

MATCHES = 12
SIZE = 32
FULL = 255


class Numbered:
    """Views and actions of a game as numbers."""

    size = SIZE

    def __init__(self, game: Game[Any]) -> None:
        """Play some matches and number every action that was listed."""
        self.game = game
        self.version = game.version
        self._actions: dict[str, Action] = {}
        for seed in range(MATCHES):
            self._learn(Seeded.of(str(seed)), Random(seed))
        self._texts = list(self._actions)
        self._numbers = {text: number for number, text in enumerate(self._texts)}
        self.actions = len(self._texts)

    def observe(self, view: Any) -> "array[float]":
        digest = blake2b(msgspec.json.encode(view, order="deterministic"), digest_size=SIZE).digest()
        return array("f", [byte / FULL for byte in digest])

    def number(self, action: Action) -> int:
        return self._numbers[write_action(self.game, action)]

    def action(self, number: int, listed: object = None) -> Action:
        return self._actions[self._texts[number]]

    def mask(self, actions: Sequence[Action]) -> bytearray:
        marks = bytearray(self.actions)
        for action in actions:
            number = self._numbers.get(write_action(self.game, action))
            if number is not None:
                marks[number] = 1
        assert any(marks) or not actions, "play more matches beforehand"
        return marks

    def _learn(self, chance: Seeded, rng: Random) -> None:
        game = self.game
        state = game.start(None, rng.choice(game.seats), chance)
        while state.pending:
            for asked in state.pending:
                self._actions |= {write_action(game, action): action for action in game.legal(state, asked)}
            asked = rng.choice(state.pending)
            game.apply(state, asked.id, rng.choice(game.legal(state, asked)), chance)
