"""Editions: how the printings of a book differ.

A game follows one edition. Another edition states only its differences: replaced rules, rules that
it doesn't mention, its own phrases, and its readings. Nothing is borrowed: an answer that depends
on a rule the edition lacks leaves that part out, and the verdict names the point and gives the
other book's answer. A table may fill its gaps from there.

A question that leaves out a part by itself notes the rule it lacks (`Consultation.lacks`). One that
cites such a rule in a step rests on it whole, but for the fields that the edition lists as `told`.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import takewhile
from typing import Generic, Protocol, Self, TypeVar, runtime_checkable

from adjudicator.board.cell import Cell
from adjudicator.board.squares import Space
from adjudicator.core.facts import Called, Listing, Said
from adjudicator.core.faults import InputError
from adjudicator.core.question import Question, Rule, Ruled
from adjudicator.core.rule import RuleId
from adjudicator.core.ruling import FILLED, OPEN, Dispute, Missing, Readings
from adjudicator.core.verdict import Answer, Facts, Mark, Silent, Step, Summary, Verdict, area_mark


@dataclass(frozen=True)
class Edition:
    """A printing of a book, as its differences from the edition that the game follows."""

    name: str
    #: The rules it replaces, and those it doesn't mention.
    instead: Mapping[RuleId, RuleId] = field(default_factory=dict)
    silent: frozenset[RuleId] = frozenset()
    #: Additional rules.
    own: frozenset[RuleId] = frozenset()
    #: Phrases that it replaces with others.
    wording: Mapping[str, str] = field(default_factory=dict)
    #: Fields for numbers that players copy from tokens because only the other book prints them, and
    #: the other book's rule.
    unprinted: Mapping[str, RuleId] = field(default_factory=dict)
    #: The fields of an answer that remain although the question cites a rule that this edition
    #: lacks.
    told: Mapping[tuple[str, RuleId], frozenset[str]] = field(default_factory=dict)
    #: Values of open points that fit this edition better than the defaults.
    readings: Mapping[str, str] = field(default_factory=dict)

    @property
    def called(self) -> Called:
        """How it is called, as a fact."""
        return Called(f"edition.{self.name}")

    @property
    def differs(self) -> bool:
        """Whether it isn't the edition that the game follows."""
        return bool(self.instead or self.silent or self.own)

    def holds(self, rule: RuleId) -> bool:
        """Whether this edition has a rule, given all rules of the game."""
        here = self.own | frozenset(self.instead.values())
        return rule in here or (rule not in self.silent and rule not in self.instead)

    def reworded(self, verdict: Verdict) -> Verdict:
        """The same verdict by the rules and in the words of this edition."""
        summary = replace(
            verdict.summary,
            message_id=self._worded(verdict.summary.message_id),
            facts={name: self._named(fact) for name, fact in verdict.summary.facts.items()},
        )
        missing = tuple(replace(one, label=self._said(one.label)) for one in verdict.missing)
        steps = tuple(map(self.retold, verdict.steps))
        label = self.wording.get(f"{verdict.subject}.label", "")
        return replace(verdict, summary=summary, steps=steps, missing=missing, label_id=label)

    def _worded(self, message_id: str) -> str:
        return self.wording.get(message_id, message_id)

    def lacking(self, verdict: Verdict) -> tuple[RuleId, ...]:
        """The rules that a verdict depends on and this edition doesn't have."""
        unprinted = (self.unprinted_by(number) for number in verdict.missing)
        found = (*verdict.gaps, *self.cited(verdict), *unprinted)
        return tuple(rule for rule in dict.fromkeys(found) if rule)

    def cited(self, verdict: Verdict) -> tuple[RuleId, ...]:
        """The rules that its steps cite and this edition doesn't have."""
        rules = dict.fromkeys(step.rule for step in verdict.steps)
        return tuple(rule for rule in rules if rule in self.silent)

    def unprinted_by(self, number: Missing) -> RuleId | None:
        """The other book's rule that prints a number which this edition doesn't give."""
        return self.unprinted.get(number.at.rpartition(".")[2])

    def retold(self, step: Step) -> Step:
        """A step with this edition's rule, phrase and facts."""
        facts = {name: self._named(fact) for name, fact in step.facts.items()}
        rule, message_id = self.instead.get(step.rule, step.rule), self._worded(step.message_id)
        marks = tuple(map(self._marked, step.marks))
        return replace(step, rule=rule, message_id=message_id, facts=facts, marks=marks)

    def _marked(self, mark: Mark) -> Mark:
        """A mark with its number in this edition's words."""
        if mark.kind != "measure":
            return mark
        return replace(mark, role=self._worded(f"measure.{mark.role}").removeprefix("measure."))

    def _said(self, fact: Said) -> Said:
        facts = tuple((name, self._named(value)) for name, value in fact.facts)
        return Said(self._worded(fact.phrase), facts)

    def _named(self, fact: object) -> object:
        """A fact in this edition's words."""
        match fact:
            case Called():
                return Called(self._worded(fact.phrase))
            case Said():
                return self._said(fact)
            case Listing():
                return replace(fact, items=tuple(map(self._named, fact.items)))
        return fact


