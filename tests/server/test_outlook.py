"""How the chances in positions are estimated beside bots that have to answer."""

import asyncio

import msgspec
import pytest

from pelagos.bots.registry import YARDSTICK
from pelagos.kernel.chance import Seeded
from pelagos.kernel.discovery import load
from pelagos.kernel.ids import Seat
from pelagos.server.bots.outlook import Outlook, Positions, together
from pelagos.server.bots.pool import BotPool
from pelagos.server.bots.worker import Task
from tests.server.hosting_support import in_loop

PATIENCE = 60.0


@in_loop
async def test_a_bot_answers_while_the_chances_of_a_match_are_still_worked_out() -> None:
    game = load("itchyfeet")
    state = game.start(None, 4, Seeded.of("outlook"))
    view, decision = game.observe(state, Seat(0)), state.pending[0]
    positions = Positions(game=game.name, states=(game.encode_state(state),) * 4)
    task = Task(
        game=game.name,
        level=YARDSTICK,
        view=msgspec.json.encode(view),
        decision=decision.id,
        actions=msgspec.json.encode(game.legal(state, decision)),
    )
    pool = BotPool(1, PATIENCE)
    try:
        await pool.advise(task)  # the process is there, and knows the game
        chances = asyncio.create_task(pool.outlook(positions))
        await asyncio.sleep(0)
        assert await pool.advise(task) is not None
        assert not chances.done()
        found = await chances
    finally:
        pool.close()
    assert found is not None
    assert found.playouts > 1
    assert [sum(row) for row in found.returns] == pytest.approx([1.0] * 4)


def test_two_looks_count_as_much_as_matches_were_played_in_them() -> None:
    one, other = Outlook(returns=((1.0, 0.0),), playouts=1), Outlook(returns=((0.0, 1.0),), playouts=3)
    assert together(one, other) == Outlook(returns=((0.25, 0.75),), playouts=4)


@in_loop
async def test_what_was_found_is_told_though_a_later_look_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    first = Outlook(returns=((1.0, 0.0),), playouts=1)
    looks = iter([first, None])

    async def call(*_: object) -> Outlook | None:
        return next(looks)

    pool = BotPool(1, PATIENCE)
    monkeypatch.setattr(pool, "_call", call)
    try:
        assert await pool.outlook(Positions(game="itchyfeet", states=())) == first
    finally:
        pool.close()
