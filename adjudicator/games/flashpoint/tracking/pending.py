"""Who is still to be dealt with in a step, and the step that a mission has come to."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from adjudicator.core.question import Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.alarm.pool import waiting
from adjudicator.games.flashpoint.enemies.moves import plan
from adjudicator.games.flashpoint.enemies.params import AttackingParams, attacking
from adjudicator.games.flashpoint.enemies.questions.activation import initiative_of
from adjudicator.games.flashpoint.enemies.targeting import choose_targets
from adjudicator.games.flashpoint.stealth.hiding import unseen
from adjudicator.games.flashpoint.table.action_tokens import available
from adjudicator.games.flashpoint.table.clock import Clock, Due
from adjudicator.games.flashpoint.table.lookup import read_zone
from adjudicator.games.flashpoint.table.numbers import leader_of
from adjudicator.games.flashpoint.table.pieces import Operative, Unit
from adjudicator.games.flashpoint.table.state import Table
from adjudicator.games.flashpoint.turns.steps import step_after

#: Steps that end when the players say so, or with the one thing that is done in them.
WHOLE = ("draw", "threat", "action", "alarm-check", "escalation", "cleanup")


def settled(table: Table, clock: Clock) -> Clock:
    """The clock at the step that it has come to: those in which nobody is left are over.

    A step is not over while something is due in it.
    """
    if still_due(table, clock.due):
        return clock
    while clock.step not in WHOLE and not left_in(table, clock):
        clock = step_after(clock, alarm=table.alarm)
    if clock.step == "alarm-check" and table.alarm:
        return settled(table, step_after(clock, alarm=True))
    return clock


def left_in(table: Table, clock: Clock) -> tuple[str, ...]:
    """The ids of those who are still to be dealt with in the clock's step, in their order."""
    if clock.step == "spawn":
        return _pooled(table, clock)
    found = _LEFT[clock.step](table) if clock.step in _LEFT else ()
    return tuple(name for name in found if name not in clock.done)


def team(table: Table) -> tuple[Operative, ...]:
    """The Operatives and Squad Members; tokens are none."""
    return tuple(one for one in table.operatives.values() if not one.is_token)


def can_act(operative: Operative) -> bool:
    """Whether an Operative is up and has a token left, as far as the table counts them."""
    have = available(operative)
    return not operative.record.downed and (have is None or any(have.values()))


def _recovering(table: Table) -> tuple[str, ...]:
    return tuple(one.id for one in team(table) if not one.record.downed)


def _on_point(table: Table) -> tuple[str, ...]:
    return tuple(one.id for one in table.operatives.values() if one.record.on_point)


def _acting(table: Table) -> tuple[str, ...]:
    return tuple(one.id for one in team(table) if can_act(one))


def _soldiers(table: Table) -> tuple[str, ...]:
    return tuple(one.id for one in table.operatives.values() if one.is_soldier and one.in_play)


def _portals(table: Table) -> tuple[str, ...]:
    return tuple(token.id for token in table.tokens_of("portal"))


def _moving(table: Table) -> tuple[str, ...]:
    """The units that move as the table is now, or may move: a number may be missing."""
    return tuple(unit.id for unit in table.units.values() if _moves(table, unit))


def _moves(table: Table, unit: Unit) -> bool:
    march = plan(table, unit, Consultation(table.readings)).march
    return march.unknown or march.ends != (unit.zone,)


def _activating(table: Table) -> tuple[str, ...]:
    """The aware units, highest Initiative first; those whose Initiative is missing come first."""
    consult = Consultation(table.readings)
    ranks = {
        unit: initiative_of(unit, consult)
        for unit in table.units.values()
        if unit.aware and unit.spawned
    }
    known = {unit: 100 if rank is None else rank for unit, rank in ranks.items()}
    return tuple(unit.id for unit in sorted(known, key=lambda unit: -known[unit]))


def lacks_order(table: Table, left: tuple[str, ...]) -> bool:
    """Whether nobody can tell which of different units comes first: an Initiative is missing."""
    consult = Consultation(table.readings)
    units = [table.units[name] for name in left if name in table.units]
    kinds = {tuple(sorted({figure.name for figure in unit.figures})) for unit in units}
    return len(kinds) > 1 and any(initiative_of(unit, consult) is None for unit in units)


def _pooled(table: Table, clock: Clock) -> tuple[str, ...]:
    """The Blips of the Spawn Pool that are still to come in."""
    left = waiting(replace(table, time=clock))
    return ("elite-patrol",) * left.elites + ("patrol",) * left.patrols


_LEFT: Mapping[str, Callable[[Table], tuple[str, ...]]] = {
    "recover": _recovering,
    "on-point": _on_point,
    "action": _acting,
    "soldiers": _soldiers,
    "portals": _portals,
    "enemy-movement": _moving,
    "enemy-activation": _activating,
}


def still_due(table: Table, due: tuple[Due, ...]) -> tuple[Due, ...]:
    """What is due and can still happen: the pieces are there, and somebody watches."""
    return tuple(one for one in due if _IS_DUE[one.do](table, one))


def _spawns(table: Table, due: Due) -> bool:
    unit = table.units.get(due.unit or "")
    return unit is not None and unit.is_blip


def _is_checked(table: Table, due: Due) -> bool:
    one = table.operatives.get(due.operative or "")
    zone = one.zone if one and due.zone is None else None
    if due.zone is not None:
        zone = read_zone(table, due.zone, "zone")
    if one is None or zone is None or one.record.downed or table.alarm:
        return False
    return unseen(table, one, zone, Consultation(table.readings)).check is not None


def _attacks(table: Table, due: Due) -> bool:
    targets = prey(table, due)
    return targets is None or any(due.operative in {None, one.id} for one in targets)


def prey(table: Table, due: Due) -> tuple[Operative, ...] | None:
    """Whom the attack that is due may be on, as the table is now; None if a number is missing."""
    unit = table.units.get(due.unit or "")
    most = max((len(figure.further) + 1 for figure in unit.figures), default=0) if unit else 0
    if unit is None or due.attack > most:
        return ()
    params = AttackingParams(unit=unit.id, attack=due.attack)
    return choose_targets(*attacking(table, params), Steps(), Consultation(table.readings))


def is_area(table: Table, unit: Unit, attack: int) -> bool:
    """Whether one of a unit's attacks is on a whole zone."""
    leader = leader_of(unit.attacking(attack), Consultation(table.readings))
    return leader is not None and leader.has_trait("aoe")


_IS_DUE: Mapping[str, Callable[[Table, Due], bool]] = {
    "spawn": _spawns,
    "check": _is_checked,
    "attack": _attacks,
    "area": _attacks,
}
