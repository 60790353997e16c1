"""Local processes start deaf to Ctrl-C and end with whoever leads them."""

import os
import signal
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import active_children

import pytest

from pelagos.research.workers import Workers


def press_ctrl_c(number: int) -> int:
    """Do in a worker what a terminal does to every process of a group."""
    os.kill(os.getpid(), signal.SIGINT)
    return number * number


def wait_forever(_number: int) -> None:
    signal.pause()


def die(_number: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def is_deaf(_number: int) -> bool:
    return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, set())


def test_ctrl_c_does_not_reach_the_workers() -> None:
    with Workers(2) as pool:
        assert list(pool.in_order(press_ctrl_c, range(5))) == [0, 1, 4, 9, 16]


def test_they_are_deaf_from_their_birth_and_nobody_else_is() -> None:
    with Workers(1) as pool:
        assert list(pool.in_order(is_deaf, [0])) == [True]
    assert not is_deaf(0)


def test_whatever_goes_wrong_in_the_leader_ends_them_in_the_middle_of_their_games() -> None:
    before = set(active_children())
    with suppress(KeyboardInterrupt), Workers(2) as pool:
        pool.in_order(wait_forever, range(10))
        raise KeyboardInterrupt
    assert set(active_children()) <= before


def test_a_worker_that_dies_is_noticed() -> None:
    with pytest.raises(BrokenProcessPool), Workers(1) as pool:
        list(pool.in_order(die, [0]))
