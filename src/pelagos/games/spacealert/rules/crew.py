"""The crew's cards, one player after the other (SA-041, SA-143, SA-144, SA-146, SA-157, SA-166 to SA-168)."""

from collections.abc import Callable
from functools import partial
from typing import Final

from pelagos.games.spacealert.board import STATIONS, Station
from pelagos.games.spacealert.events.crew import CardTurned
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.games.spacealert.rules.delays import delay, is_protected, postpone_half, written
from pelagos.games.spacealert.rules.energy import press_b
from pelagos.games.spacealert.rules.interceptors import fly
from pelagos.games.spacealert.rules.movement import end_movement, move_heroically, take_lift, walk
from pelagos.games.spacealert.rules.robots import fight
from pelagos.games.spacealert.rules.specials import SPECIALS
from pelagos.games.spacealert.rules.systems import press_c
from pelagos.games.spacealert.rules.tripping import trip
from pelagos.games.spacealert.rules.weapons import press_a
from pelagos.games.spacealert.state import Card, Player, Run

SA_041 = cite("SA-041")


@rule("SA-041")
def act(run: Run) -> None:
    """Let everybody act: Medics first, then from the captain on, each finishing the whole card."""
    state = run.state
    index = state.turn - 1
    medics: list[Player] = []
    for player in state.players:
        if player.specialization is not None:
            if is_protected(player, player.slots[index]):
                state.now.shielded.append(player.number)
            if acts_first(player, index):
                medics.append(player)
    for player in medics:
        take_turn(run, player, index)
    for player in state.players:
        if player not in medics:
            take_turn(run, player, index)


@rule("SA-167")
def acts_first(player: Player, index: int) -> bool:
    """Tell whether a player turns up the Medic's card in this slot and is aboard to use it."""
    card = player.slots[index]
    return (
        player.specialization == "medic"
        and card is not None
        and not player.distance
        and ("basic" in card or "advanced" in card)
    )


def take_turn(run: Run, player: Player, index: int) -> None:
    """Carry out one player's card of this turn; the unconscious are skipped."""
    if not player.conscious:
        return
    card = player.slots[index]
    if card is not None and run.emit:
        run.emit(CardTurned(rule=SA_041, player=player.number, card=written(card)))
    if card is not None and run.state.trips:
        card = trip(run, player, card)
    if player.distance:
        fly(run, player, card)
    elif card is not None:
        perform(run, player, card)
    if player.number in run.state.now.shielded and not player.distance:
        run.state.now.shielded.remove(player.number)


@rule("SA-002", "SA-143", "SA-157")
def perform(run: Run, player: Player, card: Card) -> None:
    """Perform the symbols of a card in order; what follows a launch is ignored, what follows a delay waits.

    Moves in a row are one movement, which began at `start`.
    """
    start: Station | None = None
    for place, symbol in enumerate(card, 1):
        before = player.station
        if start is not None and symbol not in MOVES:
            end_movement(run, player, start)
            start = None
        cause = SYMBOLS[symbol](run, player)
        if symbol in MOVES and start is None and player.station != before:
            start = before
        if player.distance or not player.conscious:
            break
        if cause is not None and hold_up(run, player, card[place:], cause):
            break
    if start is not None:
        end_movement(run, player, start)


@rule("SA-144", "SA-166")
def hold_up(run: Run, player: Player, rest: Card, cause: str) -> bool:
    """Delay a player by his own movement, and tell whether what is left of his card has to wait.

    The second half of a double action waits; the second of two cards in one slot is done.
    """
    waits = bool(rest) and rest[0] not in HALVES
    if waits:
        postpone_half(run, player, rest)
    else:
        delay(run, player, cause)
    return waits


@rule("SA-146")
def take_boost(run: Run, player: Player) -> bool:
    """Tell whether the player's action is heroic by somebody's help, and use that help up."""
    if player.primed:
        player.primed = False
        return True
    boosted = run.state.now.boosted
    if boosted and player.number in boosted:
        boosted.remove(player.number)
        return True
    return False


def _a(run: Run, player: Player) -> None:
    press_a(run, player, player.station, heroic=take_boost(run, player))


def _b(run: Run, player: Player) -> None:
    press_b(run, player, player.station, heroic=take_boost(run, player))


def _c(run: Run, player: Player) -> None:
    press_c(run, player, player.station)


def _bots(run: Run, player: Player) -> None:
    fight(run, player, heroic=take_boost(run, player))


@rule("SA-033")
def _heroic_a(run: Run, player: Player) -> None:
    take_boost(run, player)
    press_a(run, player, player.station, heroic=True)


@rule("SA-033")
def _heroic_b(run: Run, player: Player) -> None:
    take_boost(run, player)
    press_b(run, player, player.station, heroic=True)


@rule("SA-033")
def _heroic_bots(run: Run, player: Player) -> None:
    take_boost(run, player)
    fight(run, player, heroic=True)


def _heroic_move(target: Station) -> "Symbol":
    def move(run: Run, player: Player) -> str | None:
        return move_heroically(run, player, target)

    return move


def _special(half: str) -> "Symbol":
    def use(run: Run, player: Player) -> str | None:
        return SPECIALS[player.specialization or "", half](run, player)

    return use


Symbol = Callable[[Run, Player], str | None]

SYMBOLS: Final[dict[str, Symbol]] = {
    "A": _a,
    "B": _b,
    "C": _c,
    "bots": _bots,
    "red": partial(walk, direction="left"),
    "blue": partial(walk, direction="right"),
    "lift": take_lift,
    "heroic:A": _heroic_a,
    "heroic:B": _heroic_b,
    "heroic:bots": _heroic_bots,
    **{f"to:{name}": _heroic_move(station) for station, name in enumerate(STATIONS)},
    **{half: _special(half) for half in ("basic", "advanced")},
}
"""What each symbol of a card does; it returns what delays the player, if anything does."""

HALVES: Final = ("basic", "advanced")
MOVES: Final = frozenset({"red", "blue", "lift", *(f"to:{station}" for station in STATIONS)})
