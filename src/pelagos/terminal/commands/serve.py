"""``pelagos serve``: host matches for people with a browser."""

import os
from pathlib import Path
from typing import Annotated

import typer

from pelagos.terminal.exits import OK
from pelagos.terminal.helping import voice_of

NAME = "serve"


def command(
    ctx: typer.Context,
    *,
    host: Annotated[str | None, typer.Option(metavar="ADDRESS", show_default=False)] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, metavar="NUMBER", show_default=False)] = None,
    data: Annotated[Path | None, typer.Option(metavar="FOLDER", show_default=False)] = None,
    database: Annotated[str | None, typer.Option(metavar="URL", show_default=False)] = None,
) -> int:
    """Serve until Ctrl-C."""
    from pelagos.server.serving import address_of, listen, prepare, serve
    from pelagos.server.settings import read_settings, unknown_variables

    voice = voice_of(ctx)
    for name, nearest in unknown_variables(os.environ).items():
        if nearest is None:
            voice.remark("serve-unknown", variable=name)
        else:
            voice.remark("serve-misspelt", variable=name, nearest=nearest)
    settings = read_settings(os.environ, host=host, port=port, data=data, database=database)
    with listen(settings) as listener:
        prepare(settings)
        voice.say("serve-address", address=address_of(settings, listener))
        serve(settings, listener)
    voice.say("serve-ended")
    return OK
