"""The answer of another reading of an open point, as its differences."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from adjudicator.board.squares import Space
from adjudicator.core.facts import Listing, subject
from adjudicator.core.ruling import Dispute
from adjudicator.core.values import Json
from adjudicator.core.verdict import Answer, Verdict
from adjudicator.messages.phrases import PHRASES
from adjudicator.messages.renderer import Messages

#: How many entries of a list are written out.
MOST_LISTED = 8


def otherwise(verdict: Verdict, dispute: Dispute[Answer], messages: Messages) -> str:
    """The answer of another reading: in a few words, plus what those leave out."""
    if dispute.unknown:
        return messages.label("certainty.unknown", {})
    return _Answers(verdict, messages).compared(dispute.answer)


@dataclass(frozen=True)
class _Answers:
    """The answers to one question, in words."""

    verdict: Verdict
    messages: Messages

    def compared(self, answer: Answer) -> str:
        """Another answer in a few words, with its differences; only those if the words match."""
        told, changes = self._briefly(answer), "; ".join(self._changes(answer))
        if not changes:
            return told
        known = None not in self.verdict.answer.values()
        same = known and told == self._briefly(self.verdict.answer)
        return changes if same else f"{told} ({changes})"

    def _briefly(self, answer: Answer) -> str:
        """An answer in a few words: those for the value of its first field, or those for any."""
        value = next(iter(answer.values()))
        unknown = self.messages.label("value.unknown", {})
        told = {name: unknown if field is None else _fact(field) for name, field in answer.items()}
        facts = {**told, "value": value}
        if isinstance(value, list):
            facts_of = (self.verdict.fact_of(subject(one)) for one in value)
            words = map(self.messages.word, facts_of)
            listed = ", ".join(words) or self.messages.label("list.none", {})
            facts |= {"count": len(value), "listed": listed}
        ask = self.verdict.subject
        exact = f"{ask}.answer.{str(value).lower()}"
        return self.messages.label(exact if exact in PHRASES else f"{ask}.answer", facts)

    def _changes(self, answer: Answer) -> Iterator[str]:
        """The fields that differ, each with its additions, omissions and changes."""
        for name in [*answer, *(name for name in self.verdict.answer if name not in answer)]:
            if changes := self._change(answer, name):
                called = f"{self.verdict.subject}.answer-field.{name}"
                field = self.messages.called(called, self.messages.field(name))
                facts = {"field": field, "changes": changes}
                # Empty if other fields already say it.
                yield from (self.messages.label("disputed.changes", facts),) if field else ()

    def _change(self, answer: Answer, name: str) -> str:
        """The difference in a field; empty if the short answer already says it."""
        old, new = _entries(self.verdict.answer.get(name)), _entries(answer.get(name))
        first = name == next(iter(answer), "")
        told = str(PHRASES.get(f"{self.verdict.subject}.answer", ""))
        if old == new or f"{{{name}}}" in told or (first and "{listed}" in told):
            return ""
        if isinstance(old, list) and isinstance(new, list) and not _is_pair(new):
            return ", ".join(self._listed(name, old, new))
        whole = self._entry(name) in PHRASES
        return "" if first else self._value(new if whole else _changed_part(old, new), name)

    def _listed(self, field: str, old: list[Json], new: list[Json]) -> Iterator[str]:
        """What one list has and another has not; entries that have words are told as a whole."""
        before = {self._name(value, field): value for value in old}
        after = {self._name(value, field): value for value in new}
        found = {
            "also": [value for name, value in after.items() if name not in before],
            "without": [value for name, value in before.items() if name not in after],
            "otherwise": [v for name, v in after.items() if before.get(name, v) != v],
        }
        for kind, values in found.items():
            if values:
                facts = {"listed": self._value(values, field)}
                yield self.messages.label(f"disputed.{kind}", facts)

    def _name(self, value: Json, field: str) -> str:
        """What identifies one of several values: its words, or its subject."""
        named = isinstance(value, Mapping) and self._entry(field) in PHRASES
        return self._value(value, field) if named else str(subject(value))

    def _entry(self, field: str) -> str:
        """The name of the phrase that tells an entry of a field."""
        return f"{self.verdict.subject}.answer-entry.{field}"

    def _value(self, value: Json, field: str = "") -> str:
        """A value of an answer in words; an entry by the phrase for those of its field."""
        if value is None or isinstance(value, bool):
            return self.messages.label(f"value.{str(value).lower()}", {})
        if isinstance(value, Mapping) and self._entry(field) in PHRASES:
            entry = {name: self._part(part) for name, part in value.items()}
            return self.messages.label(self._entry(field), {"choose": "", **entry})
        if isinstance(value, Mapping):
            parts = ((self.messages.field(name), part) for name, part in value.items())
            return ", ".join(f"{field} {self._value(part)}" for field, part in parts)
        if isinstance(value, list) and not _is_pair(value):
            facts = tuple(self._of_list(one, field) for one in value)
            more = max(len(facts) - MOST_LISTED, 0)
            return self.messages.word(Listing(facts[:MOST_LISTED], more=more))
        return self.messages.word(self.verdict.fact_of(value))

    def _part(self, value: Json) -> str:
        """A part of an entry: one of several, or empty if it is null."""
        if value is None:
            return ""
        if isinstance(value, list) and not _is_pair(value):
            facts = tuple(self.verdict.fact_of(subject(one)) for one in value)
            return self.messages.word(Listing(facts, any_of=True))
        return self._value(value)

    def _of_list(self, value: Json, field: str) -> object:
        """One of several values: an entry that has words, or what it is about."""
        if isinstance(value, Mapping) and self._entry(field) in PHRASES:
            return self._value(value, field)
        return self.verdict.fact_of(subject(value))


def _fact(field: Json) -> object:
    """A field of an answer as a fact: a pair of numbers is a space, other lists are counted."""
    if not isinstance(field, list):
        return field
    return Space(*field) if _is_pair(field) else len(field)


def _changed_part(old: Json, new: Json) -> Json:
    """Of two groups of values, those of the second that differ; of others, the second."""
    if not (isinstance(old, Mapping) and isinstance(new, Mapping)):
        return new
    return {name: value for name, value in new.items() if old.get(name) != value}


def _entries(value: Json) -> Json:
    """Named entries as a list, each with its name; anything else unchanged."""
    if not isinstance(value, Mapping) or not value:
        return value
    if not all(isinstance(part, Mapping) for part in value.values()):
        return value
    return [{"name": name, **part} for name, part in value.items()]


def _is_pair(value: list[Json]) -> bool:
    """Whether it is a place: two whole numbers."""
    return len(value) == 2 and all(isinstance(item, int) for item in value)
