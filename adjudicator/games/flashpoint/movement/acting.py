"""Whether an Operative can act at all."""

from collections.abc import Iterator, Mapping

from adjudicator.core.question import Steps
from adjudicator.core.rule import RuleId
from adjudicator.games.flashpoint.harm import rules as harm_rules
from adjudicator.games.flashpoint.movement import rules
from adjudicator.games.flashpoint.table.pieces import Operative

#: A rule, what is said by it, and of what.
Hindrance = tuple[RuleId, str, Mapping[str, object]]


def hindrances_to_all(operative: Operative, *, in_shaft: bool = False) -> Iterator[Hindrance]:
    """What keeps somebody from every action; the shaft, from all but moving on in it."""
    if operative.record.downed:
        yield harm_rules.DAMAGE_DOWNED, "downed", {}
    if operative.is_soldier:
        yield rules.SOLDIER_ACTIVATES, "soldier", {}
    if operative.record.kind == "technician":
        yield rules.TECHNICIAN_HARMLESS, "technician", {}
    if operative.record.vent and not in_shaft:
        yield rules.VENT_ONLY_MOVES, "in-vent", {}


def can_act(told: Steps, operative: Operative, *, in_shaft: bool = False) -> bool:
    """Whether somebody may act at all, with every reason why not."""
    barred = list(hindrances_to_all(operative, in_shaft=in_shaft))
    for rule, message_id, facts in barred:
        told.add(rule, f"flashpoint.action.{message_id}", who=operative.name, **facts)
    return not barred
