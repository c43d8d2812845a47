"""The question `odds`: the exact chance of a check."""

from dataclasses import replace
from typing import Annotated

from pydantic import Field, StrictBool

from adjudicator.core.dice import MOST_WORK, Faces, best_chance, total, work
from adjudicator.core.facts import Said
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record, place
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Share
from adjudicator.games.flashpoint.dice import rules
from adjudicator.games.flashpoint.dice.pools import LIMITS, DicePoolRecord
from adjudicator.games.flashpoint.table.numbers import needs
from adjudicator.games.flashpoint.table.records import Count, DiceRecord
from adjudicator.games.flashpoint.table.state import Table

#: How many Hits cover and concealment give.
AUTOMATIC = 2
MOST_REROLLS = 3


class OddsParams(Record):
    """A check: its dice, its number, automatic Hits, and rerolls.

    `faces` are the Hits on each face of the dice; by default the scene's.
    """

    dice: DicePoolRecord
    tn: Count
    automatic: Count = 0
    cover: StrictBool = False
    concealment: StrictBool = False
    rerolls: Annotated[int, Field(ge=0, le=MOST_REROLLS)] = 0
    faces: DiceRecord | None = None


def odds(table: Table, params: OddsParams, consult: Consultation) -> Finding:
    """Tell the exact chance of a check."""
    told = Steps()
    dice = _dice(table, params, told, consult)
    automatic = params.automatic
    if params.cover:
        automatic += AUTOMATIC
        told.add(rules.CHECK_COVER, "flashpoint.odds.cover", hits=AUTOMATIC)
    if params.concealment:
        automatic += AUTOMATIC
        told.add(rules.CHECK_CONCEALMENT, "flashpoint.odds.concealment", hits=AUTOMATIC)
    needed = max(params.tn - automatic, 0)
    told.add(rules.CHECK_TN, "flashpoint.odds.needed", tn=params.tn, needed=needed)
    if dice is None:
        # Whatever the dice show, no Hits are needed.
        unknown = {"success": None if needed else "1", "hits": None}
        return told.finding(unknown, "flashpoint.odds.unknown", "open", None, **needs(consult))
    if work(dice, params.rerolls) > MOST_WORK:
        raise InputError("rerolls", "flashpoint.fault.too-many-rerolls")
    chance = best_chance(dice, needed, params.rerolls)
    if params.rerolls:
        told.add(rules.CHECK_REROLLS, "flashpoint.odds.rerolls", count=params.rerolls)
        told.add(rules.CHECK_REROLLS, "flashpoint.odds.first-roll")
    shown = {hits + automatic: part for hits, part in total(dice).items()}
    answer = {
        "success": str(chance),
        "hits": {str(hits): str(part) for hits, part in shown.items()},
    }
    told.add(rules.CHECK_SUCCESS, "flashpoint.odds.chance", chance=chance)
    facts = {"chance": chance, "percent": f"{float(chance * 100):.1f}", "tn": params.tn}
    finding = told.finding(answer, "flashpoint.odds.success", "note", None, **facts)
    return replace(finding, shares=tuple(Share(hits, part) for hits, part in shown.items()))


def _dice(
    table: Table, params: OddsParams, told: Steps, consult: Consultation
) -> list[Faces] | None:
    """The dice that are rolled: those beyond the limits stay on the table.

    None if nobody has entered what is on their faces.
    """
    dice: list[Faces] = []
    known, at = True, "faces" if params.faces else place("scene", "dice")
    for kind, limit in LIMITS.items():
        number: int = getattr(params.dice, kind)
        shown: Faces = getattr(params.faces or table.dice, kind)
        if number and not shown:
            consult.known(None, place(at, kind), Said(f"flashpoint.number.{kind}"))
            known = False
        if number > limit:
            told.add(rules.POOL_LIMITS, "flashpoint.odds.limit", count=limit)
        dice += [shown] * min(number, limit)
    told.add(rules.POOL_STAT, "flashpoint.odds.dice", count=len(dice))
    return dice if known else None
