"""What an operator may set: nothing that would make tables stand still or delete them at once."""

import pytest

from pelagos.kernel.errors import IllegalText
from pelagos.server.settings import PREFIX, Settings, read_settings, unknown_variables


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
        ("PORT", "65536"),
        ("SMTP_PORT", "-25"),
        ("WINDOW", "inf"),
        ("BOT_SECONDS", "inf"),
    ],
)
def test_a_number_that_makes_no_sense_is_named(name: str, value: str) -> None:
    with pytest.raises(IllegalText) as refused:
        read_settings({f"PELAGOS_{name}": value})
    assert (refused.value.args[0], refused.value.args[1]) == (None, "setting")


def test_the_least_that_makes_sense_is_taken() -> None:
    settings = read_settings({"PELAGOS_BOT_WORKERS": "1", "PELAGOS_WINDOW": "0", "PELAGOS_REMINDER_SECONDS": "0"})
    assert (settings.bot_workers, settings.window, settings.reminder_seconds) == (1, 0.0, 0.0)


@pytest.mark.parametrize(
    ("name", "nearest"),
    [
        ("PELAGOS_DATABSE", "PELAGOS_DATABASE"),
        ("PELAGOS_BOT_WORKER", "PELAGOS_BOT_WORKERS"),
        ("PELAGOS_port", "PELAGOS_PORT"),
        ("PELAGOS_XYLOPHONE_QUARTET", None),
    ],
)
def test_a_misspelt_variable_is_named_with_the_nearest_right_one(name: str, nearest: str | None) -> None:
    assert unknown_variables({name: "1", "PATH": "/bin", "HOME": "/"}) == {name: nearest}


def test_variables_that_mean_something_are_not_named() -> None:
    names = {PREFIX + name.upper(): "1" for name in Settings.__struct_fields__}
    assert unknown_variables({**names, "PELAGOS_TRACEBACK": "1"}) == {}
