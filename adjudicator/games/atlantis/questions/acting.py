"""The question `actions`: what may be done with a card that is being resolved?"""

from collections.abc import Iterator

from adjudicator.games.atlantis import rules
from adjudicator.games.atlantis.ends import UnitId, find_hero, names, piece_marks
from adjudicator.games.atlantis.fighting import which_card
from adjudicator.games.atlantis.kit import Card
from adjudicator.games.atlantis.state import Table, Unit
from adjudicator.games.atlantis.travel import enemies_in
from adjudicator.kernel.facts import Called, Listing
from adjudicator.kernel.scene import Malformed, Record
from adjudicator.kernel.verdict import Gist, Step, Verdict


class ActionsAsked(Record):
    """Whose card, and which; its Primary action must be told."""

    unit: UnitId
    card: Card


def actions(table: Table, asked: ActionsAsked) -> Verdict:
    """Judge which actions a Hero may choose from."""
    unit = find_hero(table, asked.unit, "unit")
    card = which_card(unit, asked.card, "card")
    if card.primary is None:
        raise Malformed("card.primary", "hexes.needs-primary")
    steps = tuple(_steps(table, unit, card))
    found = _found(table, unit, card)
    kinds = Listing(tuple(Called(f"act.{name}") for name in found))
    facts = {"who": unit.name, "count": len(found), "kinds": kinds}
    return Verdict(
        "actions", {"actions": found}, Gist("atlantis.actions.may", "note", facts), steps
    )


def _found(table: Table, unit: Unit, card: Card) -> list[str]:
    if unit.at is None:
        return ["respawn", "hold"]
    moves = _may_move(unit) and card.movement is not None
    possible = {
        "movement": moves,
        "fast-travel": moves and not _held(table, unit),
        "skill": card.primary in ("skill", "defense-skill"),
        "attack": card.primary == "attack",
        "hold": True,
    }
    return [name for name, may in possible.items() if may]


def _may_move(unit: Unit) -> bool:
    return not unit.cannot_move and not unit.no_movement_action


def _held(table: Table, unit: Unit) -> tuple[Unit, ...]:
    zone = table.zone_of.get(unit.at) if unit.at else None
    return enemies_in(table, unit, zone)


def _steps(table: Table, unit: Unit, card: Card) -> Iterator[Step]:
    facts: dict[str, object] = {"who": unit.name, "spaces": card.movement}
    if unit.at is None:
        yield Step(rules.ACTION_ABSENT, "atlantis.actions.absent", facts)
        return
    yield Step(rules.ACTION_ONE, "atlantis.actions.one", facts)
    facts["primary"] = Called(f"act.{card.primary}")
    if card.primary != "defense":
        yield Step(rules.ACTION_PRIMARY, "atlantis.actions.primary", facts)
    if card.primary in ("defense", "defense-skill") or card.defense is not None:
        yield Step(rules.ACTION_DEFENSE, "atlantis.actions.defense", facts)
    if card.movement is not None:
        yield from _moving(table, unit, facts)
    yield Step(rules.ACTION_HOLD, "atlantis.actions.hold", facts)


def _moving(table: Table, unit: Unit, facts: dict[str, object]) -> Iterator[Step]:
    if not _may_move(unit):
        rule = rules.MOVE_CANNOT if unit.cannot_move else rules.MOVE_NO_ACTION
        says = "atlantis.move.cannot" if unit.cannot_move else "atlantis.move.no-action"
        yield Step(rule, says, facts)
        return
    yield Step(rules.ACTION_MOVEMENT, "atlantis.actions.movement", facts)
    if held := _held(table, unit):
        told = {**facts, "names": names(held)}
        yield Step(rules.ACTION_TRAVEL, "atlantis.actions.held", told, piece_marks(held, "blocker"))
    else:
        yield Step(rules.ACTION_TRAVEL, "atlantis.actions.travel", facts)
