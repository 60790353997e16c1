"""What a card means to the player who flies the interceptors (SA-073 to SA-075, SA-155 to SA-158)."""

from pelagos.games.spacealert.board import FARTHEST, UR
from pelagos.games.spacealert.events.weapons import FlownTo, HardLanded, Landed
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.games.spacealert.rules.delays import blank_slot, delay
from pelagos.games.spacealert.rules.knockouts import knock_out
from pelagos.games.spacealert.rules.movement import end_movement, enter
from pelagos.games.spacealert.state import Card, Player, Run, Sortie

SA_073, SA_155, SA_158 = cite("SA-073"), cite("SA-155"), cite("SA-158")


@rule("SA-073", "SA-156", "SA-157")
def fly(run: Run, player: Player, card: Card | None) -> None:
    """Carry out the one action of a turn in space: fly out, stay and attack, come nearer, or be delayed."""
    if card is not None and "C" in card and run.state.variable_range:
        fly_out(run, player)
    elif card is not None and (fights := _bots_in(player, card)) is not None:
        fight_outside(run, player, heroic=fights)
    else:
        if card is not None:
            blank_slot(run, player, run.state.turn - 1, "space")
        fly_in(run, player)


def _bots_in(player: Player, card: Card) -> bool | None:
    """Tell whether the bots of a card are heroic; None if the card has none."""
    if "heroic:bots" in card or (player.specialization == "squad_leader" and "advanced" in card):
        return True
    return False if "bots" in card else None


@rule("SA-146")
def fight_outside(run: Run, player: Player, *, heroic: bool) -> None:
    """Stay and attack with a bots action, which somebody's help makes heroic; flying and landing use up no help."""
    boosted = player.primed or player.number in run.state.now.boosted
    player.primed = False
    attack(run, player, heroic=heroic or boosted)


@rule("SA-074")
def attack(run: Run, player: Player, *, heroic: bool) -> None:
    """Attack from where the interceptors are."""
    run.state.now.sortie = Sortie(player.number, heroic=heroic)


@rule("SA-155", "SA-158")
def fly_out(run: Run, player: Player) -> None:
    """Fly one distance further and attack there; from distance 3 the autopilot returns at once."""
    if player.distance == FARTHEST:
        return_ultrafast(run, player)
        return
    player.distance += 1
    if run.emit:
        run.emit(FlownTo(rule=SA_155, player=player.number, distance=player.distance))
    attack(run, player, heroic=False)


@rule("SA-156")
def fly_in(run: Run, player: Player) -> None:
    """Come one distance nearer and attack there; from distance 1 (or with fixed range) land in UR."""
    if player.distance == 1 or not run.state.variable_range:
        land(run, player)
        return
    player.distance -= 1
    if run.emit:
        run.emit(FlownTo(rule=SA_155, player=player.number, distance=player.distance))
    attack(run, player, heroic=False)


@rule("SA-073", "SA-055")
def land(run: Run, player: Player) -> None:
    """Return to UR; whatever waits there works on the pilot."""
    player.distance = 0
    player.station = UR
    if run.emit:
        run.emit(Landed(rule=SA_073, player=player.number))
    cause = enter(run, player)
    if cause is not None:
        delay(run, player, cause)
    end_movement(run, player, UR)


@rule("SA-158")
def return_ultrafast(run: Run, player: Player) -> None:
    """Return to UR so fast that the pilot is knocked out and the squad disabled."""
    player.distance = 0
    player.station = UR
    if run.emit:
        run.emit(HardLanded(rule=SA_158, player=player.number))
    knock_out(run, player)
