"""Floes as a game that everything can play."""

from typing import Final

from pelagos.kernel.ask import Ask
from pelagos.kernel.game import Game, Options
from tests.spikes.floes import rules
from tests.spikes.floes.rulebook import RULEBOOK
from tests.spikes.floes.sample import sample
from tests.spikes.floes.state import FloesState
from tests.spikes.floes.tiles import CODES
from tests.spikes.floes.types import EVENTS, Keep, LayPiece, LayRows, NextTurn, Place, Stop, Turn, TurnRow

GAME: Final = Game(
    name="spike.floes",
    package="tests.spikes.floes",
    version=1,
    seats=range(2, 4),
    options=Options,
    state=FloesState,
    events=EVENTS,
    asks={
        LayPiece: Ask((Place, Stop), rules.list_placements, rules.check_placement, rules.lay_piece),
        TurnRow: Ask((Keep, Turn), rules.list_turning, rules.check_turning, rules.turn_row),
    },
    effects={LayRows: rules.lay_rows, NextTurn: rules.next_turn},
    rulebook=RULEBOOK,
    check_options=rules.check_options,
    set_up=rules.set_up,
    returns=rules.returns,
    sample=sample,
    census=rules.census,
    cards=CODES,
)
