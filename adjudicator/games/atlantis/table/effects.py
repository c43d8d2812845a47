"""What the Active effects of a table give to a unit now: values, Immunity, what it cannot do.

Whom an effect reaches is decided on the board as it is: its radius moves with its Hero.
"""

from collections.abc import Iterator
from dataclasses import replace

from adjudicator.board.hexes import apart
from adjudicator.core.rule import RuleId
from adjudicator.core.verdict import Step
from adjudicator.games.atlantis.table.kit import Gives, Icon
from adjudicator.games.atlantis.table.state import Effect, Table, Unit

COUNTS = RuleId("atlantis.effect.counts")


def effects_on(table: Table, unit: Unit) -> Iterator[tuple[Effect, Gives]]:
    """The effects that hold now and give a unit something."""
    for effect in table.effects:
        if effect.gives is not None and holds(table, effect) and reaches(table, effect, unit):
            yield effect, effect.gives


def holds(table: Table, effect: Effect) -> bool:
    """Whether an effect holds in this turn; it ends with its Hero's defeat."""
    hero = table.units.get(effect.unit)
    return hero is not None and hero.at is not None and effect.holds_in(table.turn)


def reaches(table: Table, effect: Effect, unit: Unit) -> bool:
    """Whether a unit is one of those that an effect is for, and near enough."""
    hero = table.units.get(effect.unit)
    if hero is None or hero.at is None or _resists(table, effect, unit, hero):
        return False
    if effect.units:
        return unit.id in effect.units
    return _is_meant(effect, unit, hero) and _is_near(effect, unit, hero)


def _resists(table: Table, effect: Effect, unit: Unit, hero: Unit) -> bool:
    """Whether a unit is Immune to the action that an effect comes from; nobody is to its own."""
    if unit.id == hero.id:
        return False
    return unit.immune_to(effect.action) or _is_guarded(table, unit)


def _is_guarded(table: Table, unit: Unit) -> bool:
    """Whether a unit is a Heavy whose lane has other Minions of its team in the Battle Zone."""
    if unit.type != "heavy" or unit.lane is None:
        return False
    fighters = table.fighters(table.lanes[unit.lane], unit.team)
    return any(minion.type != "heavy" for minion in fighters)


def _is_meant(effect: Effect, unit: Unit, hero: Unit) -> bool:
    kinds = {"units": True, "heroes": unit.hero, "minions": not unit.hero}
    own, friendly = unit.id == hero.id, unit.team == hero.team
    sides = {
        "self": own,
        "friends": friendly and not own,
        "team": friendly,
        "enemies": not friendly,
        "any": True,
    }
    return kinds[effect.among] and sides[effect.side]


def _is_near(effect: Effect, unit: Unit, hero: Unit) -> bool:
    """Whether a unit is within the radius; the Hero itself is, whatever the radius."""
    if effect.radius is None or unit.id == hero.id:
        return True
    at, here = unit.at, hero.at
    return at is not None and here is not None and 0 < apart(here, at) <= effect.radius


def more_of(table: Table, unit: Unit, icon: Icon) -> tuple[tuple[Effect, int], ...]:
    """What effects add to a value, or take from it."""
    given = ((effect, int(getattr(gives, icon))) for effect, gives in effects_on(table, unit))
    return tuple((effect, value) for effect, value in given if value)


def total_more(table: Table, unit: Unit, icon: Icon) -> int:
    """The sum of what effects add to a value."""
    return sum(value for _, value in more_of(table, unit, icon))


def as_it_is(table: Table, unit: Unit) -> Unit:
    """A unit with the conditions that effects put it under."""
    given = [gives for _, gives in effects_on(table, unit)]
    immune = tuple(kind for gives in given for kind in gives.immune)
    if not given:
        return unit
    return replace(
        unit,
        immune=tuple(dict.fromkeys((*unit.immune, *immune))),
        cannot_move=unit.cannot_move or any(gives.cannot_move for gives in given),
        no_movement_action=unit.no_movement_action
        or any(gives.no_movement_action for gives in given),
    )


def behind(table: Table, unit: Unit, *conditions: str) -> tuple[Effect, ...]:
    """The effects that put a unit under one of these conditions."""
    return tuple(
        effect
        for effect, gives in effects_on(table, unit)
        if any(getattr(gives, condition) for condition in conditions)
    )


def effect_steps(table: Table, unit: Unit, *conditions: str) -> Iterator[Step]:
    """That effects put a unit under a condition, each by its name."""
    for effect in behind(table, unit, *conditions):
        facts = {"who": unit.name, "name": effect.name, "hero": table.units[effect.unit].name}
        yield Step(COUNTS, "atlantis.effect.does", facts)


def value_step(effect: Effect, unit: Unit, value: int) -> Step:
    """What an effect adds to a value of a unit."""
    facts = {"who": unit.name, "name": effect.name, "value": f"{value:+d}"}
    return Step(COUNTS, "atlantis.effect.adds", facts)
