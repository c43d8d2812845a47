"""The question `respawn`: where may a Hero or a Minion come back?"""

from adjudicator.board.hexes import Hex
from adjudicator.core.change import Change
from adjudicator.core.facts import Called, Listing
from adjudicator.core.input import Record, place
from adjudicator.core.ruling import Decision, rule_on
from adjudicator.core.verdict import Answer, Step, Summary, Verdict, area_mark, verdict_on
from adjudicator.games.atlantis.respawn import rules
from adjudicator.games.atlantis.respawn.spaces import HeroRespawn, hero_respawn, minion_respawn
from adjudicator.games.atlantis.table.edits import put_by_choice
from adjudicator.games.atlantis.table.ends import (
    EndRecord,
    UnitId,
    find_lane,
    find_unit,
    piece_marks,
)
from adjudicator.games.atlantis.table.judging import team_fact, tone
from adjudicator.games.atlantis.table.state import Table, Unit

#: Where a scene tells of its lanes.
_LANES = place("scene", "lanes")


class RespawnParams(Record):
    """Who comes back; and where, to do it."""

    unit: UnitId
    to: EndRecord | None = None


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


def _decided(table: Table, unit: Unit) -> Decision[HeroRespawn, tuple[Hex, ...]]:
    return rule_on(
        table.readings,
        lambda consult: hero_respawn(table, unit, consult),
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
    found = minion_respawn(table, unit, lane)
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
        spaces = minion_respawn(table, unit, find_lane(table, unit.lane, _LANES)).spaces
    return put_by_choice(table, unit, spaces, params.to)
