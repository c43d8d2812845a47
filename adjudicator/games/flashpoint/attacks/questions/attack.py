"""The question `attack`: how many Hits an attack needs."""

from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Tone
from adjudicator.games.flashpoint.attacks import rules
from adjudicator.games.flashpoint.attacks.aim import take_aim, tell_aim
from adjudicator.games.flashpoint.attacks.params import AttackParams
from adjudicator.games.flashpoint.attacks.target_number import target_number
from adjudicator.games.flashpoint.harm import rules as harm_rules
from adjudicator.games.flashpoint.table.lookup import (
    as_target,
    find_figure,
    find_standing,
    find_unit,
)
from adjudicator.games.flashpoint.table.numbers import needs
from adjudicator.games.flashpoint.table.state import Table


def attack(table: Table, params: AttackParams, consult: Consultation) -> Finding:
    """Judge how many Hits an attack needs."""
    operative, zone = find_standing(table, params.operative)
    unit = find_unit(table, params.unit)
    figure = find_figure(unit, params.figure, as_target)
    told = Steps()
    aim = take_aim(table, zone, unit, figure, params.weapon, consult)
    tell_aim(told, aim, zone)
    tn, cover = target_number(table, zone, aim, params, told, consult)
    who = unit.figure_called(figure)
    facts: dict[str, object] = {"tn": tn, "who": who, "operative": operative.name}
    facts |= needs(consult)
    if tn is not None:
        said = "flashpoint.attack.needs" if tn > 0 else "flashpoint.attack.needs-none"
        told.add(rules.ATTACK_SUCCESS, said, **facts)
    if operative.record.downed:
        told.add(harm_rules.DAMAGE_DOWNED, "flashpoint.action.downed", who=operative.name)
    answer = {"tn": tn, "cover": cover}
    legal = aim.legal and not operative.record.downed
    message_id, tone = _summary(tn, legal=legal)
    return told.finding(answer, f"flashpoint.attack.{message_id}", tone, None, **facts)


def _summary(tn: int | None, *, legal: bool | None) -> tuple[str, Tone]:
    """What to call an attack of a number on a target that is legal, or not, or perhaps."""
    if legal is False:
        return ("illegal", "blocked") if tn is not None else ("illegal-unknown", "blocked")
    if tn is None:
        return "unknown", "open"
    if legal is None:
        return "maybe", "open"
    return ("tn", "clear") if tn > 0 else ("sure", "clear")
