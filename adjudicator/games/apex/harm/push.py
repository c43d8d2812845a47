"""Where a pushed figure ends, space by space, and all that it collides with."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from adjudicator.board.cell import in_rows
from adjudicator.board.crossings import sides
from adjudicator.board.squares import Corner, Space, steps_apart
from adjudicator.core.rule import RuleId
from adjudicator.core.ruling import Consultation
from adjudicator.games.apex.harm import rules
from adjudicator.games.apex.sight.contiguity import contact
from adjudicator.games.apex.table import rulings
from adjudicator.games.apex.table.components import Tag
from adjudicator.games.apex.table.corners import Junction, junction, one_front, roofs_met
from adjudicator.games.apex.table.pieces import Piece
from adjudicator.games.apex.table.state import Figure, Table

BLOCKING_SPACE = frozenset({Tag.OCCUPY_SPACE, Tag.IMPASSABLE})


@dataclass(frozen=True, slots=True)
class Collision:
    """A reason why a pushed figure collides: by which rule, and with what."""

    rule: RuleId
    pieces: tuple[Piece, ...] = ()
    figure: Figure | None = None
    corner: Corner | None = None


@dataclass(frozen=True, slots=True)
class PushProof:
    """The spaces that a figure passes, its own first, and what ends the push.

    `onto` is the space that it would have been pushed to when it collided; `below` says that it
    falls on an occupied lower space, next to which its player may choose a free one.
    """

    source: Space
    path: tuple[Space, ...]
    most: int
    onto: Space | None = None
    collisions: tuple[Collision, ...] = ()
    below: bool = False
    choose: tuple[Space, ...] = ()
    #: Whether the spaces to choose from don't neighbor the landing space.
    farther: bool = False

    @property
    def end(self) -> Space:
        """Where the figure ends, or the landing space that it cannot take."""
        return self.onto if self.choose and self.onto else self.path[-1]

    @property
    def collision(self) -> bool:
        """Whether it collides."""
        return bool(self.collisions)


def heading(source: Space, start: Space) -> tuple[int, int] | None:
    """The direction from one space straight away to another; None if there is none."""
    c, r = start.c - source.c, start.r - source.r
    if (not c and not r) or (c and r and abs(c) != abs(r)):
        return None
    return (c > 0) - (c < 0), (r > 0) - (r < 0)


def pushed(
    table: Table, source: Space, start: Space, most: int, consult: Consultation
) -> PushProof:
    """Push the figure at the start straight away from the source, up to a number of spaces."""
    c, r = heading(source, start) or (0, 0)
    path = [start]
    while len(path) <= most:
        onto = Space(path[-1].c + c, path[-1].r + r)
        if stopped := tuple(_stops(table, path[-1], onto, consult)):
            return PushProof(source, tuple(path), most, onto, stopped)
        if taken := tuple(_taken(table, onto, rules.PUSH_BELOW)):
            met = taken if table.edition.falls_collide else ()
            fallen = PushProof(source, tuple(path), most, onto, met, below=True)
            return _choosing(table, fallen, onto, consult)
        path.append(onto)
    return PushProof(source, tuple(path), most)


def _choosing(table: Table, fallen: PushProof, onto: Space, consult: Consultation) -> PushProof:
    """A fall onto an occupied space, with the spaces that its player may choose from."""
    beside = _free_beside(table, onto, consult)
    if beside:
        return replace(fallen, choose=beside)
    return replace(fallen, choose=_free_anywhere(table, onto, consult), farther=True)


def _stops(table: Table, here: Space, onto: Space, consult: Consultation) -> Iterator[Collision]:
    """All that keeps a figure from leaving its space this way."""
    if onto not in table.grid:
        yield Collision(rules.PUSH_BORDER)
        return
    level, there = table.level(here), table.level(onto)
    if there > level:
        yield Collision(rules.PUSH_HIGHER)
    elif there == level:
        yield from _taken(table, onto, rules.PUSH_OCCUPIED)
    if here.c == onto.c or here.r == onto.r:
        yield from _on_edge(table, here, onto, level)
    else:
        yield from _at_corner(table, here, onto, consult)


def _taken(table: Table, space: Space, rule: RuleId) -> Iterator[Collision]:
    """The figures and pieces that occupy a space."""
    if figure := table.standing.get(space):
        yield Collision(rule, figure=figure)
    pieces = [
        p for p in table.pieces if space in p.spaces and not BLOCKING_SPACE.isdisjoint(p.tags)
    ]
    if pieces:
        yield Collision(rule, tuple(pieces))


def _on_edge(table: Table, here: Space, onto: Space, level: int) -> Iterator[Collision]:
    shared = next(edge for edge in here.edges if onto in edge.spaces)
    found = tuple(
        part.piece
        for part in table.parts.get(shared, ())
        if part.base == level and Tag.OCCUPY_EDGE in part.piece.tags
    )
    if found:
        yield Collision(_edge_rule(table, found), found)


def _edge_rule(table: Table, pieces: tuple[Piece, ...]) -> RuleId:
    """The rule by which edges stop a push; of several objects, that of one which does so."""
    edition = table.edition
    told = {
        rules.PUSH_EDGE if edition.unlisted_edge in piece.tags else edition.edges_stop: None
        for piece in pieces
    }
    return next((rule for rule in told if not edition.lacks(rule)), next(iter(told)))


def _at_corner(
    table: Table, here: Space, onto: Space, consult: Consultation
) -> Iterator[Collision]:
    level = table.level(here)
    corner = Corner(max(here.c, onto.c), max(here.r, onto.r))
    met = junction(table, corner, sides(here.point, onto.point))
    crossed = [pair for pair in met.crossed if pair[0].base == level]
    pieces = tuple(dict.fromkeys(part.piece for pair in crossed for part in pair))
    front = one_front(table, (part for pair in crossed for part in pair))
    if table.edition.lacks(rules.PUSH_CORNER) and (front or len(pieces) == 1):
        if all(Tag.OCCUPY_EDGE in piece.tags for piece in pieces):
            yield Collision(_edge_rule(table, pieces), pieces, corner=corner)
    elif pieces or (pieces := _between_roofs(table, here, onto, met, consult)):
        yield Collision(rules.PUSH_CORNER, pieces, corner=corner)


def _between_roofs(
    table: Table, here: Space, onto: Space, met: Junction, consult: Consultation
) -> tuple[Piece, ...]:
    """Two Buildings that connect on the level of their roofs, where a table reads it so."""
    if table.edition.lacks(rules.PUSH_CORNER):
        return ()
    roofs = roofs_met(table, here, onto, met)
    return roofs if roofs and consult(rulings.ROOF_TO_ROOF) == "2" else ()


def _free_anywhere(table: Table, landing: Space, consult: Consultation) -> tuple[Space, ...]:
    """The nearest free spaces of the map, where a table reads that a fall may end there."""
    if consult(rulings.PUSH_NO_ROOM) == "stays":
        return ()
    spaces = table.grid.spaces(table.grid.all)
    free = [space for space in spaces if not any(_taken(table, space, rules.PUSH_BELOW))]
    least = min((steps_apart(landing, space) for space in free), default=0)
    return in_rows(space for space in free if steps_apart(landing, space) == least)


def _free_beside(table: Table, landing: Space, consult: Consultation) -> tuple[Space, ...]:
    """The free spaces near a space that a fall may end on, by row, then by column."""
    c, r = landing
    around = [Space(x, y) for y in range(r - 1, r + 2) for x in range(c - 1, c + 2)]
    return tuple(
        space
        for space in around
        if space in table.grid
        and not any(_taken(table, space, rules.PUSH_BELOW))
        and table.edition.falls_to in contact(table, landing, space, consult).relations
    )
