"""Kept rulings: a link that reproduces one, and what became of it since."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from adjudicator import __version__
from adjudicator.app.query import TableQuery
from adjudicator.app.tables import OpenTable, pack, unpack
from adjudicator.core.input import InputError
from adjudicator.core.verdict import Verdict


@dataclass(frozen=True)
class Versions:
    """What a ruling was made with: the app, the form of its scenes, the edition of the rules."""

    app: str
    format: str
    edition: str

    @classmethod
    def of(cls, table: OpenTable) -> "Versions":
        """Those of today, for a table."""
        return cls(__version__, *(str(_field(table, name)) for name in ("format", "edition")))

    @classmethod
    def read(cls, text: str) -> "Versions":
        """Those that a link tells."""
        app, form, edition, *_ = [*text.split(","), "", "", ""]
        return cls(app, form, edition)

    def __str__(self) -> str:
        return f"{self.app},{self.format},{self.edition}"


def _field(table: OpenTable, name: str) -> object:
    """A field of the scene, or what it is where a scene leaves it out."""
    known = table.game.scene.model_fields.get(name)
    return table.scene.get(name, known.default if known else "")


@dataclass(frozen=True)
class Claim:
    """What a kept ruling said, in data and in words, and what it was made with."""

    answer: Mapping[str, Any]
    headline: str
    made: Versions

    @property
    def said(self) -> str:
        """The answer as part of a link."""
        return pack({"answer": self.answer, "headline": self.headline})

    @classmethod
    def from_link(cls, given: Mapping[str, str]) -> "Claim | None":
        """The claim that a link carries, if it does."""
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


def _plain(answer: Mapping[str, Any]) -> str:
    return json.dumps(dict(answer), sort_keys=True)


def claim_of(table: OpenTable, verdict: Verdict, headline: str) -> Claim:
    """A ruling as it is kept."""
    return Claim(dict(verdict.answer), headline, Versions.of(table))


def kept_link(table: OpenTable, query: TableQuery, claim: Claim) -> str:
    """The end of an address that reproduces a ruling: the whole table, the question, the answer."""
    kept = (*query.pairs, ("said", claim.said), ("made", str(claim.made)))
    return f"{table.packed}?{urlencode(kept)}"
