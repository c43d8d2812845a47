"""What damage does to Enemies, and what the death of one sets off."""

from collections.abc import Iterator

from adjudicator.core.change import Change, Edit, together
from adjudicator.core.facts import Said
from adjudicator.core.question import Steps
from adjudicator.core.ruling import Consultation
from adjudicator.core.values import JsonObject
from adjudicator.core.verdict import Tone
from adjudicator.games.flashpoint.alarm import rules as alarm_rules
from adjudicator.games.flashpoint.alarm.blips import blips_off, tell_blips_off
from adjudicator.games.flashpoint.alarm.track import on_track, tell_track
from adjudicator.games.flashpoint.harm import rules
from adjudicator.games.flashpoint.harm.damage import Harm, suffered, undecided
from adjudicator.games.flashpoint.sight import rules as sight_rules
from adjudicator.games.flashpoint.sight.cameras import control_room
from adjudicator.games.flashpoint.table import rulings
from adjudicator.games.flashpoint.table.changes import (
    figure_written,
    free_id,
    returned,
    vacated,
    valor_drawn,
)
from adjudicator.games.flashpoint.table.marks import zone_mark
from adjudicator.games.flashpoint.table.numbers import needs, printed
from adjudicator.games.flashpoint.table.pieces import CRIPPLED, Figure, Unit
from adjudicator.games.flashpoint.table.state import Table


def enemy_harmed(
    table: Table, unit: Unit, figure: Figure, amount: int, consult: Consultation
) -> Harm:
    """What damage does to a figure of a unit."""
    told, record, who = Steps(), figure.record, unit.figure_called(figure)
    left, used = suffered(
        told,
        who,
        amount=amount,
        vulnerable=figure.has("vulnerable"),
        resilient=figure.printed("resilient"),
        armor=record.armor,
    )
    return _counted(table, unit, figure, told, consult, left=left, used=used)


def enemy_weakened(table: Table, unit: Unit, figure: Figure, consult: Consultation) -> Harm:
    """What becomes of a figure whose Health has dropped while it has suffered nothing more."""
    return _counted(table, unit, figure, Steps(), consult)


def _counted(  # noqa: PLR0913 - what decides whether it dies
    table: Table,
    unit: Unit,
    figure: Figure,
    told: Steps,
    consult: Consultation,
    *,
    left: int = 0,
    used: int = 0,
) -> Harm:
    """Whether all that a figure has suffered kills it, and what that sets off."""
    record, who = figure.record, unit.figure_called(figure)
    health, total = _health(figure, who, told, consult), record.suffered + left
    facts = {"who": who, "total": total, "health": health, "left": left}
    if health is None:
        return undecided(told, left, used, facts | needs(consult))
    killed = total >= health
    message_id = "flashpoint.harm.killed" if killed else "flashpoint.harm.survives"
    told.add(rules.DAMAGE_KILLED, message_id, zone_mark(unit.zone), **facts)
    last = killed and len(unit.figures) == 1 and record.count == 1
    if last:
        change = together(_gone(table, unit, told), _blinded(table, unit, told))
    else:
        back = Change(fields=returned(table, figure.name) if killed else {})
        change = together(_hurt(unit, figure, total, used, killed=killed), back)
    answer = {"suffered": left, "armor": used, "killed": killed, "damage": 0 if killed else total}
    tone: Tone = "blocked" if killed else "note"
    return Harm(left, killed, told.finding(answer, message_id, tone, change, **facts))


def _health(figure: Figure, who: str | Said, told: Steps, consult: Consultation) -> int | None:
    """The Health of a figure, which being crippled may lower; None if nobody has entered it."""
    health = printed(figure, "health", consult)
    if health is None:
        return None
    if figure.has("cripple") and consult(rulings.CRIPPLE_HEALTH) == "yes":
        health = max(health - CRIPPLED, 0)
        told.add(rules.CONDITION_CRIPPLE, "flashpoint.harm.crippled", who=who, health=health)
    return health


def _gone(table: Table, unit: Unit, told: Steps) -> Change:
    """The last of a unit is dead: Valor is drawn, but a technician is missed."""
    removed = [("units", unit.id), *vacated(table, unit.zone, unit)]
    if not unit.record.technician:
        message_id = "flashpoint.harm.elite" if unit.elite else "flashpoint.harm.valor"
        told.add(rules.VALOR_DRAW, message_id, who=unit.called)
        tell_blips_off(told, [unit])
        back = returned(table, unit.figures[0].name)
        gone = Change(removed=removed, fields={**back, **blips_off(table, [unit]).fields})
        drawn = valor_drawn(table, 2 if unit.elite else 1)
        return together(gone, drawn, _left_behind(table, unit, told))
    told.add(rules.TECHNICIAN_MISSED, "flashpoint.harm.technician", who=unit.called)
    return together(_missed(table, unit, told), Change(removed=removed))


def _left_behind(table: Table, unit: Unit, told: Steps) -> Change:
    """The Surprise token of a unit stays when the unit is killed."""
    if table.alarm or not unit.record.surprised:
        return Change()
    told.add(alarm_rules.ALARM_SURPRISE, "flashpoint.harm.surprise-stays", zone=unit.zone.called)
    lying = sum(token.zone is unit.zone for token in table.tokens_of("surprise"))
    marked = sum(other.record.surprised for other in table.units_in(unit.zone))
    # A token may be written down on its own, with its unit, or both. Once a unit is gone nobody
    # could tell which, so all tokens of the zone are written down on their own.
    return Change(added=tuple(_surprise_tokens(table, unit, marked - lying)))


def _surprise_tokens(table: Table, unit: Unit, number: int) -> Iterator[tuple[str, JsonObject]]:
    taken = set(table.tokens)
    for _ in range(number):
        name = free_id(taken, "surprise")
        taken.add(name)
        yield "tokens", {"id": name, "kind": "surprise", "zone": unit.zone.written}


def _missed(table: Table, unit: Unit, told: Steps) -> Change:
    """The Surprise tokens in the zone of a killed technician go onto the Escalation Track."""
    lying = [token for token in table.tokens_of("surprise") if token.zone is unit.zone]
    marked = [other for other in table.units_in(unit.zone) if other.record.surprised]
    # A token may be written down on its own, with its unit, or both.
    number = max(len(lying), len(marked))
    if not number:
        return Change()
    tell_track(told, table, number)
    edits = [Edit("units", other.id, {"surprised": False}) for other in marked]
    removed = [("tokens", token.id) for token in lying]
    return together(Change(edits, removed), on_track(table, number))


def _blinded(table: Table, unit: Unit, told: Steps) -> Change:
    """With the last technician of the Control Room, every camera is disabled."""
    staff = control_room(table)
    cameras = table.tokens_of("camera")
    if unit not in staff or len(staff) > 1 or not cameras:
        return Change()
    told.add(sight_rules.CAMERA_DISABLED, "flashpoint.harm.cameras", count=len(cameras))
    return Change([Edit("tokens", camera.id, {"disabled": True}) for camera in cameras])


def _hurt(unit: Unit, figure: Figure, total: int, used: int, *, killed: bool) -> Change:
    """A unit one of whose figures is hurt, or gone."""
    record = figure.record
    after = {"suffered": 0 if killed else total, "armor": record.armor - used}
    if killed:
        after["count"] = record.count - 1
    figures = [figure_written(f, **(after if f is figure else {})) for f in unit.figures]
    return Change([Edit("units", unit.id, {"figures": [f for f in figures if f["count"]]})])
