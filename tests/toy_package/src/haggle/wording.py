"""What the texts of Haggle mention beyond the fields of an event: the kinds of goods have names."""

from typing import Any, Final

from haggle.cards import Kind
from pelagos.kernel.wording import Value, Wording, say


class HaggleWording(Wording):
    """Names the kinds."""

    def value(self, hint: Any, value: Any, view: Any) -> Value | None:
        """Return the name of a kind of goods."""
        return say(f"kind-{value}") if hint is Kind else None


WORDING: Final = HaggleWording()
