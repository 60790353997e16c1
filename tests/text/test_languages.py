"""Which language is spoken: the one asked for, or the user's own, or English."""

import pytest

from pelagos.kernel.errors import IllegalText
from pelagos.text import choose_language


@pytest.mark.parametrize(("wanted", "spoken"), [("el", "el"), ("es_MX", "es"), ("EN-gb", "en"), ("el.UTF-8", "el")])
def test_the_language_asked_for_is_spoken(wanted: str, spoken: str) -> None:
    assert choose_language(wanted, {"LANG": "en_US.UTF-8"}) == spoken


@pytest.mark.parametrize(
    ("environment", "spoken"),
    [
        ({"LANG": "el_GR.UTF-8"}, "el"),
        ({"LANG": "el_GR.UTF-8", "LC_MESSAGES": "es_ES"}, "es"),
        ({"LANG": "el_GR.UTF-8", "LC_ALL": "es_ES"}, "es"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LC_ALL": "", "LANG": "es"}, "es"),
    ],
)
def test_without_a_wish_the_users_own_language_is_spoken_or_english(environment: dict[str, str], spoken: str) -> None:
    assert choose_language(None, environment) == spoken


def test_an_unknown_language_is_refused_and_the_known_ones_are_listed() -> None:
    with pytest.raises(IllegalText) as caught:
        choose_language("fr", {})
    assert caught.value.key == "unknown-language"
    assert caught.value.arguments == {"language": "fr", "known": "en, el, es"}
