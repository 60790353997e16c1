"""What was answered and what came of it, input by input; what lies far back is kept small."""

import zlib
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, Final, Generic, TypeVar, Union, overload

import msgspec

from pelagos.kernel.decision import Action
from pelagos.kernel.event import Event
from pelagos.kernel.record import Input

T = TypeVar("T")
Events = tuple[Event, ...]
PIECE: Final = 32
"""How many inputs are packed together."""
AT_HAND: Final = 64
"""So many inputs, and sometimes a piece less, stay unpacked: telling and taking back look at the latest only."""
QUICK: Final = 1
ENCODER: Final = msgspec.msgpack.Encoder()
NAMES: Final = Input.__struct_fields__


class Packed(Sequence[T], Generic[T]):
    """A sequence that is only ever added to."""

    def __init__(self, pack: Callable[[list[T]], bytes], unpack: Callable[[bytes], tuple[T, ...]]) -> None:
        """Begin with nothing; `unpack` reverses `pack`."""
        self._pack = pack
        self._unpack = unpack
        self._packed: list[bytes] = []
        self._latest: list[T] = []
        self._unpacked: tuple[int, tuple[T, ...]] = (-1, ())
        """The piece that was looked at last, and its number: who reads on needs it again."""

    def append(self, member: T) -> None:
        """Add one at the end."""
        self._latest.append(member)
        if len(self._latest) == AT_HAND + PIECE:
            self._packed.append(zlib.compress(self._pack(self._latest[:PIECE]), QUICK))
            del self._latest[:PIECE]

    def __len__(self) -> int:
        """Return how many there are."""
        return PIECE * len(self._packed) + len(self._latest)

    @overload
    def __getitem__(self, number: int) -> T: ...
    @overload
    def __getitem__(self, number: slice) -> list[T]: ...
    def __getitem__(self, number: int | slice) -> T | list[T]:
        """Return one of them, or several."""
        if isinstance(number, slice):
            return [self._at(one) for one in range(*number.indices(len(self)))]
        if -len(self._latest) <= number < 0:  # the most usual of all
            return self._latest[number]
        return self._at(number + len(self) if number < 0 else number)

    def __iter__(self) -> Iterator[T]:
        """Go through all of them, from the first to the last there is when it comes to that."""
        number = 0
        while number < len(self):
            yield self._at(number)
            number += 1

    def __eq__(self, other: object) -> bool:
        """Tell whether the members are the same."""
        return isinstance(other, Packed | list) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]  # it grows

    def _at(self, number: int) -> T:
        packed = PIECE * len(self._packed)
        if number >= packed:
            return self._latest[number - packed]
        if number < 0:
            raise IndexError(number)
        piece, place = divmod(number, PIECE)
        if self._unpacked[0] != piece:
            self._unpacked = piece, self._unpack(zlib.decompress(self._packed[piece]))
        if number == packed - 1:  # whoever read on has come to the end
            last, self._unpacked = self._unpacked[1], (-1, ())
            return last[place]
        return self._unpacked[1][place]


def packed_events(events: tuple[type[Event], ...]) -> Packed[Events]:
    """Return an empty history: what came of each input, where these are all the events of the game."""
    return Packed(ENCODER.encode, _events_decoder(tuple(events)).decode)


def packed_inputs(actions: tuple[type[Action], ...]) -> Packed[Input]:
    """Return an empty list of inputs, where these are all the actions of the game."""
    decoder = _inputs_decoder(actions)

    def unpack(packed: bytes) -> tuple[Input, ...]:
        return tuple(Input(**dict(zip(NAMES, fields, strict=True))) for fields in decoder.decode(packed))

    return Packed(_pack_inputs, unpack)


def _pack_inputs(inputs: list[Input]) -> bytes:
    return ENCODER.encode([msgspec.structs.astuple(entry) for entry in inputs])


@cache
def _events_decoder(events: tuple[type[Event], ...]) -> "msgspec.msgpack.Decoder[Any]":
    if not events:
        return msgspec.msgpack.Decoder(tuple[tuple[()], ...])
    union: Any = _any_of(events)
    return msgspec.msgpack.Decoder(tuple[tuple[union, ...], ...])


@cache
def _inputs_decoder(actions: tuple[type[Action], ...]) -> "msgspec.msgpack.Decoder[Any]":
    types = {field.name: field.type for field in msgspec.structs.fields(Input)}
    types["action"] = _any_of(actions) if actions else None
    fields: Any = tuple.__class_getitem__(tuple(types.values()))  # built at run time
    return msgspec.msgpack.Decoder(tuple.__class_getitem__((fields, ...)))


def _any_of(classes: tuple[type, ...]) -> Any:
    return Union[classes]  # noqa: UP007  # built at run time
