"""Two tiny games whose best moves are known: one in turns with open cards, one at the same time with hidden ones."""

from typing import Any

from pelagos.components.bag import Bag
from pelagos.components.zone import Zone
from pelagos.kernel.ask import Ask, AskTogether
from pelagos.kernel.chance import Chance
from pelagos.kernel.decision import Action, Closes, Sealed, SeatDecision
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Emit
from pelagos.kernel.game import Game, Options
from pelagos.kernel.ids import CardId, Seat, mask_of
from pelagos.kernel.rulebook import Rule, Rulebook
from pelagos.kernel.state import State
from pelagos.kernel.visibility import Owner, Public, Visibility

RULEBOOK = Rulebook({"T-1": Rule(chapter="toy")})
RULE = RULEBOOK.cite("T-1")


class NoOptions(Options, frozen=True):
    visible = Visibility.PUBLIC


# -- Nim: take one to three; who takes the last one wins -----------------------------------------------------------


class TakeSome(SeatDecision, frozen=True):
    rule = RULE


class Take(Action, frozen=True):
    count: Public[int]


class NimState(State, kw_only=True):
    pending: Public[tuple[TakeSome, ...]] = ()
    heap: Public[int]
    winner: Public[int] = 0


def nim(heap: int) -> Game[NimState]:
    def set_up(options: NoOptions, seats: int, chance: Chance, emit: Emit | None) -> NimState:
        state = NimState(heap=heap)
        state.ask(TakeSome, (Seat(0),))
        return state

    def legal(state: NimState, decision: TakeSome) -> list[Take]:
        return [Take(count) for count in range(1, min(3, state.heap) + 1)]

    def check(state: NimState, decision: TakeSome, action: Take) -> None:
        if action not in legal(state, decision):
            raise IllegalAction(RULE, "too-many")

    def answer(state: NimState, decision: TakeSome, action: Take, chance: Chance, emit: Emit | None) -> None:
        state.heap -= action.count
        if state.heap:
            state.ask(TakeSome, (Seat(1 - decision.actor),))
        else:
            state.winner = decision.actor

    return Game(
        name="nim",
        package="tests",
        version=1,
        seats=range(2, 3),
        options=NoOptions,
        state=NimState,
        events=(),
        asks={TakeSome: Ask((Take,), legal, check, answer)},
        rulebook=RULEBOOK,
        check_options=lambda options, seats: None,
        set_up=set_up,
        returns=lambda state: (1.0 - state.winner, float(state.winner)),
        sample=lambda view, chance: NimState(heap=view.heap, winner=view.winner),
    )


# -- Duel: both lay one of three hidden cards at the same time; the higher one wins ----------------------------------


class LayOne(SeatDecision, frozen=True):
    rule = RULE
    closes = Closes.ALL


class Lay(Action, frozen=True):
    card: Owner[CardId]


class SealedLay(Sealed, frozen=True):
    decision: Public[LayOne]
    action: Owner[Lay]


class DuelState(State, kw_only=True):
    pending: Public[tuple[LayOne, ...]] = ()
    sealed: Public[tuple[SealedLay, ...]] = ()
    hands: Public[list[Zone]]
    bag: Public[Bag]
    winner: Public[int] = 0


def _set_up_duel(options: NoOptions, seats: int, chance: Chance, emit: Emit | None) -> DuelState:
    bag = Bag.of(range(12))
    hands = [Zone(owner=mask_of(Seat(seat))) for seat in range(2)]
    for hand in hands:
        for _ in range(3):
            hand.add(chance.draw(bag))
    state = DuelState(hands=hands, bag=bag)
    state.ask(LayOne, (Seat(0), Seat(1)))
    return state


def _list_hand(state: DuelState, decision: LayOne) -> list[Lay]:
    return [Lay(card) for card in state.hands[decision.actor].cards]


def _check_hand(state: DuelState, decision: LayOne, action: Lay) -> None:
    if action.card not in state.hands[decision.actor].cards:
        raise IllegalAction(RULE, "not-in-hand")


def _compare(state: DuelState, answers: tuple[SealedLay, ...], chance: Chance, emit: Emit | None) -> None:
    state.winner = int(answers[1].action.card > answers[0].action.card)


def _sample_duel(view: Any, chance: Chance) -> DuelState:
    seen = {card for hand in view.hands for card in hand.cards}
    bag = Bag.of(card for card in range(12) if card not in seen)
    return DuelState(hands=[hand.deal(bag, chance) for hand in view.hands], bag=bag, winner=view.winner)


DUEL: Game[DuelState] = Game(
    name="duel",
    package="tests",
    version=1,
    seats=range(2, 3),
    options=NoOptions,
    state=DuelState,
    events=(),
    asks={LayOne: AskTogether((Lay,), _list_hand, _check_hand, _compare)},
    rulebook=RULEBOOK,
    check_options=lambda options, seats: None,
    set_up=_set_up_duel,
    returns=lambda state: (1.0 - state.winner, float(state.winner)),
    sample=_sample_duel,
    cards=tuple(str(number) for number in range(12)),
)
