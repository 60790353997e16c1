"""A record that ends because somebody left for good."""

import re

import msgspec
import pytest

from pelagos.games.gravwell.game import GAME
from pelagos.kernel.errors import BrokenInvariant, IllegalText
from pelagos.kernel.ids import Seat
from pelagos.kernel.record import Record, resigned_returns
from pelagos.kernel.record_reading import read_record
from pelagos.kernel.record_writing import write_record
from pelagos.kernel.replay import SeedCheck, verify
from tests.support.play import random_match


def resigned(seats: int = 2, seat: int = 1, inputs: int | None = 21) -> Record:
    """Return the record of a match that a seat left after so many inputs; None: only after its end."""
    match = random_match(GAME, seats=seats, seed="resigned", inputs=inputs) if inputs else WHOLE
    return msgspec.structs.replace(match.record, resigned=Seat(seat), returns=resigned_returns(Seat(seat)))


WHOLE = random_match(GAME, seats=2, seed="resigned")
SEED = WHOLE.record.seed
TEXT = write_record(GAME, msgspec.structs.replace(resigned(), seed=SEED))


@pytest.mark.parametrize("seat", [0, 1])
def test_it_comes_back_from_its_text_and_proves_its_chance(seat: int) -> None:
    record = msgspec.structs.replace(resigned(seat=seat), seed=SEED)
    read = read_record(GAME, write_record(GAME, record))
    assert read == record
    assert (read.resigned, read.returns) == (seat, ((0.0, 1.0), (1.0, 0.0))[seat])
    assert verify(GAME, read).seed is SeedCheck.FAIR


@pytest.mark.parametrize(
    ("record", "key"),
    [
        (msgspec.structs.replace(resigned(), returns=(0.0, 1.0)), "returns-differ"),
        (msgspec.structs.replace(resigned(seats=3), returns=(1.0, 0.0, 0.0)), "returns-differ"),
        (resigned(inputs=None), "end-differs"),
    ],
)
def test_who_could_not_have_resigned_so_is_found(record: Record, key: str) -> None:
    with pytest.raises(BrokenInvariant, match=key):
        verify(GAME, read_record(GAME, write_record(GAME, record)))


@pytest.mark.parametrize("line", ["resigned: 2\n", "resigned: 1\nresigned: 1\n", "resigned: x\n", ""])
def test_a_damaged_line_is_refused(line: str) -> None:
    with pytest.raises((IllegalText, BrokenInvariant)):
        verify(GAME, read_record(GAME, re.sub(r"resigned: 1\n", line, TEXT)))


def test_a_resignation_without_its_result_is_refused() -> None:
    with pytest.raises(IllegalText, match="record-line"):
        read_record(GAME, re.sub(r"end: .*\n", "", TEXT))
