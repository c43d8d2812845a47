"""Where an eliminated Legend comes back: the closest Respawn Beacons, the spaces beside them."""

from collections.abc import Iterator
from dataclasses import dataclass

from adjudicator.board.cell import in_rows
from adjudicator.board.squares import Space, steps_apart
from adjudicator.core.ruling import Consultation
from adjudicator.games.apex.sight.contiguity import contact
from adjudicator.games.apex.table import rulings
from adjudicator.games.apex.table.components import Tag
from adjudicator.games.apex.table.pieces import Piece
from adjudicator.games.apex.table.state import Figure, Legend, Table


@dataclass(frozen=True, slots=True)
class Measured:
    """A beacon, and the squadmate who is closest to it, if one is on the map."""

    beacon: Piece
    squadmate: Figure | None
    distance: int | None

    @property
    def space(self) -> Space:
        """The beacon's space."""
        return self.beacon.spaces[0]


@dataclass(frozen=True, slots=True)
class Comeback:
    """All beacons as measured, those to choose from, and the spaces to come back on."""

    legend: Legend
    measured: tuple[Measured, ...]
    chosen: tuple[Measured, ...]
    spaces: tuple[Space, ...]
    on_map: bool = False
    #: The closer ones, which have no free space and are passed over.
    full: tuple[Measured, ...] = ()


def comeback(table: Table, legend: Legend, consult: Consultation) -> Comeback:
    """Where a Legend that is off the map may come back."""
    if isinstance(legend, Figure):
        return Comeback(legend, (), (), (), on_map=True)
    mates = [figure for figure in table.figures.values() if figure.squad == legend.squad]
    measured = tuple(_measure(piece, mates) for piece in table.pieces if piece.facts.respawn)
    full: tuple[Measured, ...] = ()
    for chosen in _closest_first(measured):
        spaces = {space for one in chosen for space in _beside(table, one.space, consult)}
        farther = len(full) + len(chosen) < len(measured)
        if spaces or not farther or consult(rulings.BEACON_FULL) == "none":
            return Comeback(legend, measured, chosen, in_rows(spaces), full=full)
        full = (*full, *chosen)
    return Comeback(legend, measured, (), ())


def _closest_first(measured: tuple[Measured, ...]) -> Iterator[tuple[Measured, ...]]:
    """The beacons by their distance, those at the same distance together."""
    distances = sorted({one.distance or 0 for one in measured})
    for distance in distances:
        yield tuple(one for one in measured if (one.distance or 0) == distance)


def _measure(beacon: Piece, mates: list[Figure]) -> Measured:
    space = beacon.spaces[0]
    if not mates:
        return Measured(beacon, None, None)
    mate = min(mates, key=lambda figure: steps_apart(figure.at, space))
    return Measured(beacon, mate, steps_apart(mate.at, space))


def _beside(table: Table, beacon: Space, consult: Consultation) -> list[Space]:
    """The free spaces adjacent to a beacon."""
    c, r = beacon
    around = [Space(c + dc, r + dr) for dr in (-1, 0, 1) for dc in (-1, 0, 1) if dc or dr]
    free = [space for space in around if space in table.grid and is_free(table, space)]
    contacts = [contact(table, beacon, space, consult) for space in free]
    consult.leaves_open(found.end for found in contacts if found.unsaid)
    return [found.end for found in contacts if found.adjacent]


def is_free(table: Table, space: Space) -> bool:
    """Whether nobody and nothing occupies a space."""
    return space not in table.standing and not any(
        Tag.OCCUPY_SPACE in piece.tags and space in piece.spaces for piece in table.pieces
    )
