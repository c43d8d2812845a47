"""`adjudicator doctor`: check the store, the docs and the search."""

import shutil
from argparse import Namespace
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import URL, Engine
from sqlalchemy.exc import SQLAlchemyError

from adjudicator import __version__
from adjudicator.app.folding import read_back
from adjudicator.app.library import Library
from adjudicator.app.search import Index
from adjudicator.commands.status import NOT_WELL, OK
from adjudicator.messages.renderer import Messages
from adjudicator.resources import docs_in
from adjudicator.tables.repository import StoreUnavailableError, TableStore
from adjudicator.tables.sql.database import chosen_url, newest, open_engine, version
from adjudicator.tables.sql.dialects import dialect_of
from adjudicator.tables.sql.store import SqlTableStore

#: Less free space than this is reported, in bytes.
LEAST_SPACE = 200_000_000


@dataclass(frozen=True)
class Finding:
    """What a check found, as a phrase and its facts; `remedy` says what to do if all isn't well."""

    about: str
    message_id: str
    facts: Mapping[str, object] = field(default_factory=dict)
    remedy: str = ""

    def found(self, messages: Messages) -> str:
        """What was found, in words."""
        return messages.label(self.message_id, self.facts)


def run(options: Namespace, messages: Messages) -> int:
    """Print whether each part is well, or what to do."""
    url = chosen_url(options.store)
    findings = [*_store(url), _docs(messages.language), _search(messages.language)]
    for one in findings:
        about = messages.label(f"doctor.{one.about}", {})
        print(f"{'!!' if one.remedy else 'ok'}  {about}: {one.found(messages)}")
        if one.remedy:
            print("    " + messages.label(one.remedy, {}))
    return NOT_WELL if any(one.remedy for one in findings) else OK


def _store(url: URL) -> Iterator[Finding]:
    if (missing := missing_file(url)) is not None:
        yield missing
        return
    try:
        with open_engine(url) as engine:
            yield from _checked(engine)
    except (SQLAlchemyError, StoreUnavailableError, OSError) as error:
        told = str(getattr(error, "orig", error)).split("\n", maxsplit=1)[0]
        facts = {"place": dialect_of(url).location(url), "error": told}
        yield Finding("store", "doctor.store.silent", facts, "doctor.store.silent.remedy")
    if file := dialect_of(url).file(url):
        yield _space(file)


def missing_file(url: URL) -> Finding | None:
    """What to say of a database file that doesn't exist: checking doesn't create it."""
    file = dialect_of(url).file(url)
    if file and not file.exists():
        return Finding("store", "doctor.store.empty", {"place": dialect_of(url).location(url)})
    return None


def _checked(engine: Engine) -> Iterator[Finding]:
    found = version(engine)
    facts = {"place": dialect_of(engine.url).location(engine.url), "version": found}
    if found != newest():
        newer = found is not None and found > str(newest())
        remedy = "doctor.store.newer.remedy" if newer else "doctor.store.older.remedy"
        yield Finding("store", "doctor.store.other", facts, remedy)
        return
    yield Finding("store", "doctor.store.well", facts)
    if (result := dialect_of(engine.url).integrity(engine)) is not None:
        yield _integrity(result)
    yield _tables(SqlTableStore(engine))


def _integrity(result: str) -> Finding:
    if result == "ok":
        return Finding("file", "doctor.file.well")
    return Finding("file", "doctor.file.broken", {"error": result}, "doctor.broken.remedy")


def _tables(store: TableStore) -> Finding:
    """Read every table from its first event to its scene, however large it has become."""
    ids, broken = store.all_ids(), []
    for table_id in ids:
        try:
            read_back(store.since(table_id))
        except Exception:  # noqa: BLE001 - whatever is wrong with one, the others are looked at
            broken.append(table_id)
    facts: dict[str, object] = {"number": len(ids)}
    if not broken:
        return Finding("tables", "doctor.tables.well", facts)
    facts |= {"broken": len(broken), "listed": ", ".join(map(str, broken[:10]))}
    return Finding("tables", "doctor.tables.broken", facts, "doctor.broken.remedy")


def _space(file: Path) -> Finding:
    free = shutil.disk_usage(file.parent).free
    remedy = "" if free >= LEAST_SPACE else "doctor.disk.remedy"
    return Finding("disk", "doctor.disk.free", {"free": free // 1_000_000}, remedy)


def _docs(language: str) -> Finding:
    rules = len(Library.find(language).rules)
    built = docs_in(language) / "version.txt"
    if not rules:
        return Finding("docs", "doctor.docs.none", remedy="doctor.docs.none.remedy")
    if not built.is_file() or built.read_text("utf-8").strip() != __version__:
        return Finding("docs", "doctor.docs.other", remedy="doctor.docs.again.remedy")
    return Finding("docs", "doctor.docs.well", {"number": rules, "version": __version__})


def _search(language: str) -> Finding:
    index = Index.for_docs(language)
    if index.entries and index.find(index.entries[0].title, 1):
        return Finding("search", "doctor.search.well", {"number": len(index.entries)})
    return Finding("search", "doctor.search.none", remedy="doctor.docs.again.remedy")
