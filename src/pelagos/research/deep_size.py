"""How many bytes a state takes with everything that belongs to it alone."""

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from sys import getsizeof
from typing import Any

import msgspec


def deepest(states: Sequence[Any], others: Sequence[Any]) -> int:
    """Return the size in bytes of the largest of these states.

    What `others`, states of other matches, hold too is a constant that all matches share (an action, a small number, a
    word) and is not counted.
    """
    shared = {id(part) for other in others for part in parts_of(other)}
    return max(sum(getsizeof(part) for part in parts_of(state) if id(part) not in shared) for state in states)


def parts_of(value: object) -> Iterator[object]:
    """Yield an object and all it is made of, each once."""
    seen: set[int] = set()
    waiting = [value]
    while waiting:
        part = waiting.pop()
        if id(part) not in seen and not isinstance(part, type | Enum):
            seen.add(id(part))
            yield part
            waiting.extend(children_of(part))


def children_of(value: object) -> Iterable[object]:
    """Return what an object holds directly."""
    if isinstance(value, msgspec.Struct):
        return [getattr(value, name) for name in value.__struct_fields__]
    if isinstance(value, dict):
        return [*value.keys(), *value.values()]
    return value if isinstance(value, list | tuple | set | frozenset) else ()
