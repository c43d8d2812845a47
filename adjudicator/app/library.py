"""The rules in words, read from the built docs."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from adjudicator.board.lazy import cached_property
from adjudicator.core.faults import InputError
from adjudicator.core.spelling import nearest
from adjudicator.core.values import JsonObject
from adjudicator.resources import SOURCE, docs_in


@dataclass(frozen=True, slots=True)
class RuleText:
    """A rule in words: its title, its page in the book, and what it says."""

    id: str
    title: str
    page: str
    edition: str
    #: Where it stands, in each edition that has it; which editions these are, and what another has
    #: in its place.
    books: str
    editions: Sequence[str]
    other: Sequence[str]
    text: str
    url: str
    example: str | None
    lookup: bool
    #: Ids by which it was known before; links to them still lead here.
    aliases: Sequence[str] = ()

    @property
    def listed(self) -> JsonObject:
        """What a list of rules tells of it."""
        return {"id": self.id, "title": self.title, "page": self.page}

    @property
    def whole(self) -> JsonObject:
        """All that a program may want to know of it; the text says title, id and pages too."""
        return {**self.listed, "editions": [*self.editions], "text": self.text}


@dataclass(frozen=True)
class Library:
    """All rules that the built docs describe."""

    rules: Mapping[str, RuleText]
    #: The file with the HTML of each rule, read when the first rule is opened in place; the pocket
    #: has a folder of that name instead, to keep less in memory.
    bodies: Path | None = None

    @cached_property
    def renamed(self) -> Mapping[str, str]:
        """The current id for each former one."""
        return {alias: rule.id for rule in self.rules.values() for alias in rule.aliases}

    @classmethod
    def find(cls, language: str = SOURCE) -> "Library":
        """The library of the docs that were built last, in a language."""
        return _load(docs_in(language))

    def rule(self, rule_id: str) -> RuleText:
        """A rule by its current or a former id, or an error that says what to do."""
        if not self.rules:
            raise InputError("rule", "docs.not-built")
        rule_id = self.renamed.get(rule_id, rule_id)
        if rule_id not in self.rules:
            meant = nearest(rule_id, self.rules)
            raise InputError("rule", "docs.no-rule", rule=rule_id, nearest=meant)
        return self.rules[rule_id]

    def rules_with(self, part: str) -> Sequence[RuleText]:
        """The rules with a part in their ids, such as a game, a topic or both; an error if none."""
        if not self.rules:
            raise InputError("rule", "docs.not-built")
        found = [rule for rule in self.rules.values() if not part or _has_part(rule.id, part)]
        if not found:
            raise InputError("rule", "docs.no-rules", part=part)
        return found

    def html(self, rule: RuleText) -> str:
        """A rule as HTML, with a picture of its first example."""
        assert self.bodies is not None  # noqa: S101 - a library with a rule was read from files
        if (apart := self.bodies.with_suffix("")).is_dir():
            return (apart / f"{rule.id}.html").read_text(encoding="utf-8")
        return _bodies(self.bodies, self.bodies.stat().st_mtime_ns)[rule.id]

    def in_edition(self, rule_id: str, edition: str) -> Sequence[str]:
        """The rules of an edition for this one: itself, its replacements, or none."""
        rule = self.rules.get(rule_id)
        return (rule_id,) if rule is None or edition in rule.editions else rule.other

    def title(self, rule_id: str) -> str:
        """The title of a rule, or its id if the docs are not built."""
        return self.rules[rule_id].title if rule_id in self.rules else rule_id


def _has_part(rule_id: str, part: str) -> bool:
    return f".{part}." in f".{rule_id}."


def _load(docs: Path) -> Library:
    file = docs / "rules.json"
    return _read(file, file.stat().st_mtime_ns) if file.is_file() else Library({})


@cache
def _read(file: Path, _changed: int) -> Library:
    written: list[JsonObject] = json.loads(file.read_text(encoding="utf-8"))["rules"]
    rules = {entry["id"]: RuleText(**entry) for entry in written}
    return Library(rules, file.with_name("rule-bodies.json"))


@cache
def _bodies(file: Path, _changed: int) -> Mapping[str, str]:
    bodies: Mapping[str, str] = json.loads(file.read_text(encoding="utf-8"))
    return bodies
