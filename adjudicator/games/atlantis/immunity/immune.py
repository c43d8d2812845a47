"""Who is Immune, to what, and why."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from adjudicator.core.facts import Said
from adjudicator.core.input import place
from adjudicator.core.ruling import Consultation
from adjudicator.games.atlantis.table.effects import as_it_is, effects_on
from adjudicator.games.atlantis.table.kit import ActionKind
from adjudicator.games.atlantis.table.state import Effect, Table, Token, Unit


@dataclass(frozen=True, slots=True)
class Immunity:
    """Whether a unit is Immune: `guards` protect a Heavy, `marked` says that the scene says so.

    `laneless` are those who would guard a Heavy of which nobody knows the lane. `untold` says that
    it is Immune to some types of actions, and nobody told the type of this one. `kinds` are the
    types that it is Immune to, and `effects` the Active effects that make it so.
    """

    unit: Unit
    action: str | None
    marked: bool
    guards: tuple[Unit, ...] = ()
    laneless: tuple[Unit, ...] = ()
    untold: bool = False
    kinds: tuple[str, ...] = ()
    effects: tuple[Effect, ...] = ()

    @property
    def immune(self) -> bool:
        """Whether it is Immune for certain."""
        return self.marked or bool(self.guards)

    @property
    def unsure(self) -> bool:
        """Whether something must be known first."""
        return not self.immune and (self.untold or bool(self.laneless))


def immunity_of(table: Table, unit: Unit, action: str | None, consult: Consultation) -> Immunity:
    """Whether a unit is Immune, to an action of a type if one is meant."""
    now = as_it_is(table, unit)
    marked = now.immune_to(action)
    others = _other_minions(table, unit)
    by = tuple(_making_immune(table, unit, action)) if marked else ()
    if unit.lane is not None:
        guards = _fighting(table, unit, others)
        return Immunity(unit, action, marked, guards, kinds=now.immune, effects=by)
    if others and not marked:
        consult.known(None, place("scene", "lanes"), _said("atlantis.missing.lane", unit))
    return Immunity(unit, action, marked, laneless=others, kinds=now.immune, effects=by)


def _making_immune(table: Table, unit: Unit, action: str | None) -> Iterator[Effect]:
    """The Active effects that make a unit Immune to an action of a type."""
    for effect, gives in effects_on(table, unit):
        if "all" in gives.immune or action in gives.immune:
            yield effect


def _other_minions(table: Table, unit: Unit) -> tuple[Unit, ...]:
    """For a Heavy, the Minions of its team on the board that are not Heavy."""
    if unit.type != "heavy":
        return ()
    there = (minion for minion in table.minions if minion.at and minion.team == unit.team)
    return tuple(minion for minion in there if minion.type != "heavy")


def _fighting(table: Table, unit: Unit, others: tuple[Unit, ...]) -> tuple[Unit, ...]:
    """Those who protect a Heavy: the others that stand in the Battle Zone of their common lane."""
    fighters = table.fighters(table.lanes[unit.lane or ""], unit.team)
    return tuple(minion for minion in others if minion in fighters)


def resisting(
    table: Table,
    piece: Unit | Token | None,
    by: str | None,
    action: ActionKind | None,
    consult: Consultation,
) -> Immunity | None:
    """The Immunity that keeps an action from a piece, or may keep it; None if nothing does."""
    if not isinstance(piece, Unit) or piece.id == by:
        return None
    found = immunity_as_told(table, piece, action, consult)
    return found if found.immune or found.unsure else None


def immunity_as_told(
    table: Table, unit: Unit, action: ActionKind | None, consult: Consultation
) -> Immunity:
    """The Immunity of a unit, for which the type of the action may have to be told."""
    found = immunity_of(table, unit, action, consult)
    if found.immune or not found.kinds or action is not None:
        return found
    consult.known(None, "action", _said("atlantis.missing.action", unit))
    return replace(found, untold=True)


def _said(phrase: str, unit: Unit) -> Said:
    return Said(phrase, (("who", unit.name),))
