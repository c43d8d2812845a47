"""Weapons to choose from: those that are known at a table, the shooter's own first."""

from collections.abc import Iterator

from adjudicator.games.apex.shooting.armory import book_weapons
from adjudicator.games.apex.table.fields import Params
from adjudicator.games.apex.table.kit import Weapon
from adjudicator.games.apex.table.state import Table


def own_weapons(table: Table, params: Params) -> tuple[Weapon, ...]:
    """The weapons of the shooter."""
    shooter = table.figures.get(str(params.get("figure")))
    return shooter.kit.weapons if shooter else ()


def weapon_names(table: Table, params: Params) -> Iterator[str]:
    """The weapons that are known here, each once."""
    yield from dict.fromkeys(weapon.name for weapon in _known(table, params) if weapon.name)


def _known(table: Table, params: Params) -> list[Weapon]:
    return [
        *own_weapons(table, params),
        *table.cards.weapons,
        *book_weapons(table.edition.weapons_file).values(),
    ]
