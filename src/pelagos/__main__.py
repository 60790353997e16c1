"""The command `pelagos`, also called as `python -m pelagos`.

It takes a moment until the command line is imported, and Ctrl-C may come before: so the first thing done is to decide
what it does then.
"""

import os
import signal
import sys

INTERRUPTED = 130
"""Exit code after Ctrl-C."""


def main() -> None:
    """Run the command line and leave with its exit code."""
    heeds = signal.getsignal(signal.SIGINT) is not signal.SIG_IGN  # a job in the background does not hear Ctrl-C
    if heeds:
        signal.signal(signal.SIGINT, leave_at_once)
    if hasattr(signal, "pthread_sigmask"):  # `./pelagos` lets it wait until here
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    from pelagos.terminal.cli import make_output_robust, run  # noqa: PLC0415  # not before Ctrl-C is cared for
    from pelagos.terminal.leaving import leave_once  # noqa: PLC0415  # as above

    make_output_robust()
    if heeds:
        signal.signal(signal.SIGINT, leave_once)
    code = run(sys.argv[1:])
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.exit(code)


def leave_at_once(_number: int, _frame: object) -> None:
    """End without a word: nothing has begun yet."""
    os._exit(INTERRUPTED)


if __name__ == "__main__":
    main()
