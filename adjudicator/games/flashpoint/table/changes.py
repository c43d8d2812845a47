"""Changes to a scene that several topics make: tokens spent, doors turned, units moved."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace

from adjudicator.board.regions import Region
from adjudicator.core.change import Change, Edit
from adjudicator.core.values import Json
from adjudicator.games.flashpoint.table.action_tokens import spent
from adjudicator.games.flashpoint.table.enemy_records import DisplayRecord, PoolRecord
from adjudicator.games.flashpoint.table.lines import Door
from adjudicator.games.flashpoint.table.pieces import Figure, Operative, Unit
from adjudicator.games.flashpoint.table.records import TrackRecord
from adjudicator.games.flashpoint.table.state import Table

Fields = dict[str, Json]


def free_id(taken: Iterable[str], kind: str) -> str:
    """An id for one more of a kind."""
    known = set(taken)
    return next(name for n in range(1, len(known) + 2) if (name := f"{kind}-{n}") not in known)


def order_spent(operative: Operative) -> Change:
    """An Order token exhausted; whoever performs an Order is no longer in Overwatch."""
    fields: Fields = {"overwatch": False} if operative.record.overwatch else {}
    fields |= spent(operative, "order")
    return Change([Edit("operatives", operative.id, fields)] if fields else ())


def movement_spent(operative: Operative, tokens: int) -> Fields:
    """Movement tokens exhausted; of those that a table counts."""
    return spent(operative, "movement", tokens)


#: The fields of an Operative that say where it is.
_WHERE: tuple[str, ...] = ("zone", "vent", "entered")


def operative_moved(operative: Operative, fields: Fields) -> Change:
    """An Operative in another zone, or in the shaft, with whomever it carries.

    `fields` say where, as a scene writes it: `zone`, `vent` and `entered`.
    """
    edits = [Edit("operatives", operative.id, fields)]
    if isinstance(operative.record.carrying, str):
        where: Fields = {name: fields[name] for name in _WHERE if name in fields}
        edits.append(Edit("operatives", operative.record.carrying, where))
    return Change(edits)


def dropped(table: Table, operative: Operative) -> Change:
    """Whomever or whatever an Operative carries, put down in its zone."""
    if not operative.record.carrying:
        return Change()
    edits = [Edit("operatives", operative.id, {"carrying": False})]
    carried = table.operatives.get(str(operative.record.carrying))
    if carried and operative.zone:
        edits.append(Edit("operatives", carried.id, {"zone": operative.zone.written}))
    return Change(edits)


def counted(table: Table, change: Change) -> Table:
    """The table with its units, track and pool as a change leaves them, to go on from there."""
    track, pool = change.fields.get("track"), change.fields.get("pool")
    return replace(
        table,
        units={i: u for i, u in table.units.items() if ("units", i) not in change.removed},
        track=TrackRecord.model_validate(track) if track else table.track,
        pool=PoolRecord.model_validate(pool) if pool else table.pool,
    )


def returned(table: Table, name: str) -> Fields:
    """The Display with a killed figure back in the Reserves; nothing if it is not in there."""
    if all(entry.name != name for entry in table.display):
        return {}
    return display_after(table, Counter({name: 1}))


def display_after(table: Table, back: Mapping[str, int]) -> Fields:
    """The Display, with more figures of some cards in the Reserves, as far as these are counted."""
    return {"display": [_restocked(entry, back.get(entry.name, 0)) for entry in table.display]}


def _restocked(entry: DisplayRecord, more: int) -> Fields:
    if entry.reserve is None:
        return card_written(entry)
    return card_written(entry, reserve=max(entry.reserve + more, 0))


def card_written(card: DisplayRecord, **change: Json) -> Fields:
    """An Enemy card of the Display as a scene writes it; what nobody entered stays out."""
    entered = card.model_dump(mode="json", exclude_unset=True, exclude_none=True)
    return {**entered, **change}


def valor_drawn(table: Table, tokens: int = 1) -> Change:
    """Valor tokens drawn from the bag into the Team Valor Pool."""
    return Change(fields={"valor": table.valor + tokens})


def threat_cards_gone(table: Table, cards: int) -> Change:
    """Cards off the top of the Threat deck, where the table counts them."""
    if not cards or table.threat_cards is None:
        return Change()
    return Change(fields={"threat-cards": max(table.threat_cards - cards, 0)})


def track_written(table: Table, **change: Json) -> Fields:
    """The Escalation Track as a scene writes it; what nobody entered stays out."""
    track = table.track
    entered = track.model_dump(mode="json", exclude_unset=True)
    return {"track": {"spaces": list(track.spaces), "tokens": track.tokens, **entered, **change}}


#: The tokens that stay in a zone only as long as an Enemy is there.
_WITH_ENEMIES = ("barricade", "overwatch")


def vacated(table: Table, zone: Region, leaving: Unit) -> list[tuple[str, str]]:
    """The tokens that go because the last Enemy has left a zone."""
    if any(unit is not leaving for unit in table.units_in(zone)):
        return []
    return [("tokens", t.id) for t in table.tokens_of(*_WITH_ENEMIES) if t.zone is zone]


def unit_moved(table: Table, unit: Unit, end: Region, *, teleports: bool = False) -> Change:
    """A unit in another zone: tokens may go that it leaves behind, and a teleport frees it."""
    fields: Fields = {"zone": end.written}
    if unit.record.overwatch and end is not unit.zone:  # its token stays behind
        fields["overwatch"] = False
    if teleports and any(figure.has("immobilized") for figure in unit.figures):
        fields["figures"] = [_freed(figure) for figure in unit.figures]
    removed = vacated(table, unit.zone, unit) if end is not unit.zone else []
    along = [Edit("tokens", token, {"zone": end.written}) for token in _surprises(table, unit)]
    return Change([Edit("units", unit.id, fields), *along], removed)


def _surprises(table: Table, unit: Unit) -> list[str]:
    """The Surprise token of a unit, where every surprised unit of its zone has one lying there."""
    lying = [token.id for token in table.tokens_of("surprise") if token.zone is unit.zone]
    marked = sum(other.record.surprised for other in table.units_in(unit.zone))
    return lying[:1] if unit.record.surprised and len(lying) >= marked else []


def figure_written(figure: Figure, **change: Json) -> Fields:
    """Figures as a scene writes them; what nobody entered stays out."""
    entered = figure.record.model_dump(by_alias=True, mode="json", exclude_unset=True)
    return {"count": 1, **entered, **change}


def _freed(figure: Figure) -> Fields:
    if not figure.has("immobilized"):
        return figure_written(figure)
    left = [name for name in figure.record.conditions if name != "immobilized"]
    return figure_written(figure, conditions=left)


def door_written(door: Door, **change: Json) -> Fields:
    """A door as a scene writes it, with its id."""
    return {
        "id": door.id,
        "edge": [list(corner) for corner in door.edge.ends],
        "state": "open" if door.open else "closed",
        "security": door.security,
        "disabled": door.disabled,
        **change,
    }


def doors_after(table: Table, *turned: Door) -> Fields:
    """All doors with some of them opened or closed, each with its id written down."""
    doors = [
        door_written(door, state="open" if door.open != (door in turned) else "closed")
        for door in table.doors.values()
    ]
    return {"doors": doors}


def unit_at(table: Table, unit: Unit, zone: Region) -> Table:
    """The same table with a unit in another zone."""
    after = replace(table, units={**table.units, unit.id: replace(unit, zone=zone)})
    return after.along_the_lines_of(table)


def opened(table: Table, door: Door) -> Table:
    """The same table with a door open."""
    return replace(table, doors={**table.doors, door.id: replace(door, open=True)})
