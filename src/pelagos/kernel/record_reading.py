"""Reading the text of a record."""

import math
from typing import Any, Literal

from pelagos.kernel.chance import Outcome
from pelagos.kernel.errors import BrokenInvariant, ChanceMismatch, IllegalAction, IllegalText, PelagosError
from pelagos.kernel.game import Game, find
from pelagos.kernel.ids import Seat
from pelagos.kernel.notation import read_action, read_card
from pelagos.kernel.record import FORMAT, HASH_EVERY, Header, Input, Record, is_number, read_seat
from pelagos.kernel.record_writing import COUNT, NO_COMMITMENT, OPTION, RESIGNED, SECOND, STORED
from pelagos.kernel.replay import Replayer
from pelagos.kernel.table_rules import cite

HEAD_KEYS = ("pelagos", "game", "rules", "seats", "commitment")


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
    if head.get("pelagos", str(FORMAT)) != str(FORMAT):
        raise IllegalText(cite("PL-06"), "record-format", format=head["pelagos"][:60], known=FORMAT)
    for key in HEAD_KEYS:
        if key not in head:
            raise IllegalText(cite("PL-06"), "record-head", key=key)
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
        self.ends_with_a_line = text.endswith("\n")
        self.counted = False

    def read(self) -> Record:
        if not self.ends_with_a_line or not self._begins():
            raise self._cut_short()
        self.at += 1
        if self.record.stored is None:
            self.record.setup = self._outcomes()
        try:
            replayer = Replayer(self.game, self.record)
        except BrokenInvariant as refusal:
            raise _refused(self.at, self.lines[self.at - 1], refusal) from refusal
        while self.at < len(self.lines):
            self._line(replayer)
        if not self.counted:
            raise self._cut_short()
        return self.record

    def _begins(self) -> bool:
        """Go to the set-up, or to the latest state from which the match went on under new rules."""
        stored = [at for at in range(self.at, len(self.lines)) if self.lines[at].startswith(STORED)]
        if stored:
            self.record.before = tuple(self.lines[self.at : stored[-1]])
            self.record.stored = self.lines[stored[-1]].removeprefix(STORED)
            self.at = stored[-1]
        return bool(stored) or self._peek() == "setup"

    def _cut_short(self) -> IllegalText:
        return IllegalText(cite("PL-06"), "record-truncated", line=len(self.lines))

    def _line(self, replayer: Replayer) -> None:
        line = self.lines[self.at]
        if self.counted or (self.record.returns is not None and not line.startswith(("seed: ", COUNT))):
            raise _bad_line(self.at + 1, line)
        if line.startswith("= after "):
            self._hash(line)
            return
        self._require_hash()
        if line.startswith(RESIGNED):
            self._resigned(line)
        elif line.startswith("end: "):
            self._end(line)
        elif line.startswith(COUNT):
            self._count(line)
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
        for name in chosen.__struct_fields__:
            if name not in options:
                raise IllegalText(cite("PL-06"), "record-head", key=f"{OPTION}{name}")
        self.game.check_setup(chosen, seats)
        commitment = None if head["commitment"] == NO_COMMITMENT else head["commitment"]
        return Header(game=self.game.name, rules=rules, seats=seats, options=chosen, commitment=commitment)

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
        if not colon or made != str(len(self.record.inputs)) or int(made) in self.record.hashes:
            raise _bad_line(self.at + 1, line)
        self.record.hashes[int(made)] = digest
        self.at += 1

    def _require_hash(self) -> None:
        made = len(self.record.inputs)
        if made and made % HASH_EVERY == 0 and made not in self.record.hashes:
            raise IllegalText(cite("PL-06"), "record-hash-missing", line=self.at + 1, made=made)

    def _resigned(self, line: str) -> None:
        seat = self._number(line.removeprefix(RESIGNED))
        following = self.lines[self.at + 1 : self.at + 2]
        if seat >= self.record.header.seats or not following or not following[0].startswith("end: "):
            raise _bad_line(self.at + 1, line)
        self.record.resigned = Seat(seat)
        self.at += 1

    def _end(self, line: str) -> None:
        try:
            returns = tuple(float(word) for word in line.removeprefix("end: ").split())
        except ValueError:
            raise _bad_line(self.at + 1, line) from None
        if not all(math.isfinite(value) for value in returns):
            raise _bad_line(self.at + 1, line)
        self.record.returns = returns
        self.at += 1

    def _count(self, line: str) -> None:
        said, made = self._number(line.removeprefix(COUNT)), len(self.record.inputs)
        if said != made:
            raise IllegalText(cite("PL-06"), "record-count", line=self.at + 1, said=said, made=made)
        self.counted = True
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
