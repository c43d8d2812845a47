"""The question `strays`: where do Minions outside of their Battle Zone go?"""

from collections.abc import Iterator
from itertools import takewhile

from pydantic import StrictStr

from adjudicator.core.change import Change
from adjudicator.core.facts import Listing, Said
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.rule import RuleId
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Answer, Step, Summary, space_mark
from adjudicator.games.atlantis.lanes import rules
from adjudicator.games.atlantis.lanes.minion_return import Stray, astray, strays_of
from adjudicator.games.atlantis.table.edits import chosen_facts, put_by_choice
from adjudicator.games.atlantis.table.ends import (
    EndRecord,
    UnitId,
    find_lane,
    find_unit,
    piece_marks,
    read_end,
)
from adjudicator.games.atlantis.table.judging import team_fact
from adjudicator.games.atlantis.table.state import Lane, Table


class StraysParams(Record):
    """Which lane; optional if there is only one.

    `unit` returns before the others of its team, to the space `to`.
    """

    lane: StrictStr | None = None
    unit: UnitId | None = None
    to: EndRecord | None = None


def strays(table: Table, params: StraysParams, consult: Consultation) -> Finding:
    """Judge where the strayed Minions of a lane go."""
    lane = find_lane(table, params.lane)
    _check_unit(table, lane, params)
    found = strays_of(table, lane, consult, params.unit)
    facts = {"count": len(found), "zone": lane.battle_zone}
    change = _change(table, params, found)
    steps = (*_steps(table, found, facts), *_not_there(table, params, found))
    told = {**facts, "listed": Listing(tuple(map(_goes, found))), **chosen_facts(table, change)}
    summary = Summary("atlantis.strays.found" if found else "atlantis.strays.none", "note", told)
    return Finding(_answer(found), summary, steps, change)


def _check_unit(table: Table, lane: Lane, params: StraysParams) -> None:
    """Who goes back is one of those outside the Battle Zone."""
    if params.unit is None and params.to is None:
        return
    known = tuple(minion.id for minion in astray(table, lane))
    facts = {"zone": lane.battle_zone, "known": known}
    if not known:
        raise InputError("unit" if params.unit else "to", "atlantis.no-stray", **facts)
    if params.unit is None:
        raise InputError("unit", "atlantis.which-stray", **facts)
    unit = find_unit(table, params.unit, "unit")
    if unit.id not in known:
        raise InputError("unit", "atlantis.not-astray", who=unit.name, **facts)


def _goes(stray: Stray) -> Said:
    """A strayed Minion and where it may go, in a few words."""
    facts: tuple[tuple[str, object], ...] = (("who", stray.minion.name),)
    if not stray.spaces:
        return Said("atlantis.strays.stays-away", facts)
    return Said("atlantis.strays.goes", (*facts, ("spaces", Listing(stray.spaces, any_of=True))))


def _answer(found: tuple[Stray, ...]) -> Answer:
    return {
        "strays": [
            {"unit": each.minion.id, "spaces": [list(at) for at in each.spaces]} for each in found
        ]
    }


def _steps(table: Table, found: tuple[Stray, ...], facts: dict[str, object]) -> Iterator[Step]:
    if not found:
        yield Step(rules.STRAY_RETURN, "atlantis.strays.nobody", facts)
    if len({each.minion.team for each in found}) > 1:
        message_id = "atlantis.strays.order" if table.coin else "atlantis.strays.any-order"
        yield Step(rules.STRAY_ORDER, message_id, {"team": team_fact(table.coin)})
    for each in found:
        told = {**facts, "who": each.minion.name, "spaces": Listing(each.spaces, any_of=True)}
        told |= {"team": team_fact(each.minion.team)}
        told |= {"count": len(each.spaces), "steps": each.walks}
        marks = (
            *piece_marks((each.minion,), "note"),
            *(space_mark(at, "choice") for at in each.spaces),
        )
        rule, message_id = _returns(each)
        yield Step(rule, message_id, told, marks)


def _not_there(table: Table, params: StraysParams, found: tuple[Stray, ...]) -> Iterator[Step]:
    """That the space chosen is none of those to choose from."""
    stray = next((each for each in found if each.minion.id == params.unit), None)
    end = read_end(table, params.to, "to").at if params.to else None
    if stray and stray.spaces and end and end not in stray.spaces:
        facts = {"who": stray.minion.name, "end": end}
        yield Step(rules.STRAY_RETURN, "atlantis.strays.not-there", facts)


def _returns(stray: Stray) -> tuple[RuleId, str]:
    if stray.waits:
        return rules.STRAY_ORDER, "atlantis.strays.waits"
    if not stray.spaces:
        return rules.STRAY_PLACED, "atlantis.strays.full"
    one = len(stray.spaces) == 1
    if stray.walks is not None:
        message_id = "atlantis.strays.walks" if one else "atlantis.strays.walks-to-one"
        return rules.STRAY_RETURN, message_id
    message_id = "atlantis.strays.placed" if one else "atlantis.strays.placed-on-one"
    return rules.STRAY_PLACED, message_id


def _change(table: Table, params: StraysParams, found: tuple[Stray, ...]) -> Change | None:
    """A strayed Minion on the space chosen, or on the only one; not before the coin's team."""
    stray = next((each for each in found if each.minion.id == params.unit), None)
    before = takewhile(lambda each: each is not stray, found)
    if stray is None or (table.coin and any(each.spaces for each in before)):
        return None
    return put_by_choice(table, stray.minion, stray.spaces, params.to)
