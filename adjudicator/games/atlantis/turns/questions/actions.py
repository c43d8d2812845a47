"""The question `actions`: what may be done with a card that is being resolved?"""

from collections.abc import Iterator
from dataclasses import dataclass

from adjudicator.core.facts import Called, Listing
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Step, Summary
from adjudicator.games.atlantis.movement import rules as movement_rules
from adjudicator.games.atlantis.movement.travel import enemies_in
from adjudicator.games.atlantis.respawn.spaces import hero_respawn
from adjudicator.games.atlantis.table.effects import as_it_is, effect_steps
from adjudicator.games.atlantis.table.ends import UnitId, find_hero, names, piece_marks
from adjudicator.games.atlantis.table.hand import which_card
from adjudicator.games.atlantis.table.kit import Card
from adjudicator.games.atlantis.table.state import Table, Unit
from adjudicator.games.atlantis.turns import rules


class ActionsParams(Record):
    """Whose card and which; its Primary action must be given."""

    unit: UnitId
    card: Card


@dataclass(frozen=True, slots=True)
class Choice:
    """What a Hero may choose from, and the enemies that keep it from Fast Travel.

    `away` says that it must respawn before anything but Hold, `lost` that it cannot.
    """

    actions: tuple[str, ...]
    held: tuple[Unit, ...] = ()
    away: bool = False
    lost: bool = False


def actions(table: Table, params: ActionsParams, consult: Consultation) -> Finding:
    """Judge which actions a Hero may choose from."""
    unit = as_it_is(table, find_hero(table, params.unit, "unit"))
    card = which_card(unit, params.card, "card")
    if card.primary is None:
        raise InputError("card.primary", "atlantis.needs-primary")
    found = _choice(table, unit, card, consult)
    kinds = Listing(tuple(Called(f"act.{name}") for name in found.actions))
    facts = {"who": unit.name, "count": len(found.actions), "kinds": kinds}
    summary = Summary("atlantis.actions.may", "note", facts)
    bars = effect_steps(table, unit, "cannot_move", "no_movement_action")
    steps = (*_steps(unit, card, found), *bars)
    return Finding({"actions": list(found.actions)}, summary, steps)


def _choice(table: Table, unit: Unit, card: Card, consult: Consultation) -> Choice:
    """What may be chosen here, or after a respawn."""
    zones = _zones(table, unit, consult)
    if not zones:
        return Choice(("hold",), away=True, lost=True)
    enemies = [enemies_in(table, unit, zone) for zone in zones]
    held = () if () in enemies else tuple(dict.fromkeys(who for each in enemies for who in each))
    allowed = tuple(name for name, may in _possible(unit, card, held).items() if may)
    away = unit.at is None
    return Choice(("respawn", *allowed) if away else allowed, held, away)


def _zones(table: Table, unit: Unit, consult: Consultation) -> tuple[str | None, ...]:
    """The zone that a Hero is in, or those that it may respawn in."""
    if unit.at is not None:
        return (table.zone_of.get(unit.at),)
    spaces = hero_respawn(table, unit, consult).spaces
    return tuple(dict.fromkeys(table.zone_of.get(at) for at in spaces))


def _possible(unit: Unit, card: Card, held: tuple[Unit, ...]) -> dict[str, bool]:
    moves = _may_move(unit) and card.movement is not None
    return {
        "movement": moves,
        "fast-travel": moves and not held,
        "skill": card.primary in ("skill", "defense-skill"),
        "attack": card.primary == "attack",
        "hold": True,
    }


def _may_move(unit: Unit) -> bool:
    return not unit.cannot_move and not unit.no_movement_action


def _steps(unit: Unit, card: Card, found: Choice) -> Iterator[Step]:
    facts: dict[str, object] = {"who": unit.name, "spaces": card.movement}
    if found.away:
        message_id = "atlantis.actions.no-way-back" if found.lost else "atlantis.actions.absent"
        yield Step(rules.ACTION_ABSENT, message_id, facts)
    if found.lost:
        return
    yield Step(rules.ACTION_ONE, "atlantis.actions.one", facts)
    facts["primary"] = Called(f"act.{card.primary}")
    if card.primary != "defense":
        yield Step(rules.ACTION_PRIMARY, "atlantis.actions.primary", facts)
    if card.primary in ("defense", "defense-skill") or card.defense is not None:
        yield Step(rules.ACTION_DEFENSE, "atlantis.actions.defense", facts)
    if card.movement is not None:
        yield from _moving(unit, found, facts)
    yield Step(rules.ACTION_HOLD, "atlantis.actions.hold", facts)


def _moving(unit: Unit, found: Choice, facts: dict[str, object]) -> Iterator[Step]:
    if not _may_move(unit):
        rule = movement_rules.MOVE_CANNOT if unit.cannot_move else movement_rules.MOVE_NO_ACTION
        message_id = "atlantis.move.cannot" if unit.cannot_move else "atlantis.move.no-action"
        yield Step(rule, message_id, facts)
        return
    yield Step(rules.ACTION_MOVEMENT, "atlantis.actions.movement", facts)
    if found.held:
        told = {**facts, "names": names(found.held)}
        marks = piece_marks(found.held, "blocker")
        yield Step(rules.ACTION_TRAVEL, "atlantis.actions.held", told, marks)
    else:
        yield Step(rules.ACTION_TRAVEL, "atlantis.actions.travel", facts)
