"""Drill as a game that everything can play."""

from typing import Final

from pelagos.kernel.ask import Ask
from pelagos.kernel.game import Game, Options
from tests.spikes.drill import clock, planning
from tests.spikes.drill.cards import CODES
from tests.spikes.drill.rulebook import RULEBOOK
from tests.spikes.drill.sample import sample
from tests.spikes.drill.state import DrillState
from tests.spikes.drill.types import (
    EVENTS,
    Answer,
    Decline,
    Execute,
    HoldOut,
    Lay,
    Moment,
    Plan,
    Ready,
    Strike,
    TakeBack,
    TakeCard,
)

GAME: Final = Game(
    name="spike.drill",
    package="tests.spikes.drill",
    version=1,
    seats=range(2, 5),
    options=Options,
    state=DrillState,
    events=EVENTS,
    asks={
        Plan: Ask((Lay, TakeBack, HoldOut, Ready), planning.list_edits, planning.check_edit, planning.edit_plan),
        Answer: Ask((TakeCard, Decline), planning.list_answers, planning.check_answer, planning.answer_transfer),
        Moment: Ask((Strike,), clock.list_strike, clock.check_strike, clock.strike),
    },
    effects={Execute: clock.execute},
    rulebook=RULEBOOK,
    check_options=planning.check_options,
    set_up=planning.set_up,
    returns=clock.returns,
    sample=sample,
    census=planning.census,
    cards=CODES,
)
