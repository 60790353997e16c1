"""Reading lines from the person at the keyboard, or from a pipe."""

import select
import sys

CLEAR = "\x1b[2J\x1b[3J\x1b[H"


class Leave(Exception):  # a wish, not an error
    """The person wants to leave, or there is nothing more to read."""


def read_line_before(prompt: str, seconds: float | None) -> str | None:
    """Return the next line, or None if the time is up before it is written; a pipe is never hurried.

    Raises:
        Leave: the input has ended.
        KeyboardInterrupt: Ctrl-C.
    """
    if seconds is None or not sys.stdin.isatty():
        return read_line(prompt)
    print(prompt, end="", flush=True)
    if select.select([sys.stdin], [], [], seconds)[0]:
        return read_line("")
    print()
    return None


def wait_for_enter(seconds: float) -> None:
    """Wait so long, or until Enter is pressed; a pipe waits for nothing."""
    if sys.stdin.isatty() and select.select([sys.stdin], [], [], seconds)[0]:
        read_line("")


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
