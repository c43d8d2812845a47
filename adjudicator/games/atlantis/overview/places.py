"""The card of a space, a Spawn point or a zone: what it is, and what fits it now."""

from collections.abc import Iterator

from adjudicator.board.cell import space_link
from adjudicator.board.hexes import Hex
from adjudicator.core.facts import Listing, Said
from adjudicator.core.faults import InputError
from adjudicator.core.piece_card import PieceCard, Verb
from adjudicator.core.ruling import Consultation
from adjudicator.games.atlantis.respawn.spaces import hero_respawn
from adjudicator.games.atlantis.table.judging import team_fact
from adjudicator.games.atlantis.table.state import SpawnPoint, Table, Unit

#: What a tapped place on the board is asked about.
_PLACE = ("distance", "radius")

#: More buttons than this would hide what else fits.
_MOST = 5


def place_card(table: Table, at: Hex | None) -> PieceCard:
    """The card of a token or a space; that of a Spawn point if nothing stands on it."""
    if at is None:
        return PieceCard(verbs=tuple(map(Verb, _PLACE)))
    points = [point for point in table.points if point.at == at]
    if points and table.is_empty(at):
        return _point_card(table, points[0])
    return PieceCard(notes=tuple(_notes(table, at)), verbs=tuple(map(Verb, _PLACE)))


def _notes(table: Table, at: Hex) -> Iterator[Said]:
    """The zone of a space, its Terrain, and the Spawn point under what stands there."""
    yield from _zone_note(table, at)
    if at in table.terrain:
        yield Said("atlantis.card.terrain")
    yield from (_name(point) for point in table.points if point.at == at)


def _zone_note(table: Table, at: Hex) -> Iterator[Said]:
    zone = table.zone_of.get(at)
    if zone is not None:
        kind = "battle-zone" if zone in _battles(table) else "zone"
        yield Said(f"atlantis.card.{kind}", (("zone", zone),))


def _battles(table: Table) -> set[str]:
    return {lane.battle_zone for lane in table.lanes.values()}


def _name(point: SpawnPoint) -> Said:
    return Said(f"atlantis.card.point.{point.kind}", (("team", team_fact(point.team)),))


def _point_card(table: Table, point: SpawnPoint) -> PieceCard:
    """A Spawn point: who begins there, and whoever of them is off the board."""
    kind = "hero" if point.kind == "hero" else "minion"
    notes = (*_zone_note(table, point.at), Said(f"atlantis.card.for-{kind}"))
    absent = [unit for unit in table.units.values() if unit.at is None and _fits(point, unit)]
    verbs = (*(_comes_back(table, point, unit) for unit in absent), *map(Verb, _PLACE))
    return PieceCard(notes=notes, verbs=verbs[:_MOST], title=_name(point))


def _fits(point: SpawnPoint, unit: Unit) -> bool:
    return (unit.type or "hero", unit.team) == (point.kind, point.team)


def _comes_back(table: Table, point: SpawnPoint, unit: Unit) -> Verb:
    """The respawn of a unit on this Spawn point."""
    who = Said("atlantis.card.who", (("who", unit.name),))
    ready = _may_use(table, point, unit) if unit.hero else True
    return Verb("respawn", who, ready, here=False, start=unit.id, to=space_link(point.at))


def _may_use(table: Table, point: SpawnPoint, hero: Unit) -> bool:
    try:
        return point.at in hero_respawn(table, hero, Consultation(table.readings)).spaces
    except InputError:  # nobody has entered the Throne
        return False


def zone_card(table: Table, zone: str) -> PieceCard:
    """A zone: how large it is, what it is for, and who is there."""
    battle = zone in _battles(table)
    verbs = (Verb("minion-battle", here=False),) if battle else ()
    spaces = Said("atlantis.card.spaces", (("count", len(table.zones[zone])),))
    return PieceCard(notes=tuple(_zone_notes(table, zone)), verbs=verbs, place=spaces)


def _zone_notes(table: Table, zone: str) -> Iterator[Said]:
    for lane in table.lanes.values():
        if lane.battle_zone == zone:
            yield Said("atlantis.card.battle-of", (("lane", lane.called),))
    for team, throne in table.thrones.items():
        if throne == zone:
            yield Said("atlantis.card.throne", (("team", team_fact(team)),))
    there = tuple(unit.name for unit in table.in_zone(zone))
    if there:
        yield Said("atlantis.card.holds", (("who", Listing(there)),))
    else:
        yield Said("atlantis.card.nobody")
