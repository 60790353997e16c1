"""Delays: how a program moves when an action comes late (SA-052 to SA-054, SA-145, SA-168)."""

from pelagos.games.spacealert.events.crew import CardLost, Delayed, HalfPostponed
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.games.spacealert.state import Card, Player, Run

SA_052, SA_053, SA_145 = cite("SA-052"), cite("SA-053"), cite("SA-145")


@rule("SA-052")
def shift(slots: list[Card | None], index: int) -> Card | None:
    """Blank a slot: its card and those behind it move on until a blank slot swallows the shift.

    Returns:
        The card pushed past the last slot, if one was.
    """
    carried: Card | None = None
    for place in range(index, len(slots)):
        slots[place], carried = carried, slots[place]
        if carried is None:
            break
    return carried


@rule("SA-053", "SA-054")
def delay(run: Run, player: Player, cause: str) -> None:
    """Delay a player's action of the next turn. Whoever flies the interceptors or is unconscious is not concerned."""
    if not player.conscious or player.distance or is_protected_slot(player, run.state.turn):
        return
    blank_slot(run, player, run.state.turn, cause)


def blank_slot(run: Run, player: Player, index: int, cause: str) -> None:
    """Delay the card of one slot, whatever the reason."""
    if index >= len(player.slots) or player.slots[index] is None:
        return
    lost = shift(player.slots, index)
    if run.emit:
        run.emit(Delayed(rule=SA_053, player=player.number, turn=index + 1, cause=cause))
        if lost is not None:
            run.emit(CardLost(rule=SA_052, player=player.number, card=written(lost)))


@rule("SA-144", "SA-145")
def postpone_half(run: Run, player: Player, rest: Card) -> None:
    """Put the half that a double action could not do into the next turn's slot; past the last turn it is lost."""
    index = run.state.turn
    if index >= len(player.slots):
        if run.emit:
            run.emit(CardLost(rule=SA_145, player=player.number, card=written(rest)))
        return
    lost = shift(player.slots, index)
    player.slots[index - 1] = _without(player.slots[index - 1], rest)
    player.slots[index] = rest
    if run.emit:
        run.emit(HalfPostponed(rule=SA_145, player=player.number, card=written(rest)))
        if lost is not None:
            run.emit(CardLost(rule=SA_052, player=player.number, card=written(lost)))


def _without(card: Card | None, rest: Card) -> Card | None:
    return card[: -len(rest)] if card is not None else None


@rule("SA-168")
def is_protected_slot(player: Player, index: int) -> bool:
    """Tell whether the advanced Special Ops card protects the card in this slot from delays."""
    return index < len(player.slots) and is_protected(player, player.slots[index])


def is_protected(player: Player, card: Card | None) -> bool:
    """Tell whether a card is combined with the advanced Special Ops card."""
    return card is not None and card[0] == "advanced" and len(card) > 1 and player.specialization == "special_ops"


def written(card: Card) -> str:
    """Return a card as text, its symbols in order."""
    return "+".join(card)
