"""Writing and reading the text of a record."""

from typing import Any, Literal

import msgspec

from pelagos.kernel.chance import Outcome
from pelagos.kernel.errors import ChanceMismatch, IllegalAction, IllegalText, PelagosError
from pelagos.kernel.game import Game, find
from pelagos.kernel.notation import read_action, read_card, write_action
from pelagos.kernel.record import FORMAT, Header, Input, Record, is_number, read_seat, seat_text
from pelagos.kernel.replay import Replayer
from pelagos.kernel.table_rules import cite

HEAD_KEYS = ("pelagos", "game", "rules", "seats", "commitment")
OPTION = "option "
SECOND = "@"


def write_record(game: Game[Any], record: Record) -> str:
    """Return the text of a record."""
    lines = [*_head_lines(record.header), "", "setup", *_chance_lines(game, record.setup)]
    for made, entry in enumerate(record.inputs, 1):
        lines.append(_input_line(game, entry))
        lines.extend(_chance_lines(game, entry.chance))
        if made in record.hashes:
            lines.append(f"= after {made}: {record.hashes[made]}")
    if record.returns is not None:
        lines.append("end: " + " ".join(_result_text(value) for value in record.returns))
        if record.seed is not None:
            lines.append(f"seed: {record.seed}")
    return "\n".join(lines) + "\n"


def _head_lines(header: Header) -> list[str]:
    lines = [f"pelagos: {FORMAT}", f"game: {header.game}", f"rules: {header.rules}", f"seats: {header.seats}"]
    for name, value in sorted(msgspec.to_builtins(header.options).items()):
        lines.append(f"{OPTION}{name}: {_option_text(value)}")
    if header.commitment is not None:
        lines.append(f"commitment: {header.commitment}")
    return lines


