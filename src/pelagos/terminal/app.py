"""All commands, put together."""

from typing import Annotated, Any

import typer

from pelagos import __version__
from pelagos.terminal.commands import arena, bench, log, operate, play, replay, resolve, rules, serve, verify
from pelagos.terminal.helping import WordedCommand, WordedGroup, voice_of, with_language

MODULES = (play, serve, replay, verify, log, resolve, rules, arena, bench)
SHOW_HELP = {"help_option_names": ["-h", "--help"]}


def command_line() -> Any:
    """Return the command ``pelagos``."""
    app = typer.Typer(cls=WordedGroup, context_settings=SHOW_HELP, rich_markup_mode=None, no_args_is_help=False)
    app.callback(invoke_without_command=True)(with_language(pelagos))
    for module in MODULES:
        app.command(name=module.NAME, cls=WordedCommand, context_settings=SHOW_HELP)(with_language(module.command))
    app.add_typer(operator(), name=operate.NAME)
    return typer.main.get_command(app)


def operator() -> typer.Typer:
    """Return the commands of ``pelagos operate``."""
    group = typer.Typer(cls=WordedGroup, context_settings=SHOW_HELP, rich_markup_mode=None)
    group.callback(invoke_without_command=True)(with_language(operate.operate))
    for name, function in operate.COMMANDS.items():
        group.command(name=name, cls=WordedCommand, context_settings=SHOW_HELP)(with_language(function))
    return group


def pelagos(ctx: typer.Context, *, version: Annotated[bool, typer.Option("--version")] = False) -> None:
    """Say which version this is, or how to call it."""
    if version:
        print(f"pelagos {__version__}")
        raise typer.Exit
    if ctx.invoked_subcommand is None:
        voice_of(ctx).print(ctx.get_help())
        raise typer.Exit
