"""The list of checks."""

from collections.abc import Callable
from typing import Final

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
from pelagos.conformance.shape import (
    check_components_are_conserved,
    check_listing_and_judging_agree,
    check_matches_end,
)
from pelagos.conformance.whole import check_bots_finish, check_everything_reads

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
)


def run_checks(subject: Subject) -> None:
    """Run every check on a game; the first failure is raised."""
    for check in CHECKS:
        check(subject)
