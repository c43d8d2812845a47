"""A game is its topics: one that no other uses can be deleted, and the rest goes on."""

import ast
import re
import shutil
import subprocess
import sys
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

import adjudicator
from adjudicator.games import GAMES, NAMES

PACKAGE = Path(adjudicator.__file__).parent


def _topics(game: str) -> set[str]:
    return {file.parent.name for file in (PACKAGE / "games" / game).glob("*/topic.py")}


@cache
def _imports(file: Path) -> tuple[str, ...]:
    nodes = ast.walk(ast.parse(file.read_text("utf-8")))
    return tuple(node.module for node in nodes if isinstance(node, ast.ImportFrom) and node.module)


def _used(game: str, topic: str) -> bool:
    """Whether another topic of the game imports this one."""
    folder = PACKAGE / "games" / game
    others = (file for file in folder.rglob("*.py") if file.parent != folder)
    outside = (file for file in others if folder / topic not in file.parents)
    start = f"adjudicator.games.{game}.{topic}"
    return any(module.startswith(start) for file in outside for module in _imports(file))


#: A topic of each game that no other uses: the first by name.
UNUSED = [
    (game, next(topic for topic in sorted(_topics(game)) if not _used(game, topic)))
    for game in NAMES
]


@pytest.mark.parametrize(("game", "topic"), UNUSED, ids=lambda name: name)
def test_a_topic_is_removed_by_deleting_it(game: str, topic: str, tmp_path: Path) -> None:
    """Its package and its line in game.py gone, its questions are gone and all others are there."""
    copy = tmp_path / "adjudicator"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.rmtree(copy / "games" / game / topic)
    main = copy / "games" / game / "game.py"
    left = re.sub(rf".*\.{topic}\.topic import .*\n", "", main.read_text("utf-8"))
    main.write_text(re.sub(rf"\b{topic.upper()}\b,?\s*", "", left), "utf-8")
    asked = set(GAMES[game].questions)
    gone = set(import_module(f"adjudicator.games.{game}.{topic}.topic").TOPIC.questions)
    code = (
        "from adjudicator.games import GAMES; from adjudicator.messages.phrases import PHRASES;"
        f"print(*sorted(GAMES[{game!r}].questions)); assert GAMES[{game!r}].actions"
    )
    run = subprocess.run(  # noqa: S603 - our own code
        [sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert not run.returncode, run.stderr
    assert gone
    assert set(run.stdout.split()) == asked - gone
