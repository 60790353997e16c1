"""The machine's clock jumps, forwards and back: nobody loses a seat, a match or an answer by that."""

import time
from collections.abc import Callable

import pytest

from pelagos.server.care.caretaker import Caretaker
from pelagos.server.care.steady import JUMP_SECONDS, PROBATION_SECONDS, SteadyClock
from pelagos.server.settings import Settings
from tests.server.hosting_support import Watch, first, hosted, in_loop, together
from tests.server.test_protocol import two_at_gravwell

YEAR = 365 * 86_400.0


class Clock:
    """A clock that somebody can set."""

    def __init__(self, right: Callable[[], float]) -> None:
        self.ahead = 0.0
        self._right = right

    def __call__(self) -> float:
        return self._right() + self.ahead


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock(time.time)
    monkeypatch.setattr(time, "time", clock)
    return clock


async def reaches(watch: Watch, version: int) -> None:
    await watch.until(lambda: watch.version == version)


@pytest.mark.parametrize("jump", [86_400.0, YEAR, -86_400.0, -YEAR])
@pytest.mark.parametrize(("pace", "seconds"), [("live", 600), ("days", 2)])
@in_loop
async def test_a_jump_takes_no_seat_away_and_stops_no_answer(
    tmp_settings: Settings, clock: Clock, jump: float, pace: str, seconds: int
) -> None:
    async with hosted(tmp_settings) as host, host.person() as ana, host.person() as ben:
        code, one, other = await two_at_gravwell(ana, ben, pace=pace, time=seconds)
        clock.ahead = jump
        for _ in range(4):
            asked = one if one.asked() else other
            answer = await asked.act(first(await asked.question()))
            assert answer["type"] == "accepted"
            await together(*(reaches(watch, answer["version"]) for watch in (one, other)))
        room = host.building.house.rooms[code]
        assert not any(seat.away for seat in room.table.seats)
        whole = room.table.seconds or 0.0
        left = [seat.deadline - clock() for seat in room.table.seats if seat.deadline is not None]
        assert left
        assert all(0 < rest <= whole for rest in left), "whoever is asked now has the whole time"


@in_loop
async def test_after_a_jump_nothing_is_closed_or_deleted_for_a_day(tmp_settings: Settings, clock: Clock) -> None:
    async with hosted(tmp_settings) as host, host.person() as ana:
        code = (await ana.table("gravwell", "you", "you", start=True))["code"]
        care: Caretaker = host.building.caretaker
        steady = Clock(time.monotonic)
        care.clock = SteadyClock(clock, steady)
        clock.ahead = YEAR
        await care.go_round_if_due()
        steady.ahead = PROBATION_SECONDS - 60
        clock.ahead = YEAR + steady.ahead
        await care.go_round_if_due()
        assert (await ana.get(f"/api/tables/{code}"))["status"] == "running"
        steady.ahead += 120
        clock.ahead += 120
        await care.go_round_if_due()
        assert (await ana.get(f"/api/tables/{code}"))["status"] == "closed", "a date that stays is the date"


def test_a_clock_is_mistrusted_for_a_day_after_each_jump_either_way() -> None:
    wall, steady = [1_000_000.0], [0.0]
    clock = SteadyClock(lambda: wall[0], lambda: steady[0])

    def passes(seconds: float, shown: float) -> float | None:
        steady[0] += seconds
        wall[0] += shown
        return clock.now()

    assert passes(600, 600) == wall[0]
    assert passes(600, 600 + JUMP_SECONDS / 2) == wall[0], "a small correction"
    assert passes(600, 600 + 2 * JUMP_SECONDS) is None
    assert passes(PROBATION_SECONDS / 2, PROBATION_SECONDS / 2) is None
    assert passes(600, 600 - 2 * JUMP_SECONDS) is None, "back again: the day begins anew"
    assert passes(PROBATION_SECONDS - 60, PROBATION_SECONDS - 60) is None
    assert passes(60, 60) == wall[0]
