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
import typing
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from pelagos.kernel.ask import Ask, AskTogether
from pelagos.kernel.chance import Chance
from pelagos.kernel.clone import cloner_of
from pelagos.kernel.closing import closer_of, holds_up_effects, sealed_type_of
from pelagos.kernel.decision import Action, Closes, Decision
from pelagos.kernel.errors import BrokenInvariant, IllegalAction, IllegalText
from pelagos.kernel.event import Effect, Emit, Event
from pelagos.kernel.ids import Viewer
from pelagos.kernel.observe import is_open, observer_of, view_of
from pelagos.kernel.rulebook import Rulebook
from pelagos.kernel.shapes import is_well_typed
from pelagos.kernel.state import State
from pelagos.kernel.table_rules import cite
from pelagos.kernel.visibility import Fact, Visibility, fields_of

S = TypeVar("S", bound=State)

HASH_DIGITS = 16
OPTION_WORDS = {"yes": True, "no": False}


class Options(Fact, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The variants of a game; a field without a default is not allowed."""

    visible = Visibility.PUBLIC


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
        sample: Callable[[Any, Chance], S],
        census: Callable[[S], Iterable[object]] | None = None,
        cards: Sequence[str] = (),
        bots: Mapping[str, str] | None = None,
        trial: Mapping[str, object] | None = None,
        guide: str = "",
        wording: str = "",
        render: str = "",
        encoding: str = "",
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
            sample: makes a full state that fits a view.
            census: everything physical in a state (cards, pieces), which no input may create or destroy.
            cards: the notation of each card, by card number.
            bots: level to ``module:attribute`` of a policy over views.
            trial: options with which a match at random ends sooner, for tests that play many.
            guide: ``module:mapping`` of what the game tells a search (`pelagos.bots.guide`).
            wording: ``module:object`` that says what the texts mention beyond the fields of an event or question.
            render: ``module:function`` that draws a view as text.
            encoding: ``module:object`` that turns views and actions into numbers.
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
        self.cards = tuple(cards)
        self.bots = dict(bots or {})
        self.trial = dict(trial or {})
        self.guide = guide
        self.wording = wording
        self.render = render
        self.encoding = encoding
        self._check_options = check_options
        self._set_up = set_up
        self._returns = returns
        self._sample = sample
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
        self._resolve_effects(state, chance, emit)
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
        if seats not in self.seats:
            raise IllegalAction(cite("PL-04"), "seats", seats=seats, least=self.seats[0], most=self.seats[-1])
        if not is_well_typed(options):
            raise _wrong_option(options)
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

    def _resolve_effects(self, state: S, chance: Chance, emit: Emit | None) -> None:
        while state.stack and not (state.pending and holds_up_effects(state.pending)):
            effect = state.stack.pop()
            self.effects[type(effect)](state, effect, chance, emit)

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


def read_options(options: type[Options], texts: Mapping[str, str]) -> Options:
    """Return an object of an options class from texts."""
    values: dict[str, object] = {}
    known = options.__struct_fields__
    for name, text in texts.items():
        if name not in known:
            raise IllegalText(cite("PL-04"), "unknown-option", option=name, known=", ".join(known) or "-")
        values[name] = _read_option(options, name, text)
    return msgspec.convert(values, options)


def option_choices(options: type[Options], name: str) -> tuple[str, ...]:
    """Return the texts that an option of yes or no, or of a few words, can have; nothing for a number or free text."""
    hint = fields_of(options)[name][0]
    if hint is bool:
        return ("yes", "no")
    return tuple(str(choice) for choice in typing.get_args(hint)) if typing.get_origin(hint) is typing.Literal else ()


def _read_option(options: type[Options], name: str, text: str) -> object:
    hint = fields_of(options)[name][0]
    try:
        return msgspec.convert(OPTION_WORDS.get(text, text), hint, strict=False)
    except msgspec.ValidationError as error:
        allowed = ", ".join(option_choices(options, name)) or str(error)
        raise IllegalText(cite("PL-04"), "option-value", option=name, value=text, allowed=allowed) from None


def _wrong_option(options: Options) -> IllegalAction:
    """Return the refusal of the first option that holds something else than its class declares."""
    hints = {name: hint for name, (hint, _) in fields_of(type(options)).items()}
    name = next(name for name, hint in hints.items() if not _fits(getattr(options, name), hint))
    allowed = ", ".join(option_choices(type(options), name)) or getattr(hints[name], "__name__", str(hints[name]))
    return IllegalAction(
        cite("PL-04"), "option-value", option=name, value=repr(getattr(options, name)), allowed=allowed
    )


def _fits(value: object, hint: Any) -> bool:
    try:
        msgspec.convert(value, hint)
    except msgspec.ValidationError:
        return False
    return True


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
