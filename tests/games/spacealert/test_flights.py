"""The flights from which the film of the browser's client is tested."""

from tests.games.spacealert.flights import PATH, text


def test_the_flights_of_the_film_are_those_that_the_rules_make() -> None:
    assert PATH.read_text(encoding="utf-8") == text(), "write them anew: python -m tests.games.spacealert.flights"
