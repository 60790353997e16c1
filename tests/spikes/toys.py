"""The four running spikes, and the tiny game from which the bad toys are made."""

from typing import Any, Final

from haggle.game import GAME as HAGGLE
from pelagos.kernel.game import Game
from tests.spikes.drill.game import GAME as DRILL
from tests.spikes.floes.game import GAME as FLOES
from tests.spikes.pebbles.game import GAME as PEBBLES
from tests.spikes.whispers.game import GAME as WHISPERS

SPIKES: Final[dict[str, Game[Any]]] = {game.name: game for game in (HAGGLE, FLOES, DRILL, WHISPERS)}
TOYS: Final = SPIKES | {PEBBLES.name: PEBBLES}
MATCHES: Final = {HAGGLE.name: 3, FLOES.name: 2, DRILL.name: 4, WHISPERS.name: 6, PEBBLES.name: 30}
"""Random matches for each set-up and check: enough for everything hidden to differ at some moment."""
