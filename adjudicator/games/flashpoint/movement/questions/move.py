"""The questions `move` and `walk`: where an Operative can go."""

from typing import Literal

from pydantic import Field, StrictBool

from adjudicator.board.regions import Region
from adjudicator.core.change import Change, together
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import edge_mark
from adjudicator.games.flashpoint.dice import rules as dice_rules
from adjudicator.games.flashpoint.dice.focus import without
from adjudicator.games.flashpoint.harm import rules as harm_rules
from adjudicator.games.flashpoint.movement import rules
from adjudicator.games.flashpoint.movement.paying import can_pay, unpaid
from adjudicator.games.flashpoint.movement.sightings import views_on_the_way
from adjudicator.games.flashpoint.movement.walking import (
    Grip,
    Walk,
    grip,
    openable,
    slowed,
    teleport_up_to,
    walk_up_to,
)
from adjudicator.games.flashpoint.stealth.awareness import alerted
from adjudicator.games.flashpoint.stealth.views import View, in_answer, seen_facts, tell_view
from adjudicator.games.flashpoint.table.action_tokens import available, lacks
from adjudicator.games.flashpoint.table.changes import (
    doors_after,
    movement_spent,
    operative_moved,
)
from adjudicator.games.flashpoint.table.facts import called, written
from adjudicator.games.flashpoint.table.lines import Door
from adjudicator.games.flashpoint.table.lookup import find_standing, read_zone
from adjudicator.games.flashpoint.table.marks import way_marks, zone_mark, zone_marks
from adjudicator.games.flashpoint.table.numbers import note_tokens
from adjudicator.games.flashpoint.table.pieces import Operative
from adjudicator.games.flashpoint.table.records import Count, Id, ZoneRef
from adjudicator.games.flashpoint.table.state import Table


class MoveParams(Record):
    """A move: who, how many zones, and whether and which door of its zone is opened first.

    `effect` is given if somebody else's effect moves it, which uses no token: `disengages` frees
    the Operative from Enemies, `moves` does not. With `teleports` it passes through walls, and with
    `focus` it discards a Movement Focus token for one zone. A `careful` one goes one zone.
    """

    operative: Id
    zones: Count = 2
    open_door: StrictBool | Id | None = Field(default=None, alias="open-door")
    effect: Literal["moves", "disengages", "teleports", "focus"] | None = None
    careful: StrictBool = False

    @property
    def far(self) -> int:
        """How many zones it goes, before anything slows it."""
        return 1 if self.careful else self.zones


class WalkParams(MoveParams):
    """A move to a zone; a careful one takes cover there."""

    to: ZoneRef


def move(table: Table, params: MoveParams, consult: Consultation) -> Finding:
    """Judge where a move may end."""
    operative, zone = find_standing(table, params.operative)
    doors = _doors(table, zone, params.open_door)
    told = Steps()
    found = _set_out(table, operative, params.far, doors, params.effect, told, consult)
    if consult.missing:
        return unpaid(told, operative, {"zones": None}, consult)
    marks = zone_marks(found.ends, "reach")
    facts = {"count": len(found.ends), "far": found.far, "who": operative.name}
    told.add(rules.MOVE_ADJACENT, "flashpoint.move.ends", *marks, **facts)
    return told.finding(
        {"zones": written(found.ends)}, "flashpoint.move.reach", "note", None, **facts
    )


def _doors(table: Table, zone: Region, named: bool | str | None) -> tuple[Door, ...]:  # noqa: FBT001
    """The doors of which one may be opened first."""
    near = openable(table, zone)
    if isinstance(named, str):
        if named not in table.doors:
            known = tuple(table.doors)
            raise InputError("open-door", "flashpoint.fault.unknown-door", id=named, known=known)
        return tuple(door for door in near if door.id == named)
    return near if named else ()


