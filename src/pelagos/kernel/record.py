"""The record of a match: one text file that a person can read, mail and compare.

A head of ``name: value`` lines, an empty line, then one line for each input and below it the chance it caused::

    pelagos: 2
    game: gravwell
    rules: 1
    seats: 4
    option hardcore: yes
    commitment: 5f0c...

    setup
      draw C F H ...
    1 seat 0: pick 3
      draw K
    2 seat 1: pick 1
    ...
    = after 20: 3fa94c0d12ab77e1
    end: 1 0 0 0
    seed: 9c1e...
    inputs: 73

Where somebody left for good, ``resigned: 0`` (the seat) stands above ``end``. A running match has no ``end`` and shows
no ``seed``. The last line counts the inputs, so that a file that was cut short is found out wherever it was cut.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Protocol, overload

import msgspec

from pelagos.kernel.chance import Outcome
from pelagos.kernel.decision import Action
from pelagos.kernel.ids import Actor, Seat

FORMAT = 2
HASH_EVERY = 20
MOST_DIGITS = 18


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What is fixed before the first card."""

    game: str
    rules: int
    seats: int
    options: Any
    """The game's `Options`."""
    commitment: str | None = None
    """SHA-256 of the seed, where the seed was made at random."""


class Input(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One answer, and the chance outcomes it caused."""

    decision: int
    actor: Actor
    action: Action
    second: int | None = None
    """The mission second at which it came, in timed phases."""
    chance: tuple[Outcome, ...] = ()


class Inputs(Protocol):
    """A sequence of inputs that can be added to."""

    def append(self, entry: Input, /) -> None:
        """Add one at the end."""

    def __len__(self) -> int:
        """Return how many there are."""

    def __iter__(self) -> Iterator[Input]:
        """Go through them."""

    def __reversed__(self) -> Iterator[Input]:
        """Go through them from the last to the first."""

    @overload
    def __getitem__(self, number: int, /) -> Input: ...
    @overload
    def __getitem__(self, numbers: slice, /) -> list[Input]: ...


def second_of(inputs: Inputs) -> int | None:
    """Return the mission second at which the latest answer came; None outside a timed phase."""
    return inputs[-1].second if inputs else None


class Record(msgspec.Struct, kw_only=True):
    """A match as it was played."""

    header: Header
    setup: tuple[Outcome, ...] = ()
    before: tuple[str, ...] = ()
    """The lines of what was played under earlier rules, as they were written; nobody replays them."""
    stored: str | None = None
    """The state, as canonical JSON, from which the match went on under the present rules; None: from its set-up."""
    inputs: Inputs = []
    hashes: dict[int, str] = {}
    """Number of inputs made to the hash of the state then."""
    returns: tuple[float, ...] | None = None
    resigned: Seat | None = None
    """Who left the match for good and so ended it, if somebody did."""
    seed: str | None = None
    """In hexadecimal; only once the match is over."""

    def cut(self, inputs: int) -> "Record":
        """Return the record of the first so many inputs, as of a running match."""
        return Record(
            header=self.header,
            setup=self.setup,
            before=self.before,
            stored=self.stored,
            inputs=self.inputs[:inputs],
            hashes={made: digest for made, digest in self.hashes.items() if made <= inputs},
        )

    def outcomes(self) -> Iterator[Outcome]:
        """Return every chance outcome of the match, in order."""
        yield from self.setup
        for entry in self.inputs:
            yield from entry.chance

    def actors(self) -> Iterable[Actor]:
        """Return who answered, input by input."""
        return (entry.actor for entry in self.inputs)


def resigned_returns(seat: Seat) -> tuple[float, float]:
    """Return what each of two seats has won when one resigns."""
    return (0.0, 1.0) if seat == 0 else (1.0, 0.0)


def seat_text(actor: Actor) -> str:
    """Return how an actor is written in a record."""
    return actor if actor == "clock" else f"seat {int(actor)}"


def is_number(word: str) -> bool:
    """Tell whether a word is a whole number from 0 on, of no more digits than any record needs."""
    return word.isascii() and word.isdecimal() and len(word) <= MOST_DIGITS


def read_seat(text: str) -> Actor | None:
    """Return the actor written by `seat_text`, or None."""
    if text == "clock":
        return "clock"
    word, _, number = text.partition(" ")
    return Seat(int(number)) if word == "seat" and is_number(number) else None
