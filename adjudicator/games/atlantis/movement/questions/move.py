"""The question `move`: where may a unit end its movement?"""

from typing import Annotated, Literal

from pydantic import Field, StrictBool, StrictInt

from adjudicator.board.hexes import Hex
from adjudicator.core.change import Change
from adjudicator.core.facts import Said
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Answer, Step, Summary
from adjudicator.games.atlantis.immunity.immune import resisting
from adjudicator.games.atlantis.movement.ground import Ground
from adjudicator.games.atlantis.movement.moves import Move, Reach, all_distances, reach
from adjudicator.games.atlantis.movement.moving import Moving
from adjudicator.games.atlantis.movement.steps import move_steps
from adjudicator.games.atlantis.table.edits import put
from adjudicator.games.atlantis.table.effects import as_it_is
from adjudicator.games.atlantis.table.ends import (
    EndRecord,
    UnitId,
    find_hero,
    find_unit,
    read_end,
    standing,
)
from adjudicator.games.atlantis.table.hand import Held, printed, which_card
from adjudicator.games.atlantis.table.icons import added, added_steps
from adjudicator.games.atlantis.table.judging import tone
from adjudicator.games.atlantis.table.kit import ActionKind, Card
from adjudicator.games.atlantis.table.state import Table, Unit
from adjudicator.games.atlantis.table.turn_order import noted, turn_remarks

#: As many spaces as may have to be entered one by one.
MOST_EXACT = 9


class MoveParams(Record):
    """Who moves, and how: up to or exactly this many spaces, freely or in a straight line.

    `by` is the Movement action, the text of the unit's own card, or the unit whose card moves it;
    `action` is then the type of that action. `to` is where it goes. Instead of `spaces`, a `card`
    of the Hero can give the distance. Items and Active effects are added to a number on a Movement
    icon.
    """

    unit: UnitId
    spaces: Annotated[StrictInt, Field(ge=0, le=30)] | None = None
    card: Card | None = None
    exact: StrictBool = False
    straight: StrictBool = False
    by: Literal["action", "text"] | UnitId = "action"
    action: ActionKind | None = None
    to: EndRecord | None = None


def move(table: Table, params: MoveParams, consult: Consultation) -> Finding:
    """Judge where a move may end."""
    params, counted = _with_card(table, params, consult)
    found = _moving(table, params, consult)
    told = move_steps(table, found, exact=params.exact, straight=params.straight)
    remarks = turn_remarks(table, found.unit) if _is_action(found) else ()
    steps = (*remarks, *counted, *told)
    return Finding(_answer(found), _summary(found), steps, _change(table, found))


def _is_action(found: Moving) -> bool:
    """Whether it is the Hero's own Movement action."""
    return found.itself and not found.text and found.unit.hero


def _with_card(
    table: Table, params: MoveParams, consult: Consultation
) -> tuple[MoveParams, tuple[Step, ...]]:
    """The move with as many spaces as the icon gives; and what items and effects add to it.

    A number that is told for a Hero's Movement action is the one on the card's icon. The text of a
    card has numbers of its own, which nothing is added to.
    """
    hero = table.units.get(params.unit)
    from_icon = params.by == "action" and hero is not None and hero.hero
    if not from_icon and (params.card is None or params.spaces is not None):
        return params, ()
    hero = find_hero(table, params.unit, "unit")
    value = params.spaces if params.spaces is not None else _on_card(table, hero, params, consult)
    if value is None:
        return params, ()
    spaces = max(0, value + added(table, hero, "movement"))
    return params.model_copy(update={"spaces": spaces}), tuple(added_steps(table, hero, "movement"))


def _on_card(table: Table, hero: Unit, params: MoveParams, consult: Consultation) -> int | None:
    """The Movement value of the card that is told, if one is."""
    if params.card is None:
        return None
    card = which_card(hero, params.card, "card")
    return printed(table, Held(hero, card, "card"), "movement", consult)


def _moving(table: Table, params: MoveParams, consult: Consultation) -> Moving:
    if params.exact and not params.straight and (params.spaces or 0) > MOST_EXACT:
        raise InputError("spaces", "atlantis.too-many-exact", most=MOST_EXACT)
    unit = as_it_is(table, find_unit(table, params.unit, "unit"))
    start = standing(unit, "unit")
    itself = _moves_itself(table, unit, params.by)
    immune = None if itself else resisting(table, unit, None, params.action, consult)
    to = read_end(table, params.to, "to").at if params.to else None
    text = params.by != "action"
    begun = Moving(unit, itself, text, params.spaces, to, immune)
    if begun.forbidden:
        return begun
    found = _reach(Ground(table, unit, start), params, consult)
    return Moving(unit, itself, text, params.spaces, to, immune, found)


def _moves_itself(table: Table, unit: Unit, by: str) -> bool:
    """Whether it is a Hero's own move; a Minion is only ever moved by somebody's card."""
    if by in ("action", "text"):
        return unit.hero
    return find_unit(table, by, "by").id == unit.id


def _reach(ground: Ground, params: MoveParams, consult: Consultation) -> Reach:
    label = Said("atlantis.missing.spaces", (("who", ground.unit.name),))
    told = params.spaces
    if told is None and (params.card or consult.known(told, "spaces", label) is None):
        return all_distances(ground, straight=params.straight)
    return reach(ground, Move(params.spaces or 0, params.exact, params.straight), consult)


def _answer(found: Moving) -> Answer:
    """The contract's reach; and whether the destination is in it, where there is one."""
    listed = [{"space": list(space), "cost": cost} for space, cost in found.ends]
    reached: dict[str, object] = {"reach": listed if found.known else None}
    return reached if found.to is None else {**reached, "legal": found.legal}


def _summary(found: Moving) -> Summary:
    facts: dict[str, object] = {"who": found.unit.name, "count": len(found.ends)}
    facts |= {"spaces": found.spaces, "end": found.to, "cost": found.cost}
    if found.to is not None and found.legal is not None:
        message_id = "atlantis.move.there" if found.legal else "atlantis.move.not-there"
        return Summary(message_id, tone(found.legal), facts)
    if not found.known:
        why = "spaces" if found.spaces is None else "type"
        return Summary(_UNKNOWN[why, found.to is not None], "open", facts)
    if found.ends:
        return Summary("atlantis.move.reach", "note", facts)
    return Summary("atlantis.move.none", "blocked", facts)


_UNKNOWN = {
    ("spaces", False): "atlantis.move.how-far",
    ("spaces", True): "atlantis.move.needs",
    ("type", False): "atlantis.move.which-type",
    ("type", True): "atlantis.move.which-type",
}


def _change(table: Table, found: Moving) -> Change | None:
    """The unit in the space that it moves to; None if none is chosen, or it can't end there."""
    end: Hex | None = found.to
    if end is None or not found.legal:
        return None
    note = noted(table, {found.unit.id: "movement"}) if _is_action(found) else {}
    moved = () if end == found.unit.at else (put(found.unit, end),)
    return Change(edits=moved, fields=note)