def _set_out(  # noqa: PLR0913, PLR0917 - all that a move depends on
    table: Table,
    operative: Operative,
    zones: int,
    doors: tuple[Door, ...],
    effect: str | None,
    told: Steps,
    consult: Consultation,
) -> Walk:
    """How far an Operative gets, with every reason."""
    _, zone = find_standing(table, operative.id)
    far = _allowed(operative, zones, told, effect=effect)
    held = grip(table, zone, consult)
    if held.engaged and far and effect:
        message_id = f"flashpoint.move.effect-{effect}"
        told.add(rules.MOVE_ENGAGED, message_id, zone_mark(zone, "blocked"), who=operative.name)
        far = far if effect in _FREES else 0
    elif held.engaged and far:
        far = far if _breaks_free(operative, zone, held, told, consult) else 0
    if effect == "teleports":
        return teleport_up_to(table, zone, far)
    found = walk_up_to(table, zone, far, doors if far else ())
    if found.doors:
        marks = tuple(edge_mark(door.edge, "crossed") for door in found.doors)
        told.add(rules.MOVE_OPEN_DOOR, "flashpoint.move.door", *marks, count=len(found.doors))
    if found.held:
        marks = zone_marks(found.held, "blocker")
        told.add(rules.MOVE_STOPS, "flashpoint.move.stopped", *marks, zones=called(found.held))
    return found


def _breaks_free(
    operative: Operative, zone: Region, held: Grip, told: Steps, consult: Consultation
) -> bool:
    """Whether an engaged Operative has the tokens to leave; they must have been entered."""
    lacking, have = lacks(operative, "movement", held.tokens), available(operative)
    facts = {"who": operative.name, "need": held.tokens, "have": (have or {}).get("movement")}
    mark = zone_mark(zone, "blocked")
    if lacking is None:
        note_tokens(operative, "movement", consult)
    elif have is not None and not lacking:
        told.add(rules.MOVE_DISENGAGE, "flashpoint.move.breaks-free", mark, **facts)
        return True
    message_id = "held-unknown" if lacking is None or have is None else "held"
    told.add(rules.MOVE_ENGAGED, f"flashpoint.move.{message_id}", mark, **facts)
    return False


#: The rules by which tokens don't move.
_STAY = {"soldier": rules.SOLDIER_ACTIVATES, "technician": rules.TECHNICIAN_HARMLESS}


def _allowed(operative: Operative, zones: int, told: Steps, *, effect: str | None) -> int:
    """How many zones the move is long."""
    facts = {"who": operative.name, "zones": zones}
    if operative.record.downed:
        told.add(harm_rules.DAMAGE_DOWNED, "flashpoint.move.downed", **facts)
        return 0
    if operative.is_token:
        rule = _STAY[operative.record.kind]
        told.add(rule, f"flashpoint.move.{operative.record.kind}", **facts)
        return 0
    if operative.has("immobilized") and effect in {None, "focus"}:
        told.add(harm_rules.CONDITION_IMMOBILIZED, "flashpoint.move.immobilized", **facts)
        return 0
    if effect == "focus":
        return _by_focus(operative, told)
    told.add(rules.MOVE_STANDARD, "flashpoint.move.zones", **facts)
    if effect == "teleports":
        told.add(rules.MOVE_TELEPORT, "flashpoint.move.teleports", **facts)
    elif operative.has("cripple"):
        told.add(harm_rules.CONDITION_CRIPPLE, "flashpoint.move.crippled", **facts)
    if operative.record.carrying:
        told.add(rules.MOVE_CARRYING, "flashpoint.move.carrying", **facts)
    return max(zones - slowed(operative, teleports=effect == "teleports"), 0)


#: The effects that free an Operative from the Enemies in its zone.
_FREES = ("disengages", "teleports")


def _by_focus(operative: Operative, told: Steps) -> int:
    """How many zones a Movement Focus token moves its owner, if it has one."""
    has = "movement" in operative.record.focus
    message_id = "flashpoint.move.by-focus" if has else "flashpoint.move.no-focus"
    told.add(dice_rules.FOCUS_BOOST, message_id, who=operative.name)
    return max(1 - slowed(operative), 0) if has else 0