@runtime_checkable
class Printed(Protocol):
    """A table that is judged by an edition."""

    @property
    def edition(self) -> Edition:
        """What it is judged by."""

    @property
    def readings(self) -> Readings:
        """How it reads the open points."""

    def reading(self, readings: Readings) -> Self:
        """The same table, read otherwise."""


T = TypeVar("T", bound=Printed)


@dataclass(frozen=True)
class Silence(Generic[T]):
    """How a game reports that an edition is silent, and the open point that then decides.

    Its values are `OPEN` and `FILLED`: no verdict, or the rule of the other book. `final` is the
    same table as that book has it.
    """

    rule: RuleId
    ruling: str
    final: Callable[[T], T]


def by_edition(
    questions: Mapping[str, Question[T]], silence: Silence[T]
) -> Mapping[str, Question[T]]:
    """The same questions, each answered by its table's edition."""
    return {
        name: replace(question, rule=_by_edition(question.rule, silence))
        for name, question in questions.items()
    }


def _by_edition(rule: Rule[T], silence: Silence[T]) -> Rule[T]:
    def ruled(game: str, ask: str, table: T, given: object) -> Ruled:
        if not table.edition.differs:
            return rule(game, ask, table, given)
        return _Judging(table, lambda other: rule(game, ask, other, given), silence).ruled()

    return ruled


