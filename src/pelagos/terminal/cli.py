"""The command ``pelagos``: what is called, in which language, and how it ends.

Exit codes: 0 all is well; 1 a match or a verification failed, or the fault is ours; 2 the input is bad; 130 Ctrl-C.
"""

import os
import sys
from pathlib import Path
from typing import Any

from typer.exceptions import Abort, TyperException

from pelagos.kernel.discovery import broken_game
from pelagos.kernel.errors import BrokenInvariant, IllegalAction, PelagosError
from pelagos.terminal.exits import BAD_INPUT, FAILED, INTERRUPTED, OK, file_error
from pelagos.terminal.voice import Voice
from pelagos.text import LANGUAGES

PROGRAM = "pelagos"
TRACEBACK_VARIABLE = "PELAGOS_TRACEBACK"
"""Developers set it to see where an unexpected error comes from."""


def run(arguments: list[str]) -> int:
    """Carry out one command line and return its exit code. Whatever happens, the user reads a sentence."""
    try:
        return try_to_run(arguments)
    except (KeyboardInterrupt, Abort):
        return INTERRUPTED


def try_to_run(arguments: list[str]) -> int:
    """Carry out one command line, and say what goes wrong."""
    voice = Voice(LANGUAGES[0])
    try:
        voice = Voice.for_user([], os.environ)
        voice = Voice.for_user(arguments, os.environ)
        return call(arguments, voice)
    except (KeyboardInterrupt, Abort):
        raise
    except SystemExit as leaving:  # of the parser, which completes words for the shell, or of another package's game
        if not voice.game_of_others:
            raise
        return report(leaving, voice)
    except Exception as error:  # noqa: BLE001  # the last stop before the user's eyes
        return report(error, voice)


def call(arguments: list[str], voice: Voice) -> int:
    """Hand the arguments to the command they name."""
    from pelagos.terminal.app import command_line

    try:
        code: Any = command_line().main(arguments, prog_name=PROGRAM, standalone_mode=False, obj=voice)
        sys.stdout.flush()
    except SystemExit as leaving:
        if isinstance(leaving.__context__, BrokenPipeError):  # the parser makes a failure of it
            return silence()
        raise
    return code if isinstance(code, int) else OK


def report(error: BaseException, voice: Voice) -> int:
    """Say what went wrong and return the exit code."""
    if isinstance(error, BrokenPipeError):
        return silence()
    if isinstance(error, PelagosError):
        voice.refuse(error)
        return BAD_INPUT if isinstance(error, IllegalAction) else FAILED
    if isinstance(error, TyperException):
        from pelagos.terminal.helping import usage_error

        voice.refuse(usage_error(error))
        return BAD_INPUT
    if isinstance(error, OSError):
        voice.refuse(file_error(error))
        return BAD_INPUT
    if os.environ.get(TRACEBACK_VARIABLE):
        raise error
    voice.refuse(unexpected(error, voice.game_of_others))
    return FAILED


def unexpected(error: BaseException, game: str) -> BrokenInvariant:
    """Return the error that calls a fault nobody thought of ours; while a game of others is played, that game's."""
    if game:
        return broken_game(game, error)
    return BrokenInvariant(None, "unexpected", reason=f"{type(error).__name__}: {error}")


def silence() -> int:
    """End quietly when nobody reads the output any more, as in ``pelagos rules | head``."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return OK


def make_output_robust() -> None:
    """Replace what the terminal's encoding cannot show, and a stream that is closed by one that says nothing."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115  # it stays open
    for stream in (sys.stdout, sys.stderr, sys.stdin):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
