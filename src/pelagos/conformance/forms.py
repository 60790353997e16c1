"""Checks of forms: JSON, notation, clones, records, determinism."""

import hashlib
from typing import Any

import msgspec

from pelagos.conformance.driving import Step, Subject, look, walk
from pelagos.conformance.failure import fail_as
from pelagos.conformance.setups import Setup
from pelagos.kernel.chance import Seeded
from pelagos.kernel.errors import BrokenInvariant, IllegalAction, PelagosError
from pelagos.kernel.event import Event
from pelagos.kernel.match import Match
from pelagos.kernel.notation import read_action, write_action
from pelagos.kernel.observe import observe, view_of
from pelagos.kernel.record_reading import read_record
from pelagos.kernel.record_writing import write_record
from pelagos.kernel.replay import SeedCheck, replay, verify
from pelagos.kernel.shapes import is_immutable, is_struct
from pelagos.kernel.visibility import Concealed, fields_of


def check_forms_round_trip(subject: Subject) -> None:
    """Every state, view and action comes back from JSON as it was, and every action from its notation."""
    for setup, seed in subject.seeded_setups():
        for number, step in enumerate(look(subject, setup, seed)):
            _require_action_round_trips(subject, step)
            if number % 7 == 0:
                _require_state_round_trips(subject, step.state, setup)


def _require_action_round_trips(subject: Subject, step: Step) -> None:
    failure = fail_as("forms round-trip")
    game = subject.game
    text = write_action(game, step.action)
    if read_action(game, step.decision, text) != step.action:
        raise failure(f"{step.action} is written {text!r} and read as another action")
    data = msgspec.json.encode(step.action)
    if msgspec.json.decode(data, type=type(step.action)) != step.action:
        raise failure(f"{step.action} does not come back from {data!r}")
    if msgspec.json.decode(msgspec.json.encode(step.decision), type=type(step.decision)) != step.decision:
        raise failure(f"{step.decision} does not come back from JSON")


def _require_state_round_trips(subject: Subject, state: Any, setup: Setup) -> None:
    failure = fail_as("forms round-trip")
    game = subject.game
    data = game.encode_state(state)
    again = game.decode_state(data)
    if again != state or game.encode_state(again) != data:
        raise failure(f"{setup}: the state does not come back from JSON")
    for viewer in (*range(setup.seats), None):
        view = observe(state, viewer)
        seen = msgspec.json.encode(view)
        if msgspec.json.encode(msgspec.json.decode(seen, type=game.view_type)) != seen:
            raise failure(f"{setup}: the view of {viewer} does not come back from JSON")


def check_events_round_trip(subject: Subject) -> None:
    """Every event is of a declared class, names its rule, and comes back from JSON for every viewer."""
    failure = fail_as("events round-trip")
    game = subject.game
    for setup, seed in subject.seeded_setups():
        for event in _events_of(subject, setup, seed):
            if type(event) not in game.event_types:
                raise failure(f"{type(event).__name__} is not among the game's events")
            if event.rule not in game.rulebook.rules:
                raise failure(f"{event} names no rule of the game")
            for viewer in (*range(setup.seats), None):
                view = observe(event, viewer)
                if view is not None:
                    _require_view_round_trips(event, view)


def _require_view_round_trips(event: Event, view: Any) -> None:
    data = msgspec.json.encode(view)
    again = msgspec.json.decode(data, type=view_of(type(event)))
    if msgspec.json.encode(again) != data:
        raise fail_as("events round-trip")(f"{event} does not come back from {data!r}")


def _events_of(subject: Subject, setup: Setup, seed: str) -> list[Event]:
    events: list[Event] = []
    match = Match.start(subject.game, setup.options, seats=setup.seats, chance=Seeded.of(seed), sinks=[events.append])
    for step in walk(subject, setup, seed):
        match.apply(step.decision.id, step.action)
    return events


