"""One table in memory: the cycle of change, commit and telling.

Everything that changes a table goes through `Room.do`. The change is made in memory, the journal commits it together
with those of other tables, and only then is it answered and told. While a commit is under way, further requests wait;
so what anybody is shown is always kept. A commit that fails undoes the change.
"""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING, Any, Final, TypeVar

import structlog

from pelagos.kernel.errors import BrokenInvariant, IllegalAction
from pelagos.kernel.game import Game
from pelagos.kernel.ids import Viewer
from pelagos.server.games import words_of
from pelagos.server.hosting import broadcast
from pelagos.server.hosting.audience import Subscriber, Teller
from pelagos.server.hosting.batch import Answer, Batch
from pelagos.server.hosting.course import Course
from pelagos.server.hosting.mission import Mission
from pelagos.server.refusals import Refused
from pelagos.server.storage.journal import Journal
from pelagos.server.storage.writes import Write
from pelagos.server.tables.model import TableState
from pelagos.server.telling.forms import ChatLine, Part
from pelagos.server.telling.sides import Pieces

if TYPE_CHECKING:
    from pelagos.server.hosting.acting import Sender
    from pelagos.server.hosting.undoing import Wish

LOG = structlog.get_logger()
MOST_REQUESTS: Final = 256
"""How many requests a table remembers, so that one sent twice is not done twice."""
MOST_WAITING: Final = 1000
MOST_LOOKING: Final = 5000
"""How many may wait to look at a table until everything is kept."""
RETRY_SECONDS: Final = 1.0
"""How long after a loss bots and clocks try again; twice as long after each further one."""
MOST_DOUBLINGS: Final = 3
CHAT_KEPT: Final = 200
"""How many lines of talk somebody is told who comes in."""
LOOK_SECONDS: Final = 10.0
"""How long somebody waits to look at a table while it is not known whether something is kept."""
T = TypeVar("T")
Operation = Callable[[], None]


