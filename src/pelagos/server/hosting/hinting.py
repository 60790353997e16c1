"""What a bot would answer: for beginners, where nobody plays against other people."""

import msgspec

from pelagos.kernel.ids import Seat
from pelagos.server.bots.pool import BotPool
from pelagos.server.bots.worker import Task
from pelagos.server.games import usual_bot
from pelagos.server.hosting.acting import require_course, require_seat
from pelagos.server.hosting.room import Room
from pelagos.server.refusals import Refused
from pelagos.server.telling.client_messages import Hint
from pelagos.server.telling.forms import Hinted
from pelagos.server.telling.sides import answer_out


async def hint(room: Room, pool: BotPool, person: int | None, message: Hint) -> Hinted:
    """Return what the game's usual bot would answer, from what the seat may know.

    Raises:
        Refused: the question is not open, not for this person, or hints are not given here.
    """
    course = require_course(room)
    require_seat(room, person, message.seat)
    if not room.table.hints:
        raise Refused("forbidden", "no-hints")
    asked = [decision for decision in course.match.pending if decision.id == message.decision]
    if not asked:
        raise Refused("stale", "stale", decision=message.decision)
    if asked[0].actor != message.seat:
        raise Refused("not-yours", "not-your-seat", seat=message.seat)
    view, actions = course.match.observe(Seat(message.seat)), tuple(course.match.legal(asked[0]))
    number = await pool.advise(
        Task(
            game=room.game.name,
            level=usual_bot(room.game),
            view=msgspec.json.encode(view),
            decision=message.decision,
            actions=msgspec.json.encode(actions),
        )
    )
    if number is None:
        raise Refused("fault", "no-advice")
    chosen = answer_out(room.game, actions[number], view)
    return Hinted(id=message.id, decision=message.decision, action=chosen.action, text=chosen.text)
