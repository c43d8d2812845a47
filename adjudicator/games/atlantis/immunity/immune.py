"""Who is Immune, to what, and why."""

from dataclasses import dataclass

from adjudicator.games.atlantis.table.records import ActionKind
from adjudicator.games.atlantis.table.state import Table, Token, Unit


@dataclass(frozen=True, slots=True)
class Immunity:
    """Whether a unit is Immune: `guards` protect a Heavy, `marked` says that the scene says so."""

    unit: Unit
    action: str | None
    marked: bool
    guards: tuple[Unit, ...]

    @property
    def immune(self) -> bool:
        """Whether it is."""
        return self.marked or bool(self.guards)


def immunity_of(table: Table, unit: Unit, action: str | None = None) -> Immunity:
    """Whether a unit is Immune, to an action of a type if one is meant."""
    return Immunity(unit, action, unit.immune_to(action), guards(table, unit))


def guards(table: Table, unit: Unit) -> tuple[Unit, ...]:
    """Those who protect a Heavy: friendly Minions of its lane in the Battle Zone, not Heavy."""
    if unit.type != "heavy" or unit.lane is None:
        return ()
    fighters = table.fighters(table.lanes[unit.lane], unit.team)
    return tuple(minion for minion in fighters if minion.type != "heavy")


def resisting(
    table: Table, piece: Unit | Token, by: str | None, action: ActionKind | None
) -> Immunity | None:
    """The Immunity that keeps an action from a piece, if one does."""
    if not isinstance(piece, Unit) or piece.id == by:
        return None
    found = immunity_of(table, piece, action)
    return found if found.immune else None
