"""A finding: the answer to a question together with its reasons, decided in one place."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import pairwise
from typing import cast

from adjudicator.board.regions import Region
from adjudicator.core.facts import Listing
from adjudicator.core.rule import RuleId
from adjudicator.core.ruling import Consultation, rule_on
from adjudicator.core.verdict import (
    Answer,
    Mark,
    Step,
    Summary,
    Tone,
    Verdict,
    area_mark,
    line_mark,
    verdict_on,
)
from adjudicator.games.flashpoint.table.state import Table


@dataclass(frozen=True)
class Finding:
    """What was decided under one reading of the open points."""

    answer: Answer
    summary: Summary
    steps: tuple[Step, ...]


def judged(table: Table, ask: str, decide: Callable[[Consultation], Finding]) -> Verdict:
    """The verdict that a finding comes to, with what other readings would find."""
    decision = rule_on(table.readings, decide, lambda found: found.answer)
    return verdict_on(ask, decision, dict, decision.proof.summary, decision.proof.steps)


class Steps:
    """Reasons as they are found, one by one."""

    def __init__(self) -> None:
        self.found: list[Step] = []

    def add(self, rule: RuleId, message_id: str, *marks: Mark, **facts: object) -> None:
        """Note a reason."""
        self.found.append(Step(rule, message_id, facts, marks))

    def finding(self, answer: Answer, message_id: str, tone: str, **facts: object) -> Finding:
        """What these reasons come to."""
        return Finding(answer, Summary(message_id, cast("Tone", tone), facts), tuple(self.found))


def zone_mark(zone: Region, role: str = "note") -> Mark:
    """A zone."""
    return area_mark(zone.cells, role)


def zone_marks(zones: Iterable[Region], role: str) -> tuple[Mark, ...]:
    """Zones, as one area each."""
    return tuple(zone_mark(zone, role) for zone in zones)


def between(start: Region, end: Region, role: str) -> Mark:
    """The line between the centres of two zones."""
    return line_mark(start.position, end.position, role)


def way_marks(way: Iterable[Region], role: str = "way") -> tuple[Mark, ...]:
    """A way from zone to zone."""
    zones = list(way)
    return tuple(between(one, other, role) for one, other in pairwise(zones))


def called(zones: Iterable[Region]) -> Listing:
    """Zones by their names, as a fact."""
    return Listing(tuple(zone.called for zone in zones))


def names(things: Iterable[object]) -> Listing:
    """Operatives or units by their names, as a fact."""
    return Listing(tuple(getattr(thing, "name", thing) for thing in things))


def written(zones: Iterable[Region]) -> list[str | list[int]]:
    """Zones, as an answer writes them."""
    return [zone.written for zone in zones]
