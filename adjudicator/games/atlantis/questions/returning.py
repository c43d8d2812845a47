"""The questions `strays` and `respawn`."""

from collections.abc import Iterator
from itertools import takewhile

from pydantic import StrictStr

from adjudicator.board.hexes import Hex
from adjudicator.core.change import Change, Edit
from adjudicator.core.facts import Called, Listing
from adjudicator.core.input import InputError, Record, place
from adjudicator.core.rule import RuleId
from adjudicator.core.ruling import Decision, rule_on
from adjudicator.core.verdict import (
    Answer,
    Step,
    Summary,
    Verdict,
    area_mark,
    space_mark,
    verdict_on,
)
from adjudicator.games.atlantis import rules
from adjudicator.games.atlantis.questions.lanes import find_lane
from adjudicator.games.atlantis.returning import Return, hero_return, minion_return
from adjudicator.games.atlantis.straying import Stray
from adjudicator.games.atlantis.straying import strays as judge_strays
from adjudicator.games.atlantis.table.ends import (
    EndRecord,
    UnitId,
    find_unit,
    piece_marks,
    read_end,
)
from adjudicator.games.atlantis.table.judging import team_fact, tone
from adjudicator.games.atlantis.table.state import Table, Unit

#: Where a scene tells of its lanes.
_LANES = place("scene", "lanes")


class StraysParams(Record):
    """Which lane; it may be left out where there is only one.

    `unit` goes back before the others of its team, and `to` is where, to do it.
    """

    lane: StrictStr | None = None
    unit: UnitId | None = None
    to: EndRecord | None = None


class RespawnParams(Record):
    """Who comes back; and where, to do it."""

    unit: UnitId
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
    return _put(table, stray.minion, stray.spaces, params.to)


def _put(table: Table, unit: Unit, spaces: tuple[Hex, ...], to: EndRecord | None) -> Change | None:
    """A unit on the space chosen, or on the only one that there is."""
    chosen = read_end(table, to, "to").at if to else None
    if chosen is None and len(spaces) == 1:
        chosen = spaces[0]
    if chosen is None or chosen not in spaces:
        return None
    return Change(edits=(Edit("units", unit.id, {"at": list(chosen)}),))


def respawn(table: Table, params: RespawnParams) -> Verdict:
    """Judge where a Hero or a Minion may come back."""
    unit = find_unit(table, params.unit, "unit")
    if unit.at is not None:
        facts = {"who": unit.name}
        step = Step(rules.RESPAWN_ABSENT, "atlantis.respawn.here", facts, piece_marks((unit,)))
        return Verdict(
            "respawn", {"spaces": []}, Summary("atlantis.respawn.none", "blocked", facts), (step,)
        )
    return _hero(table, unit) if unit.hero else _minion(table, unit)


def _decided(table: Table, unit: Unit) -> Decision[Return, tuple[Hex, ...]]:
    if unit.team not in table.thrones:
        raise InputError(place("scene", "thrones"), "hexes.needs-throne", team=team_fact(unit.team))
    return rule_on(
        table.readings,
        lambda consult: hero_return(table, unit, consult),
        lambda found: found.spaces,
    )


def _spaces(spaces: tuple[Hex, ...]) -> Answer:
    return {"spaces": [list(at) for at in spaces]}


def _summary(unit: Unit, spaces: tuple[Hex, ...]) -> Summary:
    facts = {"who": unit.name, "count": len(spaces)}
    return Summary(
        "atlantis.respawn.found" if spaces else "atlantis.respawn.none", tone(spaces), facts
    )


def _hero(table: Table, unit: Unit) -> Verdict:
    decision = _decided(table, unit)
    found = decision.proof
    facts = {"who": unit.name, "zone": table.thrones[unit.team], "count": len(found.spaces)}
    facts |= {"spaces": Listing(found.spaces)}
    marks = (area_mark(found.spaces, "choice"),) if found.spaces else ()
    steps = [Step(rules.RESPAWN_ABSENT, "atlantis.respawn.absent", facts)]
    if not found.beside:
        message_id = "atlantis.respawn.points" if found.spaces else "atlantis.respawn.no-points"
        steps.append(Step(rules.RESPAWN_POINT, message_id, facts, marks))
    else:
        steps.append(Step(rules.RESPAWN_POINT, "atlantis.respawn.taken", facts))
        message_id = _BESIDE[found.outside, bool(found.spaces)]
        steps.append(Step(rules.RESPAWN_NEAREST, message_id, facts, marks))
    return verdict_on("respawn", decision, _spaces, _summary(unit, found.spaces), steps)


_BESIDE = {
    (False, True): "atlantis.respawn.beside",
    (True, True): "atlantis.respawn.outside",
    (True, False): "atlantis.respawn.full",
}


def _minion(table: Table, unit: Unit) -> Verdict:
    lane = find_lane(table, unit.lane, _LANES)
    found = minion_return(table, unit, lane)
    facts = {
        "who": unit.name,
        "points": found.points,
        "there": found.there,
        "zone": lane.battle_zone,
        "kind": Called(f"kind.{unit.type}"),
        "team": team_fact(unit.team),
        "count": len(found.spaces),
    }
    enough = found.points > found.there
    message_id = "atlantis.respawn.more-points" if enough else "atlantis.respawn.too-few"
    steps = [Step(rules.RESPAWN_LIMIT, message_id, facts)]
    if enough:
        marks = (area_mark(found.spaces, "choice"),) if found.spaces else ()
        steps.append(Step(rules.RESPAWN_MINION, "atlantis.respawn.minion", facts, marks))
    return Verdict("respawn", _spaces(found.spaces), _summary(unit, found.spaces), tuple(steps))


def respawned(table: Table, params: RespawnParams) -> Change | None:
    """The unit on the space chosen, or on the only one that there is."""
    unit = find_unit(table, params.unit, "unit")
    if unit.at is not None:
        return None
    if unit.hero:
        spaces = _decided(table, unit).answer
    else:
        spaces = minion_return(table, unit, find_lane(table, unit.lane, _LANES)).spaces
    return _put(table, unit, spaces, params.to)
