"""Every installed game passes every check."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from pelagos.conformance.driving import Subject, subject
from pelagos.conformance.forms import digest
from pelagos.conformance.leaks import check_views_do_not_leak
from pelagos.conformance.suite import CHECKS, PROOFS
from pelagos.kernel.discovery import load_all

GAMES, BROKEN = load_all()
DIGEST = """
from pelagos.conformance.driving import subject
from pelagos.conformance.forms import digest
from pelagos.kernel.discovery import load
import sys
print(digest(subject(load(sys.argv[1]), matches=1)))
"""


TESTS = Path(__file__).parents[1]
SPIKES = {"example.haggle": TESTS / "spikes"}
"""Where the tests of games from outside are."""


def test_no_installed_game_is_broken() -> None:
    assert BROKEN == {}


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("name", GAMES)
def test_every_game_conforms(name: str, check: Callable[[Subject], None]) -> None:
    matches = 2 if check is check_views_do_not_leak else 1  # what is hidden only now and then must come up too
    check(subject(GAMES[name], matches=matches))


@pytest.mark.parametrize("proof", PROOFS, ids=lambda proof: proof.__name__)
@pytest.mark.parametrize("name", GAMES)
def test_the_tests_of_every_game_hold_what_they_must(name: str, proof: Callable[[Subject], None]) -> None:
    proof(subject(GAMES[name], tests=SPIKES.get(name, TESTS / "games" / name)))


@pytest.mark.parametrize("name", GAMES)
def test_the_order_of_sets_and_dicts_leaves_no_trace(name: str) -> None:
    other = subprocess.run(
        [sys.executable, "-c", DIGEST, name],
        env={**os.environ, "PYTHONHASHSEED": "4242"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert other.stdout.strip() == digest(subject(GAMES[name], matches=1))
