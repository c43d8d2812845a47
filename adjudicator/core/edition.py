"""Editions: a book that was printed more than once, and what each printing says otherwise.

A game is written after one edition. Another states only what differs: the rules that it has
instead, those that it says nothing of, the sentences that tell it, the readings that it chooses.
Nothing is borrowed: a verdict that needs a rule which its edition lacks has no answer, and tells
what the other book rules. One that hangs on it in part leaves that part out, and says so.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Generic, Protocol, Self, TypeVar

from adjudicator.core.facts import Called, Said
from adjudicator.core.question import Question, Rule, Ruled
from adjudicator.core.rule import RuleId
from adjudicator.core.ruling import FILLED, OPEN, Dispute, Readings
from adjudicator.core.verdict import Answer, Step, Summary, Verdict


@dataclass(frozen=True)
class Edition:
    """A printing of a book, by what differs from the one that its game is written after."""

    name: str
    #: What it rules in place of rules of the other, and what it says nothing of.
    instead: Mapping[RuleId, RuleId] = field(default_factory=dict)
    silent: frozenset[RuleId] = frozenset()
    #: Rules that it has beside those.
    own: frozenset[RuleId] = frozenset()
    #: Sentences that it tells by others.
    wording: Mapping[str, str] = field(default_factory=dict)
    #: Values of open points that it comes closer to than to the defaults.
    readings: Mapping[str, str] = field(default_factory=dict)

    @property
    def called(self) -> Called:
        """How it is called, as a fact."""
        return Called(f"edition.{self.name}")

    @property
    def differs(self) -> bool:
        """Whether it is another than the one that the game is written after."""
        return bool(self.instead or self.silent or self.own)

    def holds(self, rule: RuleId) -> bool:
        """Whether a rule stands in it, given all rules of the game."""
        here = self.own | frozenset(self.instead.values())
        return rule in here or (rule not in self.silent and rule not in self.instead)

    def reworded(self, verdict: Verdict) -> Verdict:
        """The same verdict by the rules and in the words of this edition."""
        summary = replace(
            verdict.summary,
            message_id=self.wording.get(verdict.summary.message_id, verdict.summary.message_id),
        )
        return replace(verdict, summary=summary, steps=tuple(map(self._retold, verdict.steps)))

    def _retold(self, step: Step) -> Step:
        """A step by the rule that stands here, in words of its own, and what these name too."""
        facts = {name: self._named(fact) for name, fact in step.facts.items()}
        rule, message_id = (
            self.instead.get(step.rule, step.rule),
            self.wording.get(step.message_id, step.message_id),
        )
        return replace(step, rule=rule, message_id=message_id, facts=facts)

    def _named(self, fact: object) -> object:
        return Called(self.wording.get(fact.phrase, fact.phrase)) if type(fact) is Called else fact


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
    """How a game tells that an edition is silent, and the open point of what then counts.

    Its values are `OPEN` and `FILLED`: no verdict, or the rule of the other book. `final` is the
    same table as that book has it.
    """

    rule: RuleId
    ruling: str
    final: Callable[[T], T]


def by_edition(
    questions: Mapping[str, Question[T]], silence: Silence[T]
) -> Mapping[str, Question[T]]:
    """The same questions, each answered by the edition of the table that it is asked of."""
    return {
        name: replace(question, rule=_by_edition(question.rule, silence))
        for name, question in questions.items()
    }


def _by_edition(rule: Rule[T], silence: Silence[T]) -> Rule[T]:
    def ruled(game: str, ask: str, table: T, given: object) -> Ruled:
        found = rule(game, ask, table, given)
        if not table.edition.differs:
            return found
        gap = _Gap(table, lambda other: rule(game, ask, other, given).verdict, silence)
        if _unsaid(table, found.verdict):
            # Whether it may be done is what the edition does not tell.
            return Ruled(gap.silent(), None if gap.is_open else found.change)
        if gap.bears_on(found.verdict):
            return Ruled(gap.partly(found.verdict), found.change)
        return Ruled(table.edition.reworded(found.verdict), found.change)

    return ruled


def _unsaid(table: Printed, verdict: Verdict) -> tuple[RuleId, ...]:
    """The rules that a verdict rests on and its edition does not have."""
    cited = dict.fromkeys(step.rule for step in verdict.steps)
    return tuple(rule for rule in cited if rule in table.edition.silent)


def _disputed(verdict: Verdict) -> set[str]:
    return {dispute.ruling for dispute in verdict.disputed}


@dataclass(frozen=True)
class _Gap(Generic[T]):
    """A question that its table's edition leaves open, as a whole or in part."""

    table: T
    judge: Callable[[T], Verdict]
    silence: Silence[T]

    def silent(self) -> Verdict:
        """No answer; or the other book's rule in the gap, where the table wants it.

        The steps are those of this edition with the gap filled.
        """
        readings = self.table.readings.other(self.silence.ruling, FILLED)
        filled = self.table.edition.reworded(self.judge(self.table.reading(readings)))
        unanswered: Answer = dict.fromkeys(filled.answer)
        is_open, house = self.is_open, self.table.readings.house(self.silence.ruling)
        told = self._told("edition.silent" if is_open else "edition.filled", filled)
        if is_open:
            other = Dispute(self.silence.ruling, FILLED, filled.answer, house)
            summary = Summary("edition.silent", "open", told.steps[0].facts)
            return replace(told, answer=unanswered, summary=summary, disputed=(other,), shares=())
        other = Dispute(self.silence.ruling, OPEN, self._left_open(unanswered), house)
        settled = (d for d in filled.disputed if d.ruling != self.silence.ruling)
        return replace(told, disputed=(*settled, other))

    def _left_open(self, unanswered: Answer) -> Answer:
        """What would be answered if the table did not fill the gap."""
        readings = self.table.readings.other(self.silence.ruling, OPEN)
        verdict = self.judge(self.table.reading(readings))
        return unanswered if _unsaid(self.table, verdict) else verdict.answer

    def bears_on(self, verdict: Verdict) -> bool:
        """Whether a part of a verdict hangs on the gap: left out of it, or filled to its change."""
        params = self.silence.ruling in verdict.consulted
        return params and (self.is_open or self.silence.ruling in _disputed(verdict))

    def partly(self, verdict: Verdict) -> Verdict:
        """What is left without the gap; or with it filled, where the table wants that."""
        message_id = "edition.partly" if self.is_open else "edition.filled"
        return self._told(message_id, self.table.edition.reworded(verdict))

    @property
    def is_open(self) -> bool:
        """Whether the table leaves it open."""
        return self.table.readings.values[self.silence.ruling] == OPEN

    def _told(self, message_id: str, verdict: Verdict) -> Verdict:
        """A verdict that begins with what its edition does not say, and what the other rules."""
        final = self.judge(self.silence.final(self.table)).summary
        headline = Said(f"{final.message_id}.headline", tuple(final.facts.items()))
        facts = {"edition": self.table.edition.called, "final": headline}
        return replace(verdict, steps=(Step(self.silence.rule, message_id, facts), *verdict.steps))
