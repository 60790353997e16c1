"""What an operator may set: nothing that would make tables stand still or delete them at once."""

import pytest

from pelagos.kernel.errors import IllegalText
from pelagos.server.settings import read_settings


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("BOT_WORKERS", "0"),
        ("BOT_SECONDS", "0"),
        ("WINDOW", "-1"),
        ("REQUESTS_PER_SECOND", "0"),
        ("REQUESTS_PER_SECOND", "nan"),
        ("BURST", "0"),
        ("KEEP_FINISHED_DAYS", "0"),
        ("KEEP_IDLE_DAYS", "-30"),
        ("KEEP_PEOPLE_DAYS", "0"),
        ("REMINDER_SECONDS", "-1"),
        ("BURST", "many"),
    ],
)
def test_a_number_that_makes_no_sense_is_named(name: str, value: str) -> None:
    with pytest.raises(IllegalText) as refused:
        read_settings({f"PELAGOS_{name}": value})
    assert (refused.value.args[0], refused.value.args[1]) == (None, "setting")


def test_the_least_that_makes_sense_is_taken() -> None:
    settings = read_settings({"PELAGOS_BOT_WORKERS": "1", "PELAGOS_WINDOW": "0", "PELAGOS_REMINDER_SECONDS": "0"})
    assert (settings.bot_workers, settings.window, settings.reminder_seconds) == (1, 0.0, 0.0)
