"""The question `area-numbers`: how many Hits an attack on a zone needs for each Enemy there."""

from typing import Annotated

from pydantic import Field

from adjudicator.core.facts import Listing, Said
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Tone
from adjudicator.games.flashpoint.attacks import rules
from adjudicator.games.flashpoint.attacks.params import Modifier, TargetsParams, weapon_range
from adjudicator.games.flashpoint.attacks.zone_hits import Numbered, ZoneAttack, in_reach, numbers
from adjudicator.games.flashpoint.table.lookup import find_standing, read_zone
from adjudicator.games.flashpoint.table.marks import zone_mark
from adjudicator.games.flashpoint.table.numbers import needs
from adjudicator.games.flashpoint.table.records import ZoneRef
from adjudicator.games.flashpoint.table.state import Table


class AreaNumbersParams(TargetsParams):
    """An attack on a zone, and what changes the Enemies' numbers."""

    zone: ZoneRef
    modifiers: Annotated[tuple[Modifier, ...], Field(max_length=40)] = ()


def area_numbers(table: Table, params: AreaNumbersParams, consult: Consultation) -> Finding:
    """Judge what a roll against a whole zone needs, before the dice are rolled."""
    operative, start = find_standing(table, params.operative)
    zone = read_zone(table, params.zone, "zone")
    attack = ZoneAttack(operative, start, zone, params.weapon, 0, params.modifiers)
    told = Steps()
    facts: dict[str, object] = {"zone": zone.called, "who": operative.name}
    legal = in_reach(table, attack, consult)
    if legal is None:
        weapon_range(params.weapon, consult)
    said = "flashpoint.area.zone" if legal else "flashpoint.area.out-of-reach"
    told.add(rules.AREA_ZONE, said, zone_mark(zone, "hit"), **facts)
    there = numbers(table, attack, told, consult) if legal else []
    for one in there:
        _tell(told, one)
    answer = {"legal": legal, "needs": [_written(one) for one in there]}
    facts |= needs(consult) | {"listed": Listing(tuple(map(_said, there)))}
    message_id, tone = _outcome(there, legal=legal)
    return told.finding(answer, f"flashpoint.area-numbers.{message_id}", tone, None, **facts)


def _outcome(there: list[Numbered], *, legal: bool | None) -> tuple[str, Tone]:
    """The outcome of the answer."""
    if legal is False:
        return "illegal", "blocked"
    if legal is None or any(one.tn is None for one in there):
        return "unknown", "open"
    return "needs" if there else "empty", "note"


def _tell(told: Steps, one: Numbered) -> None:
    if one.tn is None:
        told.add(rules.AREA_ALL, "flashpoint.area.unknown-defense", who=one.who)
    else:
        told.add(rules.AREA_ALL, "flashpoint.area-numbers.one", who=one.who, tn=one.tn)


def _written(one: Numbered) -> dict[str, object]:
    return {"unit": one.unit.id, "figure": one.figure.name, "tn": one.tn}


def _said(one: Numbered) -> Said:
    return Said("flashpoint.area-numbers.short", (("who", one.who), ("tn", one.tn)))
