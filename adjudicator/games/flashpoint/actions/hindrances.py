"""What keeps an Operative from an action: tokens, Enemies, or nothing to do it with."""

from collections.abc import Callable, Iterator, Mapping
from typing import Literal, get_args

from adjudicator.board.regions import Region
from adjudicator.core.data import read_data
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.actions import rules
from adjudicator.games.flashpoint.dice import rules as dice_rules
from adjudicator.games.flashpoint.harm import rules as harm_rules
from adjudicator.games.flashpoint.movement import rules as movement_rules
from adjudicator.games.flashpoint.movement.acting import Hindrance, hindrances_to_all
from adjudicator.games.flashpoint.movement.walking import grip
from adjudicator.games.flashpoint.sight.line_of_sight import sees
from adjudicator.games.flashpoint.table.action_tokens import (
    EACH,
    KINDS,
    available,
    counted,
    lacks,
)
from adjudicator.games.flashpoint.table.facts import names
from adjudicator.games.flashpoint.table.lines import Door
from adjudicator.games.flashpoint.table.pieces import Operative, Token, Unit
from adjudicator.games.flashpoint.table.state import Table

#: What can be sabotaged, by its entry in the data.
Sabotaged = Literal["data", "camera", "electrical-box", "security-door", "scanner"]


def hindrances(
    table: Table, operative: Operative, action: str, consult: Consultation
) -> Iterator[Hindrance]:
    """Every reason why an Operative may not take an action."""
    yield from hindrances_to_all(operative, in_shaft=action == "vent")
    if tokens_for(operative, action) == 0:
        yield movement_rules.ACTION_EXHAUSTED, "no-token", {}
    if operative.zone is not None and action in _OWN:
        yield from _OWN[action](table, operative, operative.zone, consult)
    elif action == "vent":
        yield from _held_fast(operative)


def tokens_for(operative: Operative, action: str) -> int | None:
    """How many tokens for an action are available; a free one needs none.

    Where nobody counts them, every one of the kind is. None if only the other kind was entered,
    and that leaves it open.
    """
    token = read_data("flashpoint", "actions")[action]["token"]
    if token not in KINDS:
        return 1
    lacking = lacks(operative, token)
    if lacking is not False:
        return 0 if lacking else None
    return (available(operative) or dict.fromkeys(KINDS, EACH))[token]


def _moving(
    table: Table, operative: Operative, zone: Region, consult: Consultation
) -> Iterator[Hindrance]:
    yield from _held_fast(operative)
    held = grip(table, zone, consult)
    if held.engaged and counted(operative, "movement") < held.tokens:
        yield movement_rules.MOVE_ENGAGED, "engaged", {"need": held.tokens}


def _held_fast(operative: Operative) -> Iterator[Hindrance]:
    if operative.has("immobilized"):
        yield harm_rules.CONDITION_IMMOBILIZED, "immobilized", {}


def _by_focus(
    table: Table, operative: Operative, zone: Region, consult: Consultation
) -> Iterator[Hindrance]:
    """A Focus token moves nobody who is engaged: it does not disengage."""
    yield from _held_fast(operative)
    if grip(table, zone, consult).engaged:
        yield movement_rules.MOVE_ENGAGED, "engaged-free", {}
    if "movement" not in operative.record.focus:
        yield dice_rules.FOCUS_BOOST, "no-focus", {}


def _crawling(
    table: Table, operative: Operative, zone: Region, consult: Consultation
) -> Iterator[Hindrance]:
    yield from _moving(table, operative, zone, consult)
    if not any(token.zone is zone for token in table.tokens_of("access-point")):
        yield movement_rules.VENT_ACCESS, "no-access", {}


def _waiting(
    table: Table, operative: Operative, zone: Region, consult: Consultation
) -> Iterator[Hindrance]:
    if seeing := seen_by(table, zone, consult):
        yield movement_rules.ORDER_OVERWATCH, "seen", {"units": names(seeing)}
    if operative.record.overwatch:
        yield rules.ORDER_OVERWATCH_ONCE, "waiting", {}


def seen_by(table: Table, zone: Region, consult: Consultation) -> list[Unit]:
    """The aware Enemies that see a zone."""
    return [u for u in table.units.values() if u.aware and sees(table, u.zone, zone, consult)]


def _dropping(_table: Table, operative: Operative, *_: object) -> Iterator[Hindrance]:
    if not operative.record.carrying:
        yield rules.ORDER_PICK_UP, "empty-handed", {}


def _picking_up(_table: Table, operative: Operative, *_: object) -> Iterator[Hindrance]:
    if operative.record.carrying:
        yield rules.ORDER_PICK_UP, "carrying", {}


def _reviving(table: Table, _who: Operative, zone: Region, *_: object) -> Iterator[Hindrance]:
    lying = (o for o in table.operatives.values() if o.record.downed and not o.carried)
    if not any(one.zone is zone for one in lying):
        yield rules.REVIVE_ZONE, "nobody-down", {}


def _sabotaging(table: Table, _who: Operative, zone: Region, *_: object) -> Iterator[Hindrance]:
    kinds = (read_data("flashpoint", "checks")[name]["token"] for name in get_args(Sabotaged))
    if not any(to_sabotage(table, zone, kind) for kind in kinds):
        yield rules.SABOTAGE_PLACE, "nothing-there", {}


def _searching(table: Table, _who: Operative, zone: Region, *_: object) -> Iterator[Hindrance]:
    if not any(token.zone is zone for token in table.tokens_of("armory")):
        yield rules.SEARCH_TOKEN, "no-armory", {}


def to_sabotage(table: Table, zone: Region, kind: str) -> Door | Token | None:
    """What there is of a kind to sabotage in a zone, or on its border."""
    if kind == "door":
        for door in table.doors.values():
            if door.locked and zone in {table.by_cell.get(space) for space in door.edge.spaces}:
                return door
        return None
    lying = (t for t in table.tokens_of(kind) if t.zone is zone and not t.record.disabled)
    return next(lying, None)


_OWN: Mapping[str, Callable[..., Iterator[Hindrance]]] = {
    "move": _moving,
    "focus-move": _by_focus,
    "vent": _crawling,
    "overwatch": _waiting,
    "drop": _dropping,
    "pick-up": _picking_up,
    "revive": _reviving,
    "sabotage": _sabotaging,
    "search": _searching,
}
