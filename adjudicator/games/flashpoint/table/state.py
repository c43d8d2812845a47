"""A Flashpoint table as it stands. Nothing here changes."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from adjudicator.board.lazy import cached_property
from adjudicator.board.regions import Borders, Region, borders, edge_bits, lines_bits, network
from adjudicator.board.squares import Edge, Space, outline
from adjudicator.board.step_graph import Network
from adjudicator.core.ruling import Readings
from adjudicator.core.values import JsonObject
from adjudicator.games.flashpoint.table.clock import Clock
from adjudicator.games.flashpoint.table.enemy_records import DisplayRecord, PoolRecord
from adjudicator.games.flashpoint.table.lines import Door, Edges, Line, met
from adjudicator.games.flashpoint.table.pieces import Operative, Token, Unit
from adjudicator.games.flashpoint.table.records import DiceRecord, TrackRecord, WeaponRecord


@dataclass(frozen=True, eq=False)
class Table:
    """A board with all that stands on it, and how its players read the open points."""

    zones: tuple[Region, ...]
    walls: frozenset[Edge]
    doors: Mapping[str, Door]
    tokens: Mapping[str, Token]
    operatives: Mapping[str, Operative]
    units: Mapping[str, Unit]
    control_room: tuple[Region, ...]
    readings: Readings
    title: str = ""
    alarm: bool = False
    lights_out: bool = False
    dice: DiceRecord = field(default_factory=DiceRecord)
    display: tuple[DisplayRecord, ...] = ()
    track: TrackRecord = field(default_factory=TrackRecord)
    pool: PoolRecord = field(default_factory=PoolRecord)
    power_cut: bool = False
    #: The weapon cards that players have typed in.
    weapons: tuple[WeaponRecord, ...] = ()
    valor: int = 0
    #: None where nobody counts the cards of the Threat deck.
    threat_cards: int | None = None
    #: None where nobody keeps track of rounds and steps.
    time: Clock | None = None
    #: The scene that it was read from.
    source: JsonObject = field(default_factory=dict, repr=False)

    @cached_property
    def by_cell(self) -> Mapping[Space, Region]:
        """The zone of each cell."""
        return {cell: zone for zone in self.zones for cell in zone.cells}

    @cached_property
    def by_id(self) -> Mapping[str, Region]:
        """The zones that have an id."""
        return {zone.id: zone for zone in self.zones if zone.id}

    @cached_property
    def by_name(self) -> Mapping[str, Operative | Unit]:
        """Everyone by name, in whatever case; if several share one, the first."""
        everyone: tuple[Operative | Unit, ...] = (*self.operatives.values(), *self.units.values())
        return {one.name.casefold(): one for one in reversed(everyone)}

    @cached_property
    def units_by_zone(self) -> Mapping[Region, tuple[Unit, ...]]:
        """The Enemy units in each zone."""
        return _by_zone(self.units.values())

    @cached_property
    def operatives_by_zone(self) -> Mapping[Region, tuple[Operative, ...]]:
        """The Operatives in each zone."""
        return _by_zone(self.operatives.values())

    @cached_property
    def tokens_by_zone(self) -> Mapping[Region, tuple[Token, ...]]:
        """The tokens in each zone."""
        return _by_zone(self.tokens.values())

    @cached_property
    def cameras(self) -> tuple[Token, ...]:
        """The cameras, which many zones are checked against."""
        return self.tokens_of("camera")

    @cached_property
    def on_watch(self) -> tuple[Unit, ...]:
        """The Enemy units that can notice somebody: spawned, and unaware so far."""
        return tuple(u for u in self.units.values() if not u.aware and not u.is_blip)

    @cached_property
    def technicians(self) -> tuple[Unit, ...]:
        """The units of technicians, wherever they are."""
        return tuple(unit for unit in self.units.values() if unit.record.technician)

    @cached_property
    def size(self) -> tuple[int, int]:
        """How many columns and rows the drawing of the board needs."""
        cells = [*self.by_cell]
        corners = [c for e in (*self.walls, *self.doors_by_edge) for c in e.ends]
        wide = max([c.c + 1 for c in cells] + [corner.x for corner in corners])
        return wide, max([c.r + 1 for c in cells] + [corner.y for corner in corners])

    @cached_property
    def doors_by_edge(self) -> Mapping[Edge, Door]:
        """The door on each edge."""
        return {door.edge: door for door in self.doors.values()}

    @cached_property
    def border(self) -> frozenset[Edge]:
        """The map's own edge, where no wall or door stands."""
        return frozenset(outline(tuple(self.by_cell))) - self.walls - set(self.doors_by_edge)

    @cached_property
    def borders(self) -> Borders:
        """The edges that two zones share."""
        return borders(self.zones)

    def _joined(self, *, closed: bool, locked: bool) -> Iterator[frozenset[Space]]:
        """The pairs of zones with a free edge between; whether closed and locked doors are."""
        for pair, edges in self.borders.items():
            for edge in edges:
                door = self.doors_by_edge.get(edge)
                if door:
                    free = door.open or (closed and (locked or not door.locked))
                else:
                    free = edge not in self.walls
                if free:
                    yield pair
                    break

    @cached_property
    def open_ways(self) -> Network:
        """Zones that are adjacent: nothing impassable on some edge between them."""
        return network(self.zones, self._joined(closed=False, locked=False))

    @cached_property
    def enemy_ways(self) -> Network:
        """Zones between which Enemies walk: closed doors do not stop them, locked ones do."""
        return network(self.zones, self._joined(closed=True, locked=False))

    @cached_property
    def door_ways(self) -> Network:
        """Zones between which one would walk if every door opened."""
        return network(self.zones, self._joined(closed=True, locked=True))

    @cached_property
    def straight_ways(self) -> Network:
        """Zones that lie side by side, whatever stands between."""
        return network(self.zones, self.borders)

    @cached_property
    def lines(self) -> dict[tuple[Region, Region], Line]:
        """The lines between zones that were looked at before."""
        return {}

    @cached_property
    def plain(self) -> dict[tuple[Region, Region], bool | None]:
        """Whether lines are plain, where that was looked up before."""
        return {}

    def along_the_lines_of(self, other: "Table") -> "Table":
        """This table, which has the walls and doors of another, with the lines looked up there."""
        self.__dict__.update(lines=other.lines, plain=other.plain)
        return self

    def line(self, start: Region, end: Region) -> Line:
        """What the line between two zones meets."""
        if (start, end) not in self.lines:
            self.lines[start, end] = self._drawn(start, end)
        return self.lines[start, end]

    def is_plain(self, start: Region, end: Region) -> bool | None:
        """Whether a line meets nothing, or a wall or closed door; None if it meets anything else.

        That is told sooner than all that is met.
        """
        if (start, end) not in self.plain:
            self.look_up(end, (start,))
        return self.plain[start, end]

    def look_up(self, end: Region, starts: Iterable[Region]) -> None:
        """Look up whether the lines to a zone are plain, far sooner than one by one."""
        new = [start for start in starts if (start, end) not in self.plain]
        for start, plain in zip(new, self._are_plain(end, new), strict=True):
            self.plain[start, end] = self.plain[end, start] = plain

    def _are_plain(self, end: Region, starts: list[Region]) -> list[bool | None]:
        if self._edge_bits is None:
            return [None] * len(starts)
        walls, others = self._edge_bits
        lines = lines_bits(end.whole, [start.whole for start in starts])
        return [False if met & walls else None if met & others else True for met in lines]

    @cached_property
    def _edge_bits(self) -> tuple[int, int] | None:
        """Walls and closed doors, and all other edges, as bits; none if zones lie too far out."""
        walls, border, doorways = map(edge_bits, self._edges)
        if walls is None or border is None or doorways is None:
            return None
        return walls, border | doorways

    def _drawn(self, start: Region, end: Region) -> Line:
        if start is end:
            return Line(start, end, (), (), ())
        return Line(start, end, *met(start, end, *self._edges))

    @cached_property
    def _edges(self) -> tuple[Edges, Edges, Edges]:
        """What a line may meet: walls and closed doors, the border, open doors."""
        walls: dict[Edge, Door | None] = dict.fromkeys(self.walls)
        walls |= {door.edge: door for door in self.doors.values() if not door.open}
        way = {door.edge: door for door in self.doors.values() if door.open}
        return walls, dict.fromkeys(self.border), way

    @cached_property
    def reach(self) -> dict[tuple[str, Space], Mapping[Space, int]]:
        """Distances that were looked up before, by the kind of way and where it begins."""
        return {}

    def distances(self, ways: str, start: Region) -> Mapping[Space, int]:
        """How many zones it is from a zone to each other, by one of the networks."""
        key = (ways, start.key)
        if key not in self.reach:
            found: Network = getattr(self, ways)
            self.reach[key] = found.costs(start.key)
        return self.reach[key]

    def zone_of(self, key: Space) -> Region:
        """The zone with a key."""
        return self.by_cell[key]

    def in_order(self, zones: "set[Region] | frozenset[Region]") -> tuple[Region, ...]:
        """Zones row by row."""
        return tuple(sorted(zones, key=lambda zone: (zone.key.r, zone.key.c)))

    def tokens_of(self, *kinds: str) -> tuple[Token, ...]:
        """The tokens of some kinds."""
        return tuple(token for token in self.tokens.values() if token.kind in kinds)

    def units_in(self, zone: Region) -> tuple[Unit, ...]:
        """The Enemy units in a zone."""
        return self.units_by_zone.get(zone, ())

    def operatives_in(self, zone: Region) -> tuple[Operative, ...]:
        """The Operatives in a zone whom game effects reach."""
        return tuple(one for one in self.operatives_by_zone.get(zone, ()) if one.in_play)


_Lying = TypeVar("_Lying", Operative, Unit, Token)


def _by_zone(pieces: Iterable[_Lying]) -> dict[Region, tuple[_Lying, ...]]:
    """Pieces by the zone that they are in."""
    found: dict[Region, list[_Lying]] = {}
    for piece in pieces:
        if piece.zone is not None:
            found.setdefault(piece.zone, []).append(piece)
    return {zone: tuple(there) for zone, there in found.items()}
