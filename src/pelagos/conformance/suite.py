"""The lists of checks."""

from collections.abc import Callable
from typing import Final

from pelagos.conformance.citations import check_rules_are_carried_out, check_rules_are_tested
from pelagos.conformance.driving import Subject
from pelagos.conformance.forms import (
    check_clones_are_independent,
    check_containers_are_common,
    check_events_round_trip,
    check_forms_round_trip,
    check_records_replay,
    check_runs_are_deterministic,
)
from pelagos.conformance.leaks import check_views_do_not_leak, check_what_is_shown_stays_known
from pelagos.conformance.pins import check_every_card_comes_up, check_every_setup_is_pinned, check_pins_hold
from pelagos.conformance.shape import (
    check_components_are_conserved,
    check_listing_and_judging_agree,
    check_matches_end,
)
from pelagos.conformance.whole import check_bots_beat_random, check_bots_finish, check_everything_reads

CHECKS: Final[tuple[Callable[[Subject], None], ...]] = (
    check_matches_end,
    check_listing_and_judging_agree,
    check_components_are_conserved,
    check_forms_round_trip,
    check_events_round_trip,
    check_clones_are_independent,
    check_records_replay,
    check_runs_are_deterministic,
    check_containers_are_common,
    check_views_do_not_leak,
    check_what_is_shown_stays_known,
    check_everything_reads,
    check_bots_finish,
    check_bots_beat_random,
)
"""What random matches, and matches of bots, prove of any game."""
PROOFS: Final[tuple[Callable[[Subject], None], ...]] = (
    check_rules_are_carried_out,
    check_rules_are_tested,
    check_every_setup_is_pinned,
    check_pins_hold,
    check_every_card_comes_up,
)
"""What the game's own tests must hold; they need `Subject.tests`."""


def run_checks(subject: Subject) -> None:
    """Run every check on a game, with its proofs if it has a folder of tests; the first failure is raised."""
    for check in (*CHECKS, *(PROOFS if subject.tests else ())):
        check(subject)
