"""Answer a question: one decision yields the verdict and its change.

A game writes one function for each question: `decide(table, params, consult)` returns a finding.
The finding has the answer, its steps and its change, so they can't disagree. This module repeats
the decision under the other readings of open points.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Generic, Literal, Protocol, TypeVar

from pydantic import BaseModel

from adjudicator.core.change import Change
from adjudicator.core.input import read
from adjudicator.core.rule import RuleId
from adjudicator.core.ruling import Consultation, Readings, rule_on
from adjudicator.core.sketch import Profile
from adjudicator.core.values import JsonObject
from adjudicator.core.verdict import Answer, Mark, Share, Step, Summary, Tone, Verdict


class ReadTable(Protocol):
    """The interface of a table that every question needs."""

    @property
    def readings(self) -> Readings:
        """How it reads the open points."""


T = TypeVar("T", bound=ReadTable)
P = TypeVar("P", bound=BaseModel)


@dataclass(frozen=True)
class Finding:
    """What is decided under one reading of the open points.

    `change` is the effect of applying it; None if it isn't allowed or a choice is still open.
    `steps` may be a generator: only those of the reading that the table plays by are read.
    """

    answer: Answer
    summary: Summary
    steps: Iterable[Step]
    change: Change | None = None
    shares: tuple[Share, ...] = ()
    section: Callable[[], Profile | None] | None = None


class Steps:
    """Collects the steps of a finding as they are found."""

    def __init__(self) -> None:
        self.found: list[Step] = []

    def add(self, rule: RuleId, message_id: str, *marks: Mark, **facts: object) -> None:
        """Add a step."""
        self.found.append(Step(rule, message_id, facts, marks))

    def finding(
        self,
        answer: Answer,
        message_id: str,
        tone: Tone,
        change: Change | None = None,
        /,
        **facts: object,
    ) -> Finding:
        """The finding that these steps lead to."""
        return Finding(answer, Summary(message_id, tone, facts), tuple(self.found), change)


@dataclass(frozen=True)
class Ruled:
    """A verdict and its change, from the same decision."""

    verdict: Verdict
    change: Change | None = None


@dataclass(frozen=True)
class Tap:
    """A parameter that a tap on the board fills.

    `form` says how: with an end, an end that is no edge, the id of anything, the id of someone, a
    space's numbers, a space's numbers or an intersection with its level, or the space outside the
    board next to the one that was pointed at. `among` is the list of the scene that an id must be
    in, if only those can be meant.
    """

    name: str
    form: Literal["end", "point", "id", "who", "space", "spot", "outside"] = "end"
    optional: bool = False
    among: str = ""


FROM_TO = (Tap("from"), Tap("to"))

Decide = Callable[[T, P, Consultation], Finding]
#: Extra parameters of a companion: it is asked once with each.
Companions = Callable[[T, JsonObject], Iterable[JsonObject]]


def as_it_is(_table: object, _params: JsonObject) -> Iterable[JsonObject]:
    """No extra parameters: asked once, with the tapped places."""
    return ({},)


#: From the game's name, the question's name, a table, and parameters as JSON has them.
Rule = Callable[[str, str, T, object], Ruled]


@dataclass(frozen=True)
class Question(Generic[T]):
    """A question: its parameters, how it is decided, and the parameters that taps fill in.

    Games create one with `question`, which checks that parameters and decision have the same type.
    """

    params: type[BaseModel]
    rule: Rule[T]
    taps: tuple[Tap, ...] = FROM_TO
    companions: Companions[T] = field(default=as_it_is)
    #: Whether doing what is asked about can change the table.
    applies: bool = False
    #: Whether the answer is the same from both ends.
    mutual: bool = False


def question(  # noqa: PLR0913 - a keyword for each thing that a question may say about itself
    params: type[P],
    decide: Decide[T, P],
    *,
    taps: tuple[Tap, ...] = FROM_TO,
    companions: Companions[T] = as_it_is,
    applies: bool = False,
    mutual: bool = False,
) -> Question[T]:
    """A question that is answered by one decision."""

    def rule(game: str, ask: str, table: T, given: object) -> Ruled:
        read_params = read(params, given, "")
        decision = rule_on(
            table.readings,
            lambda consult: decide(table, read_params, consult),
            lambda finding: finding.answer,
        )
        found = decision.proof
        if found.change is not None and not applies:
            raise TypeError(f"{ask} has a change, but doesn't say that it applies")
        verdict = Verdict(
            ask,
            found.answer,
            found.summary,
            tuple(found.steps),
            decision.disputed,
            found.shares,
            found.section,
            decision.consulted,
            game,
            decision.missing,
            gaps=decision.gaps,
            left_open=decision.left_open,
        )
        return Ruled(verdict, found.change)

    return Question(params, rule, taps, companions, applies, mutual)