def walk(table: Table, params: WalkParams, consult: Consultation) -> Finding:
    """Judge a move to a zone."""
    operative, zone = find_standing(table, params.operative)
    end = read_zone(table, params.to, "to")
    told = Steps()
    zones = params.far
    doors = _doors(table, zone, params.open_door)
    found = _set_out(table, operative, zones, doors, params.effect, told, consult)
    tokens = grip(table, zone, consult).tokens if end is not zone else 1
    tokens = 0 if params.effect else tokens
    legal: bool | None = end in found.ends and not (operative.record.downed or operative.is_token)
    legal = legal and (params.effect != "focus" or "movement" in operative.record.focus)
    if tokens and (legal or consult.missing):
        legal = can_pay(told, operative, "movement", consult, tokens)
    if legal is None:
        unknown = dict.fromkeys(("legal", "path", "tokens", "checks", "spawns"))
        return unpaid(told, operative, {**unknown}, consult)
    way = [table.zone_of(key) for key in found.way(end)] if legal else []
    facts: dict[str, object] = {"who": operative.name, "end": end.called}
    facts["count"] = max(len(way) - 1, 0)
    message_id = "flashpoint.walk.way" if legal else "flashpoint.walk.too-far"
    if legal and params.effect == "teleports":
        message_id = "flashpoint.walk.teleports"
    told.add(rules.MOVE_ADJACENT, message_id, *way_marks(way), **facts)
    if legal and params.careful:
        told.add(rules.MOVE_CAREFUL, "flashpoint.walk.careful", zone_mark(end, "cover"), **facts)
    used = _door_used(way, found.doors, named=isinstance(params.open_door, str))
    views = views_on_the_way(table, operative, way, used, consult) if legal else ()
    for view in views:
        tell_view(told, view)
    answer = {"legal": legal, "path": written(way), "tokens": tokens if legal else 0}
    answer |= in_answer(views)
    facts["tokens"] = tokens
    if not legal:
        return told.finding(answer, "flashpoint.walk.barred", "blocked", None, **facts)
    facts |= seen_facts(views)
    change = _walked(table, operative, end, used, params, tokens)
    change = alerted(table, change, told) if used else change
    return told.finding(answer, f"flashpoint.walk.{_legal(views)}", "clear", change, **facts)


def _legal(views: tuple[View, ...]) -> str:
    """What to call a move that may be made: with what comes into view on it."""
    if any(view.spawns for view in views):
        return "legal-spawns"
    return "legal-checks" if any(view.due for view in views) else "legal"


def _door_used(way: list[Region], doors: tuple[Door, ...], *, named: bool) -> Door | None:
    """The door that is opened: the one that was named, or else one that the way leads through."""
    if named and way:
        return next(iter(doors), None)
    pair = set(way[:2])
    cells = {cell for zone in pair for cell in zone.cells}
    through = (door for door in doors if len(pair) > 1 and set(door.edge.spaces) <= cells)
    return next(through, None)


def _walked(  # noqa: PLR0913, PLR0917 - all that a move changes
    table: Table,
    operative: Operative,
    end: Region,
    door: Door | None,
    params: WalkParams,
    tokens: int,
) -> Change:
    """What a move changes: where the Operative is, its tokens and its cover, and a door."""
    record = operative.record
    fields: dict[str, object] = {"zone": end.written}
    if end is not operative.zone or params.careful:
        fields["taking-cover"] = params.careful
    if end is not operative.zone and record.overwatch:
        fields["overwatch"] = False
    fields |= movement_spent(operative, tokens)
    if params.effect == "focus":
        fields["focus"] = list(without(operative, ("movement",), "effect"))
    if params.effect == "teleports" and operative.has("immobilized"):
        fields["conditions"] = [name for name in record.conditions if name != "immobilized"]
    turned = Change(fields=doors_after(table, door) if door else {})
    return together(operative_moved(operative, fields), turned)
