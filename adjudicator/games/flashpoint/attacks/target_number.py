"""How many Hits an attack needs."""

from adjudicator.board.regions import Region
from adjudicator.core.question import Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.attacks import rules
from adjudicator.games.flashpoint.attacks.aim import COVER, Aim, has_barricade, through_door
from adjudicator.games.flashpoint.attacks.params import AttackParams, Modifier
from adjudicator.games.flashpoint.harm import rules as harm_rules
from adjudicator.games.flashpoint.table.marks import between, zone_mark
from adjudicator.games.flashpoint.table.numbers import stat
from adjudicator.games.flashpoint.table.pieces import Figure
from adjudicator.games.flashpoint.table.state import Table


def target_number(  # noqa: PLR0913, PLR0917 - all that the number depends on
    table: Table,
    start: Region,
    aim: Aim,
    params: AttackParams,
    told: Steps,
    consult: Consultation,
) -> tuple[int | None, bool]:
    """How many Hits an attack needs, if that is known, and whether its target has cover."""
    facts: dict[str, object] = {"who": aim.unit.figure_called(aim.figure), "more": COVER}
    defense = _defense(aim.figure, told, facts, consult)
    covered = False
    if params.weapon.blast:
        told.add(rules.AREA_BLAST, "flashpoint.attack.blast", **facts)
    else:
        covered = _covered(table, start, aim.unit.zone, told, facts, consult)
    more = (COVER if covered else 0) + tell_modifiers(told, params.modifiers)
    return None if defense is None else defense + more, covered


def tell_modifiers(told: Steps, modifiers: tuple[Modifier, ...]) -> int:
    """Tell what players entered that changes a number, and by how much all of it does."""
    for modifier in modifiers:
        message_id = "flashpoint.attack.modifier" if modifier.name else "flashpoint.attack.unnamed"
        facts = {"name": modifier.name, "signed": f"{modifier.value:+d}"}
        told.add(rules.ATTACK_MODIFIERS, message_id, **facts)
    return sum(modifier.value for modifier in modifiers)


def _defense(
    figure: Figure, told: Steps, facts: dict[str, object], consult: Consultation
) -> int | None:
    """The Defense of a figure, which being crippled lowers; robots are not."""
    printed, value = figure.printed("defense"), stat(figure, "defense", consult)
    message_id = "defense" if printed is not None else "unknown-defense"
    told.add(rules.ATTACK_TN, f"flashpoint.attack.{message_id}", **facts, value=printed)
    if printed is not None and figure.has("cripple"):
        told.add(harm_rules.CONDITION_CRIPPLE, "flashpoint.attack.crippled", **facts, value=value)
    elif "cripple" in figure.record.conditions and not figure.has("cripple"):
        told.add(harm_rules.CONDITION_ROBOTIC, "flashpoint.attack.robotic", **facts)
    return value


def _covered(  # noqa: PLR0913, PLR0917 - all that cover depends on
    table: Table,
    start: Region,
    zone: Region,
    told: Steps,
    facts: dict[str, object],
    consult: Consultation,
) -> bool:
    """Whether an Enemy in a zone has cover; two sources of it are one."""
    door, barricade = through_door(table, start, zone, consult), has_barricade(table, zone)
    if door:
        mark = between(start, zone, "cover")
        told.add(rules.ATTACK_DOORWAY, "flashpoint.attack.doorway", mark, **facts)
    if barricade:
        told.add(
            rules.ATTACK_BARRICADE, "flashpoint.attack.barricade", zone_mark(zone, "cover"), **facts
        )
    if door and barricade:
        told.add(rules.ATTACK_COVER, "flashpoint.attack.cover-once", **facts)
    if not (door or barricade):
        told.add(rules.ATTACK_COVER, "flashpoint.attack.open", **facts)
    return door or barricade
