"""``pelagos verify``: is a record complete, by the rules, and fairly shuffled?"""

from pathlib import Path
from typing import Annotated, Any

import typer

from pelagos.kernel.errors import BrokenInvariant, PelagosError
from pelagos.terminal.exits import BAD_INPUT, FAILED, OK, file_error
from pelagos.terminal.helping import voice_of
from pelagos.terminal.programs import error_object, print_json
from pelagos.terminal.voice import Voice

NAME = "verify"
CONTRADICTION = "record-input"
"""The only refusal that means: readable, but not a match by the rules."""


def command(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    *,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> int:
    """Replay a record and check its chance against the published seed."""
    voice = voice_of(ctx)
    try:
        found = examine(file, voice)
    except PelagosError as error:
        return report_failure(voice, error, as_json=json)
    except OSError as error:
        return report_failure(voice, file_error(error), as_json=json)
    if json:
        print_json({"ok": True, **found})
    else:
        report_success(voice, found)
    return OK


def examine(path: Path, voice: Voice) -> dict[str, Any]:
    """Return what can be said of a record that holds.

    Raises:
        OSError, IllegalAction, BrokenInvariant: it cannot be read, or it does not hold.
    """
    from pelagos.kernel.replay import verify
    from pelagos.terminal.records import read_file

    game, record = read_file(path, voice)
    result = verify(game, record)
    return {"game": game.name, "inputs": result.inputs, "over": result.over, "seed": result.seed.value}


def report_success(voice: Voice, found: dict[str, Any]) -> None:
    """Say that the record holds, and what that proves about the shuffles."""
    voice.say("verify-over" if found["over"] else "verify-running", inputs=found["inputs"], game=found["game"])
    voice.say(f"verify-seed-{found['seed'].replace(' ', '-')}")


def report_failure(voice: Voice, error: PelagosError, *, as_json: bool) -> int:
    """Say why the record does not hold; return 1 if it is false, 2 if it cannot even be read."""
    if as_json:
        print_json({"ok": False, "error": error_object(voice, error)})
    else:
        voice.refuse(error)
    return FAILED if isinstance(error, BrokenInvariant) or error.key == CONTRADICTION else BAD_INPUT
