"""Ends as a link or a person writes them, and back.

`@1,-2` is a space, `zone:north` a zone, all else a piece.
"""

from adjudicator.board.cell import hex_linked, space_link
from adjudicator.board.hexes import Hex
from adjudicator.core.facts import Absent, Place
from adjudicator.core.faults import InputError
from adjudicator.core.game import NamedPlace
from adjudicator.core.values import Json, JsonObject
from adjudicator.games.atlantis.table.judging import team_fact
from adjudicator.games.atlantis.table.kit import TEAMS
from adjudicator.games.atlantis.table.sketch import PAWNS, ZONE, name_spot
from adjudicator.games.atlantis.table.state import Table, Token, Unit


def parse_place(table: Table, word: str, at: str) -> NamedPlace:
    """The end that a word names."""
    if zone := zone_called(table, word):
        middle = name_spot(table, zone)
        return NamedPlace({}, word, Place(table.named(middle), who=zone), None)
    piece = _piece_called(table, word)
    if piece is None:
        hex_ = hex_linked(word) or _hex_called(table, word)
        if hex_ is None:
            raise InputError(at, "atlantis.unknown-word", word=word)
        params = {"space": list(hex_)}
        return NamedPlace(params, place_word(params), Place(table.named(hex_)), None)
    asked_piece = {"figure": piece.id}
    shape = PAWNS[piece.team] if isinstance(piece, Unit) else None
    place = Absent(piece.name) if piece.at is None else Place(table.named(piece.at), who=piece.name)
    return NamedPlace(asked_piece, place_word(asked_piece), place, shape)


def fact_of(table: Table, value: Json) -> object:
    """What a value of an answer stands for: a space, a team, or a unit or token by its name."""
    if isinstance(value, list) and len(value) == 2:
        return table.named(Hex(*value))
    if value in TEAMS:
        return team_fact(value)
    pieces: dict[str, Unit | Token] = {**table.units, **table.tokens}
    return pieces[value].name if isinstance(value, str) and value in pieces else value


def place_word(params: JsonObject | str) -> str:
    """The word for an end that a question holds."""
    if isinstance(params, str):
        return params
    for way in ("figure", "unit", "token"):
        if way in params:
            return str(params[way])
    return space_link(Hex(*params["space"]))


def zone_called(table: Table, word: str) -> str | None:
    """The zone that a word names, if it names one: nothing is measured from it."""
    kind, _, zone = word.partition(":")
    return zone if kind == ZONE and table.zones.get(zone) else None


def _hex_called(table: Table, word: str) -> Hex | None:
    """The hex that a person means by its letter and number."""
    said = word.strip().upper()
    return next((named for named in table.names.values() if named.label == said), None)


def _piece_called(table: Table, word: str) -> Unit | Token | None:
    """A piece by its id or its name; the first, if the id of one is the name of another."""
    by_id = table.units.get(word) or table.tokens.get(word)
    by_name = table.pieces_by_name.get(word.strip().casefold())
    if by_id is None or by_name is None or by_id is by_name:
        return by_id or by_name
    everyone: tuple[Unit | Token, ...] = (*table.units.values(), *table.tokens.values())
    return next(piece for piece in everyone if piece is by_id or piece is by_name)
