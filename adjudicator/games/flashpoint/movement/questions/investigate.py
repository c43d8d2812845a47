"""The question `investigate`: where an Investigate token goes that an effect places."""

from adjudicator.board.regions import Region
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.alarm.track import investigate as token_placed
from adjudicator.games.flashpoint.alarm.track import tell_token
from adjudicator.games.flashpoint.movement import rules
from adjudicator.games.flashpoint.table.facts import called, written
from adjudicator.games.flashpoint.table.lookup import find_operative, read_zone
from adjudicator.games.flashpoint.table.marks import zone_marks
from adjudicator.games.flashpoint.table.records import Id, ZoneRef
from adjudicator.games.flashpoint.table.state import Table


class InvestigateParams(Record):
    """In whose zone an effect places an Investigate token; of several zones, the one rolled."""

    operative: Id
    zone: ZoneRef | None = None


def investigate(table: Table, params: InvestigateParams, _consult: Consultation) -> Finding:
    """Judge where an Investigate token goes that is put into the zone of an Operative."""
    told = Steps()
    zones = _zones(table, params, told)
    answer: dict[str, object] = {"zones": written(zones), "investigate": None}
    facts = {"zones": called(zones), "count": len(zones)}
    if len(zones) != 1:
        return told.finding(answer, "flashpoint.placing.random", "open", None, **facts)
    goes = tell_token(told, table, zones[0], rules.VENT_INVESTIGATE)
    answer["investigate"] = goes
    message_id = f"flashpoint.placing.{goes or 'none'}"
    change = token_placed(table, zones[0])
    return told.finding(answer, message_id, "note", change, **facts)


def _zones(table: Table, params: InvestigateParams, told: Steps) -> tuple[Region, ...]:
    """The zone of an Operative; from the shaft, where it came in, or any Access Point."""
    operative = find_operative(table, params.operative)
    if operative.zone is not None:
        return (operative.zone,)
    points = table.in_order(frozenset(token.zone for token in table.tokens_of("access-point")))
    if not operative.record.vent or not (operative.entered or points):
        raise InputError("operative", "flashpoint.fault.off-board", id=operative.id)
    zones = (operative.entered,) if operative.entered else points
    message_id = "entered" if operative.entered else "any-access"
    facts = {"who": operative.name, "zones": called(zones, any_of=True)}
    told.add(
        rules.VENT_INVESTIGATE,
        f"flashpoint.placing.{message_id}",
        *zone_marks(zones, "reach"),
        **facts,
    )
    return _rolled(table, params, zones)


def _rolled(
    table: Table, params: InvestigateParams, zones: tuple[Region, ...]
) -> tuple[Region, ...]:
    """Of several Access Points the one that was rolled, once that is known."""
    if params.zone is None or len(zones) == 1:
        return zones
    found = read_zone(table, params.zone, "zone")
    if found not in zones:
        raise InputError("zone", "flashpoint.fault.no-access-there", known=called(zones))
    return (found,)
