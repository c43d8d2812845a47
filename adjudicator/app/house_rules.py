"""House rules: how a table reads the points that its book leaves open."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from adjudicator.app.tables import OpenTable
from adjudicator.core.change import Change
from adjudicator.core.faults import InputError
from adjudicator.core.parts import Part
from adjudicator.resources import SOURCE, docs_in
from adjudicator.tables.history import EventLabel


@dataclass(frozen=True)
class RulingWords:
    """A ruling in the words of the docs; only its name if they are not built."""

    name: str
    title: str
    open: str = ""
    values: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class HouseRule:
    """A ruling as a table reads it: its values, the one in use, and whether it was chosen."""

    words: RulingWords
    values: tuple[str, ...]
    value: str
    chosen: bool

    @property
    def default(self) -> str:
        """The value that counts if a table chose none."""
        return self.values[0]


def house_rules(table: OpenTable, language: str = SOURCE) -> tuple[HouseRule, ...]:
    """All rulings of a table's game, as this table reads them, in the words of a language."""
    chosen = _chosen(table)
    words = _words(docs_in(language) / "rulings.json")
    return tuple(
        HouseRule(
            words.get(ruling.name) or RulingWords(ruling.name, ruling.name),
            ruling.values,
            table.state.readings.values[ruling.name],
            ruling.name in chosen,
        )
        for ruling in table.game.rulings
    )


def reading(table: OpenTable, name: str, value: str) -> tuple[Change, EventLabel]:
    """The change that reads a ruling in this way; without a value, by its default."""
    if not value and name not in table.game.rulings:
        known = tuple(ruling.name for ruling in table.game.rulings)
        raise InputError("rulings", "scene.unknown-ruling", name=name, known=known)
    path = ("rulings", [name])
    part = Part("set", path, value) if value else Part("gone", path)
    label = EventLabel(
        "did.read-as", {"ruling": name, "value": value or table.game.rulings[name].values[0]}
    )
    return Change(parts=(part,)), label


def _chosen(table: OpenTable) -> Mapping[str, str]:
    return table.scene.get("rulings") or {}


def _words(file: Path) -> Mapping[str, RulingWords]:
    return _read(file, file.stat().st_mtime_ns) if file.is_file() else {}


@cache
def _read(file: Path, _changed: int) -> Mapping[str, RulingWords]:
    written = json.loads(file.read_text(encoding="utf-8"))["rulings"]
    return {
        entry["name"]: RulingWords(entry["name"], entry["title"], entry["open"], entry["values"])
        for entry in written
    }
