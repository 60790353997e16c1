"""Space Alert as a game that everything can play."""

from typing import Final

from pelagos.games.spacealert.actions import (
    Face,
    Favour,
    Fly,
    GoHome,
    GoOn,
    KeepAll,
    KeepCard,
    Place,
    RepairNothing,
    RepairSquad,
    RepairTile,
    Specialize,
    Strike,
    Trip,
)
from pelagos.games.spacealert.campaigns import between
from pelagos.games.spacealert.campaigns.events import CAMPAIGN
from pelagos.games.spacealert.decisions import (
    ChooseFavoured,
    ChooseMission,
    ChooseSpecialization,
    ChooseThreats,
    DecideReturn,
    DecideTrip,
    NextMoment,
    NextStep,
    PlaceSquad,
    Plan,
    Repair,
)
from pelagos.games.spacealert.deck import CODES
from pelagos.games.spacealert.options import SpaceAlertOptions
from pelagos.games.spacealert.planning import clock, edits, flight, setup, specialists, talking, tripping
from pelagos.games.spacealert.planning.events import EVENTS
from pelagos.games.spacealert.planning.sample import sample
from pelagos.games.spacealert.planning.state import MissionState, census
from pelagos.games.spacealert.rulebook import RULEBOOK
from pelagos.kernel.ask import Ask, AskTogether
from pelagos.kernel.game import Game

GAME: Final = Game(
    name="spacealert",
    package="pelagos.games.spacealert",
    version=2,
    seats=range(1, 6),
    options=SpaceAlertOptions,
    state=MissionState,
    events=(*EVENTS, *CAMPAIGN),
    asks={
        ChooseSpecialization: Ask(
            (Specialize,),
            specialists.list_specializations,
            specialists.check_specialization,
            specialists.choose_specialization,
        ),
        ChooseFavoured: Ask((Favour,), specialists.list_favoured, specialists.check_favoured, specialists.favour),
        Plan: Ask(edits.EDITS, edits.list_edits, edits.check_edit, edits.edit, exhaustive=False),
        DecideReturn: Ask((GoOn, GoHome), between.list_returns, between.check_return, between.decide),
        Repair: Ask(
            (RepairTile, RepairSquad, RepairNothing), between.list_repairs, between.check_repair, between.repair
        ),
        ChooseMission: Ask((Fly,), between.list_missions, between.check_mission, between.choose_mission),
        ChooseThreats: Ask((Face,), between.list_threats, between.check_threats, between.choose_threats),
        PlaceSquad: Ask((Place,), between.list_places, between.check_place, between.place_squad),
        NextMoment: Ask((Strike,), clock.list_strike, clock.check_strike, clock.strike),
        DecideTrip: AskTogether((KeepCard, Trip, KeepAll), tripping.list_trips, tripping.check_trip, flight.note_trips),
        NextStep: Ask((Strike,), clock.list_strike, clock.check_strike, flight.fly_step),
    },
    rulebook=RULEBOOK,
    check_options=setup.check_options,
    set_up=setup.set_up,
    returns=flight.returns,
    lost=flight.LOST,
    sample=sample,
    census=census,
    hush=talking.silence_on,
    cards=CODES,
    bots={
        "easy": "pelagos.games.spacealert.bot:choose_easy",
        "normal": "pelagos.games.spacealert.bot:choose",
        "hard": "pelagos.games.spacealert.bot:choose_hard",
    },
    wording="pelagos.games.spacealert.wording:WORDING",
    encoding="pelagos.games.spacealert.encoding:ENCODING",
    render="pelagos.games.spacealert.board_text:render",
    scene="pelagos.games.spacealert.scene:scene",
    lesson="pelagos.games.spacealert.lesson:LESSON",
    career="pelagos.games.spacealert.careers.career:CAREER",
)
