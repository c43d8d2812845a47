"""What a shot's difficulty says of zones that give it no number, step by step."""

from collections.abc import Iterator

from adjudicator.core.verdict import Step, point_mark
from adjudicator.games.apex.shooting import rules
from adjudicator.games.apex.shooting.difficulty import Aim
from adjudicator.games.apex.shooting.questions.zone import zone_steps
from adjudicator.games.apex.table.naming import piece_marks, thing, things
from adjudicator.games.apex.table.state import Table


def unsaid_zones(aim: Aim) -> Iterator[Step]:
    """Zones on which the edition has no rule; where there is no shot, they do not matter."""
    for zone, rule in aim.unsaid if aim.legal else ():
        message_id = "apex.aim.zone-inside" if rule == rules.ZONE_INSIDE else "apex.aim.zone-levels"
        yield Step(
            rule, message_id, {"thing": thing(zone.piece)}, (point_mark(zone.corner, "note"),)
        )


def zones_apart(table: Table, aim: Aim) -> Iterator[Step]:
    """Zones that add nothing: those near the line with the reason, the others together."""
    untold = {zone.piece for zone, _ in aim.unsaid}
    near = [zone for zone in aim.apart if zone.is_near and zone.piece not in untold]
    for zone in near if aim.legal else ():
        yield from zone_steps(table, zone)
    far = [zone.piece for zone in aim.apart if not zone.is_near]
    if far and aim.legal:
        facts = {"things": things(far), "count": len(far)}
        marks = piece_marks(*far, role="harmless")
        yield Step(rules.ZONE_THROUGH, "apex.aim.zones-apart", facts, marks)


def other_zones(aim: Aim) -> Iterator[Step]:
    """Zones whose effect only their card tells."""
    for zone in aim.zones:
        if zone.facts.to_hit is None and zone.corner:
            marks = (point_mark(zone.corner, "note"),)
            yield Step(rules.AIM_ZONES, "apex.aim.zone-card", {"thing": thing(zone)}, marks)
