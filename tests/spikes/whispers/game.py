"""Whispers as a game that everything can play."""

from typing import Final

from pelagos.kernel.ask import Ask
from pelagos.kernel.game import Game, Options
from tests.spikes.whispers import events, rules
from tests.spikes.whispers.cards import CODES
from tests.spikes.whispers.rulebook import RULEBOOK
from tests.spikes.whispers.sample import sample
from tests.spikes.whispers.state import WhispersState
from tests.spikes.whispers.types import (
    EVENTS,
    Choose,
    Draw,
    Drawing,
    EndTurn,
    Endure,
    Glance,
    Happening,
    Loss,
    Peek,
    Raise,
    Shelter,
    Take,
    TakeTurn,
    Turn,
    Whisper,
)

GAME: Final = Game(
    name="spike.whispers",
    package="tests.spikes.whispers",
    version=1,
    seats=range(2, 5),
    options=Options,
    state=WhispersState,
    events=EVENTS,
    asks={
        TakeTurn: Ask((Draw, Peek, Whisper), rules.list_turn, rules.check_turn, rules.take_turn),
        Shelter: Ask((Endure, Raise), events.list_shelters, events.check_shelter, events.shelter),
        Choose: Ask((Take,), events.list_spied, events.check_spied, events.take_spied),
    },
    effects={
        Turn: rules.begin_turn,
        EndTurn: rules.end_turn,
        Drawing: rules.draw_card,
        Happening: rules.let_happen,
        Loss: events.lose_card,
        Glance: events.glance,
    },
    rulebook=RULEBOOK,
    check_options=rules.check_options,
    set_up=rules.set_up,
    returns=rules.returns,
    sample=sample,
    census=rules.census,
    cards=CODES,
)
