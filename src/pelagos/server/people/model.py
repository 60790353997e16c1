"""What is known of a person."""

from typing import Annotated, Final

import msgspec

LARGEST: Final = 2**53
PersonId = Annotated[int, msgspec.Meta(ge=1, le=LARGEST)]
"""The public number of a person, as requests name it: such as every client and every database can hold."""


class Person(msgspec.Struct, kw_only=True):
    """A person, as the server knows them."""

    id: int
    name: str = ""
    language: str = "en"
    email: str | None = None
    reminders: bool = False
    confirmed: bool = False
    """Whether whoever reads the letters to that address has said that it is theirs."""
    muted: bool = False
    """By the operator: may not chat."""
    seen: float = 0.0
    """When a browser of theirs last asked who they are, to the day."""

    def named(self) -> "Named":
        """Return what others see."""
        return Named(id=self.id, name=self.name)


class Named(msgspec.Struct, frozen=True, kw_only=True):
    """A person, as others see them."""

    id: int
    name: str
