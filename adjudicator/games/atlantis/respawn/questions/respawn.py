"""The question `respawn`: where may a Hero or a Minion come back?"""

from collections.abc import Iterator
from typing import Annotated

from pydantic import Field, StrictInt

from adjudicator.board.hexes import Hex
from adjudicator.core.change import Change
from adjudicator.core.facts import Called, Listing
from adjudicator.core.input import Record, place
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Step, Summary, area_mark
from adjudicator.games.atlantis.respawn import rules
from adjudicator.games.atlantis.respawn.spaces import (
    HeroRespawn,
    Limit,
    MinionRespawn,
    hero_respawn,
    minion_respawn,
)
from adjudicator.games.atlantis.table.edits import chosen_facts, put_by_choice
from adjudicator.games.atlantis.table.ends import (
    EndRecord,
    UnitId,
    find_lane,
    find_unit,
    piece_marks,
    read_end,
    standing,
)
from adjudicator.games.atlantis.table.judging import team_fact, tone
from adjudicator.games.atlantis.table.state import Lane, Table, Unit
from adjudicator.games.atlantis.table.turn_order import turn_remarks

#: A headline has room for the names of so many spaces.
MOST_NAMED = 3

#: Where a scene tells of its lanes.
_LANES = place("scene", "lanes")


class RespawnParams(Record):
    """Who respawns, and where, to apply it.

    A card that respawns a Minion may set a `range` from the unit that acts (`by`).
    """

    unit: UnitId
    to: EndRecord | None = None
    by: UnitId | None = None
    range: Annotated[StrictInt, Field(ge=-20, le=99)] | None = None


def respawn(table: Table, params: RespawnParams, consult: Consultation) -> Finding:
    """Judge where a Hero or a Minion may come back."""
    unit = find_unit(table, params.unit, "unit")
    facts: dict[str, object] = {"who": unit.name}
    if unit.at is not None:
        step = Step(rules.RESPAWN_ABSENT, "atlantis.respawn.here", facts, piece_marks((unit,)))
        return Finding({"spaces": []}, Summary("atlantis.respawn.none", "blocked", facts), (step,))
    if unit.hero:
        hero = hero_respawn(table, unit, consult)
        spaces, steps = (
            hero.spaces,
            _hero_steps(table, unit, hero),
        )
    else:
        lane = find_lane(table, unit.lane, _LANES)
        minion = minion_respawn(table, unit, lane, _limit(table, params))
        spaces, steps = minion.spaces, _minion_steps(unit, lane, minion)
    facts |= {"count": len(spaces), "spaces": Listing(spaces, any_of=True)}
    change = put_by_choice(table, unit, spaces, params.to)
    facts |= chosen_facts(table, change)
    summary = Summary(_message_id(spaces, change), tone(spaces), facts)
    answer = {"spaces": [list(at) for at in spaces]}
    if params.to and spaces and change is None:
        facts["end"] = read_end(table, params.to, "to").at
        refused = Step(rules.RESPAWN_POINT, "atlantis.respawn.not-there", facts)
        summary = Summary("atlantis.respawn.not-there", "blocked", facts)
        return Finding(answer, summary, (*steps, refused))
    return Finding(answer, summary, tuple(steps), change)


def _message_id(spaces: tuple[Hex, ...], change: Change | None) -> str:
    """What the headline tells: the space that is chosen, those to choose from, or how many."""
    if not spaces:
        return "atlantis.respawn.none"
    if change:
        return "atlantis.respawn.chosen"
    return "atlantis.respawn.found" if len(spaces) <= MOST_NAMED else "atlantis.respawn.many"


def _limit(table: Table, params: RespawnParams) -> Limit | None:
    """What the card allows, where it sets a range."""
    if params.by is None or params.range is None:
        return None
    return Limit(standing(find_unit(table, params.by, "by"), "by"), params.range)


def _hero_steps(table: Table, unit: Unit, found: HeroRespawn) -> Iterator[Step]:
    facts = {"who": unit.name, "zone": table.thrones[unit.team], "count": len(found.spaces)}
    facts |= {"spaces": Listing(found.spaces)}
    marks = (area_mark(found.spaces, "choice"),) if found.spaces else ()
    yield from turn_remarks(table, unit)
    yield Step(rules.RESPAWN_ABSENT, "atlantis.respawn.absent", facts)
    if not found.beside:
        message_id = "atlantis.respawn.points" if found.spaces else "atlantis.respawn.no-points"
        yield Step(rules.RESPAWN_POINT, message_id, facts, marks)
    else:
        yield Step(rules.RESPAWN_POINT, "atlantis.respawn.taken", facts)
        message_id = _BESIDE[found.outside, bool(found.spaces)]
        yield Step(rules.RESPAWN_NEAREST, message_id, facts, marks)


_BESIDE = {
    (False, True): "atlantis.respawn.beside",
    (True, True): "atlantis.respawn.outside",
    (True, False): "atlantis.respawn.full",
}


def _minion_steps(unit: Unit, lane: Lane, found: MinionRespawn) -> Iterator[Step]:
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
    yield Step(rules.RESPAWN_LIMIT, message_id, facts)
    if enough:
        marks = (area_mark(found.spaces, "choice"),) if found.spaces else ()
        yield Step(rules.RESPAWN_MINION, "atlantis.respawn.minion", facts, marks)
