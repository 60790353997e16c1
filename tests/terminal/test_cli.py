"""The command line itself: languages, help pages, exit codes, and never a traceback."""

import os
import subprocess
import sys
from importlib.metadata import EntryPoint
from typing import Any

import pytest

from pelagos.kernel import discovery
from pelagos.kernel.option_text import option_choices
from pelagos.kernel.record_reading import read_record
from pelagos.terminal import games, resolvers
from pelagos.terminal.app import MODULES, command_line
from pelagos.text import LANGUAGES, Catalogue
from tests.support.console import Console
from tests.text.ftl import entries, flaws

COMMANDS = [module.NAME for module in MODULES]
PAGES = [(page, language) for page in ["", *COMMANDS, "operate"] for language in LANGUAGES]


@pytest.mark.parametrize(("page", "language"), PAGES)
def test_every_help_page_is_written_in_every_language(console: Console, page: str, language: str) -> None:
    heard = console(f"{page} --help --lang {language}")
    assert heard.code == 0
    assert heard.out.startswith(f"{entries_text('help-usage', language)} pelagos")
    assert not [flaw for flaw in flaws(heard.out) if not flaw.startswith(("--", "help"))]
    assert "[help-" not in heard.out


def entries_text(key: str, language: str) -> str:
    value: Any = entries("pelagos.terminal", language)[key].value
    return str(value.elements[0].value)


def test_every_option_of_every_command_has_a_text() -> None:
    texts = {**entries("pelagos.terminal", "en"), **entries("pelagos.server", "en")}
    commands = command_line().commands
    for name, command in {**commands, **commands["operate"].commands}.items():
        for param in command.params:
            assert {f"help-{name}-{param.name}", f"help-any-{param.name}"} & set(texts), (name, param.name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["play", "arena"])
def test_help_lists_every_option_of_every_game_with_its_values(console: Console, command: str, language: str) -> None:
    page = console(f"{command} --help --lang {language}").out
    assert max(len(line) for line in page.splitlines()) <= 80
    told = " ".join(page.split())
    for name, game in discovery.load_all()[0].items():
        texts = Catalogue(game, language)
        assert f"{name} (-o NAME=VALUE):" in told
        for option in game.options_type.__struct_fields__:
            choices = option_choices(game.options_type, option)
            assert f" {option}={'|'.join(choices)}" in told or f" {', '.join(choices)}." in told
            assert f"{texts.option(option)}: {texts.option_help(option)}" in told


def test_without_a_command_the_help_page_is_shown(console: Console) -> None:
    assert "Begin with: pelagos play gravwell" in console("").out


def test_the_version_is_shown(console: Console) -> None:
    assert console("--version").out.startswith("pelagos 0.")


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("frobnicate", "There is no command “frobnicate”. Choose one of: play"),
        ("play --seat 3", "There is no option --seat. Did you mean: --seats"),
        ("play gravwell --seats many", "--seats cannot have that value"),
        ("verify", "FILE is missing"),
        ("play --seats", "--seats is not written like that: its value is missing"),
        ("play --plain=3", "--plain is not written like that"),
        ("verify a b", "Not understood: b."),
        ("play chess", "There is no game “chess”. Installed: "),
        ("play gravwell --seats 9", "for 1 to 4 seats, and 9 were asked for"),
        ("play gravwell --seats 1 -o hardcore=yes", "Solo combines with Chaos Theory only. Turn off “Hardcore”"),
        ("play gravwell -o hardcore", "“hardcore” should be written NAME=VALUE"),
        ("play gravwell -o hardcore=maybe", "“Hardcore” cannot be “maybe”. Choose one of: yes, no."),
        ("play gravwell -o harder=yes", "There is no option “harder”. Options of this game: no_secrets"),
        ("play gravwell --seats 2 --you 2", "“2” is not a seat of this table"),
        ("play gravwell --seats 2 --you one", "“one” is not a seat of this table"),
        ("play gravwell --seats 2 --you " + "9" * 5000, "is not a seat of this table"),
        ("play gravwell --bots genius", "There is no bot “genius”"),
        ("play gravwell --seats 4 --bots random,random", "2 bots are named for 4 seats"),
        ("play gravwell --lang fr", "Pelagos does not speak “fr”. Choose one of: en, el, es."),
        ("--lang=fr play", "Pelagos does not speak “fr”"),
        ("play --resume nowhere", "there is no such file"),
        ("arena gravwell --games 0", "--games cannot have that value"),
        ("arena gravwell --bots a,b,c --seats 2", "3 bots do not fit 2 seats"),
        ("bench gravwell --seats 9", "for 1 to 4 seats"),
    ],
)
def test_bad_input_is_explained_with_exit_code_2(console: Console, command: str, told: str) -> None:
    heard = console(command)
    assert heard.code == 2
    assert told in " ".join(heard.err.split())
    assert ".." not in heard.err.replace("...", "")


