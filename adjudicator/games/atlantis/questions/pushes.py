"""The question `pushes`: where would everybody around end if they were pushed?"""

from collections.abc import Iterator
from typing import Annotated

from pydantic import Field, StrictInt

from adjudicator.games.atlantis import rules
from adjudicator.games.atlantis.ends import End, EndRecord, read_end
from adjudicator.games.atlantis.pushing import Push
from adjudicator.games.atlantis.pushing import push as pushed
from adjudicator.games.atlantis.questions.push import ActionType, push_steps
from adjudicator.games.atlantis.state import Table, Token, Unit
from adjudicator.kernel.hexes import apart
from adjudicator.kernel.ruling import Consultation, rule_on
from adjudicator.kernel.scene import Record
from adjudicator.kernel.verdict import Answer, Gist, Step, Verdict, verdict_on


class PushesAsked(Record):
    """Who pushes how far, those within a range; `action` is the type of the action."""

    start: EndRecord = Field(alias="from")
    spaces: Annotated[StrictInt, Field(ge=0, le=30)]
    range: Annotated[StrictInt, Field(ge=0, le=30)] = 1
    action: ActionType | None = None


_Pushes = tuple[tuple[Unit | Token, Push], ...]


def pushes(table: Table, asked: PushesAsked) -> Verdict:
    """Judge a push of each unit and token around that is in a straight line."""
    source = read_end(table, asked.start, "from")
    around = tuple(_around(table, source, asked.range))

    def decide(consult: Consultation) -> _Pushes:
        each = ((one, _pushed(table, source, one, asked, consult)) for one in around)
        return tuple((one, found) for one, found in each if found.line.straight)

    ruled = rule_on(table.readings, decide, _listed)
    count = sum(found.moved > 0 for _, found in ruled.proof)
    facts = {"who": source.fact, "count": count, "spaces": asked.spaces}
    gist = Gist("atlantis.pushes.found" if count else "atlantis.pushes.none", "note", facts)
    steps = _steps(source, asked.spaces, ruled.proof)
    return verdict_on("pushes", ruled, lambda answer: answer, gist, steps)


def _around(table: Table, source: End, reach: int) -> Iterator[Unit | Token]:
    pieces: tuple[Unit | Token, ...] = (*table.units.values(), *table.tokens.values())
    for one in pieces:
        if one.at is not None and 0 < apart(source.at, one.at) <= reach:
            yield one


def _pushed(
    table: Table, source: End, one: Unit | Token, asked: PushesAsked, consult: Consultation
) -> Push:
    at = one.at or source.at
    return pushed(table, source.at, at, one, asked.spaces, asked.action, consult)


def _listed(found: _Pushes) -> Answer:
    return {
        "pushes": [
            {"piece": one.id, "to": list(push.end), "moved": push.moved} for one, push in found
        ]
    }


def _steps(source: End, spaces: int, found: _Pushes) -> Iterator[Step]:
    if not found:
        yield Step(rules.PUSH_AWAY, "atlantis.pushes.nobody", {"source": source.fact})
    for one, push in found:
        yield from push_steps(source, End(push.start, one), spaces, push, "pushed")
