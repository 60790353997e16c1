"""Threats on their tracks: appearing, moving, acting, phasing and calling (SA-040, SA-044, SA-097, SA-123, SA-130)."""

from pelagos.games.spacealert.board import INTERNAL, STATIONS, TRACKS, UB, UR, ZONES, Track
from pelagos.games.spacealert.cards import THREATS, CardEffect, ThreatCard
from pelagos.games.spacealert.events.threats import (
    ActionReached,
    PhasedIn,
    PhasedOut,
    ThreatAdvanced,
    ThreatAppeared,
    ThreatCalled,
)
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.games.spacealert.rules.deaths import destroy
from pelagos.games.spacealert.rules.knockouts import survive
from pelagos.games.spacealert.rules.vocabulary import EFFECTS, applies
from pelagos.games.spacealert.state import Run, State, Threat, about

SA_040, SA_044, SA_123, SA_130, SA_194 = (cite(f"SA-{n}") for n in ("040", "044", "123", "130", "194"))


@rule("SA-040")
def let_appear(run: Run) -> None:
    """Put the threats of this turn on the start square of their track."""
    for threat in run.state.threats:
        if threat.turn == run.state.turn and threat.status == "due":
            put_on_track(run, threat)


def track_of(state: State, threat: Threat) -> Track:
    """Return the track a threat is on."""
    return TRACKS[state.tracks[INTERNAL if threat.zone is None else threat.zone]]


@rule("SA-040", "SA-194")
def put_on_track(run: Run, threat: Threat) -> None:
    """Start a threat: its square, and the values that depend on the turn."""
    card = THREATS[threat.card]
    threat.status = "active"
    threat.square = track_of(run.state, threat).length
    threat.stations = start_stations(card, threat.turn)
    if card.traits.slime_tokens:
        threat.tokens = [threat.hp if station in threat.stations else 0 for station in range(len(STATIONS))]
    if run.emit:
        place = ZONES[threat.zone] if threat.zone is not None else written(threat.stations)
        run.emit(ThreatAppeared(rule=SA_040, place=place, square=threat.square, **about(threat)))
    if card.traits.hp_equals_rockets_left_on_appearance:
        threat.hp = run.state.rockets
        if not threat.hp:
            destroy(run, threat)


def start_stations(card: ThreatCard, turn: int) -> list[int]:
    """Return the stations where an internal threat starts; for some cards odd or even turns matter."""
    if "UR_if_odd_turn" in card.stations:
        return [UR if turn % 2 else UB]
    return [STATIONS.index(station) for station in card.stations]


def written(stations: list[int]) -> str:
    """Return stations as text."""
    return " ".join(STATIONS[station] for station in stations) or "-"


@rule("SA-044")
def move_threats(run: Run) -> None:
    """Let every threat move and act in order, then put the called ones on their tracks."""
    for threat in list(run.state.threats):
        if threat.status == "active" and threat.square:
            take_move(run, threat)
        elif threat.status == "destroyed" and threat.marked and threat.square:
            move_token(run, threat)
    place_called(run)


@rule("SA-123")
def take_move(run: Run, threat: Threat) -> None:
    """Make a threat's own move of the turn: back into phase, move, act, out of phase."""
    traits = THREATS[threat.card].traits
    if threat.phased:
        threat.phased = False
        threat.emerged = True
        if run.emit:
            run.emit(PhasedIn(rule=SA_123, **about(threat)))
    advance(run, threat, speed_of(run.state, threat))
    if threat.status != "active":
        return
    threat.speed += traits.speed_plus_each_turn
    if traits.phasing and not threat.emerged:
        threat.phased = True
        if run.emit:
            run.emit(PhasedOut(rule=SA_123, **about(threat)))


@rule("SA-097", "SA-134")
def speed_of(state: State, threat: Threat) -> int:
    """Return how many squares a threat moves this turn."""
    slowed = THREATS[threat.card].traits.speed_when_damaged_this_turn
    speed = slowed if slowed is not None and threat.hurt else threat.speed
    return max(0, speed - state.now.slowed)


@rule("SA-044", "SA-128", "SA-190", "SA-191")
def advance(run: Run, threat: Threat, squares: int) -> None:
    """Move a threat on its track, then perform the marks it entered or passed there, all from its end square."""
    track = track_of(run.state, threat)
    start = threat.square
    threat.square = end = max(1, start - squares)
    if run.emit:
        run.emit(ThreatAdvanced(rule=SA_044, squares=start - end, square=end, **about(threat)))
    for square, mark in track.marks:
        if end <= square < start and threat.status == "active":
            perform_mark(run, threat, mark)


def perform_mark(run: Run, threat: Threat, mark: str) -> None:
    """Perform one action of a threat; after Z it leaves its track."""
    if run.emit:
        run.emit(ActionReached(rule=SA_044, **about(threat), mark=mark))
    for effect in THREATS[threat.card].effects_of(mark):
        perform_effect(run, threat, effect)
        if threat.status != "active":
            return
    if mark == "Z":
        survive(run, threat)


def perform_effect(run: Run, threat: Threat, effect: CardEffect) -> None:
    """Perform one effect, if its condition holds."""
    if applies(run.state, threat, effect):
        EFFECTS[effect.op](run, threat, effect)


@rule("SA-134")
def move_token(run: Run, threat: Threat) -> None:
    """Move the token of a destroyed threat whose poison or infection still works: it acts when it reaches the end."""
    card = THREATS[threat.card]
    start = threat.square
    threat.square = max(1, start - speed_of(run.state, threat))
    if threat.square > 1 or start == 1:
        return
    for effect in card.Z:
        if effect.after_death:
            EFFECTS[effect.op](run, threat, effect)


@rule("SA-130", "SA-132")
def call_threat(run: Run, caller: Threat, effect: CardEffect) -> None:
    """Let a threat call the one it holds: it joins the order behind all others, but waits until all have moved."""
    state = run.state
    for threat in [held for held in state.held if held.caller == caller.number]:
        state.held.remove(threat)
        state.called.append(threat)
        threat.zone = zone_of_called(caller, threat, effect)
        limit = effect.extra_speed_if_damage_taken_below
        if limit is not None and caller.damage < limit:
            threat.speed += 1
        if run.emit:
            run.emit(ThreatCalled(rule=SA_130, caller=caller.card, **about(threat)))


@rule("SA-132")
def zone_of_called(caller: Threat, threat: Threat, effect: CardEffect) -> int | None:
    """Return the zone in which a called external threat starts: the one on the card, else the caller's."""
    if THREATS[threat.card].position == "internal":
        return None
    return ZONES.index(effect.zone) if effect.zone in ZONES else caller.zone


@rule("SA-130", "SA-194")
def place_called(run: Run) -> None:
    """Put the threats called this turn on the start square of their track; they do not move this turn."""
    state = run.state
    waiting, state.called = state.called, []
    for threat in waiting:
        threat.turn = state.turn
        state.threats.append(threat)
        put_on_track(run, threat)
