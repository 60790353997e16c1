"""A game: its static facts and the step API that everything else drives.

The step API keeps no record and needs no sink::

    state = game.start(options, seats=4, chance=chance)
    while state.pending:
        decision = state.pending[0]
        action = choose(game.legal(state, decision))
        game.apply(state, decision.id, action, chance)
    game.returns(state)
"""

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypedDict, TypeVar, Unpack

import msgspec

from pelagos.kernel.ask import Ask, AskTogether
from pelagos.kernel.chance import Chance
from pelagos.kernel.clone import cloner_of
from pelagos.kernel.closing import closer_of, holds_up_effects, sealed_type_of
from pelagos.kernel.decision import Action, Closes, Decision
from pelagos.kernel.errors import BrokenInvariant, IllegalAction, PelagosError
from pelagos.kernel.event import Effect, Emit, Event
from pelagos.kernel.ids import Viewer
from pelagos.kernel.observe import is_open, observer_of, view_of
from pelagos.kernel.option_text import read_options, require_sound
from pelagos.kernel.rulebook import Rulebook
from pelagos.kernel.state import State
from pelagos.kernel.table_rules import cite
from pelagos.kernel.visibility import Fact, Visibility

S = TypeVar("S", bound=State)

HASH_DIGITS = 16


class Options(Fact, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The variants of a game; a field without a default is not allowed."""

    visible = Visibility.PUBLIC
    catalogued: ClassVar[frozenset[str]] = frozenset()
    """The options that name an entry of a catalogue, such as a mission: data, which the same rules read.

    Tests play each entry, but not each with every value of the other options.
    """


class Parts(TypedDict, total=False):
    """What a game can bring beside its rules, each as ``module:attribute``, which is loaded when it is needed."""

    guide: str
    """A mapping of what the game tells a search (`pelagos.bots.guide`)."""
    wording: str
    """An object that says what the texts mention beyond the fields of an event or question."""
    render: str
    """A function that draws a view as text."""
    scene: str
    """A function from a view (or from the state, for who may see all) to a `msgspec.Struct` of what a drawn board shows
    of it."""
    lesson: str
    """The guided first game, a `msgspec.Struct` of plain facts."""
    pointer: str
    """A class that points at places of the board as `render` draws it, made of a view, a question and its answers; see
    `pelagos.terminal.screen.pointing`."""
    team: str
    """A function from the options and a seat to the seats that may talk among themselves, that seat among them; where
    there are no teams, to none."""
    career: str
    """What people carry from match to match (`pelagos.kernel.career`)."""
    encoding: str
    """An object that turns views and actions into numbers."""


class Game(Generic[S]):
    """The rules of one game, ready to be played."""

    def __init__(  # noqa: PLR0913  # one keyword for each fact a game states
        self,
        *,
        name: str,
        package: str,
        version: int,
        seats: range,
        options: type[Options],
        state: type[S],
        events: tuple[type[Event], ...],
        asks: Mapping[type[Decision], Ask | AskTogether],
        effects: Mapping[type[Effect], Callable[..., None]] | None = None,
        rulebook: Rulebook,
        check_options: Callable[[Any, int], None],
        set_up: Callable[[Any, int, Chance, Emit | None], S],
        returns: Callable[[S], tuple[float, ...]],
        lost: float | None = None,
        sample: Callable[[Any, Chance], S],
        census: Callable[[S], Iterable[object]] | None = None,
        hush: Callable[[S], PelagosError | None] | None = None,
        cards: Sequence[str] = (),
        bots: Mapping[str, str] | None = None,
        **parts: Unpack[Parts],
    ) -> None:
        """State the facts of the game.

        Args:
            name: identifier; games of other packages write ``owner.game``.
            package: import name of the folder that holds the game's texts and data.
            version: rules version; rises whenever a recorded match could end differently.
            seats: how many may play.
            options: class of the variants.
            state: class of the state.
            events: every class of event.
            asks: what can be asked, and how an answer is listed, judged and carried out.
            effects: how each class of effect on the stack is carried out.
            rulebook: the numbered rules.
            check_options: refuses options and seat counts that do not go together.
            set_up: makes the state in which the first question is asked.
            returns: what each seat has won in a finished state.
            lost: where all seats win or lose together: what a lost match returns to each, less than any won one.
            sample: makes a full state that fits a view.
            census: everything physical in a state (cards, pieces), which no input may create or destroy.
            hush: says why the people at the table may not talk now, if the rules forbid it.
            cards: the notation of each card, by card number.
            bots: level to ``module:attribute`` of a policy over views.
            parts: what else the game brings, see `Parts`.
        """
        self.name = name
        self.package = package
        self.version = version
        self.seats = seats
        self.options_type = options
        self.state_type = state
        self.event_types = events
        self.asks = asks
        self.effects = dict(effects or {})
        self.rulebook = rulebook
        self.census = census
        self.hush = hush
        self.cards = tuple(cards)
        self.bots = dict(bots or {})
        self.lost = lost
        self.guide = parts.get("guide", "")
        self.wording = parts.get("wording", "")
        self.render = parts.get("render", "")
        self.scene = parts.get("scene", "")
        self.lesson = parts.get("lesson", "")
        self.pointer = parts.get("pointer", "")
        self.team = parts.get("team", "")
        self.career = parts.get("career", "")
        self.encoding = parts.get("encoding", "")
        self._check_options = check_options
        self._set_up = set_up
        self._returns = returns
        self._sample = sample
        self._compile(asks, state, events)

    def _compile(
        self, asks: Mapping[type[Decision], Ask | AskTogether], state: type[S], events: tuple[type[Event], ...]
    ) -> None:
        """Write the functions that are needed for these classes."""
        self._listers = {kind: ask.legal for kind, ask in asks.items()}
        self._kinds = {kind: self._compiled(kind, ask) for kind, ask in asks.items()}
        self.view_type: Any = view_of(state)
        self.sealed_type: Any = sealed_type_of(state)
        self.clone: Callable[[S], S] = cloner_of(state)
        self._observe = observer_of(state)
        for event in events:
            view_of(event)

    def __repr__(self) -> str:
        """Return which game this is."""
        return f"Game({self.name!r}, version={self.version})"

    # -- the step API --------------------------------------------------------------------------------------------

    def start(self, options: Options | None, seats: int, chance: Chance, emit: Emit | None = None) -> S:
        """Set the game up and return the state in which the first question is asked."""
        chosen = self.options_type() if options is None else options
        self.check_setup(chosen, seats)
        state = self._set_up(chosen, seats, chance, emit)
        self.resolve(state, chance, emit)
        return state

    def legal(self, state: S, decision: Decision) -> Sequence[Action]:
        """List the actions that may answer `decision`, in a pinned order, at least one."""
        return self._listers[type(decision)](state, decision)

    def check(self, state: S, decision_id: int, action: Action) -> Decision:
        """Raise `IllegalAction` if the action cannot answer that question now; else return the question."""
        decision = find(state, decision_id)
        actions, check, _, _ = self._kinds[type(decision)]
        if type(action) not in actions:
            raise IllegalAction(cite("PL-03"), "wrong-kind", action=type(action).__name__)
        check(state, decision, action)
        return decision

    def apply(self, state: S, decision_id: int, action: Action, chance: Chance, emit: Emit | None = None) -> None:
        """Answer a question: judge the action, then change the state in place until something is asked again.

        Raises:
            IllegalAction: the action is refused; state and chance are untouched.
            BrokenInvariant: the state must be dropped.
        """
        for decision in state.pending:
            if decision.id == decision_id:
                break
        else:
            decision = find(state, decision_id)
        actions, check, close, answer = self._kinds[type(decision)]
        if type(action) not in actions:
            raise IllegalAction(cite("PL-03"), "wrong-kind", action=type(action).__name__)
        check(state, decision, action)
        close(state, decision, action, answer, chance, emit)
        while state.stack and not (state.pending and holds_up_effects(state.pending)):
            effect = state.stack.pop()
            self.effects[type(effect)](state, effect, chance, emit)

    def resolve(self, state: S, chance: Chance, emit: Emit | None = None, until: tuple[type[Effect], ...] = ()) -> None:
        """Carry out what waits on the stack until a question holds it up, or an effect of a class in `until` is next.

        `start` and `apply` do so by themselves; it is for positions that are set up and looked at for a while only.
        """
        while state.stack and not (state.pending and holds_up_effects(state.pending)):
            if isinstance(state.stack[-1], until):
                return
            effect = state.stack.pop()
            self.effects[type(effect)](state, effect, chance, emit)

    def observe(self, state: S, viewer: Viewer) -> Any:
        """Return what a seat (or an outsider) may know."""
        return self._observe(state, viewer, None)

    def sample(self, view: Any, chance: Chance) -> S:
        """Return a full state, drawn at random, in which the viewer would see exactly `view`."""
        state = self._sample(view, chance)
        state.pending, state.waiting, state.last_id = view.pending, view.waiting, view.last_id
        state.sealed = tuple([self._sample_sealed(state, answer, chance) for answer in view.sealed])
        return state

    def returns(self, state: S) -> tuple[float, ...]:
        """Return what each seat has won; the match must be over."""
        if state.pending:
            raise BrokenInvariant(None, "not-over", decision=state.pending[0].id)
        return self._returns(state)

    # -- set-up and forms ----------------------------------------------------------------------------------------

    def check_setup(self, options: Options, seats: int) -> None:
        """Raise `IllegalAction` if these options cannot be played with that many seats."""
        if type(seats) is not int or seats not in self.seats:
            raise IllegalAction(cite("PL-04"), "seats", seats=seats, least=self.seats[0], most=self.seats[-1])
        require_sound(self.options_type, options)
        self._check_options(options, seats)

    def read_options(self, texts: Mapping[str, str]) -> Options:
        """Return the options given as texts (``yes``, ``no``, a number, a word).

        Raises:
            IllegalText: an option does not exist or cannot have that value.
        """
        return read_options(self.options_type, texts)

    def encode_state(self, state: S) -> bytes:
        """Return the state as canonical JSON."""
        return msgspec.json.encode(state, order="deterministic")

    def decode_state(self, data: bytes) -> S:
        """Return the state written by `encode_state`."""
        return msgspec.json.decode(data, type=self.state_type)

    def state_hash(self, state: S) -> str:
        """Return a short digest of the whole state; secret while the match runs."""
        return hashlib.sha256(self.encode_state(state)).hexdigest()[:HASH_DIGITS]

    def card_code(self, card: int) -> str:
        """Return the notation of a card."""
        return self.cards[card] if self.cards else str(card)

    def action_types(self) -> tuple[type[Action], ...]:
        """Return every class of action, each once."""
        return tuple(dict.fromkeys(action for ask in self.asks.values() for action in ask.actions))

    # -- inner workings ------------------------------------------------------------------------------------------

    def _compiled(self, kind: type[Decision], ask: Ask | AskTogether) -> tuple[Any, Any, Any, Any]:
        if not is_open(kind):
            raise BrokenInvariant(None, "hidden-field-in-decision", cls=kind.__qualname__)
        if (kind.closes is Closes.ALL) != isinstance(ask, AskTogether):
            raise BrokenInvariant(None, "ask-and-closes-differ", cls=kind.__qualname__)
        self.rulebook.cite(kind.rule)
        answer = ask.reveal if isinstance(ask, AskTogether) else ask.answer
        return ask.actions, ask.check, closer_of(kind, self.state_type), answer

    def _sample_sealed(self, state: S, answer: Any, chance: Chance) -> Any:
        if answer.action is not msgspec.UNSET:
            action = self._whole_action(answer.action)
        else:
            options = self.legal(state, answer.decision)
            if answer.decision.closes is Closes.CLOCK:
                options = [option for option in options if option.settles]
            action = options[chance.roll(len(options))]
        return self.sealed_type(seat=answer.seat, decision=answer.decision, action=action)

    def _whole_action(self, seen: Any) -> Action:
        """Return the action of which the one who gave it has a view: it shows all of it."""
        cls = next(cls for cls in self.action_types() if view_of(cls) is type(seen))
        return cls(**{name: getattr(seen, name) for name in seen.__struct_fields__})


def find(state: State, decision_id: int) -> Decision:
    """Return the open or still revisable question of that number, or refuse."""
    for decision in state.pending:
        if decision.id == decision_id:
            return decision
    for answer in state.sealed:
        if answer.decision.id == decision_id:
            return answer.decision
    if any(decision.id == decision_id for decision in state.waiting):
        raise IllegalAction(cite("PL-05"), "not-yet", decision=decision_id)
    raise IllegalAction(cite("PL-01"), "not-open", decision=decision_id)
