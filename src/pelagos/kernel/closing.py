"""How each kind of question closes: what happens to the pending questions when one of them is answered."""

import typing
from collections.abc import Callable
from typing import Any

from pelagos.kernel.chance import Chance
from pelagos.kernel.decision import Action, Closes, Decision, Sealed
from pelagos.kernel.event import Emit
from pelagos.kernel.state import State
from pelagos.kernel.visibility import fields_of

Closer = Callable[[Any, Decision, Any, Callable[..., None], Chance, Emit | None], None]


def holds_up_effects(pending: tuple[Decision, ...]) -> bool:
    """Tell whether an open question holds up the effects on the stack; a timed phase goes on beside them."""
    return any(asked.closes is not Closes.CLOCK for asked in pending)


def closer_of(kind: type[Decision], state_type: type[State]) -> Closer:
    """Return the function that closes questions of this kind."""
    if kind.closes is Closes.ALL:
        return _close_when_all_answered(sealed_type_of(state_type))
    if kind.closes is Closes.CLOCK:
        return _edit_until_the_clock(sealed_type_of(state_type))
    return {Closes.ONE: _close_one, Closes.FIRST: _close_for_all, Closes.IN_ORDER: _close_and_ask_next}[kind.closes]


def sealed_type_of(state_type: type[State]) -> Any:
    """Return the class of sealed answers that a state class declares."""
    return typing.get_args(fields_of(state_type)["sealed"][0])[0]


def _remove(state: State, decision: Decision) -> None:
    pending = state.pending
    if pending and pending[0] is decision:
        state.pending = pending[1:]
    else:
        state.pending = tuple([asked for asked in pending if asked is not decision])


def _close_one(  # the step API's own arguments
    state: State, decision: Decision, action: Action, answer: Callable[..., None], chance: Chance, emit: Emit | None
) -> None:
    _remove(state, decision)
    answer(state, decision, action, chance, emit)


def _close_for_all(  # the step API's own arguments
    state: State, decision: Decision, action: Action, answer: Callable[..., None], chance: Chance, emit: Emit | None
) -> None:
    state.close(decision.group)
    answer(state, decision, action, chance, emit)


def _close_and_ask_next(  # the step API's own arguments
    state: State, decision: Decision, action: Action, answer: Callable[..., None], chance: Chance, emit: Emit | None
) -> None:
    _remove(state, decision)
    answer(state, decision, action, chance, emit)
    following = next((asked for asked in state.waiting if asked.group == decision.group), None)
    if following is not None:
        state.pending += (following,)
        state.waiting = tuple([asked for asked in state.waiting if asked is not following])


def _close_when_all_answered(sealed_type: Any) -> Closer:
    def close(  # the step API's own arguments
        state: State, decision: Decision, action: Action, reveal: Callable[..., None], chance: Chance, emit: Emit | None
    ) -> None:
        _seal(state, sealed_type(seat=decision.actor, decision=decision, action=action))
        group = decision.group
        for asked in state.pending:
            if asked.group == group:
                return
        reveal(state, _take_sealed(state, group), chance, emit)

    return close


def _edit_until_the_clock(sealed_type: Any) -> Closer:
    def close(  # the step API's own arguments
        state: State, decision: Decision, action: Action, answer: Callable[..., None], chance: Chance, emit: Emit | None
    ) -> None:
        if action.settles:
            _seal(state, sealed_type(seat=decision.actor, decision=decision, action=action))
        else:
            _reopen(state, decision)
        answer(state, decision, action, chance, emit)

    return close


def _take_sealed(state: State, group: int) -> tuple[Sealed, ...]:
    answers = tuple([answer for answer in state.sealed if answer.decision.group == group])
    if len(answers) == len(state.sealed):
        state.sealed = ()
    else:
        state.sealed = tuple([answer for answer in state.sealed if answer.decision.group != group])
    return answers


def _seal(state: State, answer: Sealed) -> None:
    decision, pending, sealed = answer.decision, state.pending, state.sealed
    if pending and pending[0] is decision and (not sealed or sealed[-1].decision.id < decision.id):
        # Answered in the order asked, as nearly always in simulations.
        state.pending, state.sealed = pending[1:], (*sealed, answer)
    else:
        _remove(state, decision)
        others = [given for given in sealed if given.decision.id != decision.id]
        state.sealed = tuple(sorted([*others, answer], key=lambda given: given.decision.id))


def _reopen(state: State, decision: Decision) -> None:
    if any(given.decision is decision for given in state.sealed):
        state.sealed = tuple([given for given in state.sealed if given.decision is not decision])
        state.pending = tuple(sorted([*state.pending, decision], key=lambda asked: asked.id))
