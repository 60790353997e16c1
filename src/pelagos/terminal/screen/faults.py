"""What went wrong beyond repair while the screen was open."""

from textual.message import Message


class Broken(Message):
    """The match cannot go on; the screen has to close."""

    def __init__(self, error: Exception) -> None:
        """Carry the reason."""
        super().__init__()
        self.error = error
