"""The question `enemy-move`: where a unit moves."""

from adjudicator.core.change import Change
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.enemies.arriving import unit_arrives
from adjudicator.games.flashpoint.enemies.moves import plan, tell_journey, tell_plan
from adjudicator.games.flashpoint.enemies.params import MarchParams, chosen_end
from adjudicator.games.flashpoint.enemies.sightings import Journey, coming_by, journey_on
from adjudicator.games.flashpoint.stealth.awareness import alerted
from adjudicator.games.flashpoint.stealth.views import in_answer
from adjudicator.games.flashpoint.table.facts import called
from adjudicator.games.flashpoint.table.lookup import find_unit
from adjudicator.games.flashpoint.table.numbers import needs
from adjudicator.games.flashpoint.table.pieces import Unit
from adjudicator.games.flashpoint.table.state import Table


def enemy_move(table: Table, params: MarchParams, consult: Consultation) -> Finding:
    """Judge where a unit moves in the Enemy Movement step."""
    unit = find_unit(table, params.unit)
    planned = plan(table, unit, consult, params)
    ways = {
        key: journey_on(table, unit, route, consult) for key, route in planned.march.routes.items()
    }
    told = Steps()
    tell_plan(told, table, unit, planned)
    if planned.march.unknown:
        facts = {"unit": unit.called, **needs(consult)}
        unknown = {**planned.answer, "checks": None, "spawns": None}
        return told.finding(unknown, "flashpoint.march.unknown", "open", None, **facts)
    seen = {key: coming_by(table, unit, journey, consult) for key, journey in ways.items()}
    for key, journey in ways.items():
        tell_journey(told, table, unit, journey, seen[key])
    ends = planned.march.ends
    end = chosen_end(table, ends, params.to, consult)
    told_of = ends if end is None else (end,)
    facts = {"unit": unit.called, "ends": called(told_of, any_of=True), "count": len(told_of)}
    message_id = "choice" if end is None else "stays" if end is unit.zone else "goes"
    change = _change(table, unit, ways[end.key]) if end else None
    if change and end is not unit.zone:
        change = alerted(table, change, told)
    views = {"checks": None, "spawns": None} if end is None else in_answer(seen[end.key])
    answer = {**planned.answer, **views}
    return told.finding(answer, f"flashpoint.march.{message_id}", "note", change, **facts)


def _change(table: Table, unit: Unit, journey: Journey) -> Change:
    """What a unit's move changes."""
    return unit_arrives(
        table,
        unit,
        journey.route.end,
        through=journey.route.taken,
        doors=[each.door for each in journey.doors if each.stays],
        teleports=unit.record.teleport,
    )
