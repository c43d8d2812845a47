"""Commands for whoever keeps a server: sweeping, and the doctor."""

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine, update

from adjudicator import __version__
from adjudicator.app import folding
from adjudicator.app.repository import TableRepository
from adjudicator.app.stored_table import refs
from adjudicator.cli import main
from adjudicator.commands import doctor, sweep
from adjudicator.tables.notify import ChangeNotifier
from adjudicator.tables.sql import schema
from adjudicator.tables.sql.database import file_url, migrate, open_engine
from adjudicator.tables.sql.store import SqlTableStore
from tests.support.routes import SCENE


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    """A store in a folder."""
    with open_engine(file_url(tmp_path)) as engine:
        migrate(engine)
        yield engine


def _three_tables(engine: Engine) -> tuple[TableRepository, list[str]]:
    """Three tables, opened just now, 100 days ago and two years ago."""
    repository = TableRepository(SqlTableStore(engine), ChangeNotifier())
    made = []
    for days in (0, 100, 730):
        kept = repository.begin(SCENE, "phone")
        made.append(refs(kept.handle.keys)[0])
        last = time.time() - days * sweep.DAY
        with engine.begin() as connection:
            chosen = schema.tables.c.id == kept.handle.id
            connection.execute(update(schema.tables).where(chosen).values(opened=last))
    return repository, made


def test_sweeping(engine: Engine, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A table not opened for a year goes, if it is not a dry run; the others stay."""
    repository, (fresh, older, oldest) = _three_tables(engine)
    place = ["--store", str(tmp_path)]
    assert main(["sweep", "--dry-run", *place]) == 0
    assert main(["sweep", "--days", "90", "--dry-run", *place]) == 0
    assert len(repository.store.all_ids()) == 3
    assert main(["sweep", *place]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Would delete 1 table not opened for 365 days.",
        "Would delete 2 tables not opened for 90 days.",
        "Deleted 1 table not opened for 365 days.",
    ]
    for ref in (fresh, older):
        assert repository.open(ref).history.scene == SCENE
    with pytest.raises(LookupError):
        repository.open(oldest)
    with engine.connect() as connection:
        left = connection.exec_driver_sql("SELECT count(*) FROM events").scalar()
    assert left == 2
    assert main(["sweep", "--days", "0", *place]) == 2


def test_a_table_that_was_just_opened_is_not_swept(engine: Engine, tmp_path: Path) -> None:
    """Looking at it is enough."""
    repository, (_, _, oldest) = _three_tables(engine)
    repository.open(oldest)
    assert main(["sweep", "--store", str(tmp_path)]) == 0
    assert len(repository.store.all_ids()) == 3


def _doctor(folder: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, dict[str, str]]:
    """The exit status, and what stands before and after each subject; remedies under `do`."""
    status = main(["doctor", "--store", str(folder)])
    found = {}
    for line in capsys.readouterr().out.splitlines():
        told = re.fullmatch(r"(ok|!!)  (\w+): (.*)", line)
        if told:
            found[told[2]] = f"{told[1]} {told[3]}"
        else:
            found["do"] = line.strip()
    return status, found


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Docs that are built, wherever the tests run."""
    (tmp_path / "docs").mkdir()
    version = tmp_path / "docs" / "version.txt"
    version.write_text(__version__ + "\n")
    monkeypatch.setattr(doctor, "docs_in", lambda _language: tmp_path / "docs")
    return version


@pytest.mark.usefixtures("built")
def test_all_is_well(engine: Engine, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each subject has its line, and the status is 0."""
    _three_tables(engine)
    status, found = _doctor(tmp_path, capsys)
    assert status == 0, found
    assert [*found] == ["store", "file", "tables", "disk", "docs", "search"]
    assert all(line.startswith("ok ") for line in found.values())
    assert found["tables"].startswith("ok 3, ")


@pytest.mark.usefixtures("built")
def test_a_large_table_is_well(
    engine: Engine,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A table that has grown beyond what could be imported is as healthy as any other."""
    _three_tables(engine)
    monkeypatch.setattr(folding, "MOST_WORK", 1)
    status, found = _doctor(tmp_path, capsys)
    assert found["tables"].startswith("ok 3, "), status


@pytest.mark.usefixtures("engine")
def test_a_second_server_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two servers on one file can't tell each other the news: whoever starts the second is told."""
    monkeypatch.setattr("adjudicator.commands.serve.serve", lambda _serving: None)
    said = []
    for _ in range(2):
        assert main(["serve", "--store", str(tmp_path)]) == 0
        said.append(capsys.readouterr().err)
    assert said[0] == ""
    assert said[1].startswith(f"Another server is using {tmp_path}")


@pytest.mark.usefixtures("built")
def test_a_store_that_is_not_there_yet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Looking does not make one."""
    status, found = _doctor(tmp_path / "none", capsys)
    assert status == 0
    assert "doesn't exist yet" in found["store"]
    assert not (tmp_path / "none").exists()
    assert main(["sweep", "--store", str(tmp_path / "none")]) == 0


@pytest.mark.usefixtures("built")
def test_a_log_that_does_not_read(
    engine: Engine, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The table is named by its number, and what to do is told."""
    _three_tables(engine)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE events SET body = '{}' WHERE table_id = 2")
    status, found = _doctor(tmp_path, capsys)
    assert status == 1
    assert found["tables"] == "!! 1 of 3 can't be read: 2."
    assert "restore the last good backup" in found["do"]


@pytest.mark.usefixtures("built")
def test_a_store_of_another_version(
    engine: Engine, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """An older one is brought up by the server; a newer one needs a newer program."""
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0000'")
    status, found = _doctor(tmp_path, capsys)
    assert (status, found["do"][:21]) == (1, "Start the server once")
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    status, found = _doctor(tmp_path, capsys)
    assert (status, found["do"][:18]) == (1, "The store is newer")


@pytest.mark.usefixtures("built")
def test_a_file_that_is_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It is told, and left as it is."""
    (tmp_path / "tables.sqlite3").write_bytes(b"nothing of ours " * 200)
    status, found = _doctor(tmp_path, capsys)
    assert status == 1
    assert "doesn't answer: file is not a database" in found["store"]
    assert (tmp_path / "tables.sqlite3").read_bytes() == b"nothing of ours " * 200
    assert main(["sweep", "--store", str(tmp_path)]) == 1


def test_docs_that_are_stale(
    engine: Engine, tmp_path: Path, built: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Docs of another version are to be built again."""
    assert engine
    built.write_text("0.0.1\n")
    status, found = _doctor(tmp_path, capsys)
    assert status == 1
    assert found["docs"] == "!! built by another version."
    assert found["do"] == "Build the docs again: `make docs`."


def test_little_room_is_told(
    engine: Engine,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Before the disk is full."""
    assert engine
    monkeypatch.setattr(doctor, "LEAST_SPACE", 10**18)
    assert main(["doctor", "--store", str(tmp_path)]) == 1
    assert any(line.startswith("!!  disk") for line in capsys.readouterr().out.splitlines())
