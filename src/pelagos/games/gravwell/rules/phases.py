"""Movement phases (GR-36 to GR-43), with Chaos Theory (GR-103) and the solo phase (GR-96)."""

from pelagos.games.gravwell.actions import Play, SealedPlay
from pelagos.games.gravwell.cards import ALL_CARDS
from pelagos.games.gravwell.decisions import LayCard, PlayCard, UseStop
from pelagos.games.gravwell.effects import BeginPhase, EndRound, ResolveCards
from pelagos.games.gravwell.events import CardsRevealed, Dropped, PhaseBegan, RandomCard
from pelagos.games.gravwell.rulebook import cite, rule
from pelagos.games.gravwell.rules.resolution import DROP_RULE, resolve_card
from pelagos.games.gravwell.ships import ShipId
from pelagos.games.gravwell.state import GATE, GHOST, PHASES, GravwellState
from pelagos.kernel.chance import Chance
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import CardId, RuleId, Seat

PLAYS = tuple(Play(card) for card in ALL_CARDS)
SEATS = tuple(Seat(number) for number in range(4))
RESOLVE_CARDS = ResolveCards()
BEGIN_PHASE = BeginPhase()
END_ROUND = EndRound()


@rule("GR-36", "GR-37", "GR-103", "GR-105")
def begin_phase(state: GravwellState, effect: BeginPhase, chance: Chance, emit: Emit | None) -> None:
    """Ask every player still on the track for a card; in phase 1 of Chaos Theory lay random ones."""
    state.phase += 1
    if emit is not None:
        emit(PhaseBegan(rule=cite("GR-36"), round=state.round, phase=state.phase))
    if state.options.chaos and state.phase == 1:
        lay_random_cards(state, chance, emit)
    elif state.is_solo:
        state.ask(LayCard, (Seat(0),))
    else:
        state.ask(PlayCard, players_on_track(state))


def players_on_track(state: GravwellState) -> list[Seat]:
    """Return the seats whose ships have not left through the gate."""
    positions = state.positions
    return [seat for seat in SEATS[: state.seats] if positions[seat] < GATE]


@rule("GR-39", "GR-40")
def list_cards(state: GravwellState, decision: PlayCard | LayCard) -> list[Play]:
    """List the cards of the hand: any one may be played, and one must be."""
    return [PLAYS[card] for card in state.hands[decision.actor].cards]


@rule("GR-39")
def check_card(state: GravwellState, decision: PlayCard | LayCard, action: Play) -> None:
    """Refuse a card that is not in the hand."""
    if action.card not in state.hands[decision.actor].cards:
        raise IllegalAction(cite("GR-39"), "not-in-hand", card=action.card)


@rule("GR-38", "GR-41")
def reveal(state: GravwellState, answers: tuple[SealedPlay, ...], chance: Chance, emit: Emit | None) -> None:
    """Turn all cards up at the same time and line them up from A to Z."""
    for answer in answers:
        state.hands[answer.seat].remove(answer.action.card)
    line_up(state, [(answer.action.card, ShipId(answer.seat)) for answer in answers])
    if emit is not None:
        emit(cards_revealed(state, cite("GR-38")))


@rule("GR-96")
def lay_open(state: GravwellState, decision: LayCard, action: Play, chance: Chance, emit: Emit | None) -> None:
    """Solo: lay the card face up, then reveal the Ghost's top card."""
    seat = decision.actor
    state.hands[seat].remove(action.card)
    line_up(state, [(action.card, ShipId(seat)), (reveal_ghost_card(state, chance), GHOST)])
    if emit is not None:
        emit(cards_revealed(state, cite("GR-96")))


@rule("GR-96")
def reveal_ghost_card(state: GravwellState, chance: Chance) -> CardId:
    """Solo: return the top card of the Ghost's shuffled stack: each of its cards is equally likely."""
    place = chance.roll(state.ghost_left)
    state.ghost_left -= 1
    hidden = state.ghost_left + 1 - (state.ghost_open is not None)
    if state.ghost_open is not None and place == hidden:
        card, state.ghost_open = state.ghost_open, None
        return card
    return chance.draw(state.bag)


@rule("GR-103", "GR-108")
def lay_random_cards(state: GravwellState, chance: Chance, emit: Emit | None) -> None:
    """Chaos Theory: a card of each hand is laid unseen, and all are revealed."""
    plays: list[tuple[CardId, ShipId]] = []
    for seat in players_on_track(state):
        hand = state.hands[seat]
        card = hand.cards[chance.roll(len(hand.cards))]
        hand.remove(card)
        plays.append((card, ShipId(seat)))
    if state.is_solo:
        plays.append((reveal_ghost_card(state, chance), GHOST))
    if emit is not None:
        for card, ship in plays:
            emit(RandomCard(rule=cite("GR-103"), ship=ship, card=card))
    line_up(state, plays)


@rule("GR-41")
def line_up(state: GravwellState, plays: list[tuple[CardId, ShipId]]) -> None:
    """Queue the cards from the letter nearest A to the one nearest Z."""
    plays.sort(reverse=True)
    state.queue = plays
    state.stack.append(RESOLVE_CARDS)


def cards_revealed(state: GravwellState, number: RuleId) -> CardsRevealed:
    """Return the event of the cards just lined up."""
    cards, ships = zip(*reversed(state.queue), strict=True)
    return CardsRevealed(rule=number, cards=cards, ships=ships)


@rule("GR-41", "GR-42", "GR-83", "GR-84", "GR-98")
def resolve_cards(state: GravwellState, effect: ResolveCards, chance: Chance, emit: Emit | None) -> None:
    """Resolve card after card; whoever has the stop card face up is asked when the own card comes."""
    queue = state.queue
    while queue and not state.over:
        card, ship = queue[-1]
        if state.positions[ship] == GATE:
            drop_next(state, emit)
        elif ship < state.seats and state.stops[ship]:
            state.ask(UseStop, (Seat(ship),), card=card)
            return
        else:
            queue.pop()
            resolve_card(state, ship, card, emit)
    if state.over:
        drop_rest(state, emit)
    else:
        go_on(state)


@rule("GR-06")
def drop_rest(state: GravwellState, emit: Emit | None) -> None:
    """Drop what is not resolved when the match ends."""
    while state.queue:
        drop_next(state, emit)


@rule("GR-06", "GR-105")
def drop_next(state: GravwellState, emit: Emit | None) -> None:
    """Discard the next card without effect: the match is over, or its ship has left the track."""
    card, ship = state.queue.pop()
    state.discards.append(card)
    if emit is not None:
        emit(Dropped(rule=DROP_RULE[state.over], ship=ship, card=card))


@rule("GR-36", "GR-89")
def go_on(state: GravwellState) -> None:
    """Go on to the next phase; after the sixth all cards are played and the round is over."""
    state.stack.append(BEGIN_PHASE if state.phase < PHASES else END_ROUND)
