"""Old tables load for ever: a file of each past version still opens.

A new form, migration or scene format comes with a file of its own here; the old ones stay as they
are. `expected.json` is the scene that all histories of the first version lead to.
"""

import json
import sqlite3
from pathlib import Path
from typing import Any, get_args

import pytest

from adjudicator.app.archive import FORM, from_archive
from adjudicator.app.folding import folded
from adjudicator.app.judge import find_game
from adjudicator.app.repository import Author, TableRepository
from adjudicator.app.stored_table import CHANGE
from adjudicator.games import GAMES
from adjudicator.tables.notify import ChangeNotifier
from adjudicator.tables.sql.database import file_url, migrate, newest, open_engine, version
from adjudicator.tables.sql.store import SqlTableStore

PAST = Path(__file__).parent / "past"
EXPECTED: dict[str, Any] = json.loads((PAST / "expected.json").read_text("utf-8"))


@pytest.mark.parametrize("file", sorted(PAST.glob("table-form-*.json")), ids=lambda f: f.name)
def test_a_table_with_its_history_opens(file: Path, repository: TableRepository) -> None:
    """Every form of file leads to the scene that it led to, undone changes and all."""
    events = from_archive(json.loads(file.read_text("utf-8")))
    kept = repository.import_events(events)
    assert kept.history.scene == EXPECTED
    assert kept.history.undone == {3}
    assert repository.step(kept, Author("device-1"), "undo").history.scene != EXPECTED


@pytest.mark.parametrize("file", sorted(PAST.glob("scene-*.json")), ids=lambda f: f.name)
def test_a_scene_reads(file: Path) -> None:
    """Every format of scene is still a table."""
    scene = json.loads(file.read_text("utf-8"))
    state: Any = find_game(scene).read_scene(scene)
    assert {*state.figures, *state.away} == {one["id"] for one in scene["figures"]}
    assert len(state.pieces) == len(scene["components"])


@pytest.mark.parametrize("file", sorted(PAST.glob("store-*.sql")), ids=lambda f: f.name)
def test_a_store_is_brought_up_to_date(file: Path, tmp_path: Path) -> None:
    """A database of every migration becomes one of today, and its links still open its tables."""
    number = file.stem.removeprefix("store-")
    old = sqlite3.connect(tmp_path / "tables.sqlite3")
    old.executescript(file.read_text("utf-8"))
    old.close()
    with open_engine(file_url(tmp_path)) as engine:
        assert version(engine) == number
        migrate(engine)
        assert version(engine) == newest()
        kept = TableRepository(SqlTableStore(engine), ChangeNotifier()).open(
            f"{CHANGE}a-table-of-migration-{number}"
        )
    assert kept.may_change
    assert kept.history.scene == EXPECTED
    assert folded(kept.history.events)


def test_every_version_has_its_file() -> None:
    """Whoever makes a new form, migration or format keeps a file of it."""
    forms = {f"table-form-{form}.json" for form in range(1, FORM + 1)}
    formats = {
        f"scene-{one}.json"
        for game in GAMES.values()
        for one in get_args(game.scene.model_fields["format"].annotation)
    }
    kept = {file.name for file in PAST.iterdir()}
    assert forms | formats | {f"store-{newest()}.sql"} <= kept
