"""The questions of treasure cards that aim at a player or a piece (NW-42, NW-43, NW-46, NW-49, NW-51, NW-52)."""

from pelagos.games.northwest.cards import EFFECT
from pelagos.games.northwest.events import (
    PieceRemoved,
    PieceScrapped,
    Silenced,
    TreasureDiscarded,
    TreasureLost,
    TreasureTaken,
    Wearied,
)
from pelagos.games.northwest.geometry import HEX, INDEX
from pelagos.games.northwest.kinds import KINDS, NUMBER
from pelagos.games.northwest.readings import RELIEF_AP
from pelagos.games.northwest.rulebook import cite, rule
from pelagos.games.northwest.rules import placing, recovery
from pelagos.games.northwest.rules.actions import lay_rows
from pelagos.games.northwest.rules.treasure import is_alone_first
from pelagos.games.northwest.state import NorthwestState, count_at
from pelagos.games.northwest.types import (
    ChooseRobbed,
    ChooseSilenced,
    ChooseWearied,
    Place,
    PlaceRelief,
    Recover,
    Remove,
    RemovePiece,
    SalvagePiece,
    Scrap,
    Target,
)
from pelagos.kernel.chance import Chance
from pelagos.kernel.errors import BrokenInvariant, IllegalAction
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import CardId, Seat, mask_of

TARGETS = tuple(Target(Seat(seat)) for seat in range(4))
WEARY_AP = (1, 2)
"""NW-49: at first, and for who is alone in front."""

# -- players -----------------------------------------------------------------------------------------------------------


@rule("NW-42")
def list_robbed(state: NorthwestState, decision: ChooseRobbed) -> list[Target]:
    """List the opponents who have cards."""
    return [target for target in list_opponents(state, decision) if len(state.hands[target.victim])]


@rule("NW-43", "NW-49", "NW-63")
def list_opponents(state: NorthwestState, decision: ChooseRobbed | ChooseSilenced | ChooseWearied) -> list[Target]:
    """List all other players; a partner counts as an opponent."""
    return [TARGETS[seat] for seat in range(state.seats) if seat != decision.actor]


@rule("NW-42")
def check_robbed(state: NorthwestState, decision: ChooseRobbed, action: Target) -> None:
    """Refuse oneself, and who has no card."""
    check_opponent(state, decision, action)
    if not len(state.hands[action.victim]):
        raise IllegalAction(cite("NW-42"), "no-cards-there", victim=action.victim)


def check_opponent(
    state: NorthwestState, decision: ChooseRobbed | ChooseSilenced | ChooseWearied, action: Target
) -> None:
    """Refuse oneself, and who does not play."""
    if action.victim == decision.actor or not 0 <= action.victim < state.seats:
        raise IllegalAction(decision.rule, "no-opponent", victim=action.victim)


@rule("NW-42")
def rob(state: NorthwestState, decision: ChooseRobbed, action: Target, chance: Chance, emit: Emit | None) -> None:
    """Pick a card of the hand at random: it is discarded, or goes to the player of the card."""
    hand = state.hands[action.victim]
    card = hand.cards[chance.roll(len(hand.cards))]
    if EFFECT[decision.card] == "take-card":
        take_card(state, decision.actor, action.victim, card, emit)
    else:
        hand.remove(card)
        state.discards.append(card)
        if emit is not None:
            emit(TreasureDiscarded(rule=cite("NW-42"), player=action.victim, card=card))


@rule("NW-42", "NW-66")
def take_card(state: NorthwestState, seat: Seat, victim: Seat, card: CardId, emit: Emit | None) -> None:
    """Take a card: these two know which it was; what others knew of that hand, they know no longer."""
    known = state.hands[victim].remove_unseen(card, mask_of(seat))
    state.hands[seat].add(card, known)
    if emit is not None:
        emit(TreasureTaken(rule=cite("NW-42"), seat=seat, victim=victim, card=card))
        emit(TreasureLost(rule=cite("NW-42"), seat=victim, card=card))


@rule("NW-43")
def silence(state: NorthwestState, decision: ChooseSilenced, action: Target, chance: Chance, emit: Emit | None) -> None:
    """Let a player play no card in the next turn; twice is not more."""
    state.silenced[action.victim] = True
    if emit is not None:
        emit(Silenced(rule=cite("NW-43"), player=action.victim))


