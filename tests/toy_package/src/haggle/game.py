"""Haggle as a game that everything can play."""

from typing import Final

from haggle.cards import CODES
from haggle.rulebook import RULEBOOK
from haggle.rules import goods, theft, trade, turn
from haggle.sample import sample
from haggle.state import HaggleState
from haggle.types import (
    EVENTS,
    Accept,
    AskTurn,
    Bargain,
    BeginTurn,
    Counter,
    EndTurn,
    HaggleOptions,
    Interrupt,
    Offer,
    Pass,
    React,
    Refuse,
    Rest,
    Steal,
    TakeTurn,
    Theft,
    Withdraw,
)
from pelagos.kernel.ask import Ask, AskTogether
from pelagos.kernel.game import Game

GAME: Final = Game(
    name="example.haggle",
    package="haggle",
    version=1,
    seats=range(2, 5),
    options=HaggleOptions,
    state=HaggleState,
    events=EVENTS,
    asks={
        TakeTurn: Ask((Offer, Steal, Rest), turn.list_turn, turn.check_turn, turn.take_turn, exhaustive=False),
        Bargain: Ask(
            (Accept, Refuse, Counter, Withdraw),
            trade.list_answers,
            trade.check_answer,
            trade.answer_offer,
            exhaustive=False,
        ),
        React: AskTogether((Pass, Interrupt), theft.list_reactions, theft.check_reaction, theft.reveal_reactions),
    },
    effects={
        BeginTurn: turn.begin_turn,
        AskTurn: turn.ask_turn,
        EndTurn: turn.end_turn,
        Theft: theft.steal,
    },
    rulebook=RULEBOOK,
    check_options=goods.check_options,
    set_up=goods.set_up,
    returns=goods.returns,
    sample=sample,
    census=goods.census,
    cards=CODES,
    wording="haggle.wording:WORDING",
)
