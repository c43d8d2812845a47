"""What a Legend can reach from where it stands: objects, loot, and spaces to drop loot on."""

from dataclasses import dataclass

from adjudicator.board.cell import in_rows
from adjudicator.board.squares import Space, steps_apart
from adjudicator.core.ruling import Consultation
from adjudicator.games.apex.sight.contiguity import Contact, contact
from adjudicator.games.apex.table import rulings
from adjudicator.games.apex.table.components import Tag
from adjudicator.games.apex.table.pieces import Piece
from adjudicator.games.apex.table.state import Figure, Table


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
    around = spaces_around(piece)
    distance = min(steps_apart(here, space) for space in around if space in table.grid)
    same = piece.base == level
    return Nearness(piece, distance, piece.base, same, shares=here in around)


def spaces_around(piece: Piece) -> tuple[Space, ...]:
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
    too_far: tuple[Contact, ...]
    drop: tuple[Space, ...]

    #: What is near and INTERACTIVE.
    interactive: tuple[Nearness, ...]

    @property
    def objects(self) -> tuple[Piece, ...]:
        """What the Legend can interact with."""
        return tuple(one.piece for one in self.interactive if one.adjacent and not one.piece.opened)


def spaces_to_drop(table: Table, figure: Figure, consult: Consultation) -> tuple[Space, ...]:
    """Where a Legend may drop loot, row by row."""
    around = contacts_around(table, figure, consult)
    near = {found.end for found in around if table.edition.drops_on in found.relations}
    return in_rows({figure.at} | near)


def reach(table: Table, figure: Figure, consult: Consultation) -> Reach:
    """What a Legend can interact with, pick up from and drop on."""
    pieces = (nearness(table, figure, piece, consult) for piece in table.pieces)
    near = tuple(one for one in pieces if one.distance <= 1)
    around = contacts_around(table, figure, consult)
    own = {figure.at}
    adjacent = own | {found.end for found in around if found.adjacent}
    loot = {Space(*token.at) for token in table.loot}
    beyond = [x for x in around if x.end in loot and not x.adjacent and not x.unsaid]
    return Reach(
        figure,
        table.level(figure.at),
        near,
        in_rows(loot & adjacent),
        tuple(beyond),
        spaces_to_drop(table, figure, consult),
        tuple(one for one in near if _is_interactive(one.piece, consult)),
    )


def _is_interactive(piece: Piece, consult: Consultation) -> bool:
    """Whether a piece is INTERACTIVE; of Respawn Beacons, the book's text doesn't say it."""
    if Tag.INTERACTIVE not in piece.tags:
        return False
    return not piece.facts.respawn or consult(rulings.BEACON_INTERACTIVE) == "yes"


def contacts_around(table: Table, figure: Figure, consult: Consultation) -> list[Contact]:
    """How each space that touches a Legend's stands to it."""
    c, r = figure.at
    around = (Space(c + dc, r + dr) for dr in (-1, 0, 1) for dc in (-1, 0, 1) if dc or dr)
    found = [contact(table, figure.at, space, consult) for space in around if space in table.grid]
    consult.leaves_open(one.end for one in found if one.unsaid)
    return found