def test_an_unknown_language_is_told_in_the_users_own(console: Console, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "el_GR.UTF-8")
    assert "Το Pelagos δεν μιλά «fr»" in console("--lang fr").err


def test_the_users_own_language_is_spoken(console: Console, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "es_ES.UTF-8")
    assert console("--help").out.startswith("Uso:")
    assert console("--help --lang en").out.startswith("Usage:")


def test_a_fault_nobody_expected_is_one_sentence_and_called_ours(
    console: Console, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_args: object) -> None:
        raise ZeroDivisionError("oops")

    monkeypatch.setattr("pelagos.terminal.commands.play.chosen_game", fail)
    heard = console("play gravwell")
    assert heard.code == 1
    assert "ZeroDivisionError: oops" in heard.err
    assert "our fault" in " ".join(heard.err.split())
    monkeypatch.setenv("PELAGOS_TRACEBACK", "1")
    with pytest.raises(ZeroDivisionError):
        console("play gravwell")


@pytest.mark.parametrize("fault", [ZeroDivisionError("oops"), SystemExit(3)])
@pytest.mark.parametrize(
    "arguments", ["play example.haggle --seats 2 --seed a", "arena example.haggle --bots random,random --seed a"]
)
def test_a_fault_in_a_game_of_another_package_is_called_that_games_and_loses_nothing(
    console: Console, monkeypatch: pytest.MonkeyPatch, fault: BaseException, arguments: str
) -> None:
    game = discovery.load("example.haggle")
    answered: list[object] = []

    def fail(state: object, decision: object) -> object:
        answered.append(decision)
        if len(answered) > 9:
            raise fault
        return listed(state, decision)

    kind, listed = next(iter(game._listers.items()))
    monkeypatch.setitem(game._listers, kind, fail)
    heard = console(arguments, ["1"] * 200)
    told = " ".join(heard.err.split())
    assert heard.code == 1
    assert f"The game “example.haggle” is installed but does not work ({type(fault).__name__}: {fault})" in told
    if arguments.startswith("play"):
        (record,) = console.folder.glob("*.pelagos")
        assert read_record(game, record.read_text(encoding="utf-8")).inputs


def test_a_broken_game_of_another_package_is_reported_and_the_others_work(
    console: Console, monkeypatch: pytest.MonkeyPatch
) -> None:
    working = discovery.installed()
    broken = EntryPoint("bad.game", "no.such.module:GAME", discovery.GROUP)
    monkeypatch.setattr(discovery, "installed", lambda: {**working, "bad.game": broken})
    heard = console("rules GR-53")
    assert heard.code == 0
    assert "The game “bad.game” is installed but does not work" in heard.err
    assert "GR-53" in heard.out
    assert console("play bad.game").code == 1
    assert console("play gravwell --seats 2 --you none --seed x").code == 0


