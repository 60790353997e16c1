"""What each member of the crew did on a mission, read off the events of its resolution (SA-184)."""

from collections.abc import Iterable
from typing import Final

import msgspec

from pelagos.games.spacealert.cards import THREATS
from pelagos.games.spacealert.careers.run import Deeds
from pelagos.games.spacealert.events.crew import CardTurned, KnockedOut, NothingDone
from pelagos.games.spacealert.events.mission import FinalStepBegan, TurnBegan
from pelagos.games.spacealert.events.ship import ComputerServed, EnergyMoved, WindowImproved, WindowWatched
from pelagos.games.spacealert.events.threats import ThreatDestroyed
from pelagos.games.spacealert.events.weapons import InternalHit, RocketLaunched, Targeted
from pelagos.kernel.event import Event

LASERS: Final = ("heavy_laser", "light_laser")
HALVES: Final = ("basic", "advanced")


class Watch:
    """Follows one member through the events of a mission."""

    def __init__(self, member: int, turns: int) -> None:
        """Begin before the first turn of a mission of so many."""
        self.member = member
        self.turns = turns
        self.turn = 0
        self.is_final = False
        self.aimed: dict[int, set[str]] = {}
        """The threats the member's weapons hit this turn, and with which."""
        self.finished: set[int] = set()
        """The internal threats the member has finished this turn."""
        self.looked = False
        self.fell = self.struck_back = False
        """Whether the member fell this turn, and destroyed something that knocks out who does so."""
        self.played: tuple[str, ...] = ()
        """The halves of special cards turned up this turn."""
        self.acted = self.laser = self.energy = 0
        """The last turn in which the member turned up a card, hit with a laser, moved energy."""
        self.cards = self.laser_turns = self.energy_turns = 0
        self.windows: dict[int, bool] = {}
        self.maintenance: set[int] = set()
        self.specials: set[str] = set()
        self.deeds = Deeds()

    def see(self, event: Event) -> None:
        """Take an event in."""
        if isinstance(event, TurnBegan | FinalStepBegan):
            self.end_turn()
            self.turn += 1
            self.is_final = isinstance(event, FinalStepBegan)
        elif isinstance(event, ThreatDestroyed):
            self.see_destroyed(event)
        elif isinstance(event, WindowImproved):
            self.windows[event.phase] = self.looked
        elif getattr(event, "player", None) == self.member:
            self.see_own(event)

    def end_turn(self) -> None:
        """Keep the special cards that had an effect, and forget the turn."""
        self.specials.update(self.played)
        if self.fell and self.struck_back:
            self.deeds = msgspec.structs.replace(self.deeds, own_knockout=True)
        self.fell = self.struck_back = False
        self.played = ()
        self.aimed = {}
        self.finished = set()
        self.looked = False

    def see_own(self, event: Event) -> None:
        """Take in what the member does or suffers."""
        if isinstance(event, CardTurned):
            self.cards += 1
            self.played = tuple(half for half in HALVES if half in event.card)
        elif isinstance(event, NothingDone):
            self.played = tuple(half for half in self.played if half != event.symbol)
        elif isinstance(event, WindowWatched):
            self.looked = True
        elif isinstance(event, ComputerServed):
            self.maintenance.add(event.phase)
        elif isinstance(event, EnergyMoved) and self.energy != self.turn:
            self.energy = self.turn
            self.energy_turns += 1
        elif isinstance(event, RocketLaunched):
            self.add(rockets=1)
        else:
            self.see_fight(event)

    def see_fight(self, event: Event) -> None:
        """Take in hits given and the member's own fall."""
        if isinstance(event, Targeted):
            self.aimed.setdefault(event.number, set()).add(event.weapon)
            if event.weapon == "rocket":
                self.add(rocket_hits=1)
            elif event.weapon in LASERS and self.laser != self.turn:
                self.laser = self.turn
                self.laser_turns += 1
        elif isinstance(event, InternalHit) and event.left == 0:
            self.finished.add(event.number)
        elif isinstance(event, KnockedOut):
            self.fell = True

    def see_destroyed(self, event: ThreatDestroyed) -> None:
        """Take in the end of a threat."""
        weapons = self.aimed.get(event.number, set())
        if not weapons and event.number not in self.finished:
            return
        traits = THREATS[event.threat].traits
        self.struck_back |= traits.destroyer_knocked_out or traits.interceptor_pilot_knocked_out
        self.add(destroyed=1, shot_down="interceptors" in weapons, internals=event.number in self.finished)
        if self.is_final or self.turn >= self.turns:
            self.deeds = msgspec.structs.replace(self.deeds, late_kill=True)

    def add(self, **counts: int) -> None:
        """Add to what is counted."""
        added = {name: getattr(self.deeds, name) + count for name, count in counts.items()}
        self.deeds = msgspec.structs.replace(self.deeds, **added)

    def sum_up(self) -> Deeds:
        """Return what the member did."""
        self.end_turn()
        return msgspec.structs.replace(
            self.deeds,
            laser_turns=self.laser_turns,
            energy_turns=self.energy_turns,
            windows=tuple(sorted(phase for phase, looked in self.windows.items() if looked)),
            maintenance=tuple(sorted(self.maintenance)),
            blank_turns=max(0, self.turns - self.cards),
            specials=tuple(sorted(self.specials, reverse=True)),
        )


def deeds_of(member: int, turns: int, events: Iterable[Event]) -> Deeds:
    """Return what a member did on a mission.

    Args:
        member: its place in the crew.
        turns: how many turns the mission has.
        events: of the resolution, in order.
    """
    watch = Watch(member, turns)
    for event in events:
        watch.see(event)
    return watch.sum_up()
