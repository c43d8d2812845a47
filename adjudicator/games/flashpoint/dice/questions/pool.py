"""The question `pool`: how many dice of each kind are rolled."""

from typing import Annotated, Literal

from pydantic import Field, StrictBool

from adjudicator.core.change import Change
from adjudicator.core.facts import Called, Said
from adjudicator.core.input import Record
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.dice import rules
from adjudicator.games.flashpoint.dice.focus import discarded
from adjudicator.games.flashpoint.dice.pools import LIMITS, DicePoolRecord
from adjudicator.games.flashpoint.table.lookup import find_operative
from adjudicator.games.flashpoint.table.numbers import needs
from adjudicator.games.flashpoint.table.records import Count, Focus, Id
from adjudicator.games.flashpoint.table.state import Table

Stat = Literal["attack", "defense", "science", "stealth"]


class PoolParams(Record):
    """The parts of a dice pool: the stat, Gear and cards, Focus tokens, a weapon."""

    stat: Stat
    #: The dice of the stat, as the Dashboard shows them; unknown if they are left out.
    dice: DicePoolRecord | None = None
    added: DicePoolRecord = DicePoolRecord()
    focus: Annotated[tuple[Focus, ...], Field(max_length=3)] = ()
    #: The Focus dice of the weapon, whether that costs an exhaust, and whether it is exhausted.
    weapon_focus: Count = Field(default=0, alias="weapon-focus")
    exhausts: StrictBool = True
    exhausted: StrictBool = False
    #: Whose Focus tokens are discarded, if that is to be written down.
    operative: Id | None = None


def pool(table: Table, params: PoolParams, consult: Consultation) -> Finding:
    """Judge how many dice of each kind are rolled."""
    told, stat = Steps(), Called(f"option.{params.stat}")
    dice = consult.known(
        params.dice, "dice", Said("flashpoint.number.stat-dice", (("stat", stat),))
    )
    if dice is None:
        return _unknown(table, params, told, consult)
    have = {kind: getattr(dice, kind) + getattr(params.added, kind) for kind in LIMITS}
    told.add(rules.POOL_STAT, "flashpoint.pool.stat", stat=stat, **have)
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
    if any(number > LIMITS[kind] for kind, number in have.items()):
        told.add(rules.POOL_LIMITS, "flashpoint.pool.over", **LIMITS)
    have = {kind: min(number, LIMITS[kind]) for kind, number in have.items()}
    change = _discarded(table, params, told)
    return told.finding(dict(have), "flashpoint.pool.rolled", "note", change, **have)


def _unknown(table: Table, params: PoolParams, told: Steps, consult: Consultation) -> Finding:
    """Nobody has entered the dice of the stat; the Focus tokens can come off all the same."""
    facts = {"stat": Called(f"option.{params.stat}"), **needs(consult)}
    told.add(rules.POOL_STAT, "flashpoint.pool.unknown", **facts)
    change = _discarded(table, params, told)
    unknown = dict.fromkeys(LIMITS)
    return told.finding({**unknown}, "flashpoint.pool.unknown", "open", change, **facts)


def _discarded(table: Table, params: PoolParams, told: Steps) -> Change | None:
    """The Focus tokens of a pool come off; None if nobody says whose they are."""
    if params.operative is None:
        return None
    operative = find_operative(table, params.operative)
    if operative.record.vent and params.focus:
        told.add(rules.FOCUS_BOOST, "flashpoint.pool.in-vent", who=operative.name)
        return None
    return discarded(operative, params.focus, "focus")
