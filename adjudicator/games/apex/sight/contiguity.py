"""How two touching spaces stand to each other, and what is in between."""

from dataclasses import dataclass, field

from adjudicator.board.crossings import sides
from adjudicator.board.squares import Corner, Edge, Space, steps_apart
from adjudicator.core.ruling import Consultation
from adjudicator.games.apex.sight import rules
from adjudicator.games.apex.table import rulings
from adjudicator.games.apex.table.components import Tag
from adjudicator.games.apex.table.corners import junction, one_front
from adjudicator.games.apex.table.pieces import Part
from adjudicator.games.apex.table.state import Table


@dataclass(slots=True)
class Contact:
    """Two spaces at distance 1, or not: their levels, and the obstacles in between.

    `joint` is the corner that a diagonal contact goes through; `buildings` says that only
    buildings meet there, `unsaid` that the table's edition does not tell whether that parts them.
    """

    start: Space
    end: Space
    rise: int
    touching: bool
    obstacles: list[Part] = field(default_factory=list)
    joint: Corner | None = None
    buildings: bool = False
    apart: bool = False
    #: Whether only components that share the corner stand on both sides of a diagonal.
    connected: bool = False
    unsaid: bool = False
    #: How much higher a neighboring space may lie, and whether obstacles part neighbors.
    highest: int = 0
    parted: bool = True

    @property
    def adjacent(self) -> bool:
        """Same level, nothing in between."""
        return self.touching and not (self.apart or self.unsaid) and self.rise == 0

    @property
    def hangs_on_corner(self) -> bool:
        """Whether what is connected at the corner decides over a relation."""
        return self.connected and (self.rise == 0 or self.parted)

    @property
    def neighboring(self) -> bool:
        """Not too high and, unless the edition does not ask for that, nothing in between."""
        free = not (self.parted and self.apart)
        return self.touching and free and self.rise <= self.highest

    @property
    def relations(self) -> tuple[str, ...]:
        """The names of what the end space is to the start space."""
        held = (
            ("distance-1", self.touching),
            ("adjacent", self.adjacent),
            ("neighboring", self.neighboring),
        )
        return tuple(name for name, holds in held if holds)


def contact(table: Table, start: Space, end: Space, consult: Consultation) -> Contact:
    """How the end space stands to the start space."""
    rise = table.level(end) - table.level(start)
    found = Contact(
        start,
        end,
        rise,
        touching=steps_apart(start, end) == 1,
        highest=table.edition.neighbors_rise,
        parted=table.edition.neighbors_parted,
    )
    if not found.touching:
        return found
    level = max(table.level(start), table.level(end))
    if start.c == end.c or start.r == end.r:
        found.obstacles = _on_edge(table, start, end, level)
        found.apart = bool(found.obstacles)
    else:
        _at_corner(table, found, level, consult)
    return found


def _on_edge(table: Table, start: Space, end: Space, level: int) -> list[Part]:
    shared: Edge = next(edge for edge in start.edges if end in edge.spaces)
    return [part for part in table.parts.get(shared, ()) if _hinders(part) and part.base >= level]


def _hinders(part: Part) -> bool:
    return Tag.OBSTACLE in part.piece.tags


def _at_corner(table: Table, found: Contact, level: int, consult: Consultation) -> None:
    """Diagonal spaces: connected parts on both sides, with an obstacle among them."""
    start, end = found.start, found.end
    found.joint = Corner(max(start.c, end.c), max(start.r, end.r))
    met = junction(table, found.joint, sides(start.point, end.point))
    pairs = [pair for pair in met.crossed if pair[0].base >= level]
    alone = any(one.piece is other.piece and _hinders(one) for one, other in pairs)
    front = one_front(table, (part for pair in pairs for part in pair))
    alone = alone or (bool(front) and all(map(_hinders, front)))
    found.connected = bool(pairs) and not alone and any(a.piece is not b.piece for a, b in pairs)
    found.obstacles = list({part: None for pair in pairs for part in pair if _hinders(part)})
    if found.obstacles:
        found.apart = True
    elif pairs:
        found.buildings = True
        found.apart = consult(rulings.BETWEEN_BUILDINGS) == "apart"
    if found.hangs_on_corner:
        found.unsaid = table.edition.leaves_out(rules.CONTIGUITY_CORNER, consult)