def check_clones_are_independent(subject: Subject) -> None:
    """A clone equals its original, shares nothing mutable with it, and never changes when the other moves."""
    failure = fail_as("clones are independent")
    game = subject.game
    for setup, seed in subject.seeded_setups():
        kept: list[tuple[Any, bytes]] = []
        for number, step in enumerate(look(subject, setup, seed)):
            if number % 5:
                continue
            clone = game.clone(step.state)
            data = game.encode_state(step.state)
            if game.encode_state(clone) != data:
                raise failure(f"{setup}: a clone differs from its original")
            shared = _mutable_parts(clone) & _mutable_parts(step.state)
            if shared:
                raise failure(f"{setup}: a clone shares mutable objects with its original")
            kept.append((clone, data))
        for clone, data in kept:
            if game.encode_state(clone) != data:
                raise failure(f"{setup}: a clone changed when its original moved on")


def _mutable_parts(value: Any) -> set[int]:
    if isinstance(value, list | dict):
        parts = list(value.values()) if isinstance(value, dict) else value
        return {id(value)}.union(*(_mutable_parts(part) for part in parts))
    if isinstance(value, tuple):
        return set().union(*(_mutable_parts(part) for part in value))
    if is_struct(type(value)):
        own = set() if is_immutable(type(value)) else {id(value)}
        return own.union(*(_mutable_parts(getattr(value, name)) for name in value.__struct_fields__))
    return set()


def check_records_replay(subject: Subject) -> None:
    """A record, written and read again, replays to the identical state, and its seed proves the chance fair."""
    failure = fail_as("records replay")
    game = subject.game
    for setup, seed in subject.seeded_setups():
        chance = Seeded(hashlib.sha256(seed.encode()).digest())
        match = Match.start(game, setup.options, seats=setup.seats, chance=chance)
        for step in walk(subject, setup, seed):
            match.apply(step.decision.id, step.action)
        text = write_record(game, match.record)
        record = read_record(game, text)
        if write_record(game, record) != text:
            raise failure(f"{setup}: a record does not come back from its text")
        if game.encode_state(replay(game, record)) != game.encode_state(match.state):
            raise failure(f"{setup}: a record replays to another state")
        if verify(game, record).seed is not SeedCheck.FAIR:
            raise failure(f"{setup}: the seed does not prove the chance")
        _require_damage_is_found(subject, text)


def _require_damage_is_found(subject: Subject, text: str) -> None:
    failure = fail_as("records replay")
    lines = text.splitlines(keepends=True)
    cut = "".join(lines[: len(lines) // 2]).rstrip("\n")
    for damaged in (cut, text.replace("end: ", "end: 9 ", 1), text.replace("setup", "set-up", 1)):
        try:
            verify(subject.game, read_record(subject.game, damaged))
        except (IllegalAction, BrokenInvariant):
            continue
        raise failure("a damaged record passes for a sound one")


def check_runs_are_deterministic(subject: Subject) -> None:
    """The same seed gives the same match, twice over."""
    failure = fail_as("runs are deterministic")
    try:
        is_same = digest(subject) == digest(subject)
    except PelagosError as error:
        raise failure(f"what one run allows is refused in the next: {error}") from error
    if not is_same:
        raise failure("two runs of the same seeds differ")


def digest(subject: Subject) -> str:
    """Return a digest of everything that random matches of fixed seeds do; compare it between processes.

    Every input and event counts, and at chosen moments the whole state and list.
    """
    total = hashlib.sha256()
    for setup, seed in subject.seeded_setups():
        for step in look(subject, setup, seed):
            total.update(subject.game.encode_state(step.state))
            total.update("\n".join(write_action(subject.game, action) for action in step.listed[:50]).encode())
        for event in _events_of(subject, setup, seed):
            total.update(msgspec.json.encode(event))
    return total.hexdigest()


def check_containers_are_common(subject: Subject) -> None:
    """Hidden containers come from `pelagos.components`: a game has no way to see of its own."""
    for cls in _classes_in(subject.game.state_type, set()):
        if issubclass(cls, Concealed) and not cls.__module__.startswith("pelagos.components."):
            raise fail_as("containers are common")(f"{cls.__qualname__} is not one of pelagos.components")


def _classes_in(hint: Any, seen: set[type]) -> set[type]:
    if is_struct(hint) and hint not in seen:
        seen.add(hint)
        for field, _ in fields_of(hint).values():
            _classes_in(field, seen)
    for part in getattr(hint, "__args__", ()):
        _classes_in(part, seen)
    return seen
