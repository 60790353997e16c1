"""How a command ends."""

import errno

from pelagos.kernel.errors import IllegalAction

OK = 0
FAILED = 1
"""A match or a verification failed, or the fault is ours."""
BAD_INPUT = 2
INTERRUPTED = 130
"""Ctrl-C."""


def file_error(error: OSError) -> IllegalAction:
    """Return why a file cannot be read or written, as an error that has a text in every language."""
    problem = errno.errorcode.get(error.errno or 0, "other")
    reason = error.strerror or str(error)
    return IllegalAction(None, "file", file=str(error.filename or "-"), problem=problem, reason=reason)
