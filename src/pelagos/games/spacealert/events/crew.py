"""What happens to players: their cards, movements, knock-outs and squads."""

from pelagos.kernel.event import Event
from pelagos.kernel.visibility import Public


class CardTurned(Event, frozen=True, kw_only=True):
    """A player turns up the card of this turn."""

    player: Public[int]
    card: Public[str]


class Tripped(Event, frozen=True, kw_only=True):
    """A player does something else than what the card says, which was laid by mistake."""

    player: Public[int]
    card: Public[str]
    instead: Public[str]


class HalfPostponed(Event, frozen=True, kw_only=True):
    """The second half of a double action waits for the next turn."""

    player: Public[int]
    card: Public[str]


class ActionRepeated(Event, frozen=True, kw_only=True):
    """A player will do next turn once more what was done in this one."""

    player: Public[int]
    turn: Public[int]


class CardLost(Event, frozen=True, kw_only=True):
    """A card or half is pushed past the last turn."""

    player: Public[int]
    card: Public[str]


class Delayed(Event, frozen=True, kw_only=True):
    """A slot becomes blank and its card moves on."""

    player: Public[int]
    turn: Public[int]
    cause: Public[str]


class NothingDone(Event, frozen=True, kw_only=True):
    """An action has no effect."""

    player: Public[int]
    symbol: Public[str]
    reason: Public[str]


class Walked(Event, frozen=True, kw_only=True):
    """A figure changes its station."""

    player: Public[int]
    origin: Public[str]
    station: Public[str]
    way: Public[str]


class Stopped(Event, frozen=True, kw_only=True):
    """A wall or a sealed door stops a movement."""

    player: Public[int]
    obstacle: Public[str]


class KnockedOut(Event, frozen=True, kw_only=True):
    """A player falls unconscious."""

    player: Public[int]


class KnockoutPrevented(Event, frozen=True, kw_only=True):
    """The Medic saves a player."""

    player: Public[int]


class SquadTaken(Event, frozen=True, kw_only=True):
    """A player takes a squad of battlebots."""

    player: Public[int]
    station: Public[str]
    condition: Public[str]


class SquadRevived(Event, frozen=True, kw_only=True):
    """A squad works again."""

    player: Public[int]


class SquadDisabled(Event, frozen=True, kw_only=True):
    """The squad a player leads is disabled."""

    player: Public[int]


class StoredSquadDisabled(Event, frozen=True, kw_only=True):
    """A squad nobody had taken is disabled."""

    station: Public[str]


class PlayerMarked(Event, frozen=True, kw_only=True):
    """A player is poisoned, infected or taken as a host."""

    threat: Public[str]
    number: Public[int]
    player: Public[int]
    how: Public[str]


class Boosted(Event, frozen=True, kw_only=True):
    """A player's next action is heroic."""

    player: Public[int]


class Guarded(Event, frozen=True, kw_only=True):
    """A Medic watches over everybody in the station."""

    player: Public[int]
