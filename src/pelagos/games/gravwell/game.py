"""Gravwell as a game that everything can play."""

from typing import Final

from pelagos.games.gravwell.actions import Pick, Play, Stop
from pelagos.games.gravwell.cards import LETTERS
from pelagos.games.gravwell.decisions import LayCard, PickPile, PickStack, PlayCard, UseStop
from pelagos.games.gravwell.effects import BeginPhase, BeginRound, Draft, EndRound, ResolveCards
from pelagos.games.gravwell.events import EVENTS
from pelagos.games.gravwell.options import GravwellOptions
from pelagos.games.gravwell.rulebook import RULEBOOK
from pelagos.games.gravwell.rules import draft, phases, resolution, rounds, setup
from pelagos.games.gravwell.sample import sample
from pelagos.games.gravwell.state import GravwellState, census
from pelagos.kernel.ask import Ask, AskTogether
from pelagos.kernel.game import Game

GAME: Final = Game(
    name="gravwell",
    package="pelagos.games.gravwell",
    version=1,
    seats=range(1, 5),
    options=GravwellOptions,
    state=GravwellState,
    events=EVENTS,
    asks={
        PickPile: Ask((Pick,), draft.list_piles, draft.check_pile, draft.take_pile),
        PickStack: Ask((Pick,), draft.list_piles, draft.check_pile, draft.take_stack),
        PlayCard: AskTogether((Play,), phases.list_cards, phases.check_card, phases.reveal),
        LayCard: Ask((Play,), phases.list_cards, phases.check_card, phases.lay_open),
        UseStop: Ask((Stop,), resolution.list_stops, resolution.check_stop, resolution.answer_stop),
    },
    effects={
        BeginRound: draft.begin_round,
        Draft: draft.draft,
        BeginPhase: phases.begin_phase,
        ResolveCards: phases.resolve_cards,
        EndRound: rounds.end_round,
    },
    rulebook=RULEBOOK,
    check_options=setup.check_options,
    set_up=setup.set_up,
    returns=rounds.returns,
    sample=sample,
    census=census,
    cards=LETTERS,
    bots={"easy": "pelagos.games.gravwell.bot:choose_easy", "normal": "pelagos.games.gravwell.bot:choose"},
    guide="pelagos.games.gravwell.guide:GUIDE",
    wording="pelagos.games.gravwell.wording:WORDING",
    render="pelagos.games.gravwell.render:render",
    scene="pelagos.games.gravwell.scene:scene",
    lesson="pelagos.games.gravwell.lesson:LESSON",
    encoding="pelagos.games.gravwell.encoding:ENCODING",
)
