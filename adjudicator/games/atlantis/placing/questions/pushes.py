"""The question `pushes`: where do several end that one action pushes, one after another?"""

from collections.abc import Iterator
from typing import Annotated

from pydantic import Field, StrictInt

from adjudicator.board.hexes import apart
from adjudicator.core.change import Change
from adjudicator.core.facts import Said
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record, place
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Answer, Step, Summary
from adjudicator.games.atlantis.placing import rules
from adjudicator.games.atlantis.placing.pushing import Push, Shove, push_in_turn
from adjudicator.games.atlantis.placing.questions.push import push_answer, push_steps
from adjudicator.games.atlantis.reach.steps import no_range
from adjudicator.games.atlantis.table.edits import put
from adjudicator.games.atlantis.table.effects import as_it_is
from adjudicator.games.atlantis.table.ends import End, EndRecord, UnitId, names, read_end
from adjudicator.games.atlantis.table.kit import ActionKind
from adjudicator.games.atlantis.table.state import Table, Token, Unit


class PushesParams(Record):
    """Who pushes the units within a range how far; `action` is the type of the action.

    `order` lists who is pushed, in sequence. Without it all are pushed, the farthest first, so that
    nobody is in another's way.
    """

    start: EndRecord = Field(alias="from")
    spaces: Annotated[StrictInt, Field(ge=0, le=30)] | None = None
    range: Annotated[StrictInt, Field(ge=0, le=30)] = 1
    order: Annotated[tuple[UnitId, ...], Field(max_length=99)] = ()
    action: ActionKind | None = None


_Piece = Unit | Token
_Pushes = tuple[tuple[_Piece, Push], ...]


def pushes(table: Table, params: PushesParams, consult: Consultation) -> Finding:
    """Judge pushes of those around that are in a straight line, in their order."""
    source = read_end(table, params.start, "from")
    pieces = _pushed(table, source, params)
    shove = Shove(source.at, params.spaces, params.action)
    each = push_in_turn(table, shove, pieces, consult)
    found = tuple((one, push) for one, push in each if params.order or push.line.straight)
    if params.spaces is None and any(not push.known for _, push in found):
        label = Said("atlantis.missing.pushes")
        consult.known(params.spaces, "spaces", label)
    summary, steps = _summary(source, params, found), _steps(source, params, found)
    return Finding(_listed(found), summary, steps, _change(found))


def _summary(source: End, params: PushesParams, found: _Pushes) -> Summary:
    moved = [one for one, push in found if push.moved]
    facts = {"who": source.fact, "count": len(moved), "names": names(moved)}
    facts |= {"spaces": params.spaces}
    if any(not push.known for _, push in found):
        return Summary("atlantis.pushes.unknown", "open", facts)
    return Summary("atlantis.pushes.found" if moved else "atlantis.pushes.none", "note", facts)


def _change(found: _Pushes) -> Change | None:
    """All of them where they end; None if nobody is pushed, or something is not known."""
    edits = tuple(put(one, push.end) for one, push in found if push.moved)
    return Change(edits=edits) if found and all(push.known for _, push in found) else None


def _pushed(table: Table, source: End, params: PushesParams) -> tuple[_Piece, ...]:
    """Who is pushed, in order."""
    around = _around(table, source, params.range)
    if not params.order:
        farthest_first = sorted(around, key=lambda one: -apart(source.at, one.at or source.at))
        return tuple(farthest_first)
    called = {one.name: one for one in around} | {one.id: one for one in around}
    for number, name in enumerate(params.order):
        if name not in called:
            known = tuple(one.id for one in around)
            raise InputError(place("order", number), "atlantis.not-around", id=name, known=known)
        if called[name] in [called[other] for other in params.order[:number]]:
            raise InputError(place("order", number), "atlantis.pushed-twice", id=name)
    return tuple(called[name] for name in params.order)


def _around(table: Table, source: End, reach: int) -> list[_Piece]:
    units = (as_it_is(table, unit) for unit in table.units.values())
    pieces: tuple[_Piece, ...] = (*units, *table.tokens.values())
    return [one for one in pieces if one.at is not None and 0 < apart(source.at, one.at) <= reach]


def _listed(found: _Pushes) -> Answer:
    return {"pushes": [{"piece": one.id, **push_answer(push)} for one, push in found]}


def _steps(source: End, params: PushesParams, found: _Pushes) -> Iterator[Step]:
    if params.range < 1:
        yield no_range(params.range)
        return
    if not found:
        yield Step(rules.PUSH_AWAY, "atlantis.pushes.nobody", {"source": source.fact})
    if len(found) > 1:
        told: dict[str, object] = {"names": names(one for one, _ in found)}
        message_id = (
            "atlantis.pushes.in-order" if params.order else "atlantis.pushes.farthest-first"
        )
        yield Step(rules.PUSH_SEVERAL, message_id, told)
    for one, push in found:
        yield from push_steps(source, End(push.start, one), params.spaces, push, "pushed")
