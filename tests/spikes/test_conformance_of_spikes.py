"""Every spike passes every check of the conformance suite."""

import os
import subprocess
import sys
from collections.abc import Callable

import pytest

from pelagos.conformance.driving import Subject, subject
from pelagos.conformance.forms import digest
from pelagos.conformance.suite import CHECKS
from tests.spikes.toys import MATCHES, TOYS

DIGESTS = """
from pelagos.conformance.driving import subject
from pelagos.conformance.forms import digest
from tests.spikes.toys import TOYS
for game in TOYS.values():
    print(digest(subject(game, matches=1)))
"""


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("name", TOYS)
def test_every_spike_conforms(name: str, check: Callable[[Subject], None]) -> None:
    check(subject(TOYS[name], matches=MATCHES[name]))


def test_the_order_of_sets_and_dicts_leaves_no_trace() -> None:
    environment = {**os.environ, "PYTHONHASHSEED": "4242"}
    command = [sys.executable, "-c", DIGESTS]
    other = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert other.stdout.split() == [digest(subject(game, matches=1)) for game in TOYS.values()]


@pytest.mark.parametrize("name", TOYS)
def test_every_rule_is_carried_out_or_asked_somewhere(name: str) -> None:
    game = TOYS[name]
    asked = {kind.rule for kind in game.asks}
    assert set(game.rulebook.rules) - set(game.rulebook.functions) <= asked
