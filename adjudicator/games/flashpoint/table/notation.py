"""How links and people write places, and back.

`@9,2` is the zone with that cell, J3 is too; a zone's id is one, and everything else is an
Operative or a unit, by its id or its name.
"""

from adjudicator.board.cell import space_called, space_link, space_linked
from adjudicator.board.regions import Region
from adjudicator.board.squares import Space
from adjudicator.core.facts import Absent, Place, Thing
from adjudicator.core.faults import InputError
from adjudicator.core.game import NamedPlace
from adjudicator.core.values import Json, JsonObject
from adjudicator.games.flashpoint.table.pieces import Operative, Unit
from adjudicator.games.flashpoint.table.sketch import shape_of
from adjudicator.games.flashpoint.table.state import Table


def parse_place(table: Table, word: str, at: str) -> NamedPlace:
    """The end that a word names."""
    if one := _someone(table, word):
        params = {"figure": one.id}
        if one.zone is None:
            return NamedPlace(params, place_word(params), Absent(one.name), shape_of(one))
        place = Place(one.zone.key, who=one.name)
        return NamedPlace(params, place_word(params), place, shape_of(one), region=one.zone.id)
    if thing := _thing(table, word):
        return thing
    zone = zone_called(table, word)
    if zone is None:
        raise InputError(at, "flashpoint.fault.unknown-word", word=word)
    params_of_zone = {"space": list(zone.key)}
    return NamedPlace(
        params_of_zone, place_word(params_of_zone), Place(zone.key, who=zone.id), None
    )


def _thing(table: Table, word: str) -> NamedPlace | None:
    """A door or a token by its id; a door is between two zones, and so no end of a line."""
    if door := table.doors.get(word):
        return NamedPlace({}, word, Place(door.edge), None, thing=word)
    if token := table.tokens.get(word):
        params, place = {"space": list(token.zone.key)}, Place(token.zone.key)
        return NamedPlace(params, word, place, None, thing=word, region=token.zone.id)
    return None


def fact_of(table: Table, value: Json) -> object:
    """What a value of an answer stands for: a zone, someone by name, or a thing by its kind."""
    if isinstance(value, list) and len(value) == 2:
        zone = table.by_cell.get(Space(*value))
        return zone.called if zone else Space(*value)
    someone: dict[str, Operative | Unit] = {**table.operatives, **table.units}
    one = someone.get(value) if isinstance(value, str) else None
    if one is not None:
        return one.called if isinstance(one, Unit) else one.name
    return _by_kind(table, value) if isinstance(value, str) else value


def _by_kind(table: Table, word: str) -> Thing | str:
    """A door or a token by its kind; a word that names none stays as it is."""
    if word in table.doors:
        return Thing("door")
    token = table.tokens.get(word)
    return Thing(token.kind) if token else word


def place_word(params: JsonObject) -> str:
    """The word for an end that a question holds."""
    if "figure" in params:
        return str(params["figure"])
    named = params["space"] if "space" in params else params["zone"]
    return named if isinstance(named, str) else space_link(Space(*named))


def _someone(table: Table, word: str) -> Operative | Unit | None:
    by_id = table.operatives.get(word) or table.units.get(word)
    return by_id or table.by_name.get(word.strip().casefold())


def zone_called(table: Table, word: str) -> Region | None:
    """The zone that a word names."""
    if word in table.by_id:
        return table.by_id[word]
    space = space_linked(word) or space_called(word)
    return table.by_cell.get(space) if space else None
