"""The question `enemy-move`: where a unit moves."""

from adjudicator.core.change import Change, together
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Verdict
from adjudicator.games.flashpoint.alarm.track import track_after
from adjudicator.games.flashpoint.enemies.moves import marched
from adjudicator.games.flashpoint.enemies.params import EnemyMoveParams, chosen_end
from adjudicator.games.flashpoint.enemies.sightings import doors_passed
from adjudicator.games.flashpoint.table.changes import doors_after, unit_moved
from adjudicator.games.flashpoint.table.finding import judged
from adjudicator.games.flashpoint.table.lookup import find_unit
from adjudicator.games.flashpoint.table.state import Table


def enemy_move(table: Table, params: EnemyMoveParams) -> Verdict:
    """Judge where a unit moves in the Enemy Movement step."""
    unit = find_unit(table, params.unit)
    return judged(table, "enemy-move", lambda consult: marched(table, unit, consult)[0])


def enemy_moved(table: Table, params: EnemyMoveParams) -> Change | None:
    """Carry out a unit's move: its place, the tokens it takes, the doors it leaves open."""
    unit = find_unit(table, params.unit)
    consult = Consultation(table.readings)
    _, march = marched(table, unit, consult)
    end = chosen_end(table, march.ends, params.to)
    if end is None or end is unit.zone:
        return None
    route = march.routes[end.key]
    gone = [t for t in table.tokens_of("investigate") if t.zone in route.taken]
    fields = track_after(table, len(gone)) if gone else {}
    passed = doors_passed(table, unit, route, consult)
    if left := [each.door for each in passed if each.stays]:
        fields |= doors_after(table, *left)
    taken = Change(removed=[("tokens", token.id) for token in gone], fields=fields)
    return together(unit_moved(table, unit, end, teleports=unit.record.teleport), taken)