@pytest.mark.parametrize("fault", ["raise SystemExit(3)", "raise ValueError('oops')", "WORDING = 3"])
def test_a_game_of_which_nobody_can_speak_is_reported_and_the_others_work(
    console: Console, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    (console.folder / "mute_words.py").write_text(fault, encoding="utf-8")
    monkeypatch.syspath_prepend(console.folder)
    monkeypatch.delitem(sys.modules, "mute_words", raising=False)
    monkeypatch.setattr(discovery.load("example.haggle"), "wording", "mute_words:WORDING")
    heard = console("rules GR-53")
    assert (heard.code, "GR-53" in heard.out) == (0, True)
    assert "The game “example.haggle” is installed but does not work" in heard.err
    assert console("play --help").code == 0
    assert console("play example.haggle --seats 2 --you none").code == 1
    named = console("rules example.haggle")
    assert (named.code, "There is no game" in named.err) == (1, False)


def test_a_broken_resolver_of_another_package_is_reported_and_the_rules_are_read(
    console: Console, monkeypatch: pytest.MonkeyPatch
) -> None:
    working = resolvers.installed_resolvers()
    broken = EntryPoint("bad.resolver", "no.such.module:RESOLVER", resolvers.GROUP)
    for module in (resolvers, games):
        monkeypatch.setattr(module, "installed_resolvers", lambda: {**working, "bad.resolver": broken})
    heard = console("rules GR-53")
    assert (heard.code, "GR-53" in heard.out) == (0, True)
    assert "“bad.resolver” is installed but does not work" in heard.err
    assert console("resolve bad.resolver x").code == 1


# -- as a real process ---------------------------------------------------------------------------------------------


def process(*arguments: str, **settings: Any) -> subprocess.CompletedProcess[bytes]:
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "80"}
    command = [sys.executable, "-m", "pelagos", *arguments]
    return subprocess.run(command, env=environment, capture_output=True, check=False, **settings)  # our own command


def test_a_seed_may_hold_bytes_of_no_character(console: Console) -> None:
    assert console("play gravwell --seats 2 --you none --seed", [], "\udcff").code == 0


def test_a_whole_match_goes_through_a_pipe(console: Console) -> None:
    played = process(
        "play", "gravwell", "--seats", "2", "--seed", "pipe", "--record", "my.pelagos",
        cwd=console.folder, input=b"1\n" * 400,
    )  # fmt: skip  # one command line
    assert played.returncode == 0
    assert b"The match is over" in played.stdout
    assert process("verify", "my.pelagos", cwd=console.folder).returncode == 0


def test_json_is_read_from_standard_input(console: Console) -> None:
    position = b'{"pos": {"B": 12, "Y": 5, "R": 0, "d26": 26, "d36": 36}, "mover": "B", "card": "X"}'
    resolved = process("resolve", "gravwell", "--json", "-", cwd=console.folder, input=position)
    assert resolved.returncode == 0
    assert b'"B": 15' in resolved.stdout


@pytest.mark.parametrize("command", ["rules", "rules gravwell --json", "rules --lang el"])
def test_a_reader_that_goes_away_is_no_error(console: Console, command: str) -> None:
    with subprocess.Popen(  # our own command
        [sys.executable, "-m", "pelagos", *command.split()],
        cwd=console.folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    ) as told:  # fmt: skip  # one command line
        assert told.stdout is not None
        assert told.stderr is not None
        assert told.stdout.read(1)
        told.stdout.close()
        assert told.stderr.read() == b""
    assert told.returncode == 0


def test_a_terminal_that_cannot_show_greek_still_works(console: Console) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "LC_ALL": "el_GR"}
    shown = subprocess.run(  # our own command
        [sys.executable, "-m", "pelagos", "rules", "GR-53"],
        env=environment, cwd=console.folder, capture_output=True, check=False,
    )  # fmt: skip  # one command line
    assert shown.returncode == 0
    assert shown.stdout.startswith(b"GR-53")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_shells_can_be_taught_to_complete(console: Console, shell: str) -> None:
    environment = {**os.environ, "_PELAGOS_COMPLETE": f"source_{shell}"}
    shown = subprocess.run(  # our own command
        [sys.executable, "-m", "pelagos"],
        env=environment, cwd=console.folder, capture_output=True, check=False,
    )  # fmt: skip  # one command line
    assert b"_PELAGOS_COMPLETE" in shown.stdout
