"""Ends as a link or a person writes them, and back.

`@9,2` is a space, `+9,2,1` an intersection with its level, `=9,2,9,3,0` an edge with its level or
without; J3 is a space too, and everything else a figure, by its id or its name.
"""

import re

from adjudicator.board.cell import space_called, space_link, space_linked
from adjudicator.board.squares import Space
from adjudicator.core.facts import Absent, Place
from adjudicator.core.faults import InputError
from adjudicator.core.game import NamedPlace
from adjudicator.core.input import read
from adjudicator.core.values import Json, JsonObject
from adjudicator.games.apex.table.ends import End, EndRecord, read_place
from adjudicator.games.apex.table.naming import place_of, thing
from adjudicator.games.apex.table.pieces import Piece
from adjudicator.games.apex.table.sketch import PAWNS
from adjudicator.games.apex.table.state import Figure, Legend, Table

_CORNER = re.compile(r"\+(\d{1,2}),(\d{1,2}),(\d)")
_EDGE = re.compile(r"=(\d{1,2}),(\d{1,2}),(\d{1,2}),(\d{1,2})(?:,(\d))?")


def parse_place(table: Table, word: str, at: str) -> NamedPlace:
    """The end that a word names."""
    figure = _figure_called(table, word)
    if piece := None if figure else _piece_called(table, word):
        at_piece = _params_of(piece)
        return NamedPlace(at_piece, word, _place(table, at_piece, at), None, thing=piece.id)
    params = {"figure": figure.id} if figure else _place_called(word)
    if params is None:
        raise InputError(at, "apex.end.unknown-word", word=word)
    shape = PAWNS.get(figure.squad, "plain") if figure else None
    if figure and not isinstance(figure, Figure):
        return NamedPlace(params, place_word(params), Absent(figure.name), shape)
    place = _place(table, params, at)
    return NamedPlace(params, place_word(params), place, shape, _outside(table, place))


def _outside(table: Table, place: Place) -> list[int] | None:
    """The space outside the map beside a space on its edge; at a corner, to the side."""
    if not isinstance(place.spot, Space):
        return None
    c, r = place.spot
    beside = {"left": c == 0, "right": c == table.columns - 1, "top": r == 0}
    if beside["left"] or beside["right"]:
        return [-1 if beside["left"] else table.columns, r]
    if beside["top"] or r == table.rows - 1:
        return [c, -1 if beside["top"] else table.rows]
    return None


def fact_of(table: Table, value: Json) -> object:
    """What a value of an answer stands for: a space, or a figure or piece by its name."""
    if isinstance(value, list) and len(value) == 2:
        return Space(*value)
    if not isinstance(value, str):
        return value
    everyone = {**table.figures, **table.away}
    if value in everyone:
        return everyone[value].name
    piece = table.pieces_by_id.get(value)
    return thing(piece) if piece else value


def place_word(params: JsonObject) -> str:
    """The word for an end that a question holds."""
    if "figure" in params:
        return str(params["figure"])
    if "space" in params:
        return space_link(Space(*params["space"]))
    if "intersection" in params:
        return "+{},{},{}".format(*params["intersection"], params["level"])
    (x1, y1), (x2, y2) = params["edge"]
    level = f",{params['level']}" if "level" in params else ""
    return f"={x1},{y1},{x2},{y2}{level}"


def _figure_called(table: Table, word: str) -> Legend | None:
    """A Legend by its id or its name; the first, if the id of one is the name of another."""
    by_id = table.figures.get(word) or table.away.get(word)
    by_name = table.legends_by_name.get(word.strip().casefold())
    if by_id is None or by_name is None:
        return by_id or by_name
    everyone = (*table.figures.values(), *table.away.values())
    return next(legend for legend in everyone if legend is by_id or legend is by_name)


def _piece_called(table: Table, word: str) -> Piece | None:
    """An object by its id; what belongs to the ground plan is no place of its own."""
    piece = table.pieces_by_id.get(word)
    return None if piece is None or piece.raises else piece


def _params_of(piece: Piece) -> dict[str, Json]:
    """Where a piece stands, as a question writes it."""
    if piece.corner:
        return {"intersection": list(piece.corner), "level": piece.base}
    if piece.spaces:
        return {"space": list(piece.spaces[0])}
    return {"edge": [list(end) for end in piece.edges[0].ends], "level": piece.base}


def _place_called(word: str) -> dict[str, Json] | None:
    if space := space_linked(word) or space_called(word):
        return {"space": list(space)}
    if match := _CORNER.fullmatch(word):
        x, y, level = map(int, match.groups())
        return {"intersection": [x, y], "level": level}
    if match := _EDGE.fullmatch(word):
        x1, y1, x2, y2 = map(int, match.groups()[:4])
        at_level = {"level": int(match[5])} if match[5] else {}
        return {"edge": [[x1, y1], [x2, y2]], **at_level}
    return None


def _place(table: Table, params: JsonObject, at: str) -> Place:
    if "space" in params and Space(*params["space"]) not in table.grid:
        return Place(Space(*params["space"]))  # whether that can be asked, the question tells
    place = read_place(table, read(EndRecord, params, at), at)
    return place_of(place) if isinstance(place, End) else Place(*place)
