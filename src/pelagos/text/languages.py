"""Which language to speak."""

import locale
from collections.abc import Mapping
from typing import Final

from pelagos.kernel.errors import IllegalText

LANGUAGES: Final = ("en", "el", "es")
"""The languages every text exists in; the first is spoken where none of them is wanted."""
LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def choose_language(wanted: str | None, environment: Mapping[str, str]) -> str:
    """Return the language asked for; without one that of the user's locale, or English.

    Args:
        wanted: a language such as ``el`` or ``el_GR``, or None.
        environment: the environment variables.

    Raises:
        IllegalText: nothing is written in the language asked for.
    """
    if wanted is None:
        spoken = language_of(user_locale(environment))
        return spoken if spoken in LANGUAGES else LANGUAGES[0]
    language = language_of(wanted)
    if language not in LANGUAGES:
        raise IllegalText(None, "unknown-language", language=wanted, known=", ".join(LANGUAGES))
    return language


def user_locale(environment: Mapping[str, str]) -> str:
    """Return the name of the user's locale, such as ``el_GR.UTF-8``; empty where nothing is set."""
    for variable in LOCALE_VARIABLES:
        if environment.get(variable):
            return environment[variable]
    return locale.getlocale()[0] or ""


def language_of(name: str) -> str:
    """Return the language of a locale's name."""
    return name.replace("-", "_").partition("_")[0].partition(".")[0].lower()
