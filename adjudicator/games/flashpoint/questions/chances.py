"""Dice: `pool` builds one within its limits, `odds` tells the exact chance of a check."""

from fractions import Fraction
from typing import Annotated, Literal

from pydantic import Field, StrictBool

from adjudicator.core.dice import MOST_WORK, Faces, best_chance, total, work
from adjudicator.core.facts import Called
from adjudicator.core.input import InputError, Record, place
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Share, Verdict
from adjudicator.games.flashpoint import rules
from adjudicator.games.flashpoint.finding import Finding, Steps, judged
from adjudicator.games.flashpoint.records import Count, DiceRecord, Focus
from adjudicator.games.flashpoint.state import Table

#: The most dice of each kind in a pool.
LIMITS = {"white": 6, "red": 3, "focus": 3}
#: How many Hits cover and concealment give.
AUTOMATIC = 2
MOST_REROLLS = 3

Stat = Literal["attack", "defense", "science", "stealth"]


class PoolRecord(Record):
    """Dice of each kind."""

    white: Count = 0
    red: Count = 0
    focus: Count = 0


class PoolParams(Record):
    """What a dice pool is gathered from: the stat, Gear and cards, Focus tokens, a weapon."""

    stat: Stat
    dice: PoolRecord = PoolRecord()
    added: PoolRecord = PoolRecord()
    focus: Annotated[tuple[Focus, ...], Field(max_length=3)] = ()
    #: The Focus dice of the weapon, whether that costs an exhaust, and whether it is exhausted.
    weapon_focus: Count = Field(default=0, alias="weapon-focus")
    exhausts: StrictBool = True
    exhausted: StrictBool = False


def pool(table: Table, params: PoolParams) -> Verdict:
    """Judge how many dice of each kind are rolled."""
    return judged(table, "pool", lambda _consult: _pool(params))


def _pool(params: PoolParams) -> Finding:
    told = Steps()
    have = {kind: getattr(params.dice, kind) + getattr(params.added, kind) for kind in LIMITS}
    facts = {"stat": Called(f"option.{params.stat}"), **have}
    told.add(rules.POOL_STAT, "flashpoint.pool.stat", **facts)
    for token in params.focus:
        matching = token == params.stat
        have["red" if matching else "white"] += 1
        message_id = "flashpoint.pool.boost-match" if matching else "flashpoint.pool.boost"
        told.add(rules.FOCUS_BOOST, message_id, token=Called(f"option.{token}"))
    if params.weapon_focus:
        spent = params.exhausts and params.exhausted
        message_id = "spent" if spent else "exhausts" if params.exhausts else "always"
        told.add(
            rules.POOL_FOCUSING, f"flashpoint.pool.weapon-{message_id}", count=params.weapon_focus
        )
        have["focus"] += 0 if spent else params.weapon_focus
    if over := {kind: n for kind, n in have.items() if n > LIMITS[kind]}:
        told.add(rules.POOL_LIMITS, "flashpoint.pool.over", **LIMITS)
    have = {kind: min(number, LIMITS[kind]) for kind, number in have.items()}
    del over
    return told.finding(dict(have), "flashpoint.pool.rolled", "note", **have)


class OddsParams(Record):
    """A check: its dice, its number, what counts without rolling, and rerolls.

    `faces` are the Hits on each face of the dice, if they are not the scene's.
    """

    dice: PoolRecord
    tn: Count
    automatic: Count = 0
    cover: StrictBool = False
    concealment: StrictBool = False
    rerolls: Annotated[int, Field(ge=0, le=MOST_REROLLS)] = 0
    faces: DiceRecord | None = None


def odds(table: Table, params: OddsParams) -> Verdict:
    """Tell the exact chance of a check."""
    faces = params.faces or table.dice

    def decide(_consult: Consultation) -> Finding:
        return _odds(params, faces)[0]

    verdict = judged(table, "odds", decide)
    shares = tuple(Share(hits, part) for hits, part in _odds(params, faces)[1].items())
    return Verdict(
        verdict.ask, verdict.answer, verdict.summary, verdict.steps, verdict.disputed, shares
    )


def _odds(params: OddsParams, faces: DiceRecord) -> tuple[Finding, dict[int, Fraction]]:
    told = Steps()
    dice = _dice(params, faces, told)
    automatic = params.automatic
    if params.cover:
        automatic += AUTOMATIC
        told.add(rules.CHECK_COVER, "flashpoint.odds.cover", hits=AUTOMATIC)
    if params.concealment:
        automatic += AUTOMATIC
        told.add(rules.CHECK_CONCEALMENT, "flashpoint.odds.concealment", hits=AUTOMATIC)
    needed = max(params.tn - automatic, 0)
    told.add(rules.CHECK_TN, "flashpoint.odds.needed", tn=params.tn, needed=needed)
    if work(dice, params.rerolls) > MOST_WORK:
        raise InputError("rerolls", "flashpoint.fault.too-many-rerolls")
    chance = best_chance(dice, needed, params.rerolls)
    if params.rerolls:
        told.add(rules.CHECK_REROLLS, "flashpoint.odds.rerolls", count=params.rerolls)
    shown = {hits + automatic: part for hits, part in total(dice).items()}
    answer = {
        "success": str(chance),
        "hits": {str(hits): str(part) for hits, part in shown.items()},
    }
    told.add(rules.CHECK_SUCCESS, "flashpoint.odds.chance", chance=chance)
    facts = {"chance": chance, "percent": f"{float(chance * 100):.1f}", "tn": params.tn}
    return told.finding(answer, "flashpoint.odds.success", "note", **facts), shown


def _dice(params: OddsParams, faces: DiceRecord, told: Steps) -> list[Faces]:
    """The dice that are rolled: those beyond the limits stay on the table."""
    dice: list[Faces] = []
    for kind, limit in LIMITS.items():
        number: int = getattr(params.dice, kind)
        shown: Faces = getattr(faces, kind)
        if number and not shown:
            raise InputError(place("scene", "dice", kind), "flashpoint.fault.no-faces", kind=kind)
        if number > limit:
            told.add(rules.POOL_LIMITS, "flashpoint.odds.limit", count=limit)
        dice += [shown] * min(number, limit)
    told.add(rules.POOL_STAT, "flashpoint.odds.dice", count=len(dice))
    return dice
