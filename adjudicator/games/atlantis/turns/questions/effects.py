"""The question `effects`: which Active effects hold now, and whom does each reach?"""

from collections.abc import Iterator

from adjudicator.core.facts import Listing, Said
from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Step, Summary
from adjudicator.games.atlantis.table.effects import holds, reaches
from adjudicator.games.atlantis.table.ends import UnitId, find_unit, names, piece_marks
from adjudicator.games.atlantis.table.state import Effect, Table, Unit
from adjudicator.games.atlantis.turns import rules


class EffectsParams(Record):
    """The effects on a unit, or all effects of the table."""

    unit: UnitId | None = None


def effects(table: Table, params: EffectsParams, _consult: Consultation) -> Finding:
    """Find the Active effects that hold, each with those whom it reaches."""
    chosen = [find_unit(table, params.unit, "unit")] if params.unit else [*table.units.values()]
    found = [(each, _reached(table, each, chosen)) for each in table.effects if holds(table, each)]
    shown = [(each, units) for each, units in found if units or params.unit is None]
    answer = {
        "effects": [
            {"name": each.name, "unit": each.unit, "on": [unit.id for unit in units]}
            for each, units in shown
        ]
    }
    listed = tuple(Said("atlantis.effects.one", (("name", each.name),)) for each, _ in shown)
    facts = {"count": len(shown), "names": Listing(listed)}
    message_id = "atlantis.effects.some" if shown else "atlantis.effects.none"
    return Finding(answer, Summary(message_id, "note", facts), _steps(table, shown))


def _reached(table: Table, effect: Effect, units: list[Unit]) -> tuple[Unit, ...]:
    there = (unit for unit in units if unit.at is not None)
    return tuple(unit for unit in there if reaches(table, effect, unit))


def _steps(table: Table, shown: list[tuple[Effect, tuple[Unit, ...]]]) -> Iterator[Step]:
    for effect, units in shown:
        hero = table.units[effect.unit].name
        facts: dict[str, object] = {"name": effect.name, "hero": hero, "names": names(units)}
        facts |= {"radius": effect.radius}
        message_id = "atlantis.effects.reaches" if units else "atlantis.effects.nobody"
        if units and effect.radius is not None:
            message_id = "atlantis.effects.in-radius"
        yield Step(rules.EFFECT_COUNTS, message_id, facts, piece_marks(units, "hit"))
