"""What items and Active effects add to the number on an icon of a Hero's card.

They never change a number in the text of a card.
"""

from collections.abc import Iterator

from adjudicator.core.rule import RuleId
from adjudicator.core.verdict import Step
from adjudicator.games.atlantis.table.effects import more_of, total_more, value_step
from adjudicator.games.atlantis.table.kit import Icon, count_items
from adjudicator.games.atlantis.table.state import Table, Unit

ITEM_BONUS = RuleId("atlantis.item.bonus")


def added(table: Table, hero: Unit, icon: Icon) -> int:
    """How much a number on this icon is raised or lowered."""
    return count_items(hero.items, icon) + total_more(table, hero, icon)


def added_steps(table: Table, hero: Unit, icon: Icon) -> Iterator[Step]:
    """Each thing that raises or lowers it."""
    if items := count_items(hero.items, icon):
        facts = {"who": hero.name, "value": f"{items:+d}"}
        yield Step(ITEM_BONUS, "atlantis.item.adds", facts)
    for effect, value in more_of(table, hero, icon):
        yield value_step(effect, hero, value)