class Room:
    """A table, its match and those who watch."""

    def __init__(self, table: TableState, game: Game[Any], journal: Journal) -> None:
        """Take the table into memory."""
        self.table = table
        self.game = game
        self.journal = journal
        self.course: Course | None = None
        self.teller = Teller()
        self.subscribers: dict[Subscriber, None] = {}
        self.requests: OrderedDict[tuple[int, str], int] = OrderedDict()
        self.answered: dict[int, int] = {}
        """By question: the version of its latest sealed answer."""
        self.held: dict[tuple[int, int], str] = {}
        """By seat and question: the answer that waits for a reaction window to close."""
        self.held_for: dict[tuple[int, int], Sender] = {}
        """By seat and question: who sent that answer."""
        self.after: list[Callable[[Room], None]] = []
        """Called after each change is kept: bots, clocks, reminders."""
        self.undo_wish: Wish | None = None
        self.thinking: set[int] = set()
        """Seats whose bots are at work."""
        self.is_presence_told = False
        """Whether nobody has come, gone or begun or ended thinking since presence was last looked at."""
        self.deadlines: dict[int, float] = {}
        """By seat: when its time is up."""
        self.asked: dict[int, tuple[int, ...]] = {}
        """By seat: the questions for which its time runs."""
        self.mission: Mission | None = None
        """The time of a timed phase."""
        self.pause_wishes: set[int] = set()
        """The seats that want the time to stand still."""
        self.window_at: float | None = None
        """When the reaction window closes."""
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_KEPT)
        self.told: dict[str, Any] = {}
        """Presence, clocks and wishes as last told."""
        self.settled: list[Operation] = []
        """Who wants to look as soon as everything is kept."""
        self.rematching = asyncio.Lock()
        self.used = time.monotonic()
        """When somebody last asked for this table, by the monotonic clock."""
        self._batch: Batch | None = None
        self._committing = False
        self._waiting: deque[tuple[Operation, Answer]] = deque()
        self._retry: asyncio.TimerHandle | None = None
        self._losses = 0
        """How often in a row something was lost and tried again."""

    # -- changing ------------------------------------------------------------------------------------------------

    @property
    def batch(self) -> Batch:
        """What is done and not yet kept."""
        if self._batch is None:
            self._batch = Batch(self)
        return self._batch

    @property
    def is_settled(self) -> bool:
        """Whether everything done is kept."""
        return self._batch is None and not self._waiting

    def do(self, operation: Operation, answer: Answer) -> None:
        """Carry a request out as soon as nothing is being committed, and answer it when it is kept."""
        if self._committing:
            if len(self._waiting) >= MOST_WAITING:
                answer(Refused("too-fast", "too-fast"))
            else:
                self._waiting.append((operation, answer))
            return
        self._run(operation, answer)
        self.proceed()

    def write(self, *writes: Write) -> None:
        """Let something be kept with the current request."""
        self.batch.writes.extend(writes)

    def change_table(self) -> TableState:
        """Return the table, to be changed by the current request."""
        self.batch.change(self.table)
        self.is_presence_told = False
        return self.table

    def _run(self, operation: Operation, answer: Answer) -> None:
        batch = self.batch
        try:
            operation()
        except Refused as refused:
            batch.answers.append((answer, refused))
        except IllegalAction as error:
            batch.answers.append((answer, self._refusal(error)))
        except BrokenInvariant as error:
            LOG.exception("fault", table=self.table.code)
            batch.answers.append((answer, Refused.of("fault", error.rule, words_of(self.game).error_message(error))))
        else:
            batch.answers.append((answer, None))

    def _refusal(self, error: IllegalAction) -> Refused:
        return Refused.of("illegal", error.rule, words_of(self.game).error_message(error))

    def proceed(self) -> None:
        """Let the journal keep what has been done; answer at once what needs no keeping."""
        if self._batch is None:
            return
        if self._batch.writes:
            self.journal.wish(self)
        else:
            self._conclude()

    # -- committing (see Journal) --------------------------------------------------------------------------------

    def take(self) -> list[Write]:
        """Hand over what is to be written."""
        self._committing = True
        return self.batch.writes

    def kept(self) -> None:
        """Answer and tell what has been done."""
        self._losses = 0
        self._conclude()

    def lost(self, fault: Refused) -> None:
        """Undo what has been done, and say so."""
        batch, self._batch = self.batch, None
        self._committing = False
        self.table, self.held = batch.restored(self.table), batch.held
        self.undo_wish, self.asked = batch.undo_wish, batch.asked
        self.held_for, self.pause_wishes = batch.held_for, batch.pause_wishes
        if batch.point is None:
            self.course = None
        elif self.course is not None and self.course.version != batch.point.version:
            self.course.roll_back(batch.point)
        for key in batch.remembered:
            self.requests.pop(key, None)
        self.answered = {asked: version for asked, version in self.answered.items() if version <= self.version}
        self.teller.changed(only_seals=False)
        LOG.error("not-kept", table=self.table.code, cause=repr(fault.__cause__))
        for answer, _ in batch.answers:
            answer(fault)
        self._go_on()
        if self._retry is None:
            delay = RETRY_SECONDS * 2 ** min(self._losses, MOST_DOUBLINGS)
            self._retry, self._losses = asyncio.get_running_loop().call_later(delay, self._try_again), self._losses + 1

    def _try_again(self) -> None:
        """Let bots and clocks act again: what they did may have been lost, and nobody else may be asked anything."""
        self._retry = None
        self.follow()

    def _conclude(self) -> None:
        """Answer and tell; what is done because of that waits until all is told: nobody sees it too early."""
        self._committing = True
        try:
            self._finish()
        finally:
            self._committing = False
            self._go_on()

    def _finish(self) -> None:
        batch, self._batch = self.batch, None
        since = batch.point.version if batch.point else 0
        changed = self.course is not None and self.course.version != since
        is_cut_short = batch.was_running and self.table.status != "running" and not changed
        if changed or is_cut_short or batch.held != self.held:
            self.teller.changed(only_seals=batch.only_seals)
        for answer, refused in batch.answers:
            answer(refused)
        if changed:
            broadcast.tell_update(self, since)
        elif is_cut_short:
            broadcast.tell_anew(self)
        if batch.table_changed:
            broadcast.tell_table(self)
        for news in batch.news:
            news()
        if batch.writes:
            self.follow()

    def follow(self) -> None:
        """Let bots, clocks and reminders see the table as it is now."""
        for follow in self.after:
            follow(self)

    def _go_on(self) -> None:
        self._show()
        while self._waiting:
            operation, answer = self._waiting.popleft()
            self._run(operation, answer)
        self.proceed()

    def _show(self) -> None:
        """Let those look who wait for it; if one of them changes something, the others wait until that is kept."""
        looks, self.settled = deque(self.settled), []
        while looks and self._batch is None:
            try:
                looks.popleft()()
            except Exception:  # whoever looks must not stop the table
                LOG.exception("fault", table=self.table.code)
        self.settled = [*looks, *self.settled]

    # -- requests that come again --------------------------------------------------------------------------------

    def remember(self, person: int | None, request: str | None) -> None:
        """Note that a request is done with the version after it."""
        if person is None or request is None:
            return
        self.requests[person, request] = self.version
        self.batch.remembered.append((person, request))
        while len(self.requests) > MOST_REQUESTS:
            self.requests.popitem(last=False)

    def when_settled(self, look: Operation) -> bool:
        """Look at the table as soon as all that has been done is kept; False if too many wait for that already."""
        if self.is_settled and not self._committing:
            look()
        elif len(self.settled) < MOST_LOOKING:
            self.settled.append(look)
        else:
            return False
        return True

    # -- telling -------------------------------------------------------------------------------------------------

    def enter(self, subscriber: Subscriber) -> None:
        """Let somebody watch; nothing is sent before their hello."""
        self.subscribers[subscriber] = None
        self.is_presence_told = False

    def go(self, subscriber: Subscriber) -> None:
        """Let somebody go."""
        self.subscribers.pop(subscriber, None)
        self.is_presence_told = False
        self.tell_state()

    def begin_thinking(self, seat: int) -> None:
        """Note that a bot is at work."""
        self.thinking.add(seat)
        self.is_presence_told = False

    def end_thinking(self, seat: int) -> None:
        """Note that a bot has done its work."""
        self.thinking.discard(seat)
        self.is_presence_told = False

    def tell_state(self) -> None:
        """Tell what has changed of presence, clocks and wishes."""
        broadcast.tell_state(self)

    def tell_chat(self, line: ChatLine) -> None:
        """Tell what somebody said."""
        broadcast.tell_chat(self, line)

    # -- looking -------------------------------------------------------------------------------------------------

    @property
    def version(self) -> int:
        """The version of the match; 0 before it starts."""
        return 0 if self.course is None else self.course.version

    def viewers_of(self, person: int | None) -> tuple[Viewer, ...]:
        """Return through whose eyes a person sees the match."""
        return self.table.seats_of(person) or (None,)

    def add_sides(self, pieces: Pieces, viewers: Iterable[Viewer], parts: AbstractSet[Part]) -> None:
        """Add what some viewers know now, put in such ways, as JSON."""
        if self.course is not None:
            held = self.held if self.table.status == "running" else None
            self.teller.add_sides(pieces, self.course, viewers, held, parts)


async def look(room: Room, make: Callable[[], T]) -> T:
    """Return what is made of a table once all that has been done is kept: nobody is shown what may be lost.

    Raises:
        Refused: that takes too long.
    """
    made: asyncio.Future[T] = asyncio.get_running_loop().create_future()

    def make_now() -> None:
        if made.done():
            return
        try:
            made.set_result(make())
        except Exception as error:  # noqa: BLE001  # whoever looks is told
            made.set_exception(error)

    if not room.when_settled(make_now):
        raise Refused("storage", "storage")
    try:
        async with asyncio.timeout(LOOK_SECONDS):
            return await made
    except TimeoutError:
        raise Refused("storage", "storage") from None


async def perform(room: Room, operation: Operation) -> None:
    """Carry out a change of a table and wait until it is kept.

    Raises:
        Refused: it is not carried out.
    """
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def answer(refused: Refused | None) -> None:
        if done.cancelled():
            return
        if refused is None:
            done.set_result(None)
        else:
            done.set_exception(refused)

    room.do(operation, answer)
    await done