def _option_text(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def _result_text(value: float) -> str:
    return str(int(value)) if value == int(value) else repr(value)  # a third has more digits than a short form keeps


def _input_line(game: Game[Any], entry: Input) -> str:
    second = "" if entry.second is None else f" {SECOND}{entry.second}"
    return f"{entry.decision} {seat_text(entry.actor)}{second}: {write_action(game, entry.action)}"


def _chance_lines(game: Game[Any], outcomes: tuple[Outcome, ...]) -> list[str]:
    lines: list[str] = []
    previous = ""
    for outcome in outcomes:
        text = _values_text(game, outcome)
        if outcome.kind == previous and outcome.kind != "shuffle":
            lines[-1] += f" {text}"
        else:
            lines.append(f"  {outcome.kind} {text}")
        previous = outcome.kind
    return lines


def _values_text(game: Game[Any], outcome: Outcome) -> str:
    if outcome.kind == "draw":
        return game.card_code(outcome.values[0])
    return " ".join(str(value) for value in outcome.values)


# -- reading -----------------------------------------------------------------------------------------------------


def read_head(text: str) -> dict[str, str]:
    """Return the ``name: value`` lines above the first empty line; enough to find the game."""
    head: dict[str, str] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            break
        name, colon, value = line.partition(": ")
        if not colon or (name not in HEAD_KEYS and not name.startswith(OPTION)) or name in head:
            raise _bad_line(number, line)
        head[name] = value.strip()
    for key in HEAD_KEYS[:4]:
        if key not in head:
            raise IllegalText(cite("PL-06"), "record-head", key=key)
    if head["pelagos"] != str(FORMAT):
        raise IllegalText(cite("PL-06"), "record-format", format=head["pelagos"], known=FORMAT)
    return head


def read_record(game: Game[Any], text: str) -> Record:
    """Return the record written in `text`.

    The match is replayed while it is read, because what an answer means depends on the question.

    Raises:
        IllegalText: the text is not a record of this game, was cut short, or describes a match that cannot happen.
    """
    return _Reader(game, text).read()


def _bad_line(number: int, line: str) -> IllegalText:
    return IllegalText(cite("PL-06"), "record-line", line=number, text=line[:60])


def _refused(number: int, line: str, refusal: PelagosError) -> IllegalText:
    rule = refusal.rule or cite("PL-06")
    return IllegalText(rule, "record-input", line=number, text=line[:60], key=refusal.key)


class _Reader:
    def __init__(self, game: Game[Any], text: str) -> None:
        self.game = game
        head = read_head(text)
        self.lines = text.splitlines()
        self.at = self.lines.index("") + 1 if "" in self.lines else len(self.lines)
        self.record = Record(header=self._header(head))
        self.complete = text.endswith("\n")

    def read(self) -> Record:
        if not self.complete or self._peek() != "setup":
            raise IllegalText(cite("PL-06"), "record-truncated", line=len(self.lines))
        self.at += 1
        self.record.setup = self._outcomes()
        try:
            replayer = Replayer(self.game, self.record)
        except ChanceMismatch as refusal:
            raise _refused(self.at, self.lines[self.at - 1], refusal) from refusal
        while self.at < len(self.lines):
            self._line(replayer)
        return self.record

    def _line(self, replayer: Replayer) -> None:
        line = self.lines[self.at]
        if self.record.returns is not None and not line.startswith("seed: "):
            raise _bad_line(self.at + 1, line)
        if line.startswith("= after "):
            self._hash(line)
        elif line.startswith("end: "):
            self._end(line)
        elif line.startswith("seed: ") and self.record.returns is not None and self.record.seed is None:
            self.record.seed = line.removeprefix("seed: ")
            self.at += 1
        else:
            self._input(line, replayer)

    def _header(self, head: dict[str, str]) -> Header:
        if head["game"] != self.game.name:
            raise IllegalText(cite("PL-06"), "record-game", game=head["game"], expected=self.game.name)
        rules, seats = self._number(head["rules"]), self._number(head["seats"])
        if rules > self.game.version:
            raise IllegalText(cite("PL-06"), "record-newer", rules=rules, known=self.game.version)
        if rules < self.game.version:
            raise IllegalText(cite("PL-06"), "record-older", rules=rules, known=self.game.version)
        options = {name.removeprefix(OPTION): value for name, value in head.items() if name.startswith(OPTION)}
        chosen = self.game.read_options(options)
        self.game.check_setup(chosen, seats)
        return Header(game=self.game.name, rules=rules, seats=seats, options=chosen, commitment=head.get("commitment"))

    def _input(self, line: str, replayer: Replayer) -> None:
        number = self.at + 1
        entry_at, colon, notation = line.partition(": ")
        decision_text, _, actor_text = entry_at.partition(" ")
        actor_text, _, second_text = actor_text.partition(f" {SECOND}")
        actor = read_seat(actor_text)
        if not colon or actor is None or not is_number(decision_text):
            raise _bad_line(number, line)
        self.at += 1
        try:
            decision = find(replayer.state, int(decision_text))
            entry = Input(
                decision=decision.id,
                actor=actor,
                action=read_action(self.game, decision, notation),
                second=self._number(second_text) if second_text else None,
                chance=self._outcomes(),
            )
            replayer.step(entry)
        except (IllegalAction, ChanceMismatch) as refusal:
            raise _refused(number, line, refusal) from refusal
        self.record.inputs.append(entry)

    def _hash(self, line: str) -> None:
        made, colon, digest = line.removeprefix("= after ").partition(": ")
        if not colon or made != str(len(self.record.inputs)):
            raise _bad_line(self.at + 1, line)
        self.record.hashes[int(made)] = digest
        self.at += 1

    def _end(self, line: str) -> None:
        try:
            self.record.returns = tuple(float(word) for word in line.removeprefix("end: ").split())
        except ValueError:
            raise _bad_line(self.at + 1, line) from None
        self.at += 1

    def _outcomes(self) -> tuple[Outcome, ...]:
        outcomes: list[Outcome] = []
        while (line := self._peek()) is not None and line.startswith("  "):
            kind, *words = line.split() or [""]
            outcomes.extend(self._chance_line(kind, words, line))
            self.at += 1
        return tuple(outcomes)

    def _chance_line(self, kind: str, words: list[str], line: str) -> list[Outcome]:
        if kind == "draw":
            return [Outcome("draw", (read_card(self.game, word),)) for word in words]
        if kind not in {"roll", "shuffle"} or not all(is_number(word) for word in words):
            raise _bad_line(self.at + 1, line)
        numbers = tuple(int(word) for word in words)
        named: Literal["roll", "shuffle"] = "roll" if kind == "roll" else "shuffle"
        return [Outcome(named, numbers)] if named == "shuffle" else [Outcome("roll", (value,)) for value in numbers]

    def _number(self, word: str) -> int:
        if not is_number(word):
            raise IllegalText(cite("PL-06"), "record-number", text=word[:60])
        return int(word)

    def _peek(self) -> str | None:
        return self.lines[self.at] if self.at < len(self.lines) else None
