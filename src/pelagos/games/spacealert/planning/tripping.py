"""Who may trip over which card, and the cards that stay face down until their turn (SA-032, SA-035, SA-145)."""

from collections.abc import Iterator
from typing import Any, Final, cast

from pelagos.games.spacealert.actions import BaseSymbol, KeepAll, KeepCard, Trip
from pelagos.games.spacealert.decisions import DecideTrip
from pelagos.games.spacealert.deck import ACTION_CARDS, Half
from pelagos.games.spacealert.options import SpaceAlertOptions
from pelagos.games.spacealert.planning.crew import is_android
from pelagos.games.spacealert.planning.events import CardsTurnedUp, RestTurnedUp
from pelagos.games.spacealert.planning.laying import cards_at
from pelagos.games.spacealert.planning.sharing import ORDINARY, rank, symbols_of, symbols_together
from pelagos.games.spacealert.planning.state import Laid, MissionState
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.games.spacealert.rules.tripping import may_have_meant
from pelagos.games.spacealert.state import Card, Player
from pelagos.games.spacealert.state import State as Flight
from pelagos.kernel.decision import Action
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import OUTSIDER_BIT, CardId, Seat, everybody

SA_032, SA_145 = cite("SA-032"), cite("SA-145")

FACE_DOWN: Final = "laid:"
"""Begins what stands in a program for a card that is face down; the turn for which it was laid follows."""


@rule("SA-145")
def check_tripping(options: SpaceAlertOptions) -> None:
    """Refuse tripping with double actions."""
    if options.tripping and options.deck != "base":
        raise IllegalAction(SA_145, "no-tripping")


@rule("SA-032")
def can_anybody_trip(state: MissionState) -> bool:
    """Tell whether it was agreed on, and some person has laid a card that lies face down."""
    return state.options.tripping and any(not is_open(laid) for laid in state.program)


def is_open(laid: Any) -> bool:
    """Tell whether everybody knows a card that was laid."""
    return any(known >= OUTSIDER_BIT for known in laid.card.known)


@rule("SA-032")
def is_mistakable(state: MissionState, laid: Laid) -> bool:
    """Tell whether a card can have been laid by mistake: a base card, alone in a slot of a person."""
    (card,) = laid.card.cards
    alone = len(cards_at(state, laid.member, laid.turn)) == 1
    return alone and not is_android(state, laid.member) and ACTION_CARDS[card].sort == "base"


# -- face down ------------------------------------------------------------------------------------------------------


@rule("SA-035")
def lay_face_down(state: Any, flight: Flight) -> None:
    """Let the programs of a flight show no more than everybody knows of them; takes a state or a view of one."""
    for player in flight.players:
        turns = range(1, len(player.slots) + 1)
        player.slots = [seen_by_all(state, player.number, turn) for turn in turns]


def seen_by_all(state: Any, member: int, turn: int) -> Card | None:
    """Return what everybody knows to lie in a slot: symbols of open cards, and what stands for those face down."""
    cards = sorted(cards_at(state, member, turn), key=place_in_slot)
    symbols = [symbol for laid in cards for symbol in open_symbols(laid)]
    return tuple(symbols) or None


def place_in_slot(laid: Any) -> int:
    """Return which of the cards of a slot comes first; special ones are always open."""
    return rank(laid.card.cards[0], laid.half) if is_open(laid) else ORDINARY


def open_symbols(laid: Any) -> Card:
    """Return what a card does if everybody knows it, else what stands for it."""
    return symbols_of(laid.card.cards[0], laid.half) if is_open(laid) else (f"{FACE_DOWN}{laid.turn}",)


def turn_laid(card: Card | None) -> int | None:
    """Return the turn for which a card was laid that is face down in a program; None if nothing there is."""
    for symbol in card or ():
        if symbol.startswith(FACE_DOWN):
            return int(symbol.removeprefix(FACE_DOWN))
    return None


