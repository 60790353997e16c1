"""Announced threats and their cards (SA-029, SA-104, SA-130)."""

from pelagos.components.bag import Bag
from pelagos.games.spacealert.cards import THREATS
from pelagos.games.spacealert.deck import DECKS, threat_of, threats_in
from pelagos.games.spacealert.mission import kind_called_by
from pelagos.games.spacealert.missions.script import ThreatAlert
from pelagos.games.spacealert.options import SpaceAlertOptions
from pelagos.games.spacealert.planning.events import CallLaidOut, ThreatAnnounced
from pelagos.games.spacealert.planning.state import Alert, MissionState
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.kernel.chance import Chance
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import CardId

SA_029, SA_130 = cite("SA-029"), cite("SA-130")


@rule("SA-104")
def threat_decks(options: SpaceAlertOptions) -> list[Bag]:
    """Return the four decks; internal and external threats of one kind have the same levels."""
    return [
        Bag.of(
            threats_in(
                position,
                kind,
                options.common if kind == "common" else options.serious,
                new_threats=options.new_threats,
            )
        )
        for position, kind in DECKS
    ]


@rule("SA-029", "SA-036", "SA-130")
def announce(state: MissionState, alert: ThreatAlert, chance: Chance, emit: Emit | None) -> None:
    """Draw a card of the announced kind and lay it at its track, and beside a caller what it can call."""
    card = chance.draw(state.decks[DECKS.index((alert.position, alert.kind))])
    if emit is not None:
        emit(ThreatAnnounced(rule=SA_029, threat=card, turn=alert.T, zone=alert.zone))
    called: list[CardId] = []
    caller = card
    while can_call(caller):
        called.append(draw_called(state, caller, chance, emit))
        caller = called[-1]
    state.alerts.append(Alert(card, alert.T, alert.zone, tuple(called)))


@rule("SA-130")
def can_call(card: CardId) -> bool:
    """Tell whether a card must be drawn beside a threat."""
    return THREATS[threat_of(card)].traits.calls


@rule("SA-130")
def draw_called(state: MissionState, caller: CardId, chance: Chance, emit: Emit | None) -> CardId:
    """Draw the card that a threat can call."""
    wanted = kind_called_by(threat_of(caller))
    card = chance.draw(next(deck for kind, deck in zip(DECKS, state.decks, strict=True) if kind == wanted))
    if emit is not None:
        emit(CallLaidOut(rule=SA_130, caller=caller, threat=card))
    return card
