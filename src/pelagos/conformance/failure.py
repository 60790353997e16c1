"""How a check says that a game does not conform."""

from collections.abc import Callable


class ConformanceFailure(AssertionError):  # the word the suite uses
    """A game breaks a promise that all games make."""

    def __init__(self, check: str, detail: str) -> None:
        """Say which promise, and what was seen."""
        super().__init__(f"{check}: {detail}")
        self.check = check
        self.detail = detail


def fail_as(check: str) -> Callable[[str], ConformanceFailure]:
    """Return a function that makes the failures of one check."""
    return lambda detail: ConformanceFailure(check, detail)
