"""Drives every page and question of a game over one component; run by itself in a copy of the code.

Prints how many answers came, and fails for the first that is a fault of ours.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from flask.testing import FlaskClient

from adjudicator.app.tables import pack
from adjudicator.games import GAMES
from adjudicator.web import create_app
from tests.support.routes import SCENE, addresses

Scene = dict[str, Any]


def with_component(scene: Scene, piece: Scene) -> Scene:
    """The scene with one more component."""
    return {**scene, "components": [*scene.get("components", ()), piece]}


def pages(client: FlaskClient, scene: Scene) -> Iterator[tuple[str, int]]:
    """Every page of a table, and every action with each pair of ends."""
    ref = pack(scene)
    for _, address in addresses(client.application, "GET", ref):
        if "events" not in address and "news" not in address:
            yield address, client.get(address).status_code
    for action in GAMES[scene["game"]].actions:
        for query in ("from=A", "from=A&to=B", "from=A&to=@2,2", "from=@2,2&to=A", "from=new"):
            address = f"/table/{ref}?ask={action.name}&{query}"
            yield address, client.get(address).status_code


def questions(client: FlaskClient, piece: Scene, asked: list[Scene]) -> Iterator[tuple[str, int]]:
    """Every question of the docs' examples, its table with the component on it."""
    for question in asked:
        whole = {**question, "scene": with_component(question["scene"], piece)}
        yield question["ask"], client.post("/api/v1/judge", json=whole).status_code


def main() -> None:
    """Drive one component: the arguments are its JSON and a file of questions."""
    piece = json.loads(sys.argv[1])
    asked = json.loads(Path(sys.argv[2]).read_text("utf-8"))
    client = create_app().test_client()
    client.get("/")
    done = 0
    for what, status in (
        *pages(client, with_component(SCENE, piece)),
        *questions(client, piece, asked),
    ):
        assert status < 500, f"{status}: {what}"
        done += 1
    sys.stdout.write(str(done))


if __name__ == "__main__":
    main()