def coming(state: MissionState, flight: Flight) -> Iterator[tuple[Player, int]]:
    """Yield who acts in this turn with a card that lay face down, and the turn for which it was laid."""
    for player in flight.players:
        laid = turn_laid(player.slots[flight.turn - 1])
        if player.conscious and laid is not None:
            yield player, laid


@rule("SA-032", "SA-035")
def turn_up(state: MissionState, flight: Flight, emit: Emit | None) -> None:
    """Turn up the cards that come in this turn; those not yet known are told."""
    shown: list[CardId] = []
    for player, turn in coming(state, flight):
        shown += show(state, cards_at(state, player.number, turn))
    if emit is not None and shown:
        emit(CardsTurnedUp(rule=SA_032, turn=flight.turn, cards=tuple(shown)))


@rule("SA-035")
def turn_up_rest(state: MissionState, emit: Emit | None) -> None:
    """Turn up at the end what has never come."""
    shown = show(state, state.program)
    if emit is not None and shown:
        emit(RestTurnedUp(rule=SA_032, cards=tuple(shown)))


def show(state: MissionState, cards: list[Laid]) -> list[CardId]:
    """Show cards to everybody, and return those that not all knew."""
    hidden = [laid for laid in cards if not is_open(laid)]
    for laid in hidden:
        laid.card.show(laid.card.cards[0], everybody(state.seats))
    return [laid.card.cards[0] for laid in hidden]


def read_programs(state: MissionState, flight: Flight) -> dict[int, tuple[Card, Card]]:
    """Let the programs say what the cards of this turn do; return by player what stood for them, and what they do.

    What a threat makes somebody repeat later is copied from there, so that nobody can trip over it.
    """
    read: dict[int, tuple[Card, Card]] = {}
    for player, turn in coming(state, flight):
        place = flight.turn - 1
        face_down = player.slots[place] or ()
        sides = [(laid.card.cards[0], laid.half) for laid in cards_at(state, player.number, turn)]
        face_up = symbols_together(sides)
        player.slots[place] = face_up
        read[player.number] = (face_down, face_up)
    return read


def note_delayed(flight: Flight, read: dict[int, tuple[Card, Card]]) -> None:
    """Let what stood for a card stand for it again where the card has moved on to the next turn."""
    for player in flight.players:
        face_down, face_up = read.get(player.number, ((), ()))
        moved = flight.turn < len(player.slots) and player.slots[flight.turn - 1] is None
        if moved and player.slots[flight.turn] == face_up:
            player.slots[flight.turn] = face_down


# -- the question ---------------------------------------------------------------------------------------------------


@rule("SA-032")
def ask_trips(state: MissionState, flight: Flight) -> bool:
    """Ask all at once who may trip in this turn; tell whether anybody is asked."""
    group: int | None = None
    for player, turn in coming(state, flight):
        laid = cards_at(state, player.number, turn)[0]
        if player.number not in state.steady and is_mistakable(state, laid):
            seat, card = Seat(player.number), laid.card.cards[0]
            group = state.ask(DecideTrip, (seat,), group=group, turn=flight.turn, card=card, half=laid.half)
    return group is not None


def meanings(card: CardId, half: Half) -> list[BaseSymbol]:
    """Return what a card may have been laid for: its other half first."""
    (laid,) = symbols_of(card, half)
    face = ACTION_CARDS[card]
    (other,) = face.move if half == "action" else face.action
    opposite = [symbol for symbol in ("red", "blue") if may_have_meant((laid,), symbol) and symbol != other]
    return cast("list[BaseSymbol]", [other, *(opposite if half == "move" else [])])


def list_trips(state: MissionState, decision: DecideTrip) -> list[Action]:
    """List going on, every meaning the card may have had, and going on to the end."""
    return [KeepCard(), *(Trip(symbol) for symbol in meanings(decision.card, decision.half)), KeepAll()]


@rule("SA-032")
def check_trip(state: MissionState, decision: DecideTrip, action: Action) -> None:
    """Refuse what the card can never have been laid for."""
    if isinstance(action, Trip) and action.instead not in meanings(decision.card, decision.half):
        raise IllegalAction(SA_032, "no-such-mistake", card=decision.card)
