"""What a Legend can reach from where it stands: objects, loot, and spaces to drop loot on."""

from dataclasses import dataclass

from adjudicator.board.cell import in_rows
from adjudicator.board.squares import Space, steps_apart
from adjudicator.core.ruling import Consultation
from adjudicator.games.apex.sight.contiguity import Contact, contact
from adjudicator.games.apex.table.components import Tag
from adjudicator.games.apex.table.state import Figure, Piece, Table


@dataclass(frozen=True, slots=True)
class Nearness:
    """How a piece stands to a Legend.

    `own` says that it is on the Legend's own space; `shares` that it is on an edge or corner of
    that space; `contact` is how its space touches the Legend's, if it does.
    """

    piece: Piece
    distance: int
    level: int
    same_level: bool
    own: bool = False
    shares: bool = False
    contact: Contact | None = None

    @property
    def adjacent(self) -> bool:
        """Whether the piece is adjacent to the Legend."""
        if self.contact:
            return self.contact.adjacent
        return self.shares and self.same_level


def nearness(table: Table, figure: Figure, piece: Piece, consult: Consultation) -> Nearness:
    """How a piece stands to a Legend."""
    here, level = figure.at, table.level(figure.at)
    if piece.spaces:
        return _on_spaces(table, here, piece, consult)
    around = _around(piece)
    distance = min(steps_apart(here, space) for space in around if space in table.grid)
    same = piece.base == level
    return Nearness(piece, distance, piece.base, same, shares=here in around)


def _around(piece: Piece) -> tuple[Space, ...]:
    """The spaces that share the edges or the corner of a piece."""
    if piece.corner:
        return piece.corner.spaces
    return tuple(space for edge in piece.edges for space in edge.spaces)


def _on_spaces(table: Table, here: Space, piece: Piece, consult: Consultation) -> Nearness:
    closest = min(piece.spaces, key=lambda space: steps_apart(here, space))
    contacts = [
        contact(table, here, space, consult)
        for space in piece.spaces
        if steps_apart(here, space) == 1
    ]
    met = next((found for found in contacts if found.adjacent), next(iter(contacts), None))
    level = table.level(closest)
    return Nearness(
        piece,
        steps_apart(here, closest),
        level,
        level == table.level(here),
        own=here in piece.spaces,
        contact=met,
    )


@dataclass(frozen=True, slots=True)
class Reach:
    """All that a Legend can reach, and what is near and cannot be reached."""

    figure: Figure
    level: int
    near: tuple[Nearness, ...]
    pick_up: tuple[Space, ...]
    too_far: tuple[Space, ...]
    drop: tuple[Space, ...]

    @property
    def interactive(self) -> tuple[Nearness, ...]:
        """What is near and INTERACTIVE."""
        return tuple(one for one in self.near if Tag.INTERACTIVE in one.piece.tags)

    @property
    def objects(self) -> tuple[Piece, ...]:
        """What the Legend can interact with."""
        return tuple(one.piece for one in self.interactive if one.adjacent and not one.piece.opened)


def reach(table: Table, figure: Figure, consult: Consultation) -> Reach:
    """What a Legend can interact with, pick up from and drop on."""
    near = (nearness(table, figure, piece, consult) for piece in table.pieces)
    around = contacts_around(table, figure, consult)
    own = {figure.at}
    adjacent = own | {found.end for found in around if found.adjacent}
    drop = own | {found.end for found in around if table.edition.drops_on in found.relations}
    loot = {Space(*token.at) for token in table.loot}
    touching = own | {found.end for found in around if not found.unsaid}
    return Reach(
        figure,
        table.level(figure.at),
        tuple(one for one in near if one.distance <= 1),
        in_rows(loot & adjacent),
        in_rows(loot & touching - adjacent),
        in_rows(drop),
    )


def contacts_around(table: Table, figure: Figure, consult: Consultation) -> list[Contact]:
    """How each space that touches a Legend's stands to it."""
    c, r = figure.at
    around = (Space(c + dc, r + dr) for dr in (-1, 0, 1) for dc in (-1, 0, 1) if dc or dr)
    return [contact(table, figure.at, space, consult) for space in around if space in table.grid]
