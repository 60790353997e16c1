"""Northwest Passage Adventure as a game that everything can play."""

from typing import Final

from pelagos.games.northwest.cards import CODES
from pelagos.games.northwest.events import EVENTS
from pelagos.games.northwest.rulebook import RULEBOOK
from pelagos.games.northwest.rules import actions, choosing, finish, setup, targets, tiles, turn
from pelagos.games.northwest.sample import sample
from pelagos.games.northwest.state import NorthwestState, census
from pelagos.games.northwest.types import (
    BeginTurn,
    ChooseCharacter,
    ChooseRobbed,
    ChooseSilenced,
    ChooseWearied,
    Confirm,
    ConfirmTeam,
    ContinueTurn,
    Discard,
    DiscardTreasure,
    EndTurn,
    Keep,
    Leave,
    Lift,
    LiftTile,
    NorthwestOptions,
    Place,
    PlaceRelief,
    Propose,
    ProposeTeam,
    Put,
    PutTile,
    Recover,
    Remove,
    RemovePiece,
    SalvagePiece,
    Scrap,
    Swap,
    SwapTile,
    TakeTurn,
    Target,
    Turn,
    TurnNewTile,
    TurnTile,
)
from pelagos.kernel.ask import Ask, AskTogether
from pelagos.kernel.game import Game

GAME: Final = Game(
    name="northwest",
    package="pelagos.games.northwest",
    version=1,
    seats=range(2, 5),
    options=NorthwestOptions,
    state=NorthwestState,
    events=EVENTS,
    asks={
        ChooseCharacter: AskTogether(
            (Keep,), choosing.list_characters, choosing.check_character, choosing.reveal_characters
        ),
        ProposeTeam: AskTogether((Propose,), choosing.list_proposals, choosing.check_proposal, choosing.note_proposals),
        ConfirmTeam: AskTogether((Confirm,), choosing.list_confirms, choosing.check_confirm, choosing.reveal_teams),
        TakeTurn: Ask(
            actions.TURN_ACTIONS, actions.list_actions, actions.check_action, actions.answer, exhaustive=False
        ),
        ChooseRobbed: Ask((Target,), targets.list_robbed, targets.check_robbed, targets.rob),
        ChooseSilenced: Ask((Target,), targets.list_opponents, targets.check_opponent, targets.silence),
        ChooseWearied: Ask((Target,), targets.list_opponents, targets.check_opponent, targets.tire),
        RemovePiece: Ask(
            (Remove, Scrap), targets.list_removals, targets.check_removal, targets.remove, exhaustive=False
        ),
        PutTile: Ask((Put,), tiles.list_puts, tiles.check_put, tiles.put_tile),
        TurnTile: Ask((Turn,), tiles.list_turns, tiles.check_turn, tiles.turn, exhaustive=False),
        LiftTile: Ask((Lift,), tiles.list_lifts, tiles.check_lift, tiles.lift, exhaustive=False),
        SwapTile: Ask((Swap,), tiles.list_swaps, tiles.check_swap, tiles.swap, exhaustive=False),
        SalvagePiece: Ask((Recover,), targets.list_salvage, targets.check_salvage, targets.salvage, exhaustive=False),
        PlaceRelief: Ask((Place,), targets.list_relief, targets.check_relief, targets.lay_relief),
        TurnNewTile: Ask((Turn, Leave), tiles.list_new_turns, tiles.check_new_turn, tiles.turn_new, exhaustive=False),
        DiscardTreasure: Ask((Discard,), turn.list_discards, turn.check_discard, turn.discard),
    },
    effects={
        BeginTurn: turn.begin_turn,
        ContinueTurn: turn.continue_turn,
        EndTurn: turn.end_turn,
    },
    rulebook=RULEBOOK,
    check_options=setup.check_options,
    set_up=setup.set_up,
    returns=finish.returns,
    sample=sample,
    census=census,
    cards=CODES,
    bots={
        "easy": "pelagos.games.northwest.bot:choose_easy",
        "normal": "pelagos.games.northwest.bot:choose",
        "hard": "pelagos.games.northwest.bot:choose_hard",
    },
    wording="pelagos.games.northwest.wording:WORDING",
    render="pelagos.games.northwest.render:render",
    scene="pelagos.games.northwest.scene:scene",
    lesson="pelagos.games.northwest.lesson:LESSON",
    pointer="pelagos.games.northwest.pointing:Pointer",
    team="pelagos.games.northwest.teams:advisers",
    encoding="pelagos.games.northwest.encoding:ENCODING",
)
