"""Write what the server sends and takes as JSON schema and TypeScript, for the browser's client.

What a game's board is told (`Game.scene`, `Game.lesson`) goes into the folder of that board.

Run it after a change of the server's messages: .venv/bin/python scripts/web_types.py
"""

import json
from collections.abc import Iterator
from pathlib import Path
from runpy import run_path
from typing import Any, Final, get_args, get_type_hints

import msgspec

from pelagos.kernel.career import Sheet
from pelagos.kernel.discovery import load_all, load_named
from pelagos.kernel.game import Game
from pelagos.server.careers.votes import RunOut
from pelagos.server.games import GameInfo
from pelagos.server.studies.advising import Advice, Chances
from pelagos.server.studies.study import Frame, Study
from pelagos.server.telling.client_messages import ClientMessage
from pelagos.server.telling.forms import ChatLine, ServerMessage, Side, StepSide, TableOut
from pelagos.server.web.game_routes import Judgement, Rules
from pelagos.server.web.match_routes import Verified
from pelagos.server.web.people_routes import Me
from pelagos.server.web.table_routes import Lobby, Mine

CLIENT: Final = Path(__file__).resolve().parent.parent / "web" / "src"
SCHEMA: Final = CLIENT / "net" / "schema.json"
SENT: Final = (
    *get_args(ServerMessage),
    *(Side, StepSide, ChatLine),
    *(GameInfo, Rules, Judgement, Me),
    *(Sheet, RunOut),
    *(TableOut, Lobby, Mine, Study, Frame, Verified, Advice, Chances),
)
TAKEN: Final = get_args(ClientMessage)


def schema() -> dict[str, Any]:
    """Return the definitions of all that is sent and taken."""
    template = "#/definitions/{name}"
    _, taken = msgspec.json.schema_components(TAKEN, ref_template=template)
    return {"definitions": {name: steady(kind) for name, kind in sorted((taken | definitions_of(SENT)).items())}}


def steady(part: Any) -> Any:  # noqa: ANN401  # any part of a JSON document
    """Return a part of a schema with the defaults of sets in order; that of a set itself changes from run to run."""
    if isinstance(part, list):
        return [steady(one) for one in part]
    if not isinstance(part, dict):
        return part
    found = {name: steady(value) for name, value in part.items()}
    if found.get("uniqueItems") and "default" in found:
        found["default"] = sorted(found["default"])
    return found


def definitions_of(kinds: tuple[Any, ...]) -> dict[str, Any]:
    """Return the definitions of what is sent."""
    _, sent = msgspec.json.schema_components(kinds, ref_template="#/definitions/{name}")
    for struct in structs_in(kinds):
        if struct.__name__ in sent:
            sent[struct.__name__]["required"] = always_sent(struct)
    return sent


def told_to_board(game: Game[Any]) -> tuple[Any, ...]:
    """Return the classes of a game's scene and lesson."""
    scene = (get_type_hints(load_named(game.scene, game.name))["return"],) if game.scene else ()
    return (*scene, type(load_named(game.lesson, game.name))) if game.lesson else scene


def structs_in(kinds: tuple[Any, ...]) -> Iterator[type[msgspec.Struct]]:
    """Give every struct that these are made of."""
    seen: set[type] = set()
    waiting = [msgspec.inspect.type_info(kind) for kind in kinds]
    while waiting:
        info = waiting.pop()
        if isinstance(info, msgspec.inspect.StructType):
            if info.cls in seen:
                continue
            seen.add(info.cls)
            yield info.cls
            waiting += [field.type for field in info.fields]
        waiting += parts_of(info)


def parts_of(info: msgspec.inspect.Type) -> list[msgspec.inspect.Type]:
    """Return the types inside a union or a collection."""
    inside = (getattr(info, name, None) for name in ("types", "item_types", "item_type", "key_type", "value_type"))
    flat = (part for found in inside for part in (found if isinstance(found, tuple) else (found,)))
    return [part for part in flat if isinstance(part, msgspec.inspect.Type)]


def always_sent(struct: type[msgspec.Struct]) -> list[str]:
    """Return the fields that are in every such message: defaults are written out, what is unset is left out."""
    config = struct.__struct_config__
    fields = msgspec.structs.fields(struct)
    names = [] if config.tag_field is None else [config.tag_field]
    return names + [
        field.encode_name
        for field in fields
        if msgspec.UnsetType not in get_args(field.type) and not (config.omit_defaults and not field.required)
    ]


def files() -> dict[Path, str]:
    """Return the files as they should be."""
    contents = {SCHEMA: schema()}
    games, _ = load_all()
    for name, game in games.items():
        kinds = told_to_board(game)
        if kinds and (CLIENT / "games" / name).is_dir():
            definitions = dict(sorted(definitions_of(kinds).items()))
            contents[CLIENT / "games" / name / "schema.json"] = {"definitions": definitions}
    return {path: json.dumps(content, indent=1, ensure_ascii=False) + "\n" for path, content in contents.items()}


def main() -> None:
    """Write the schema, and have the client's tools make TypeScript of it."""
    for path, content in files().items():
        path.write_text(content, encoding="utf-8")
    client = run_path(str(Path(__file__).parent / "client.py"))
    client["run"]("npm", "run", "--silent", "types")


if __name__ == "__main__":
    main()
