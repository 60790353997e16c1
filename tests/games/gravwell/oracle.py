"""Gravwell's movement once more, written naively from the rulebook: one space at a time, no clever arithmetic.

It shares nothing with the rules of the game but the meaning of the numbers: 0 is the Singularity, 54 the gate. A ship
at the gate is gone. It exists only to be compared with them.
"""

GATE = 54
VALUES = dict(
    zip(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
        (1, 2, 3, 5, 2, 6, 5, 4, 6, 2, 2, 4, 10, 6, 7, 5, 3, 9, 9, 2, 5, 7, 8, 3, 8, 7),
        strict=True,
    )
)
REPULSORS = "KNUX"
BEAMS = "JQ"


class Oracle:
    """Ships by name, and who is younger than whom."""

    def __init__(
        self, spaces: dict[str, int], ages: str, *, pull_out: bool = True, gate_stays_open: bool = False
    ) -> None:
        self.spaces = dict(spaces)
        self.ages = ages
        self.pull_out = pull_out
        self.gate_stays_open = gate_stays_open
        self.entered: list[str] = []

    @property
    def over(self) -> bool:
        if not self.gate_stays_open:
            return bool(self.entered)
        return all(self.spaces[name] == GATE for name in self.spaces if name in "BYRG")

    def phase(self, plays: dict[str, str], stops: str = "") -> None:
        """Resolve the cards of a phase from A to Z."""
        for letter in sorted(plays.values()):
            if self.over:
                return
            (name,) = [ship for ship in plays if plays[ship] == letter]
            if self.spaces[name] != GATE and name not in stops:
                self.card(name, letter)

    def card(self, name: str, letter: str) -> None:
        if letter in BEAMS:
            self.beam(name, VALUES[letter])
            return
        if letter in REPULSORS and self.spaces[name] == 0:
            return
        pull = self.pull(name)
        if letter in REPULSORS:
            pull = {"ahead": "behind", "behind": "ahead"}.get(pull, pull)
        if pull != "none":
            self.travel(name, VALUES[letter], pull)

    def pull(self, name: str) -> str:
        """Look one space further on both sides until a ship is seen."""
        here = self.spaces[name]
        for distance in range(1, GATE):
            ahead = self.has_gravity(here + distance)
            behind = self.has_gravity(here - distance)
            if ahead and behind:
                return self.heavier(here)
            if ahead:
                return "ahead"
            if behind:
                return "behind"
        return "none"

    def has_gravity(self, space: int) -> bool:
        return 1 <= space <= GATE - 1 and space in self.spaces.values()

    def heavier(self, here: int) -> str:
        ahead = len([space for space in self.spaces.values() if here < space < GATE])
        behind = len([space for space in self.spaces.values() if 0 < space < here])
        if ahead == behind:
            return "none"
        return "ahead" if ahead > behind else "behind"

    def travel(self, name: str, steps: int, way: str) -> None:
        """Walk space by space; go on while the space under the ship is taken by another."""
        here = self.spaces[name]
        while steps > 0 or self.is_taken(name, here):
            if here == GATE or (here == 0 and way == "behind"):
                break
            here += 1 if way == "ahead" else -1
            steps -= 1
        self.spaces[name] = here
        if here == GATE and name in "BYRG":
            self.entered.append(name)

    def is_taken(self, name: str, space: int) -> bool:
        if space in (0, GATE):
            return False
        return any(there == space for other, there in self.spaces.items() if other != name)

    def beam(self, name: str, steps: int) -> None:
        here = self.spaces[name]
        waiting = [other for other in self.spaces if other != name and self.spaces[other] != GATE]
        while waiting and not self.over:
            other = self.next_to_pull(waiting, here)
            waiting.remove(other)
            there = self.spaces[other]
            if there == 0 and (here == 0 or not self.pull_out):
                continue
            self.travel(other, steps, "ahead" if there < here else "behind")

    def next_to_pull(self, waiting: list[str], here: int) -> str:
        for distance in range(GATE + 1):
            for space in (here - distance, here + distance):
                found = [name for name in waiting if self.spaces[name] == space]
                if found:
                    return min(found, key=(self.ages + "d26d36").index)
        raise AssertionError(waiting)
