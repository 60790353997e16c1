"""The conformance suite refuses every bad toy, by the check that is meant for its fault."""

import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from pelagos.components.zone import Zone
from pelagos.conformance.driving import Subject, subject
from pelagos.conformance.failure import ConformanceFailure
from pelagos.conformance.forms import (
    check_clones_are_independent,
    check_forms_round_trip,
    check_records_replay,
    check_runs_are_deterministic,
)
from pelagos.conformance.leaks import check_views_do_not_leak, check_what_is_shown_stays_known
from pelagos.conformance.shape import (
    check_components_are_conserved,
    check_listing_and_judging_agree,
    check_matches_end,
)
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.game import Game
from pelagos.kernel.ids import CardId
from tests.spikes import bad_play
from tests.spikes.bad_leaky import FORGETFUL, LEAKY
from tests.spikes.drill.game import GAME as DRILL
from tests.spikes.whispers.game import GAME as WHISPERS

MATCHES = 30
Check = Callable[[Subject], None]
DIGEST = """
from pelagos.conformance.driving import subject
from pelagos.conformance.forms import digest
from tests.spikes.bad_play import HASHING
print(digest(subject(HASHING)))
"""


def refused(game: Game[Any], check: Check, limit: int = 500) -> str:
    with pytest.raises(ConformanceFailure) as caught:
        check(subject(game, matches=MATCHES, limit=limit))
    return str(caught.value)


@pytest.mark.parametrize("fault", LEAKY)
def test_every_kind_of_leak_is_found(fault: str) -> None:
    assert "never differed" not in refused(LEAKY[fault], check_views_do_not_leak)


def test_a_card_shown_to_those_who_then_do_not_know_it_is_found() -> None:
    assert "forgets it" in refused(FORGETFUL, check_what_is_shown_stays_known)


@pytest.mark.parametrize("game", [WHISPERS, DRILL], ids=lambda game: game.name)
def test_a_hidden_choice_that_shows_by_what_others_still_know_is_found(
    game: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """If a zone forgets nothing, a seat that knows a card sees whether it was this card that left face down."""
    monkeypatch.setattr(Zone, "remove_unseen", remove_and_forget_nothing)
    assert "never differed" not in refused(game, check_views_do_not_leak)


def remove_and_forget_nothing(zone: Zone, card: CardId, witnesses: int = 0) -> int:
    zone.remove(card)
    return witnesses | zone.owner


@pytest.mark.parametrize(("game", "sign"), [(bad_play.LOSING, "gone Counter({"), (bad_play.DOUBLING, "new Counter({")])
def test_a_card_too_few_or_too_many_is_found(game: Game[Any], sign: str) -> None:
    assert sign in refused(game, check_components_are_conserved)


def test_a_list_shared_between_clones_is_found() -> None:
    assert "shares mutable objects" in refused(bad_play.SHARING, check_clones_are_independent)


def test_a_count_kept_outside_the_state_is_found() -> None:
    refused(bad_play.TALLYING, check_runs_are_deterministic)


def test_chance_of_ones_own_is_found() -> None:
    refused(bad_play.DICING, check_runs_are_deterministic)


def test_chance_of_ones_own_does_not_replay() -> None:
    with pytest.raises((ConformanceFailure, PelagosError)):
        check_records_replay(subject(bad_play.DICING, matches=MATCHES))


def test_an_order_by_hashes_is_found_by_another_process() -> None:
    seeds = ("1", "2")
    found = {digest_of_process(seed) for seed in seeds}
    assert len(found) == len(seeds)


def digest_of_process(hash_seed: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-c", DIGEST]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("fault", bad_play.MISLISTING)
def test_lists_and_judgements_that_disagree_are_found(fault: str) -> None:
    refused(bad_play.MISLISTING[fault], check_listing_and_judging_agree)


def test_a_question_without_an_answer_is_found() -> None:
    assert "nothing answers" in refused(bad_play.SILENT, check_matches_end)


def test_a_match_that_never_ends_is_found() -> None:
    assert "still running" in refused(bad_play.ENDLESS, check_matches_end)


def test_returns_for_too_few_seats_are_found() -> None:
    assert "1 returns for 2 seats" in refused(bad_play.SHORT_OF_RETURNS, check_matches_end)


def test_two_cards_with_one_notation_are_found() -> None:
    assert "read as another action" in refused(bad_play.LOOKALIKE, check_forms_round_trip)
