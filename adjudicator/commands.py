"""Commands for whoever keeps a server: sweep old tables away, and see whether all is well."""

import shutil
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import URL, Engine
from sqlalchemy.exc import SQLAlchemyError

from adjudicator import __version__
from adjudicator.resources import DOCS
from adjudicator.service.finding import Finder
from adjudicator.service.library import Library
from adjudicator.service.shelf import folded
from adjudicator.store.database import connect, newest, version
from adjudicator.store.log import Log, Unavailable

WELL, NOT_WELL = 0, 1
DAY = 86_400.0
#: Less free space than this is told, in bytes.
LEAST_SPACE = 200_000_000


@dataclass(frozen=True)
class Finding:
    """What a check found; `remedy` says what to do where it is not well."""

    about: str
    found: str
    remedy: str = ""


def sweep(store: URL, days: int, *, dry: bool, say: Callable[[str], None]) -> int:
    """Forget the tables that nobody has opened for some days."""
    if (absent := _absent(store)) is not None:
        say(f"{absent.found} {absent.remedy}".strip())
        return WELL
    engine = connect(store)
    try:
        number = Log(engine).sweep(time.time() - days * DAY, dry=dry)
    except Unavailable as error:
        say(f"The store does not answer: {error}. Nothing was swept.")
        return NOT_WELL
    finally:
        engine.dispose()
    tables = "1 table" if number == 1 else f"{number} tables"
    say(f"{tables} not opened for {days} days{' would be' if dry else ''} swept away.")
    return WELL


def doctor(store: URL, say: Callable[[str], None]) -> int:
    """Check the store, the docs and the search; say of each whether it is well, or what to do."""
    findings = [*_store(store), *_docs(), _search()]
    for one in findings:
        say(f"{'!!' if one.remedy else 'ok'}  {one.about}: {one.found}")
        if one.remedy:
            say(f"    {one.remedy}")
    return NOT_WELL if any(one.remedy for one in findings) else WELL


def _store(url: URL) -> Iterator[Finding]:
    if (absent := _absent(url)) is not None:
        yield absent
        return
    try:
        engine = connect(url)
        try:
            yield from _checked(engine)
        finally:
            engine.dispose()
    except (SQLAlchemyError, Unavailable, OSError) as error:
        told = str(getattr(error, "orig", error)).split("\n", maxsplit=1)[0]
        yield Finding("store", f"{_place(url)} does not answer: {told}.", _UNREACHABLE)
    if url.get_backend_name() == "sqlite":
        yield _space(Path(url.database or "."))


def _absent(url: URL) -> Finding | None:
    """A store that nothing was ever kept in is not made by looking."""
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").exists():
        return Finding("store", f"{_place(url)} holds no table yet; the first one makes it.")
    return None


def _checked(engine: Engine) -> Iterator[Finding]:
    found = version(engine)
    newer = found is not None and found > str(newest())
    if found != newest():
        remedy = "This program is older than it: install the newer one." if newer else _MIGRATE
        yield Finding("store", f"{_place(engine.url)} is of version {found}.", remedy)
        return
    yield Finding("store", f"{_place(engine.url)} answers, version {found}.")
    if engine.dialect.name == "sqlite":
        yield _integrity(engine)
    yield _tables(Log(engine))


def _integrity(engine: Engine) -> Finding:
    with engine.connect() as connection:
        told = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar())
    return Finding("file", "whole." if told == "ok" else told, "" if told == "ok" else _BROKEN)


def _tables(log: Log) -> Finding:
    """Every table's log, from its first event to the scene that it gives."""
    ids, broken = log.all_ids(), []
    for table_id in ids:
        try:
            folded(log.since(table_id))
        except Exception:  # noqa: BLE001 - whatever is wrong with one, the others are looked at
            broken.append(table_id)
    if broken:
        numbers = ", ".join(map(str, broken[:10]))
        return Finding("tables", f"{len(broken)} of {len(ids)} do not read: {numbers}.", _BROKEN)
    return Finding("tables", f"{len(ids)}, and each reads from its first event to its last.")


def _space(file: Path) -> Finding:
    free = shutil.disk_usage(file.parent).free
    told = f"{free // 1_000_000} MB free beside the store."
    return Finding("disk", told, "" if free >= LEAST_SPACE else _FULL)


def _docs() -> Iterator[Finding]:
    rules = len(Library.find().rules)
    built = DOCS / "version.txt"
    if not rules:
        yield Finding("docs", "not built.", "`make docs` builds them; a wheel brings them along.")
    elif not built.is_file() or built.read_text("utf-8").strip() != __version__:
        yield Finding("docs", "built by another version.", "Build them again: `make docs`.")
    else:
        yield Finding("docs", f"{rules} rules, of version {__version__}.")


def _search() -> Finding:
    finder = Finder.of_the_docs()
    if finder.entries and finder.find(finder.entries[0].title, 1):
        return Finding("search", f"{len(finder.entries)} entries, and it answers.")
    return Finding("search", "finds nothing.", "Build the docs again: `make docs`.")


def _place(url: URL) -> str:
    """Where a store is; no password."""
    if url.get_backend_name() != "sqlite":
        return url.render_as_string(hide_password=True)
    return str(url.database).removeprefix("file:")


_UNREACHABLE = (
    "Start the database, or see that the folder is there and may be written; "
    "--store, ADJUDICATOR_STORE and DATABASE_URL say which store is meant."
)
_MIGRATE = "Start the server once: it brings the store to today's version."
_BROKEN = "Keep a copy of the store as it is, then put back the last copy that was well."
_FULL = "Make room, or sweep old tables: `adjudicator sweep`."
