"""The client is built anew when, and only when, what it is made of has changed."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "client.py"


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Load the script for a checkout of its own, whose Node only writes down what it is asked."""
    spec = importlib.util.spec_from_file_location("client_under_test", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    web, static = tmp_path / "web", tmp_path / "static"
    web.mkdir()
    (web / "package-lock.json").write_text("{}")
    (web / "main.ts").write_text("1")
    places = {
        "WEB": web,
        "MODULES": web / "node_modules",
        "CLIENT": static,
        "STAMP": static / ".sources",
        "FAILED": tmp_path / "static.failed",
        "INSTALLED": web / "node_modules" / ".installed",
    }
    for name, place in places.items():
        monkeypatch.setattr(module, name, place)
    return module


class Tools:
    """Stands in for npm and vite."""

    def __init__(self, client: ModuleType) -> None:
        self.client = client
        self.asked: list[str] = []
        self.broken = False

    def run(self, *command: str) -> None:
        self.asked.append(command[0])
        if self.broken:
            raise self.client.ClientError("broken")
        made = self.client.MODULES if command[0] == "npm" else Path(command[-1])
        made.mkdir()
        (made / "made").write_text(str(len(self.asked)))


@pytest.fixture
def tools(client: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Tools:
    tools = Tools(client)
    monkeypatch.setattr(client, "run", tools.run)
    return tools


def test_it_is_built_once_and_again_only_after_a_change(client: ModuleType, tools: Tools) -> None:
    client.build()
    client.build()
    assert tools.asked == ["npm", "node"]
    (client.WEB / "main.ts").write_text("2")
    assert not client.is_current()
    client.build()
    assert tools.asked == ["npm", "node", "node"]
    assert client.is_current()


def test_a_test_of_the_client_is_no_part_of_it(client: ModuleType, tools: Tools) -> None:
    client.build()
    (client.WEB / "main.test.ts").write_text("1")
    assert client.is_current()


def test_a_failed_build_leaves_the_old_client_as_it_was(client: ModuleType, tools: Tools) -> None:
    client.build()
    before = (client.CLIENT / "made").read_text()
    (client.WEB / "main.ts").write_text("2")
    tools.broken = True
    with pytest.raises(client.ClientError):
        client.build()
    assert (client.CLIENT / "made").read_text() == before
    assert not client.is_current()


def test_what_has_failed_is_not_tried_again_unless_asked_for(
    client: ModuleType, tools: Tools, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tools.broken = True
    monkeypatch.setattr("sys.argv", ["client.py", "--once"])
    assert client.main() == client.EXIT_UNAVAILABLE
    assert "The terminal works without it" in capsys.readouterr().err
    assert client.main() == 0
    assert tools.asked == ["npm"]
    monkeypatch.setattr("sys.argv", ["client.py"])
    assert client.main() == client.EXIT_UNAVAILABLE


def test_tools_of_the_checks_stay_when_only_the_client_is_wanted(client: ModuleType, tools: Tools) -> None:
    client.install(tools=True)
    client.install(tools=False)
    assert tools.asked == ["npm"]