@rule("NW-49")
def tire(state: NorthwestState, decision: ChooseWearied, action: Target, chance: Chance, emit: Emit | None) -> None:
    """Take points from a player's next turn: two if the ship is alone in front now."""
    points = WEARY_AP[is_alone_first(state, action.victim)]
    state.weary[action.victim] += points
    if emit is not None:
        emit(Wearied(rule=cite("NW-49"), player=action.victim, points=points))


# -- pieces ------------------------------------------------------------------------------------------------------------


@rule("NW-46")
def list_removals(state: NorthwestState, decision: RemovePiece) -> list[Remove | Scrap]:
    """List every bare piece on the map, each by its first hex, and every kind of every supply."""
    removals: list[Remove | Scrap] = [Remove(HEX[piece.cells[0]]) for piece in recovery.bare_pieces(state)]
    for seat in range(state.seats):
        for number, kind in enumerate(KINDS):
            if state.supply[count_at(Seat(seat), number)]:
                removals.append(Scrap(Seat(seat), kind))
    return removals


@rule("NW-46")
def check_removal(state: NorthwestState, decision: RemovePiece, action: Remove | Scrap) -> None:
    """Refuse a piece that carries something, and a supply without such a piece."""
    if isinstance(action, Scrap):
        known = 0 <= action.victim < state.seats
        if not known or not state.supply[count_at(action.victim, NUMBER[action.kind])]:
            raise IllegalAction(cite("NW-46"), "no-such-piece", kind=action.kind)
        return
    piece = recovery.piece_on_top(state, INDEX.get(action.cell))
    if piece is None:
        raise IllegalAction(cite("NW-46"), "no-piece", cell=action.cell)
    if piece not in recovery.bare_pieces(state):
        raise IllegalAction(cite("NW-46"), "piece-covered", cell=action.cell)


@rule("NW-46")
def remove(
    state: NorthwestState, decision: RemovePiece, action: Remove | Scrap, chance: Chance, emit: Emit | None
) -> None:
    """Put the piece into the box: it does not come back."""
    if isinstance(action, Scrap):
        place = count_at(action.victim, NUMBER[action.kind])
        state.supply[place] -= 1
        state.boxed[place] += 1
        if emit is not None:
            emit(PieceScrapped(rule=cite("NW-46"), player=action.victim, kind=action.kind))
        return
    piece = recovery.piece_on_top(state, INDEX[action.cell])
    if piece is None:
        raise BrokenInvariant(None, "no-piece", cell=action.cell)
    placing.lift_piece(state, piece)
    state.boxed[count_at(piece.owner, piece.kind)] += 1
    if emit is not None:
        cells = tuple(HEX[cell] for cell in piece.cells)
        emit(PieceRemoved(rule=cite("NW-46"), player=piece.owner, kind=KINDS[piece.kind], cells=cells))


def list_salvage(state: NorthwestState, decision: SalvagePiece) -> list[Recover]:
    """List the own pieces that carry nothing."""
    return recovery.list_recoveries(state, decision.actor)


def check_salvage(state: NorthwestState, decision: SalvagePiece, action: Recover) -> None:
    """Refuse what is not an own piece that carries nothing."""
    recovery.check_recovery(state, decision.actor, action, cite("NW-51"))


@rule("NW-51")
def salvage(state: NorthwestState, decision: SalvagePiece, action: Recover, chance: Chance, emit: Emit | None) -> None:
    """Take a piece back free of charge."""
    recovery.recover(state, decision.actor, action, cite("NW-51"), emit)


@rule("NW-52")
def list_relief(state: NorthwestState, decision: PlaceRelief) -> list[Place]:
    """List the pieces worth up to three points."""
    return placing.Reach(state, decision.actor).places(RELIEF_AP)


@rule("NW-52")
def check_relief(state: NorthwestState, decision: PlaceRelief, action: Place) -> None:
    """Refuse what could not be laid with three points."""
    placing.check_place(state, decision.actor, action, RELIEF_AP)


@rule("NW-52")
def lay_relief(state: NorthwestState, decision: PlaceRelief, action: Place, chance: Chance, emit: Emit | None) -> None:
    """Lay the piece for nothing."""
    placing.place(state, decision.actor, action, 0, chance, emit)
    lay_rows(state, decision.actor, chance, emit)
