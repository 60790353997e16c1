"""What runs in a bot's process: a view, a question and its answers come in, the number of an answer goes out."""

import multiprocessing
import os
import signal
from functools import cache
from random import SystemRandom
from threading import Thread
from typing import Any

import msgspec

from pelagos.bots.driver import random_of
from pelagos.bots.registry import load_bot
from pelagos.kernel.discovery import load
from pelagos.kernel.game import Game


class Task(msgspec.Struct, frozen=True, kw_only=True):
    """One answer to be thought about. Nothing but what the seat may know."""

    game: str
    level: str
    view: bytes
    decision: int
    actions: bytes
    """The listed answers, as a JSON list."""


def begin() -> None:
    """Leave it to the server to end this process, and end with the server if that is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_the_server, daemon=True).start()


def end_with_the_server() -> None:
    """Wait until the server has gone, then end this process: the queue of its work would never say so."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def think(task: Task) -> int:
    """Return the number of the answer that the bot chooses."""
    game = load(task.game)
    view = msgspec.json.decode(task.view, type=game.view_type)
    actions = actions_decoder(game).decode(task.actions)
    (decision,) = [asked for asked in view.pending if asked.id == task.decision]
    seed = SystemRandom().randbytes(16).hex()
    chosen = bot(task.game, task.level)(view, decision, tuple(actions), random_of(seed))
    return int(actions.index(chosen))


@cache
def bot(game: str, level: str) -> Any:
    """Return a bot, made once for each process."""
    return load_bot(load(game), level)


@cache
def actions_decoder(game: Game[Any]) -> "msgspec.json.Decoder[Any]":
    """Return what reads a list of answers."""
    union: Any = game.action_types()[0]
    for cls in game.action_types()[1:]:
        union |= cls
    return msgspec.json.Decoder(list[union])
