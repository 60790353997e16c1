"""How a game says which texts its events and questions need, without knowing a single word of them.

A `Message` names a text of the Fluent catalogues and what the text mentions. `pelagos.text` turns it into a sentence
of the reader's language.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Final, TypeAlias

import msgspec

from pelagos.kernel.ids import CardId, Seat


class Message(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, rename={"values": "args"}):
    """A text of the catalogues, filled in."""

    key: str
    """Its id, such as ``ship-B``; ``id.attribute`` for an attribute."""
    values: Mapping[str, Any] = {}
    """What it mentions, each a `Value`."""


Value: TypeAlias = str | int | Message | tuple["Value", ...]
"""Something a text mentions: a word as it is, a number, another text, or a list of these."""

Line: TypeAlias = tuple[Value, ...]
"""One line of plain text: its parts, side by side."""


SEAT_MARK: Final = "seat-mark"
"""The text of `seat_mark`."""


def say(key: str, /, **values: Value) -> Message:
    """Return a reference to a text and what it mentions."""
    return Message(key, values)


def seat_mark(seat: Seat, text: str) -> Message:
    """Return how a seat's piece is drawn in a line of plain text, so that who can show colours may colour it.

    It must be a part of the line itself, not of a text mentioned there.
    """
    return say(SEAT_MARK, seat=seat, text=text)


class Wording:
    """What a game adds to the fields of its events, questions and answers; one without additions needs none.

    `view` is what the reader knows of the match at that moment, or None outside a match.
    """

    needs_view: ClassVar[frozenset[type] | None] = frozenset()
    """The classes of events, questions and answers whose words depend on the view; None: any may.

    The words of all others are made once for all readers. A subclass that looks at the view only there says so itself;
    what it inherits does not count.
    """

    def __init_subclass__(cls) -> None:
        """Take a subclass that says nothing for one that looks at the view anywhere."""
        super().__init_subclass__()
        cls.needs_view = cls.__dict__.get("needs_view")

    def is_fixed(self, fact: type) -> bool:
        """Tell whether facts of a class are put in the same words whatever the view."""
        return self.needs_view is not None and fact not in self.needs_view

    def seat(self, seat: Seat, view: Any) -> Value | None:
        """Return the name of a seat, where it has a better one than its number."""
        return None

    def colour(self, seat: Seat) -> str | None:
        """Return the colour of a seat's pieces, where the game gives them one.

        It is one of ``blue``, ``red``, ``yellow``, ``green``, ``violet`` and ``sky``.
        """
        return None

    def card(self, card: CardId, view: Any) -> Value | None:
        """Return a card as a sentence mentions it; by default the text ``card-<code>``."""
        return None

    def card_line(self, card: CardId, view: Any) -> Value | None:
        """Return all that is printed on a card, in one line; by default the same as `card`."""
        return self.card(card, view)

    def value(self, hint: Any, value: Any, view: Any) -> Value | None:
        """Return how a value of a type of this game's own is mentioned, or None for other types."""
        return None

    def error_value(self, name: str, value: Any, view: Any) -> Value | None:
        """Return how an error mentions one of its arguments, or None where it is plain."""
        return None

    def event(self, event: Any, view: Any) -> Mapping[str, Value]:
        """Return what an event's text mentions beside the event's fields."""
        return {}

    def decision(self, decision: Any, view: Any) -> Mapping[str, Value]:
        """Return what a question's text mentions beside the question's fields."""
        return {}

    def action(self, action: Any, view: Any) -> Mapping[str, Value]:
        """Return what an answer's text mentions beside the answer's fields."""
        return {}
