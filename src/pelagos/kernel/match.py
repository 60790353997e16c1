"""A match: a state, its record, and whoever listens."""

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from pelagos.kernel.chance import Chance, Recording, Seeded
from pelagos.kernel.decision import Action, Decision
from pelagos.kernel.errors import BrokenInvariant, IllegalAction
from pelagos.kernel.event import Emit, Event, tells_hidden_things
from pelagos.kernel.game import Game, Options, find
from pelagos.kernel.ids import Actor, Seat, Viewer
from pelagos.kernel.observe import observe
from pelagos.kernel.packed import packed_events, packed_inputs
from pelagos.kernel.record import HASH_EVERY, Header, Input, Record
from pelagos.kernel.replay import first_state
from pelagos.kernel.shapes import is_well_typed
from pelagos.kernel.state import State
from pelagos.kernel.table_rules import cite

S = TypeVar("S", bound=State)


class Match(Generic[S]):
    """One play of a game.

    ``history[0]`` holds the events of the set-up, ``history[n]`` those of the n-th input. All of it is the full truth:
    show people `observe` and `events_for` only.
    """

    def __init__(self, game: Game[S], header: Header, chance: Chance, sinks: Sequence[Emit] = ()) -> None:
        """Prepare a match; use `start` or `resume`."""
        self.game = game
        self.sinks = tuple(sinks)
        self.record = Record(header=header, inputs=packed_inputs(game.action_types()))
        self.history = packed_events(game.event_types)
        self.chance = Recording(chance)
        self.state: S

    @classmethod
    def start(  # one keyword for each thing a table decides
        cls,
        game: Game[S],
        options: Options | None = None,
        *,
        seats: int,
        chance: Chance,
        sinks: Sequence[Emit] = (),
    ) -> "Match[S]":
        """Set up a match and ask the first question.

        Raises:
            IllegalAction: options and seats do not go together.
        """
        chosen = game.options_type() if options is None else options
        commitment = chance.commitment if isinstance(chance, Seeded) and not chance.chosen else None
        header = Header(game=game.name, rules=game.version, seats=seats, options=chosen, commitment=commitment)
        match = cls(game, header, chance, sinks)
        match._set_up()
        return match

    @classmethod
    def resume(cls, game: Game[S], record: Record, *, chance: Chance, sinks: Sequence[Emit] = ()) -> "Match[S]":
        """Take a running match up again from its record; `chance` starts from its first outcome.

        Raises:
            IllegalAction, BrokenInvariant: the record does not describe a match that can happen with this chance.
        """
        match = cls(game, record.header, chance, sinks)
        match.record.before, match.record.stored = record.before, record.stored
        match._set_up()
        for entry in record.inputs:
            match.apply(entry.decision, entry.action, second=entry.second)
        if list(match.record.outcomes()) != list(record.outcomes()):
            raise BrokenInvariant(None, "chance-differs")
        return match

    def __repr__(self) -> str:
        """Return which match this is and how far it has come."""
        header, inputs = self.record.header, len(self.record.inputs)
        stands = "over" if self.record.returns is not None else "running"
        return f"<Match of {header.game}, {header.seats} seats, {inputs} inputs, {stands}>"

    # -- playing -------------------------------------------------------------------------------------------------

    @property
    def pending(self) -> tuple[Decision, ...]:
        """The open questions; none when the match is over."""
        return self.state.pending

    @property
    def returns(self) -> tuple[float, ...] | None:
        """What each seat has won, or None while the match runs."""
        return self.record.returns

    def legal(self, decision: Decision) -> Sequence[Action]:
        """List the actions that may answer a question."""
        return self.game.legal(self.state, decision)

    def observe(self, viewer: Viewer) -> Any:
        """Return what a seat (or an outsider) may know."""
        return self.game.observe(self.state, viewer)

    def events_for(self, viewer: Viewer, since: int = 0) -> list[tuple[Any, ...]]:
        """Return, input by input from number `since`, the events as `viewer` may know them."""
        seen = []
        for batch in self.history[since:]:
            views = [observe(event, viewer) for event in batch]
            seen.append(tuple(view for view in views if view is not None))
        return seen

    def apply(self, decision_id: int, action: Action, *, actor: Actor | None = None, second: int | None = None) -> None:
        """Answer a question.

        Args:
            decision_id: the question.
            action: the answer.
            actor: who answers, where that is not known to be right already.
            second: the mission second, in timed phases.

        Raises:
            IllegalAction: refused; nothing has changed.
            BrokenInvariant: a fault in the rules; the match stands where it stood before.
        """
        if not is_well_typed(action):
            raise IllegalAction(cite("PL-03"), "wrong-kind", action=type(action).__name__)
        if second is not None and (type(second) is not int or second < 0):
            raise IllegalAction(cite("PL-03"), "wrong-second", second=str(second))
        if actor is not None:
            self._require_asked(decision_id, actor)
        decision = self.game.check(self.state, decision_id, action)
        try:
            self._carry_out(decision, action, second)
        except BaseException as error:
            self._rebuild(self.record.cut(len(self.history) - 1))
            if isinstance(error, IllegalAction):
                raise BrokenInvariant(error.rule, "refused-too-late", key=error.key) from error
            raise
        self._publish(self.history[-1])

    # -- taking back ---------------------------------------------------------------------------------------------

    def may_undo(self, seat: Seat) -> bool:
        """Tell whether this seat may take the latest input back without asking anybody.

        It is its own, and neither chance nor anything hidden came to light through it.
        """
        inputs = self.record.inputs
        if not inputs or inputs[-1].actor != seat or inputs[-1].chance:
            return False
        return not any(tells_hidden_things(type(event)) for event in self.history[-1])

    def undo(self, seat: Seat) -> None:
        """Take back the seat's latest input.

        Raises:
            IllegalAction: it may not be taken back freely; `rewind` needs everybody's consent.
        """
        if not self.may_undo(seat):
            raise IllegalAction(cite("PL-07"), "undo-barrier")
        self.rewind(len(self.record.inputs) - 1)

    def rewind(self, inputs: int) -> None:
        """Go back to where only so many inputs had been made; the table has agreed."""
        if not 0 <= inputs <= len(self.record.inputs):
            raise IllegalAction(cite("PL-07"), "undo-range", inputs=inputs, made=len(self.record.inputs))
        self._rebuild(self.record.cut(inputs))

    # -- inner workings ------------------------------------------------------------------------------------------

    def _require_asked(self, decision_id: int, actor: Actor) -> None:
        """Refuse a stranger before the answer is judged: why a rule refuses it may tell what only its seat knows."""
        asked = find(self.state, decision_id).actor
        if actor != asked:
            raise IllegalAction(cite("PL-02"), "wrong-seat", seat=str(actor), asked=str(asked))

    def _set_up(self) -> None:
        events: list[Event] = []
        self.state = first_state(self.game, self.record, self.chance, events.append)
        self.record.setup = self.chance.take()
        self._note_end()
        self.history.append(tuple(events))
        self._publish(self.history[-1])

    def _carry_out(self, decision: Decision, action: Action, second: int | None) -> None:
        """Change state and record; the history comes last, so that its length tells how many inputs are whole."""
        events: list[Event] = []
        self.game.apply(self.state, decision.id, action, self.chance, events.append)
        chance = self.chance.take()
        self.record.inputs.append(
            Input(decision=decision.id, actor=decision.actor, action=action, second=second, chance=chance)
        )
        made = len(self.record.inputs)
        if made % HASH_EVERY == 0:
            self.record.hashes[made] = self.game.state_hash(self.state)
        self._note_end()
        self.history.append(tuple(events))

    def _publish(self, events: tuple[Event, ...]) -> None:
        for event in events:
            for sink in self.sinks:
                sink(event)

    def _note_end(self) -> None:
        if self.state.pending:
            return
        self.record.returns = self.game.returns(self.state)
        if isinstance(self.chance.source, Seeded):
            self.record.seed = self.chance.source.seed.hex()

    def _rebuild(self, record: Record) -> None:
        again = Match.resume(self.game, record, chance=self.chance.source.restarted())
        self.state, self.record = again.state, again.record
        self.history, self.chance = again.history, again.chance
