"""All that can be said about one game, in one language."""

from collections.abc import Iterable, Mapping
from typing import Any

from babel.lists import format_list

from pelagos.kernel.discovery import load_named
from pelagos.kernel.errors import BrokenInvariant, PelagosError
from pelagos.kernel.game import Game
from pelagos.kernel.ids import CardId, Seat
from pelagos.kernel.observe import view_of
from pelagos.kernel.wording import Line, Message, Value, Wording, say
from pelagos.text.bundles import fill_in, has_message, load_bundle
from pelagos.text.languages import LANGUAGES
from pelagos.text.typed import YES_NO, values_of

KERNEL = "pelagos.kernel"
LONGEST_QUOTE = 200
"""How many characters of what somebody wrote an error quotes."""


class Catalogue:
    """The texts of the kernel, of a game, and of whoever shows them.

    A reader always gets something to read: where a text is missing in the language, the English one, and where there
    is none at all, its id in brackets. In strict mode, for tests, both raise `BrokenInvariant` instead.
    """

    def __init__(
        self, game: Game[Any] | None, language: str, packages: Iterable[str] = (), *, strict: bool = False
    ) -> None:
        """Load the texts.

        Args:
            game: the game that is spoken of, if any.
            language: one of `LANGUAGES`.
            packages: further packages with a folder ``text``, such as that of a front end.
            strict: whether a missing text or variable is an error.
        """
        self.game = game
        self.language = language
        self.strict = strict
        self.wording = load_wording(game)
        self.packages = (KERNEL, *([game.package] if game else []), *packages)
        self._classes = declared_classes(game)
        self._words_values = type(self.wording).value is not Wording.value

    # -- any text ------------------------------------------------------------------------------------------------

    def say(self, key: str, /, **values: Value) -> str:
        """Return a text by its id."""
        return self.text(say(key, **values))

    def text(self, value: Value) -> str:
        """Return anything that can be mentioned as text: a list is joined the way the language does it."""
        if isinstance(value, Message):
            return self._message(value)
        if isinstance(value, tuple):
            return format_list([self.text(part) for part in value], locale=self.language) if value else "-"
        return str(value)

    def line(self, line: Line) -> str:
        """Return the parts of a line side by side."""
        return "".join(self.text(part) for part in line)

    def has(self, key: str) -> bool:
        """Tell whether there is a text of that id in this language."""
        return has_message(load_bundle(self.packages, self.language), key)

    # -- what happens in a match ---------------------------------------------------------------------------------

    def event(self, event: Any, view: Any) -> str:
        """Return what happened, as somebody sees it who knows `view` of the match."""
        return self.text(self.event_message(event, view))

    def event_message(self, event: Any, view: Any) -> Message:
        """Return the message of an event or of a view of one."""
        return self._fact_message("event", event, view, self.wording.event(event, view))

    def decision(self, decision: Any, view: Any) -> str:
        """Return a question as it is put to the reader."""
        return self.text(self.decision_message(decision, view))

    def decision_message(self, decision: Any, view: Any) -> Message:
        """Return the message of a question."""
        return self._fact_message("decision", decision, view, self.wording.decision(decision, view))

    def action(self, action: Any, view: Any) -> str:
        """Return an answer as the reader may know it."""
        return self.text(self.action_message(action, view))

    def action_message(self, action: Any, view: Any) -> Message:
        """Return the message of an answer or of a view of one."""
        return self._fact_message("action", action, view, self.wording.action(action, view))

    def seat(self, seat: Seat, view: Any = None) -> str:
        """Return the name of a seat."""
        return self.text(self.seat_name(seat, view))

    def seat_name(self, seat: Seat, view: Any = None) -> Value:
        """Return what names a seat."""
        named = self.wording.seat(seat, view)
        return say("seat-name", number=seat) if named is None else named

    def card(self, card: CardId, view: Any = None) -> str:
        """Return a card as a sentence mentions it."""
        return self.text(self._card(card, view))

    def card_line(self, card: CardId, view: Any = None) -> str:
        """Return all that is printed on a card."""
        line = self.wording.card_line(card, view)
        return self.card(card, view) if line is None else self.text(line)

    # -- rules, options, errors ----------------------------------------------------------------------------------

    def rule(self, number: str) -> str:
        """Return the text of a rule."""
        return self.say(f"rule-{number}")

    def doubt(self, number: str) -> str:
        """Return what is uncertain of a rule, and why; empty if nothing is."""
        key = f"rule-{number}.uncertain"
        return self.say(key) if self.has(key) else ""

    def option(self, name: str) -> str:
        """Return the name of an option."""
        return self.say(f"option-{name}")

    def option_help(self, name: str) -> str:
        """Return what an option does."""
        return self.say(f"option-{name}.help")

    def option_value(self, name: str, value: object) -> str:
        """Return the value of an option, such as yes or no."""
        if isinstance(value, bool):
            return self.say(f"value-{YES_NO[value]}")
        key = f"option-{name}.{value}"
        return self.say(key) if self.has(key) else str(value)

    def error(self, error: PelagosError, view: Any = None) -> str:
        """Return what is wrong, without the number of the rule (`error.rule`)."""
        return self.text(self.error_message(error, view))

    def error_message(self, error: PelagosError, view: Any = None) -> Message:
        """Return the message of what is wrong."""
        values = {name: self._error_value(name, value, view) for name, value in error.arguments.items()}
        cause = error.__cause__
        if "key" in error.arguments:
            known = self.error_message(cause, view) if isinstance(cause, PelagosError) else None
            values["reason"] = str(values["key"]) if known is None else known
        return self._with_place(Message(f"error-{error.key}", values), values)

    # -- inner workings ------------------------------------------------------------------------------------------

    def _message(self, message: Message) -> str:
        values = {name: value if isinstance(value, int) else self.text(value) for name, value in message.values.items()}
        for language in dict.fromkeys((self.language, LANGUAGES[0])):
            bundle = load_bundle(self.packages, language)
            if has_message(bundle, message.key):
                return fill_in(bundle, message.key, values, strict=self.strict)
            if self.strict:
                raise BrokenInvariant(None, "text-missing", message=message.key, language=language)
        details = ", ".join(f"{name}: {value}" for name, value in values.items())
        return f"[{message.key}{' ' if details else ''}{details}]"

    def _with_place(self, message: Message, values: Mapping[str, Value]) -> Message:
        """Return an error with the place of what is wrong, in a line (`column`) or in JSON (`path`)."""
        if "column" in values and "line" not in values:
            return say("error-at-column", message=message, column=values["column"])
        if "path" in values:
            return say("error-at-path", message=message, path=values["path"])
        return message

    def _fact_message(self, prefix: str, fact: Any, view: Any, more: Mapping[str, Value]) -> Message:
        cls = self._classes.get(type(fact), type(fact))
        values = values_of(fact, cls, lambda hint, value: self._name(hint, value, view))
        return Message(f"{prefix}-{cls.__name__}", {**values, **more})

    def _name(self, hint: Any, value: Any, view: Any) -> Value | None:
        if hint is Seat:
            return self.seat_name(value, view)
        if hint is CardId:
            return self._card(value, view)
        return self.wording.value(hint, value, view) if self._words_values else None

    def _card(self, card: CardId, view: Any) -> Value:
        named = self.wording.card(card, view)
        return say(f"card-{self.game.card_code(card) if self.game else card}") if named is None else named

    def _card_in_error(self, card: CardId, view: Any, game: Game[Any]) -> Value:
        """Return a card by name; what is refused may be the number of no card."""
        return self._card(card, view) if not game.cards or 0 <= card < len(game.cards) else str(card)

    def _error_value(self, name: str, value: Any, view: Any) -> Value:
        """Return what an error mentions: cards and options by name, and what the game words in its own way."""
        if name == "card" and isinstance(value, int) and self.game is not None:
            return self._card_in_error(CardId(value), view, self.game)
        if name == "option" and self.has(f"option-{value}"):
            return say(f"option-{value}")
        worded = self.wording.error_value(name, value, view)
        if worded is not None:
            return worded
        if isinstance(value, str) and len(value) > LONGEST_QUOTE:
            return f"{value[:LONGEST_QUOTE]}…"
        return tuple(value) if isinstance(value, tuple) else value


def load_wording(game: Game[Any] | None) -> Wording:
    """Return what a game adds to its texts."""
    if game is None or not game.wording:
        return Wording()
    wording = load_named(game.wording, game.name)
    if not isinstance(wording, Wording):
        raise BrokenInvariant(None, "broken-game", game=game.name, reason=f"{game.wording} is not a Wording")
    return wording


def declared_classes(game: Game[Any] | None) -> dict[type, type]:
    """Return the class of which each view class shows a part: events, questions and answers of a game."""
    if game is None:
        return {}
    classes = (*game.event_types, *game.asks, *game.action_types())
    return {view_of(cls): cls for cls in classes}
