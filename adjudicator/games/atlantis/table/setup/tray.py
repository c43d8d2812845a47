"""The tray: zones and Terrain to paint, Spawn points, units and tokens."""

from collections.abc import Mapping

from adjudicator.core.setup import PieceKind
from adjudicator.games.atlantis.table.kit import TEAMS
from adjudicator.games.atlantis.table.state import Table

#: What the tray's pieces are called by: what is painted, then what stands on it.
PAINT, POINT, UNIT, AWAY = "zone:", "spawn:", "unit:", "away:"
KINDS = ("hero", "melee", "ranged", "heavy")


def pieces(table: Table) -> tuple[PieceKind, ...]:
    """The tray: zones and Terrain to paint, Spawn points, units, tokens, and who is away."""
    zones = [
        PieceKind(f"{PAINT}{name}", "zone", "space", name=name, paints=True) for name in table.zones
    ]
    free = next(f"zone {n}" for n in range(1, 99) if f"zone {n}" not in table.zones)
    away = [u for u in table.units.values() if u.at is None]
    return (
        *zones,
        PieceKind(f"{PAINT}{free}", "zone-new", "space", name=free, paints=True),
        PieceKind("terrain", "terrain", "space", paints=True),
        PieceKind("off-board", "off-board", "space", paints=True),
        *(
            PieceKind(f"{POINT}{kind}-{team}", f"spawn-{kind}-{team}", "space", paints=True)
            for team in TEAMS
            for kind in KINDS
        ),
        *(
            PieceKind(f"{UNIT}{kind}-{team}", f"{kind}-{team}", "space")
            for team in TEAMS
            for kind in KINDS
        ),
        PieceKind("token", "token", "space"),
        *(
            PieceKind(f"{AWAY}{u.id}", f"{u.type or 'hero'}-{u.team}", "space", box=1, name=u.name)
            for u in away
        ),
    )


def counted(table: Table) -> Mapping[str, int]:
    """How many hexes each zone has, and how many of each piece there are."""
    counts = {f"{PAINT}{name}": len(hexes) for name, hexes in table.zones.items()}
    counts["terrain"], counts["token"] = len(table.terrain), len(table.tokens)
    for point in table.points:
        name = f"{POINT}{point.kind}-{point.team}"
        counts[name] = counts.get(name, 0) + 1
    for unit in table.units.values():
        name = f"{UNIT}{unit.type or 'hero'}-{unit.team}"
        counts[name] = counts.get(name, 0) + 1
    return counts
