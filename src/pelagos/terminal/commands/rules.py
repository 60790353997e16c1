"""``pelagos rules``: the numbered rules, in words; and which of them are tested."""

import re
from typing import TYPE_CHECKING, Annotated, Any

import typer

from pelagos.kernel.errors import IllegalText
from pelagos.kernel.table_rules import TABLE_RULES, cite
from pelagos.terminal.exits import FAILED, OK
from pelagos.terminal.games import complete_game
from pelagos.terminal.helping import voice_of
from pelagos.terminal.voice import Voice

if TYPE_CHECKING:
    from pelagos.terminal.games import Book

NAME = "rules"
RULE_NUMBER = re.compile(r"[A-Za-z]+-\d+")
MARGIN = " " * 7
"""So far in stands what a rule says, beside its number."""
Found = tuple[Voice, str, list[str]]
"""A voice, the title of a rulebook, and numbers of rules in it."""


def command(  # one parameter for each option of the command line
    ctx: typer.Context,
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", autocompletion=complete_game, show_default=False)
    ] = None,
    number: Annotated[str | None, typer.Argument(metavar="NUMBER", show_default=False)] = None,
    *,
    search: Annotated[str | None, typer.Option(metavar="TEXT", show_default=False)] = None,
    coverage: Annotated[bool, typer.Option("--coverage")] = False,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> int:
    """Print rules, or how well they are tested."""
    from pelagos.terminal.games import working_books

    voice = voice_of(ctx)
    books = working_books(voice)
    if coverage:
        return show_coverage(voice, chosen(voice, books, game), as_json=json)
    if game is not None and number is None and RULE_NUMBER.fullmatch(game):
        game, number = None, game  # `pelagos rules GR-53`: the number says which game
    shelves = [Shelf(name, book, "game-title") for name, book in chosen(voice, books, game).items()]
    if game is None:
        shelves.insert(0, Shelf("table", table_book(voice), "rule-chapter-table"))
    return show_rules(shelves, number, search, as_json=json)


def chosen(voice: Voice, books: "dict[str, Book]", name: str | None) -> "dict[str, Book]":
    """Return the rulebook of that name; all of them if no name is given.

    Raises:
        IllegalText: there is none; the error names those there are.
    """
    from pelagos.kernel.discovery import installed, load

    if name in installed() and name not in books:
        voice.about(load(name))  # says why it does not work
    if name is not None and name not in books:
        raise IllegalText(cite("PL-04"), "unknown-game", game=name, known=", ".join(books))
    return books if name is None else {name: books[name]}


def table_book(voice: Voice) -> "Book":
    """Return the rules of the table itself."""
    from pelagos.terminal.games import Book

    return Book(TABLE_RULES, voice)


class Shelf:
    """One rulebook and the voice that knows its texts."""

    def __init__(self, name: str, book: "Book", title: str) -> None:
        """Take a rulebook, with the key of its title."""
        self.voice = book.voice
        self.name = name
        self.title = self.voice.text(title)
        self.book = book.rulebook

    def find(self, number: str | None, search: str | None) -> list[dict[str, Any]]:
        """Return the rules of that number, or whose text holds what is searched for."""
        rules = (self.entry(rule) for rule in self.book.rules)
        return [rule for rule in rules if matches(rule, number, search)]

    def entry(self, number: Any) -> dict[str, Any]:
        """Return a rule with its text."""
        rule = self.book.rules[number]
        return {
            "number": number,
            "text": self.voice.texts.rule(number),
            "chapter": self.voice.text(f"rule-chapter-{rule.chapter}"),
            "status": rule.status,
            "where": rule.where,
            "uncertain": self.voice.texts.doubt(number),
        }


def matches(rule: dict[str, Any], number: str | None, search: str | None) -> bool:
    """Tell whether a rule is asked for."""
    if number is not None and rule["number"].casefold() != number.casefold():
        return False
    return search is None or search.casefold() in rule["text"].casefold()


def show_rules(books: list[Shelf], number: str | None, search: str | None, *, as_json: bool) -> int:
    """Print the rules that are asked for.

    Raises:
        IllegalText: there is no such rule.
    """
    from pelagos.terminal.programs import print_json

    found = {shelf.name: shelf.find(number, search) for shelf in books}
    if number is not None and not any(found.values()):
        raise IllegalText(None, "no-such-rule", number=number)
    if as_json:
        print_json({"rules": {name: rules for name, rules in found.items() if rules}})
        return OK
    for shelf in books:
        show_book(shelf, found[shelf.name], alone=number is not None)
    if not any(found.values()):
        books[0].voice.say("rules-nothing-found", text=search or "")
    return OK


def show_book(shelf: Shelf, rules: list[dict[str, Any]], *, alone: bool) -> None:
    """Print the rules of one book under its chapters; a single rule stands alone."""
    chapter = None
    if rules and not alone:
        shelf.voice.print(f"=== {shelf.title} ===")
    for rule in rules:
        if rule["chapter"] != chapter and not alone:
            chapter = rule["chapter"]
            shelf.voice.print(f"\n{chapter}")
        shelf.voice.print(f"{rule['number']}  {rule['text']}", indent=MARGIN)
        if rule["uncertain"]:
            shelf.voice.print(MARGIN + shelf.voice.text("rules-uncertain", why=rule["uncertain"]), indent="")
    if rules and not alone:
        shelf.voice.print()


def show_coverage(voice: Voice, books: "dict[str, Book]", *, as_json: bool) -> int:
    """Print how many rules of each game have a test, and which have none; return 1 if one is missing."""
    from pelagos.terminal.coverage import cover, rules_of_this_checkout
    from pelagos.terminal.programs import print_json

    tested = rules_of_this_checkout()
    found = {name: cover(book.rulebook, tested) for name, book in books.items()}
    if as_json:
        print_json({"games": found})
    else:
        for name, counts in found.items():
            told = {key: counts[key] for key in ("total", "tested", "waived")}
            missing = tuple(counts["missing"])
            voice.say("rules-coverage", game=name, **told, missing=missing, count=len(missing))
    return FAILED if any(counts["missing"] for counts in found.values()) else OK
