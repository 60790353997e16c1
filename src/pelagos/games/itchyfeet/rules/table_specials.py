"""Poorly Drawn Map, Night Bus and Customs Inspection (TC-30, TC-34, TC-37, TC-51)."""

from typing import Final

from pelagos.games.itchyfeet.actions import Choose, Enough, Take
from pelagos.games.itchyfeet.decisions import ChooseHome, ChooseSuspect, Confiscate
from pelagos.games.itchyfeet.events import (
    ExtraAction,
    HandInspected,
    HomeChanged,
    NothingConfiscated,
)
from pelagos.games.itchyfeet.rulebook import cite, rule
from pelagos.games.itchyfeet.rules.hands import (
    discard,
    payable,
    require_payable,
)
from pelagos.games.itchyfeet.rules.happenings import next_country
from pelagos.games.itchyfeet.rules.knowledge import ONLY
from pelagos.games.itchyfeet.rules.offers import CHOICES, ENOUGH, somebody_has_cards
from pelagos.games.itchyfeet.rules.recycling import TAKES
from pelagos.games.itchyfeet.state import ItchyFeetState
from pelagos.kernel.chance import Chance
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import Seat

MAP_RULE: Final = cite("TC-34")
CUSTOMS_RULE: Final = cite("TC-30")


# -- Poorly Drawn Map --------------------------------------------------------------------------------------------


@rule("TC-34", "TC-51")
def can_redraw(state: ItchyFeetState, seat: Seat) -> bool:
    """Tell whether a country is unused and a home country is open; there always is one until the match ends."""
    return bool(state.unused or state.returned) and any(home is not None for home in state.homes)


def open_map(state: ItchyFeetState, seat: Seat, chance: Chance, emit: Emit | None) -> None:
    """Ask whose home country changes."""
    state.ask(ChooseHome, (seat,))


@rule("TC-34", "TC-51")
def list_homes(state: ItchyFeetState, decision: ChooseHome) -> list[Choose]:
    """List the players whose home country is not completed, oneself included."""
    return [CHOICES[seat] for seat, home in enumerate(state.homes) if home is not None]


@rule("TC-34", "TC-51")
def check_home(state: ItchyFeetState, decision: ChooseHome, action: Choose) -> None:
    """Refuse who is no player (the centre is nobody's), and who has completed the home country."""
    if not 0 <= action.target < state.seats:
        raise IllegalAction(MAP_RULE, "no-such-player", seat=action.target)
    if state.homes[action.target] is None:
        raise IllegalAction(cite("TC-51"), "home-completed", seat=action.target)


@rule("TC-34")
def redraw_home(state: ItchyFeetState, decision: ChooseHome, action: Choose, chance: Chance, emit: Emit | None) -> None:
    """Swap the country with the top unused one; the old one goes under them."""
    old, new = state.homes[action.target], next_country(state, chance)
    if old is None:
        return
    state.homes[action.target] = new
    state.returned.append(old)
    if emit is not None:
        emit(HomeChanged(rule=MAP_RULE, seat=decision.actor, target=action.target, old=old, new=new))


# -- Night Bus ---------------------------------------------------------------------------------------------------


@rule("TC-12", "TC-30")
def board_bus(state: ItchyFeetState, seat: Seat, chance: Chance, emit: Emit | None) -> None:
    """After this turn's action another one follows."""
    state.extra += 1
    state.rode = True
    if emit is not None:
        emit(ExtraAction(rule=cite("TC-12"), seat=seat))


@rule("TC-12", "TC-30")
def can_ride(state: ItchyFeetState, seat: Seat) -> bool:
    """Tell whether no bus was taken in this turn; a bus recycled for nothing could else ride on for ever."""
    return not state.rode


# -- Customs Inspection ------------------------------------------------------------------------------------------


@rule("TC-30")
def has_suspect(state: ItchyFeetState, seat: Seat) -> bool:
    """Tell whether somebody else holds cards."""
    return somebody_has_cards(state, seat)


def open_customs(state: ItchyFeetState, seat: Seat, chance: Chance, emit: Emit | None) -> None:
    """Ask whose hand is inspected."""
    state.ask(ChooseSuspect, (seat,))


@rule("TC-30")
def inspect(state: ItchyFeetState, decision: ChooseSuspect, action: Choose, chance: Chance, emit: Emit | None) -> None:
    """Show the hand to the inspector, who then chooses."""
    seat, suspect = decision.actor, action.target
    hand = state.hands[suspect]
    for card in hand.cards:
        hand.show(card, ONLY[seat])
    if emit is not None:
        emit(HandInspected(rule=CUSTOMS_RULE, seat=seat, suspect=suspect, cards=tuple(hand.cards)))
    state.ask(Confiscate, (seat,), suspect=suspect)


@rule("TC-37")
def list_seizures(state: ItchyFeetState, decision: Confiscate) -> list[Take | Enough]:
    """List the cards seen but contraband; if there is nothing else, only going on."""
    return [TAKES[card] for card in payable(state, decision.suspect)] or [ENOUGH]


@rule("TC-37")
def check_seizure(state: ItchyFeetState, decision: Confiscate, action: Take | Enough) -> None:
    """Refuse contraband, what is not there, and to take nothing where there is something."""
    if isinstance(action, Take):
        if action.card not in state.hands[decision.suspect].cards:
            raise IllegalAction(CUSTOMS_RULE, "not-seen", card=action.card)
        require_payable(state, decision.suspect, action.card, CUSTOMS_RULE)
    elif payable(state, decision.suspect):
        raise IllegalAction(CUSTOMS_RULE, "must-take")


@rule("TC-30", "TC-37")
def seize(
    state: ItchyFeetState, decision: Confiscate, action: Take | Enough, chance: Chance, emit: Emit | None
) -> None:
    """Discard the card out of the hand that was inspected."""
    if isinstance(action, Take):
        discard(state, decision.suspect, action.card, CUSTOMS_RULE, emit)
    elif emit is not None:
        emit(NothingConfiscated(rule=cite("TC-37"), seat=decision.actor, suspect=decision.suspect))
