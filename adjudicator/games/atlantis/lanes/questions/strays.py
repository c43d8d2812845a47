"""The question `strays`: where do Minions outside of their Battle Zone go?"""

from collections.abc import Iterator
from itertools import takewhile

from pydantic import StrictStr

from adjudicator.core.change import Change
from adjudicator.core.facts import Listing
from adjudicator.core.input import Record
from adjudicator.core.rule import RuleId
from adjudicator.core.ruling import Decision, rule_on
from adjudicator.core.verdict import Answer, Step, Summary, Verdict, space_mark, verdict_on
from adjudicator.games.atlantis.lanes import rules
from adjudicator.games.atlantis.lanes.minion_return import Stray
from adjudicator.games.atlantis.lanes.minion_return import strays as judge_strays
from adjudicator.games.atlantis.table.edits import put_by_choice
from adjudicator.games.atlantis.table.ends import EndRecord, UnitId, find_lane, piece_marks
from adjudicator.games.atlantis.table.judging import team_fact
from adjudicator.games.atlantis.table.state import Table


class StraysParams(Record):
    """Which lane; it may be left out where there is only one.

    `unit` goes back before the others of its team, and `to` is where, to do it.
    """

    lane: StrictStr | None = None
    unit: UnitId | None = None
    to: EndRecord | None = None


def strays(table: Table, params: StraysParams) -> Verdict:
    """Judge where the strayed Minions of a lane go."""
    decision = _ruled_strays(table, params)
    found = decision.proof
    facts = {"count": len(found), "zone": find_lane(table, params.lane).battle_zone}
    summary = Summary("atlantis.strays.found" if found else "atlantis.strays.none", "note", facts)
    return verdict_on(
        "strays", decision, lambda answer: answer, summary, _stray_steps(table, found, facts)
    )


def _ruled_strays(table: Table, params: StraysParams) -> Decision[tuple[Stray, ...], Answer]:
    lane = find_lane(table, params.lane)
    return rule_on(
        table.readings, lambda consult: judge_strays(table, lane, consult, params.unit), _strays
    )


def _strays(found: tuple[Stray, ...]) -> Answer:
    return {
        "strays": [
            {"unit": each.minion.id, "spaces": [list(at) for at in each.spaces]} for each in found
        ]
    }


def _stray_steps(
    table: Table, found: tuple[Stray, ...], facts: dict[str, object]
) -> Iterator[Step]:
    if not found:
        yield Step(rules.STRAY_RETURN, "atlantis.strays.nobody", facts)
    if len({each.minion.team for each in found}) > 1:
        message_id = "atlantis.strays.order" if table.coin else "atlantis.strays.any-order"
        yield Step(rules.STRAY_ORDER, message_id, {"team": team_fact(table.coin)})
    for each in found:
        told = {**facts, "who": each.minion.name, "spaces": Listing(each.spaces)}
        told |= {"count": len(each.spaces), "steps": each.walks}
        marks = (
            *piece_marks((each.minion,), "note"),
            *(space_mark(at, "choice") for at in each.spaces),
        )
        rule, message_id = _returns(each)
        yield Step(rule, message_id, told, marks)


def _returns(stray: Stray) -> tuple[RuleId, str]:
    if stray.waits:
        return rules.STRAY_ORDER, "atlantis.strays.waits"
    if stray.walks is not None:
        return rules.STRAY_RETURN, "atlantis.strays.walks"
    return rules.STRAY_PLACED, "atlantis.strays.placed" if stray.spaces else "atlantis.strays.full"


def stray_returned(table: Table, params: StraysParams) -> Change | None:
    """A strayed Minion on the space chosen, or on the only one; not before the coin's team."""
    found = _ruled_strays(table, params).proof
    stray = next((each for each in found if each.minion.id == params.unit), None)
    before = takewhile(lambda each: each is not stray, found)
    if stray is None or (table.coin and any(each.spaces for each in before)):
        return None
    return put_by_choice(table, stray.minion, stray.spaces, params.to)
