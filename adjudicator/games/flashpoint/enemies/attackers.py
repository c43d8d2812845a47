"""Whose attack a unit makes, and how far it reaches."""

from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.attacks.aim import reaches
from adjudicator.games.flashpoint.table import rulings
from adjudicator.games.flashpoint.table.numbers import leader_of, note_spans
from adjudicator.games.flashpoint.table.pieces import Figure, Unit


def attackers(unit: Unit, consult: Consultation) -> tuple[Figure, ...] | None:
    """The figures one of whom makes the attack of a unit: its leader, or any; None if not known."""
    if _is_mixed(unit) and consult(rulings.UNIT_ATTACKS) == "any":
        return unit.awake
    leader = leader_of(unit, consult)
    return (leader,) if leader else None


def _is_mixed(unit: Unit) -> bool:
    """Whether the figures of a unit attack at different ranges."""
    return len({figure.spans for figure in unit.awake}) > 1


def attack_reaches(unit: Unit, far: int | None, consult: Consultation) -> bool | None:
    """Whether a unit's attack reaches so far; None if that rests on a number not entered."""
    if far is None or not unit.spawned:
        return False
    figures = attackers(unit, consult)
    if figures is None:
        return None
    able = [reaches(far, one) for figure in figures for one in figure.spans]
    if any(able):
        return True
    for figure in figures:
        note_spans(figure, consult)
    return None if None in able else False


def attacker(unit: Unit, far: int | None, consult: Consultation) -> Figure | None:
    """The figure that makes an attack so far away; the leader, unless only another reaches it."""
    leader = leader_of(unit, consult)
    if leader is None or far is None or reaches(far, leader.span) is not False:
        return leader
    able = [one for one in attackers(unit, consult) or () if reaches(far, one.span)]
    return max(able, key=lambda one: one.printed("initiative") or 0, default=leader)
