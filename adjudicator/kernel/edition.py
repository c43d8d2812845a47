"""Editions: a book that was printed more than once, and what each printing says otherwise.

A game is written after one edition. Another states only what differs: the rules that it has
instead, those that it says nothing of, the sentences that tell it, the readings that it chooses.
Nothing is borrowed: a verdict that needs a rule which its edition lacks has no answer, and tells
what the other book rules.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

from adjudicator.kernel.change import Change
from adjudicator.kernel.facts import Called, Said
from adjudicator.kernel.game import Question
from adjudicator.kernel.rule import RuleId
from adjudicator.kernel.ruling import Dispute, Readings
from adjudicator.kernel.scene import Malformed
from adjudicator.kernel.verdict import Answer, Gist, Step, Verdict


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
    #: What can be asked of it; None is everything.
    asks: frozenset[str] | None = None

    @property
    def called(self) -> Called:
        """How it is called, as a fact."""
        return Called(f"edition.{self.name}")

    @property
    def differs(self) -> bool:
        """Whether it is another than the one that the game is written after."""
        return self.asks is not None

    def holds(self, rule: RuleId) -> bool:
        """Whether a rule stands in it, given all rules of the game."""
        here = self.own | frozenset(self.instead.values())
        return rule in here or (rule not in self.silent and rule not in self.instead)

    def check(self, ask: str) -> None:
        """Refuse what is not read by this edition: the other's answer would be a false one."""
        if self.asks is not None and ask not in self.asks:
            known = tuple(sorted(self.asks))
            raise Malformed(
                "scene.edition", "edition.unread", ask=ask, edition=self.called, known=known
            )

    def reworded(self, verdict: Verdict) -> Verdict:
        """The same verdict by the rules and in the words of this edition."""
        gist = replace(verdict.gist, says=self.wording.get(verdict.gist.says, verdict.gist.says))
        steps = tuple(
            replace(
                step,
                rule=self.instead.get(step.rule, step.rule),
                says=self.wording.get(step.says, step.says),
            )
            for step in verdict.steps
        )
        return replace(verdict, gist=gist, steps=steps)


class Printed(Protocol):
    """A table that is judged by an edition."""

    @property
    def edition(self) -> Edition:
        """What it is judged by."""

    @property
    def readings(self) -> Readings:
        """How it reads the open points."""


@dataclass(frozen=True)
class Silence:
    """How a game tells that an edition is silent, and the open point of what then counts.

    Its values are `OPEN` and `FILLED`: no verdict, or the rule of `final`, the other book.
    """

    rule: RuleId
    ruling: str
    final: Edition


OPEN, FILLED = "open", "final"

Judge = Callable[[Any, Any], Verdict]
Do = Callable[[Any, Any], Change | None]


def by_edition(questions: Mapping[str, Question], silence: Silence) -> Mapping[str, Question]:
    """The same questions, each answered by the edition of the table that it is asked of."""
    return {
        name: replace(
            question,
            answer=_answering(name, question.answer, silence),
            change=question.change and _doing(name, question, silence),
        )
        for name, question in questions.items()
    }


def _answering(name: str, answer: Judge, silence: Silence) -> Judge:
    def judged(table: Printed, asked: object) -> Verdict:
        if not table.edition.differs:
            return answer(table, asked)
        table.edition.check(name)
        verdict = answer(table, asked)
        if not _unsaid(table, verdict):
            return table.edition.reworded(verdict)
        return _silent(table, lambda other: answer(other, asked), silence)

    return judged


def _doing(name: str, question: Question, silence: Silence) -> Do:
    """What may be done; nothing where the edition does not tell whether it may."""
    change = question.change
    assert change is not None  # noqa: S101 - only asked of questions that have one

    def done(table: Printed, asked: object) -> Change | None:
        if table.edition.differs:
            table.edition.check(name)
            if _unsaid(table, question.answer(table, asked)) and _is_open(table, silence):
                return None
        return change(table, asked)

    return done


def _unsaid(table: Printed, verdict: Verdict) -> tuple[RuleId, ...]:
    """The rules that a verdict rests on and its edition does not have."""
    cited = dict.fromkeys(step.rule for step in verdict.steps)
    return tuple(rule for rule in cited if rule in table.edition.silent)


def _is_open(table: Printed, silence: Silence) -> bool:
    return table.readings.values[silence.ruling] == OPEN


def _silent(table: Printed, judge: Callable[[Any], Verdict], silence: Silence) -> Verdict:
    """No answer, but what the other book rules; or its rule in the gap, where the table wants it.

    The steps are those of this edition with the gap filled.
    """
    readings = table.readings.other(silence.ruling, FILLED)
    filled = table.edition.reworded(judge(_altered(table, readings=readings)))
    unanswered: Answer = dict.fromkeys(filled.answer)
    final = judge(_altered(table, edition=silence.final)).gist
    told = Said(f"{final.says}.headline", tuple(final.facts.items()))
    facts = {"edition": table.edition.called, "final": told}
    is_open, house = _is_open(table, silence), table.readings.house(silence.ruling)
    said = Step(silence.rule, "edition.silent" if is_open else "edition.filled", facts)
    filled = replace(filled, steps=(said, *filled.steps))
    if is_open:
        other = Dispute(silence.ruling, FILLED, filled.answer, house)
        gist = Gist("edition.silent", "open", facts)
        return replace(filled, answer=unanswered, gist=gist, disputed=(other,), shares=())
    other = Dispute(silence.ruling, OPEN, unanswered, house)
    return replace(filled, disputed=(*filled.disputed, other))


def _altered(table: Any, **changed: object) -> Any:  # noqa: ANN401 - every game has its own tables
    return replace(table, **changed)
