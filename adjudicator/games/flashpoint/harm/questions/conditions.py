"""The question `conditions`: what they do to an Operative or an Enemy, and how they come off."""

from collections.abc import Iterable

from adjudicator.core.data import read_data
from adjudicator.core.facts import Called, Listing
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record
from adjudicator.core.question import Finding, Steps
from adjudicator.core.rule import RuleId
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.harm import rules
from adjudicator.games.flashpoint.harm.damage import Harm
from adjudicator.games.flashpoint.harm.enemy_harm import enemy_harmed
from adjudicator.games.flashpoint.harm.groups import each_harmed
from adjudicator.games.flashpoint.harm.operative_harm import operative_harmed
from adjudicator.games.flashpoint.table.lookup import (
    as_it_stands,
    find_figure,
    find_operative,
    find_unit,
)
from adjudicator.games.flashpoint.table.pieces import Figure, Operative
from adjudicator.games.flashpoint.table.records import Id, Name
from adjudicator.games.flashpoint.table.state import Table

_RULES: dict[str, RuleId] = {
    "bleed": rules.CONDITION_BLEED,
    "cripple": rules.CONDITION_CRIPPLE,
    "immobilized": rules.CONDITION_IMMOBILIZED,
    "mark": rules.CONDITION_MARK,
    "tracking-device": rules.CONDITION_TRACKING,
    "vulnerable": rules.CONDITION_VULNERABLE,
    "stun": rules.CONDITION_STUN,
}

#: What a bleeding figure suffers at the end of its activation.
BLEEDING = 2


class ConditionsParams(Record):
    """An Operative, or a figure of a unit."""

    operative: Id | None = None
    unit: Id | None = None
    figure: Name | None = None


def conditions(table: Table, params: ConditionsParams, consult: Consultation) -> Finding:
    """What the negative conditions of somebody do, and how they come off."""
    who = _meant(table, params)
    name = who.name or (table.units[params.unit].name if params.unit else "")
    told = Steps()
    held = _tell_held(told, who, name)
    checked = _checked(who, held, told)
    bled = _bleeding(table, params, who, consult) if "bleed" in held else None
    if bled:
        told.found += bled.finding.steps
    answer = {
        "conditions": list(held),
        "removable": checked,
        "damage": bled.suffered if bled else 0,
    }
    facts = {"who": name, "count": len(held)}
    if not held:
        return told.finding(answer, "flashpoint.condition.free", "clear", None, **facts)
    change = bled.finding.change if bled else None
    return told.finding(answer, "flashpoint.condition.some", "blocked", change, **facts)


def _meant(table: Table, params: ConditionsParams) -> Operative | Figure:
    if (params.operative is None) == (params.unit is None):
        raise InputError("operative", "flashpoint.fault.who")
    if params.operative is not None:
        return find_operative(table, params.operative)
    return find_figure(find_unit(table, params.unit or ""), params.figure, as_it_stands)


def _tell_held(told: Steps, who: Operative | Figure, name: str) -> tuple[str, ...]:
    """Tell what the conditions of somebody do; those that do something to it."""
    entered = who.record.conditions
    every = tuple(dict.fromkeys((*entered, *(["stun"] if _lies(who) else []))))
    held = tuple(condition for condition in every if _suffers(who, condition))
    for condition in held:
        told.add(_RULES[condition], f"flashpoint.condition.{condition}{_side(who)}", who=name)
    if len(held) < len(every):
        listed = _listed(condition for condition in every if condition not in held)
        told.add(rules.CONDITION_ROBOTIC, "flashpoint.condition.immune", who=name, names=listed)
    if len(every) < len(entered):
        told.add(rules.CONDITION_ONE_EACH, "flashpoint.condition.one-each", who=name)
    if not every:
        told.add(rules.CONDITION_ONE_EACH, "flashpoint.condition.none", who=name)
    return held


def _bleeding(
    table: Table, params: ConditionsParams, who: Operative | Figure, consult: Consultation
) -> Harm:
    """What bleeding does at the end of an activation."""
    if isinstance(who, Operative):
        return operative_harmed(table, who, BLEEDING, consult=consult)
    unit = find_unit(table, params.unit or "")
    if who.record.count == 1:
        return enemy_harmed(table, unit, who, BLEEDING, consult)
    return each_harmed(table, unit, who, BLEEDING, consult)


def _lies(who: Operative | Figure) -> bool:
    """Whether an Enemy was entered as stunned, or its whole unit."""
    return isinstance(who, Figure) and (who.record.stunned or who.unit_stunned)


def _suffers(who: Operative | Figure, condition: str) -> bool:
    return isinstance(who, Operative) or not who.is_immune(condition)


def _side(who: Operative | Figure) -> str:
    return "" if isinstance(who, Operative) else "-enemy"


def _checked(who: Operative | Figure, held: tuple[str, ...], told: Steps) -> list[str]:
    """The conditions of an Operative that a check takes off; nobody makes one for Enemies."""
    if isinstance(who, Figure):
        return []
    checked = [name for name in held if read_data("flashpoint", "conditions")[name].get("check")]
    if checked:
        facts = {
            "names": _listed(checked),
            "tn": read_data("flashpoint", "checks")["condition"]["tn"],
        }
        told.add(rules.CONDITION_REMOVE, "flashpoint.condition.remove", **facts)
    return checked


def _listed(conditions_: Iterable[str]) -> Listing:
    return Listing(tuple(Called(f"option.{name}") for name in conditions_))
