"""The tray: units, zones and Terrain to paint, Spawn points, Thrones, lanes and tokens."""

from collections.abc import Iterator, Mapping

from adjudicator.core.data import read_data
from adjudicator.core.setup import PieceKind
from adjudicator.games.atlantis.table.kit import TEAMS
from adjudicator.games.atlantis.table.state import LANES, Table

#: What the tray's pieces are called by: what is painted, then what stands on it.
PAINT, POINT, UNIT, AWAY = "zone:", "spawn:", "unit:", "away:"
THRONE, LANE, BATTLE = "throne:", "lane:", "battle-zone"
KINDS = ("hero", "melee", "ranged", "heavy")
HEROES: tuple[str, ...] = tuple(read_data("atlantis", "roster")["heroes"]["names"])


def pieces(table: Table) -> tuple[PieceKind, ...]:
    """The tray: units, the ground, Spawn points, lanes, tokens, and who is away."""
    return (*_units(table), *_ground(table), *_points(), *_lanes(table))


def _units(table: Table) -> Iterator[PieceKind]:
    for team in TEAMS:
        for kind in KINDS:
            yield PieceKind(
                f"{UNIT}{kind}-{team}", f"{kind}-{team}", "space", group="figures", team=team
            )
        for name in HEROES:
            yield PieceKind(
                f"{UNIT}hero-{team}:{name}",
                f"hero-{team}",
                "space",
                box=1,
                name=name,
                group="figures",
                team=team,
            )
    for unit in table.units.values():
        if unit.at is None and unit.name not in HEROES:
            kind = f"{unit.type or 'hero'}-{unit.team}"
            yield PieceKind(
                f"{AWAY}{unit.id}",
                kind,
                "space",
                box=1,
                name=unit.name,
                group="figures",
                team=unit.team,
            )
    yield PieceKind("token", "token", "space", group="figures")


def _ground(table: Table) -> Iterator[PieceKind]:
    for name in table.zones:
        yield PieceKind(f"{PAINT}{name}", "zone", "space", name=name, paints=True)
    free = next(f"zone {n}" for n in range(1, 99) if f"zone {n}" not in table.zones)
    yield PieceKind(f"{PAINT}{free}", "zone-new", "space", name=free, paints=True)
    yield PieceKind("terrain", "terrain", "space", paints=True)
    yield PieceKind("off-board", "off-board", "space", paints=True)


def _points() -> Iterator[PieceKind]:
    for team in TEAMS:
        for kind in KINDS:
            yield PieceKind(
                f"{POINT}{kind}-{team}",
                f"spawn-{kind}-{team}",
                "space",
                paints=True,
                group="points",
                team=team,
            )


def _lanes(table: Table) -> Iterator[PieceKind]:
    for team in TEAMS:
        yield PieceKind(f"{THRONE}{team}", f"throne-{team}", "space", group="lanes")
    free = [name for name in LANES if name not in table.lanes]
    for name in (*table.lanes, *free[: max(0, len(LANES) - len(table.lanes))]):
        yield PieceKind(f"{LANE}{name}", "lane", "space", name=name, paints=True, group="lanes")
    yield PieceKind(BATTLE, "battle-zone", "space", group="lanes")


def counted(table: Table) -> Mapping[str, int]:
    """How many hexes each zone has, how many zones each lane, how many of each piece there are."""
    counts = {f"{PAINT}{name}": len(hexes) for name, hexes in table.zones.items()}
    counts["terrain"], counts["token"] = len(table.terrain), len(table.tokens)
    for point in table.points:
        name = f"{POINT}{point.kind}-{point.team}"
        counts[name] = counts.get(name, 0) + 1
    for unit in table.units.values():
        name = f"{UNIT}{unit.type or 'hero'}-{unit.team}"
        counts[name] = counts.get(name, 0) + 1
        if unit.at:
            counts[f"{name}:{unit.name}"] = 1
    return counts
