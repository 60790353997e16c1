"""Tripping: a card laid by mistake does what its player meant, and the next action comes late (SA-032, SA-145)."""

from typing import Final

from pelagos.games.spacealert.events.crew import Tripped
from pelagos.games.spacealert.programs import BUTTONS, MOVES
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.games.spacealert.rules.delays import blank_slot, written
from pelagos.games.spacealert.state import Card, Player, Run

SA_032 = cite("SA-032")

OPPOSITE: Final = {"red": "blue", "blue": "red"}
"""The direction for which each direction may have been taken."""


@rule("SA-032")
def trip(run: Run, player: Player, card: Card) -> Card:
    """Let a player who has declared it trip over the card of this turn, whatever delays it; return what it does now."""
    state = run.state
    declared = next((one for one in state.trips if (one.player, one.turn) == (player.number, state.turn)), None)
    if declared is None or not may_have_meant(card, declared.instead):
        return card
    meant = (declared.instead,)
    player.slots[state.turn - 1] = meant
    if run.emit:
        run.emit(Tripped(rule=SA_032, player=player.number, card=written(card), instead=declared.instead))
    blank_slot(run, player, state.turn, "trip")
    return meant


@rule("SA-032", "SA-145")
def may_have_meant(card: Card, symbol: str) -> bool:
    """Tell whether a base card may have been laid for something else: its other half, or the opposite direction.

    Neither heroic nor special cards nor double actions are ever laid by mistake, nor cards that share a slot.
    """
    if len(card) != 1:
        return False
    (laid,) = card
    return (
        OPPOSITE.get(laid) == symbol or (laid in BUTTONS and symbol in MOVES) or (laid in MOVES and symbol in BUTTONS)
    )
