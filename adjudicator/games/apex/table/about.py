"""Describe a space, a Legend or a component: tags from its data, and its own rules."""

from collections.abc import Iterator
from functools import lru_cache

from adjudicator.board.cell import Cell, space_link
from adjudicator.board.squares import Corner, Edge, Space
from adjudicator.core.description import Article
from adjudicator.core.facts import Absent, GridLine, Place, Thing
from adjudicator.core.faults import InputError
from adjudicator.core.rule import RuleId
from adjudicator.games.apex.table.components import KINDS, Tag
from adjudicator.games.apex.table.naming import square_spot
from adjudicator.games.apex.table.notation import parse_place
from adjudicator.games.apex.table.pieces import Piece
from adjudicator.games.apex.table.rule_ids import rule_id
from adjudicator.games.apex.table.state import Table


def about(table: Table, word: str, at: str) -> tuple[Article, ...]:
    """Describe what a word names, and everything that stands there."""
    if word in table.pieces_by_id and word not in table.figures:
        return (_piece(table.pieces_by_id[word]),)
    place = parse_place(table, word, at).place
    if isinstance(place, Absent):
        return (
            Article(place, word, rules=(rule_id("life.off-map"), rule_id("activation.respawn"))),
        )
    if isinstance(place.spot, Space) and place.spot not in table.grid:
        raise InputError(at, "apex.end.unknown-word", word=word)
    return (*_place(table, place), *map(_piece, _pieces(table, place)))


def contents(table: Table, space: Cell) -> tuple[Article, ...]:
    """Whoever stands in a space, and what stands there or at its sides."""
    if not isinstance(space, Space):
        raise TypeError(space)
    things = map(_piece, table.pieces_by_space.get(space, ()))
    return (*_figure(table, space), *things)


def _figure(table: Table, space: Space) -> tuple[Article, ...]:
    figure = table.standing.get(space)
    if figure is None:
        return ()
    return (Article(Place(space, table.level(space), figure.name), figure.id, rules=_FIGURE),)


def _place(table: Table, place: Place) -> Iterator[Article]:
    """Whoever stands there, then the place itself."""
    if not isinstance(place.spot, Space):
        own = (
            rule_id("placing.free-intersection")
            if isinstance(place.spot, Corner)
            else rule_id("distance.edge")
        )
        yield Article(place, "", level=place.level, rules=(own,))
        return
    yield from _figure(table, place.spot)
    word = space_link(place.spot)
    level = table.level(place.spot)
    yield Article(Place(place.spot), word, level=level, rules=_space(table, place.spot, level))


_FIGURE = (rule_id("move.occupied"), rule_id("shoot.target-in-sight"), rule_id("life.shield"))


def _space(table: Table, space: Space, level: int) -> tuple[RuleId, ...]:
    """The rules that apply to a space."""
    at_border = space.c in {0, table.columns - 1} or space.r in {0, table.rows - 1}
    bearing = {
        rule_id("map.levels"): True,
        rule_id("map.buildings"): level > 0,
        rule_id("move.up"): level > 0,
        rule_id("los.own-edge"): level > 0,
        rule_id("move.occupied"): space in table.standing or space in table.occupied,
        rule_id("move.border"): at_border,
        rule_id("zone.inside"): any(
            _in_zone(piece, space, level) for piece in table.pieces_by_space.get(space, ())
        ),
    }
    return tuple(rule_id for rule_id, bears in bearing.items() if bears)


def _in_zone(piece: Piece, space: Space, level: int) -> bool:
    corner = piece.corner
    return bool(
        corner and Tag.ZONE in piece.tags and space in corner.spaces and piece.base == level
    )


def _pieces(table: Table, place: Place) -> Iterator[Piece]:
    """What stands on a place or at its sides, the highest first."""
    spot = square_spot(place)
    if isinstance(spot, Space):
        yield from table.pieces_by_space.get(spot, ())
        return
    for piece in sorted(table.pieces, key=lambda piece: -piece.base):
        if _touches(piece, spot):
            yield piece


def _touches(piece: Piece, spot: Corner | Edge) -> bool:
    if isinstance(spot, Corner):
        return piece.corner == spot or any(spot in edge.ends for edge in piece.edges)
    return spot in piece.edges


def _piece(piece: Piece) -> Article:
    item = piece.kind if piece.kind in KINDS else None
    return Article(
        Thing(piece.kind, piece.name),
        piece.id,
        _stands(piece),
        piece.base,
        piece.top if piece.top > piece.base else None,
        item,
        _in_order(piece.tags),
        (rule_id("interact.opened-bin"),) if piece.opened else (),
    )


@lru_cache(maxsize=256)
def _in_order(tags: frozenset[str]) -> tuple[str, ...]:
    """The tags, those that most rules ask for first."""
    known = [*Tag]
    return tuple(sorted(tags, key=lambda tag: (tag not in known, tag)))


def _stands(piece: Piece) -> GridLine | Edge | Corner | Space | None:
    """Where it stands, if that is one place."""
    if piece.corner:
        return piece.corner
    if piece.spaces:
        return piece.spaces[0] if len(piece.spaces) == 1 else None
    edge = piece.edges[0]
    return edge if len(piece.edges) == 1 else GridLine(edge.vertical, edge.grid)
