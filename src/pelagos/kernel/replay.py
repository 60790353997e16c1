"""Replaying and verifying records."""

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from enum import Enum
from typing import Any

import msgspec

from pelagos.kernel.chance import SEED_BYTES, Chance, Outcome, Recording, Scripted, Seeded
from pelagos.kernel.errors import BrokenInvariant, ChanceMismatch, IllegalAction, IllegalText, PelagosError
from pelagos.kernel.event import Emit
from pelagos.kernel.game import Game
from pelagos.kernel.ids import Seat
from pelagos.kernel.record import Input, Record, resigned_returns
from pelagos.kernel.table_rules import cite

TWO = 2
"""Where so many play, the other wins when one resigns; a match of more goes on without."""


class Replayer:
    """Plays a record forward, input by input, with the outcomes it recorded."""

    def __init__(self, game: Game[Any], record: Record, emit: Emit | None = None) -> None:
        """Set the match up as recorded.

        Raises:
            ChanceMismatch: the recorded outcomes do not fit.
        """
        self.game = game
        self.record = record
        self.emit = emit
        self.made = 0
        chance = Scripted(record.setup)
        self.state = first_state(game, record, chance, emit)
        _require_used_up(chance, 0)

    def step(self, entry: Input) -> None:
        """Carry out one input.

        Raises:
            IllegalAction: the input is refused by the rules.
            ChanceMismatch: its recorded outcomes do not fit.
            BrokenInvariant: the state from which the record goes on cannot be.
        """
        chance = Scripted(entry.chance)
        with blamed_on_stored_state(self.record):
            decision = self.game.check(self.state, entry.decision, entry.action)
            if decision.actor != entry.actor:
                raise IllegalText(cite("PL-02"), "record-actor", decision=decision.id, actor=str(entry.actor))
            self.game.apply(self.state, entry.decision, entry.action, chance, self.emit)
        self.made += 1
        _require_used_up(chance, self.made)

    def run(self) -> Any:
        """Carry out all inputs, check the hashes on the way and the result at the end; return the final state."""
        for entry in self.record.inputs:
            self.step(entry)
            expected = self.record.hashes.get(self.made)
            if expected is not None and expected != self.game.state_hash(self.state):
                raise BrokenInvariant(None, "hash-differs", input=self.made)
        returns, resigned = self.record.returns, self.record.resigned
        if resigned is not None:
            self._check_resigned(resigned)
            return self.state
        if (returns is None) != bool(self.state.pending):
            raise BrokenInvariant(None, "end-differs", input=self.made)
        with blamed_on_stored_state(self.record):
            if returns is not None and returns != self.game.returns(self.state):
                raise BrokenInvariant(None, "returns-differ", input=self.made)
        return self.state

    def _check_resigned(self, resigned: Seat) -> None:
        """Refuse a resignation after the end, or with another result than that the other of two seats wins."""
        if not self.state.pending:
            raise BrokenInvariant(None, "end-differs", input=self.made)
        if self.record.header.seats != TWO or self.record.returns != resigned_returns(resigned):
            raise BrokenInvariant(None, "returns-differ", input=self.made)


@contextmanager
def blamed_on_stored_state(record: Record) -> Iterator[None]:
    """Call what the rules cannot cope with a fault of the state from which a record goes on: it is taken on trust.

    Raises:
        BrokenInvariant: the record goes on from such a state, and something else than a refusal came of it.
    """
    try:
        yield
    except PelagosError:
        raise
    except Exception as error:
        if record.stored is None:
            raise
        raise BrokenInvariant(None, "stored-state", reason=f"{type(error).__name__}: {error}") from error


def first_state(game: Game[Any], record: Record, chance: Chance, emit: Emit | None) -> Any:
    """Return the state in which a record begins: its set-up, or the one it went on from under new rules.

    Raises:
        BrokenInvariant: the stored state is none of this game.
    """
    if record.stored is None:
        return game.start(record.header.options, record.header.seats, chance, emit)
    try:
        return game.decode_state(record.stored.encode())
    except msgspec.MsgspecError as error:
        raise BrokenInvariant(None, "stored-state", reason=str(error)) from error


def replay(game: Game[Any], record: Record, emit: Emit | None = None) -> Any:
    """Return the final state of a record, exactly as it was.

    Raises:
        IllegalAction, BrokenInvariant: the record does not describe a match that can happen.
    """
    return Replayer(game, record, emit).run()


class SeedCheck(Enum):
    """What can be said of the chance in a record."""

    FAIR = "fair"
    """The seed matches what was published before the first card, and gives exactly these outcomes."""
    NOT_PUBLISHED = "not published"
    """The match is not over, so its seed is still secret."""
    CHOSEN = "chosen"
    """Somebody chose the seed or the outcomes; nothing was published beforehand."""


class Verification(msgspec.Struct, frozen=True):
    """The result of `verify`."""

    inputs: int
    over: bool
    seed: SeedCheck


def verify(game: Game[Any], record: Record) -> Verification:
    """Replay a record and check its chance against the seed.

    Raises:
        IllegalAction, BrokenInvariant: the record contradicts itself, or its seed does not match.
    """
    replay(game, record)
    return Verification(len(record.inputs), record.returns is not None, _check_seed(game, record))


def _check_seed(game: Game[Any], record: Record) -> SeedCheck:
    if record.returns is None and record.header.commitment is not None:
        return SeedCheck.NOT_PUBLISHED
    if record.seed is None:
        if record.header.commitment is not None:
            raise BrokenInvariant(None, "seed-missing")
        return SeedCheck.CHOSEN
    seed = _seed_bytes(record.seed)
    committed = record.header.commitment
    if committed is not None and committed != hashlib.sha256(seed).hexdigest():
        raise BrokenInvariant(None, "commitment-differs")
    _compare_outcomes(tuple(record.outcomes()), _outcomes_of_seed(game, record, seed))
    return SeedCheck.CHOSEN if committed is None else SeedCheck.FAIR


def _seed_bytes(text: str) -> bytes:
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise IllegalText(cite("PL-06"), "record-seed", text=text[:80])
    return seed


def _outcomes_of_seed(game: Game[Any], record: Record, seed: bytes) -> tuple[Outcome, ...]:
    chance = Recording(Seeded(seed))
    state = first_state(game, record, chance, None)
    # An input that is refused here shows that the outcomes already differ.
    with suppress(IllegalAction), blamed_on_stored_state(record):
        for entry in record.inputs:
            game.apply(state, entry.decision, entry.action, chance)
    return tuple(chance.outcomes)


def _compare_outcomes(recorded: tuple[Outcome, ...], seeded: tuple[Outcome, ...]) -> None:
    for number, (one, other) in enumerate(zip(recorded, seeded, strict=False), 1):
        if one != other:
            raise BrokenInvariant(None, "seed-differs", outcome=number)
    if len(recorded) != len(seeded):
        raise BrokenInvariant(None, "seed-differs", outcome=min(len(recorded), len(seeded)) + 1)


def _require_used_up(chance: Scripted, made: int) -> None:
    if chance.left:
        raise ChanceMismatch(None, "script-left-over", input=made, left=chance.left)
