"""Effects on people: knock-outs, delays, infections."""

from pelagos.games.spacealert.board import BLUE, RED, zone_of
from pelagos.games.spacealert.cards import CardEffect
from pelagos.games.spacealert.events import crew as events
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.games.spacealert.rules.delays import blank_slot, is_protected_slot
from pelagos.games.spacealert.rules.delays import delay as delay_player
from pelagos.games.spacealert.rules.knockouts import crew_aboard, knock_out_all
from pelagos.games.spacealert.rules.movement import mark_player
from pelagos.games.spacealert.rules.repairs import move_by_force
from pelagos.games.spacealert.rules.victims import victims_of
from pelagos.games.spacealert.rules.vocabulary import effect
from pelagos.games.spacealert.state import Run, Threat

SA_134 = cite("SA-134")


@effect("knockout")
@rule("SA-054", "SA-056")
def knockout(run: Run, threat: Threat, row: CardEffect) -> None:
    """Knock out those the card names."""
    knock_out_all(run, victims_of(run.state, threat, row.who or ""))


@effect("delay")
@rule("SA-053", "SA-054")
def delay(run: Run, threat: Threat, row: CardEffect) -> None:
    """Delay the next action of those the card names."""
    for player in victims_of(run.state, threat, row.who or ""):
        delay_player(run, player, "threat")


@effect("infect_station")
@rule("SA-134")
def infect_station(run: Run, threat: Threat, _row: CardEffect) -> None:
    """Infect everybody in the threat's station."""
    for player in victims_of(run.state, threat, "station"):
        mark_player(run, threat, player, "infected")


@effect("swap_players_red_blue")
@rule("SA-134")
def swap_players(run: Run, _threat: Threat, _row: CardEffect) -> None:
    """Let everybody aboard in the red and blue zones change sides on the same deck."""
    for player in crew_aboard(run.state):
        if zone_of(player.station) in (RED, BLUE) and player.number not in run.state.now.shielded:
            mirrored = player.station + (BLUE if zone_of(player.station) == RED else -BLUE)
            move_by_force(run, player, mirrored)


@effect("repeat_last_action_all")
@rule("SA-134")
def repeat_last_action(run: Run, _threat: Threat, _row: CardEffect) -> None:
    """Delay everybody aboard, but instead of doing nothing they repeat next turn what they did in this one."""
    index = run.state.turn
    for player in run.state.players:
        if not player.conscious or player.distance or index >= len(player.slots):
            continue
        if is_protected_slot(player, index):
            continue
        blank_slot(run, player, index, "threat")
        player.slots[index] = player.slots[index - 1]
        if run.emit:
            run.emit(events.ActionRepeated(rule=SA_134, player=player.number, turn=index + 1))
