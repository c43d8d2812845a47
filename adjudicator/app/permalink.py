"""Permalinks: a link that reproduces a ruling, and whether it still holds."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import urlencode

from adjudicator import __version__
from adjudicator.app.query import TableQuery
from adjudicator.app.tables import OpenTable, pack, unpack
from adjudicator.core.faults import InputError
from adjudicator.core.values import JsonObject
from adjudicator.core.verdict import Verdict


@dataclass(frozen=True)
class Versions:
    """The versions that a ruling was made with: the app, the scene format, the edition."""

    app: str
    format: str
    edition: str

    @classmethod
    def of(cls, table: OpenTable) -> "Versions":
        """The versions of today, for a table."""
        return cls(__version__, *(str(_field(table, name)) for name in ("format", "edition")))

    @classmethod
    def read(cls, text: str) -> "Versions":
        """The versions in a link."""
        app, form, edition, *_ = [*text.split(","), "", "", ""]
        return cls(app, form, edition)

    def __str__(self) -> str:
        return f"{self.app},{self.format},{self.edition}"


def _field(table: OpenTable, name: str) -> object:
    """A field of the scene, or its default."""
    known = table.game.scene.model_fields.get(name)
    return table.scene.get(name, known.default if known else "")


@dataclass(frozen=True)
class SavedRuling:
    """What a ruling said when its permalink was made, as data and in words."""

    answer: JsonObject
    headline: str
    made: Versions

    @property
    def said(self) -> str:
        """The answer as part of a link."""
        return pack({"answer": self.answer, "headline": self.headline})

    @classmethod
    def from_link(cls, given: Mapping[str, str]) -> "SavedRuling | None":
        """The saved ruling in a link, if there is one."""
        if not given.get("said"):
            return None
        said = unpack(given["said"])
        if not isinstance(said, Mapping) or not isinstance(said.get("answer"), Mapping):
            raise InputError("said", "table.broken-link")
        return cls(
            said["answer"], str(said.get("headline", "")), Versions.read(given.get("made", ""))
        )

    def holds(self, verdict: Verdict) -> bool:
        """Whether today's verdict gives the same answer."""
        return _plain(verdict.answer) == _plain(self.answer)


def _plain(answer: JsonObject) -> str:
    return json.dumps(dict(answer), sort_keys=True)


def save_ruling(table: OpenTable, verdict: Verdict, headline: str) -> SavedRuling:
    """The ruling to save in a permalink."""
    return SavedRuling(dict(verdict.answer), headline, Versions.of(table))


def permalink_to(table: OpenTable, query: TableQuery, saved: SavedRuling) -> str:
    """The end of an address that reproduces a ruling: the table, the query and the answer."""
    params = (*query.pairs, ("said", saved.said), ("made", str(saved.made)))
    return f"{table.packed}?{urlencode(params)}"
