"""Collecting the parts of a position one by one; each is judged by itself."""

from collections.abc import Sequence

from pelagos.games.gravwell.cards import LETTERS
from pelagos.games.gravwell.options import GravwellOptions
from pelagos.games.gravwell.position import DERELICT_SPACES, PLAYERS, SOLO, UNREADABLE, Place
from pelagos.games.gravwell.rulebook import cite
from pelagos.games.gravwell.state import GATE, PHASES, ROUNDS, SINGULARITY
from pelagos.kernel.ids import RuleId
from pelagos.kernel.table_rules import cite as cite_table

OPTION_NAMES = (*GravwellOptions.__struct_fields__, SOLO)
LIMITS = {"round": (ROUNDS, cite("GR-91")), "phase": (PHASES, cite("GR-36"))}
TWICE = {"age": cite("GR-35"), "stop": cite("GR-83"), "used": cite("GR-83")}
"""Why no ship may be named twice, by part."""


class PositionParts:
    """What was written so far. Every method raises `IllegalText` for a part that cannot be."""

    def __init__(self, whole: Place) -> None:
        """Start with nothing; `whole` is what a fault of no single part points at."""
        self.whole = whole
        self.spaces: dict[str, int] = {}
        self.plays: dict[str, str] = {}
        self.options: dict[str, object] = {}
        self.named: dict[str, tuple[str, ...]] = {}
        self.numbers: dict[str, int] = {}
        self.places: dict[str, Place] = {}
        """Where each part was written: ``ship B``, ``play B``, ``option chaos``, ``stop``, ``round``."""

    def add_ship(self, code: str, space: int | None, place: Place) -> None:
        """Put a ship on a space (None: what was written is not a number)."""
        self._note(f"ship {code}", place, cite("GR-14"))
        if space is None or not SINGULARITY <= space <= GATE:
            raise place.refuse(cite("GR-08"), "position-space", ship=code)
        if space == GATE and code in DERELICT_SPACES:
            raise place.refuse(cite("GR-74"), "position-derelict-gate", ship=code)
        if space not in (SINGULARITY, GATE):
            self._require_empty(code, space, place)
        self.spaces[code] = space

    def _require_empty(self, code: str, space: int, place: Place) -> None:
        for other, there in self.spaces.items():
            if there == space:
                raise place.refuse(cite("GR-09"), "position-duplicate", first=other, second=code, space=space)

    def add_play(self, code: str, letter: str, place: Place) -> None:
        """Let a ship play a card."""
        self._note(f"play {code}", place, cite("GR-39"))
        card = letter.upper()
        if card not in LETTERS:
            raise place.refuse(cite("GR-18"), "position-card", text=letter)
        if card in self.plays.values():
            raise place.refuse(cite("GR-18"), "position-card-twice", card=card)
        self.plays[code] = card

    def name_ships(self, part: str, codes: Sequence[str], place: Place) -> None:
        """Name the ships of ``stop``, ``used`` or ``age``."""
        self._note(part, place, TWICE[part])
        for code in codes:
            if code not in PLAYERS:
                raise place.refuse(cite("GR-14"), "position-ship", text=code)
            if codes.count(code) > 1:
                raise place.refuse(TWICE[part], "position-twice", text=code)
        self.named[part] = tuple(codes)

    def set_option(self, name: str, value: object, place: Place) -> None:
        """Set a variant, or ``solo``; the value is judged with the whole."""
        self._note(f"option {name}", place, cite_table("PL-04"))
        if name not in OPTION_NAMES:
            raise place.refuse(cite_table("PL-04"), "unknown-option", option=name, known=", ".join(OPTION_NAMES))
        self.options[name] = value

    def set_number(self, part: str, number: int | None, place: Place) -> None:
        """Set ``round`` or ``phase`` (None: what was written is not a number)."""
        self._note(part, place, UNREADABLE)
        most, rule = LIMITS[part]
        if number is None or not 1 <= number <= most:
            raise place.refuse(rule, f"position-{part}")
        self.numbers[part] = number

    def _note(self, part: str, place: Place, rule: RuleId) -> None:
        if part in self.places:
            raise place.refuse(rule, "position-twice")
        self.places[part] = place