@dataclass(frozen=True)
class _Judging(Generic[T]):
    """Judges a question by another edition, including the edition's gaps."""

    table: T
    judge: Callable[[T], Ruled]
    silence: Silence[T]

    def ruled(self) -> Ruled:
        """Judge by the edition, with gaps left open or filled as the table has chosen."""
        found = self._read(OPEN)
        lacking = self.table.edition.lacking(found.verdict)
        if not lacking:
            return replace(found, verdict=self.table.edition.reworded(found.verdict))
        return self._left_open(found, lacking) if self._is_open else self._filled(lacking)

    @property
    def _is_open(self) -> bool:
        return self.table.readings.values[self.silence.ruling] == OPEN

    def _read(self, value: str) -> Ruled:
        """The question with its gaps left open, or filled."""
        if self.table.readings.values[self.silence.ruling] == value:
            return self.judge(self.table)
        return self.judge(self.table.reading(self.table.readings.other(self.silence.ruling, value)))

    def _filled(self, lacking: tuple[RuleId, ...]) -> Ruled:
        """With the other book's rules in the gaps, which the table has chosen."""
        found = self._read(FILLED)
        verdict = self.table.edition.reworded(found.verdict)
        steps = (self._about(rule, "edition.filled") for rule in lacking)
        chosen = ((self.silence.ruling, FILLED),)
        told = replace(verdict, steps=(*steps, *verdict.steps), filled_by=chosen)
        return Ruled(told, found.change)

    def _left_open(self, found: Ruled, lacking: tuple[RuleId, ...]) -> Ruled:
        """Without what depends on the gaps; the first steps name what isn't mentioned."""
        filled, edition = self._read(FILLED).verdict, self.table.edition
        final = self._final(filled)
        part = _Part(edition, found.verdict)
        kept = edition.reworded(part.verdict)
        ruling = self.silence.ruling
        silent = tuple(Silent(rule, final.answer, filled.answer, ruling) for rule in lacking)
        steps = (*self._gap_steps(lacking, final, filled, kept), *kept.steps)
        summary = self._summary(kept, lacking, filled) if part.cited else kept.summary
        told = replace(kept, steps=steps, silent=silent, summary=summary)
        return Ruled(told, None if part.cited else found.change)

    def _final(self, filled: Verdict) -> Verdict:
        """The other book's verdict; if it can't be asked, this edition's with the gaps filled."""
        try:
            return self.judge(self.silence.final(self.table)).verdict
        except InputError:
            return filled

    def _about(self, rule: RuleId, message_id: str) -> Step:
        facts = {"edition": self.table.edition.called, "point": Called(f"unsaid.{rule}")}
        return Step(self.silence.rule, message_id, facts)

    def _gap_steps(
        self, lacking: tuple[RuleId, ...], final: Verdict, filled: Verdict, kept: Verdict
    ) -> Iterator[Step]:
        """Steps for what the edition doesn't say, what is left out, and what would fill the gap."""
        yield from (self._about(rule, "edition.silent") for rule in lacking)
        if spaces := kept.left_open or _left_out(filled.answer, kept.answer):
            facts = {"listed": Listing(spaces)}
            marks = (area_mark(spaces, "unsaid"),)
            yield Step(self.silence.rule, "edition.left-out", facts, marks)
        yield Step(self.silence.rule, "edition.with-rule", {"filled": _headline(filled)})
        if final.answer != filled.answer:
            yield Step(self.silence.rule, "edition.final", {"final": _headline(final)})

    def _summary(self, kept: Verdict, lacking: tuple[RuleId, ...], filled: Verdict) -> Summary:
        """Says that the edition answers nothing, or only a part."""
        points = Listing(tuple(Called(f"unsaid.{rule}") for rule in lacking))
        edition = self.table.edition.called
        facts: Facts = {"edition": edition, "points": points, "filled": _headline(filled)}
        nothing = all(value is None for value in kept.answer.values())
        return Summary("edition.silent" if nothing else "edition.partly", "open", facts)


def _headline(verdict: Verdict) -> Said:
    facts = tuple(verdict.summary.facts.items())
    return Said(f"{verdict.summary.message_id}.headline", facts)


def _left_out(filled: Answer, answer: Answer) -> tuple[Cell, ...]:
    """The spaces that the answer's lists would have with the gaps filled."""
    known = {space for value in answer.values() for space in _spaces(value)}
    wanted = (space for name, value in filled.items() if answer[name] for space in _spaces(value))
    return tuple(dict.fromkeys(space for space in wanted if space not in known))


def _spaces(value: object) -> Iterator[Space]:
    """The spaces of a list in an answer, alone or with what they cost."""
    for one in value if isinstance(value, list) else ():
        at = one.get("space") if isinstance(one, dict) else one
        if isinstance(at, list) and len(at) == len(Space._fields):
            yield Space(*at)


class _Part:
    """What is left of a verdict whose steps cite rules that its edition lacks."""

    def __init__(self, edition: Edition, whole: Verdict) -> None:
        self.cited = edition.cited(whole)
        told = [edition.told.get((whole.ask, rule), frozenset()) for rule in self.cited]
        self._told = frozenset.intersection(*told) if told else frozenset(whole.answer)
        missing = tuple(number for number in whole.missing if not edition.unprinted_by(number))
        left = replace(whole, missing=missing, answer=self._answer(whole.answer))
        steps = takewhile(lambda step: step.rule not in self.cited, whole.steps)
        disputed = tuple(self._disputes(left.answer, whole))
        shares = () if self.cited else whole.shares
        self.verdict = replace(left, steps=tuple(steps), disputed=disputed, shares=shares)

    def _answer(self, answer: Answer) -> Answer:
        return {name: value if name in self._told else None for name, value in answer.items()}

    def _disputes(self, answer: Answer, whole: Verdict) -> Iterator[Dispute[Answer]]:
        """The other readings that change what is left of the answer."""
        for dispute in whole.disputed:
            other = self._answer(dispute.answer)
            if other != answer:
                yield dispute.answering(other)
