"""Pelagos: four voyage board games played by the book.

What most scripts need is here; the rest is in the packages::

    import pelagos

    game = pelagos.load("gravwell")
    match = pelagos.Match.start(game, seats=4, chance=pelagos.Seeded.of("any text"))
    while match.pending:
        decision = match.pending[0]
        match.apply(decision.id, match.legal(decision)[0])
    print(match.returns, pelagos.write_record(game, match.record))

A name is imported when it is first used: the command line comes through here before it can hear Ctrl-C, so nothing
that takes time may happen.
"""

TYPE_CHECKING = False
"""True to type checkers; importing `typing` for it would take time."""
if TYPE_CHECKING:
    from pelagos.kernel.branching import Continued, branch
    from pelagos.kernel.chance import Seeded
    from pelagos.kernel.discovery import installed, load
    from pelagos.kernel.errors import BrokenInvariant, IllegalAction
    from pelagos.kernel.match import Match
    from pelagos.kernel.record_reading import read_record
    from pelagos.kernel.record_writing import write_record
    from pelagos.kernel.replay import replay, verify

__all__ = [
    "BrokenInvariant",
    "Continued",
    "IllegalAction",
    "Match",
    "Seeded",
    "branch",
    "installed",
    "load",
    "read_record",
    "replay",
    "verify",
    "write_record",
]
__version__ = "0.1.0"

HOMES = {
    "BrokenInvariant": "errors",
    "Continued": "branching",
    "IllegalAction": "errors",
    "Match": "match",
    "Seeded": "chance",
    "branch": "branching",
    "installed": "discovery",
    "load": "discovery",
    "read_record": "record_reading",
    "replay": "replay",
    "verify": "replay",
    "write_record": "record_writing",
}
"""In which module of the kernel each name is."""


def __getattr__(name: str) -> object:
    """Import a name that is used for the first time."""
    if name not in HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}", name=name)
    from importlib import import_module  # noqa: PLC0415  # see above: nothing that takes time

    value: object = getattr(import_module(f"pelagos.kernel.{HOMES[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    """Return the names that can be used, imported or not."""
    return sorted({*globals(), *__all__})
