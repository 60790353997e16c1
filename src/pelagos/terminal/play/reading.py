"""Reading lines from the person at the keyboard, or from a pipe."""

import sys

CLEAR = "\x1b[2J\x1b[3J\x1b[H"


class Leave(Exception):  # a wish, not an error
    """The person wants to leave, or there is nothing more to read."""


def read_line(prompt: str) -> str:
    """Return the next line without the spaces around it.

    Raises:
        Leave: the input has ended.
        KeyboardInterrupt: Ctrl-C.
    """
    try:
        line = input(prompt).strip()
    except EOFError:
        print()
        raise Leave from None
    if not sys.stdin.isatty():
        print(line)  # a pipe shows no typing, and the output should still read like a conversation
    return line


def clear_screen() -> None:
    """Wipe the screen and the lines to recall, so that the next person does not see the last one's cards."""
    if sys.stdout.isatty():
        print(CLEAR, end="", flush=True)
    if "readline" in sys.modules:
        sys.modules["readline"].clear_history()


def help_with_lines() -> None:
    """Let the arrow keys edit and recall lines, where the system can."""
    if sys.stdin.isatty():
        try:
            import readline  # noqa: F401  # importing it changes how `input` works
        except ImportError:
            return
