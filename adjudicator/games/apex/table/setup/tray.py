"""What the box holds, as a tray of pieces, and which of them stand on a table."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import islice

from adjudicator.board.cell import Cell
from adjudicator.board.squares import Space
from adjudicator.core.data import read_data
from adjudicator.core.setup import Held, NamedMap, PieceKind, Scene, Snap
from adjudicator.games.apex.table.edition import ApexEdition
from adjudicator.games.apex.table.editions import EDITIONS
from adjudicator.games.apex.table.pieces import Piece
from adjudicator.games.apex.table.setup.own import OWN, own_kinds
from adjudicator.games.apex.table.state import Table

SNAPS: Mapping[str, Snap] = {
    "rectangle": "rectangle",
    "edges": "edge",
    "space": "space",
    "intersection": "corner",
}
SQUADS = ("red", "blue")

#: The tray's names for somebody new in a squad, and for a Legend that is off the map.
FIGURE = "figure-"
AWAY = "away-"


def _kind_id(kind: str, size: str) -> str:
    """The tray's name for a kind in one size, as the data writes it."""
    return f"{kind}-{size}"


def _size(written: str, snap: Snap) -> tuple[int, int]:
    if snap == "edge":
        return int(written), 0
    width, _, height = written.partition("x")
    return int(width), int(height or width)


def _box(edition: ApexEdition) -> Iterator[PieceKind]:
    counts = read_data("apex", edition.box_file) if edition.box_file else {}
    for kind, facts in read_data("apex", "components").items():
        snap = SNAPS[facts["place"]]
        for size, number in counts.get(kind, facts["box"]).items():
            group = "map" if facts.get("plan") else "effects"
            yield PieceKind(
                _kind_id(kind, size),
                kind,
                snap,
                _size(size, snap),
                number,
                runs=snap == "edge",
                group=group,
            )


def _maps() -> Iterator[NamedMap]:
    for word, facts in read_data("apex", "maps").items():
        needs = {
            _kind_id(kind, size): number
            for kind, sizes in facts["components"].items()
            for size, number in sizes.items()
        }
        edition = facts.get("edition", "core")
        yield NamedMap(facts["name"], needs, f"apex.setup.{word}", edition)


BOXES = {name: tuple(_box(edition)) for name, edition in EDITIONS.items()}
MAPS = tuple(_maps())
LEGENDS: tuple[str, ...] = tuple(read_data("apex", "roster")["legends"]["names"])


def _figure(squad: str, name: str | None = None) -> PieceKind:
    """A Legend of a squad: one of the roster, or one that has no name yet."""
    kind = f"{FIGURE}{squad}"
    piece = f"{kind}:{name}" if name else kind
    box = 1 if name else None
    return PieceKind(piece, kind, "space", box=box, name=name, group="figures", team=squad)


FIGURES = tuple(_figure(squad, name) for squad in SQUADS for name in (None, *LEGENDS))


def pieces(table: Table) -> tuple[PieceKind, ...]:
    """The roster, the Legends that are off the map, the box, and the players' own pieces."""
    away = (
        PieceKind(
            f"{AWAY}{legend.id}",
            f"{FIGURE}{legend.squad or ''}",
            "space",
            box=1,
            name=legend.name,
            group="figures",
            team=legend.squad or "",
        )
        for legend in table.away.values()
        if legend.name not in LEGENDS
    )
    return (*FIGURES, *away, *BOXES[table.edition.name], *own_kinds(table))


def counted(table: Table) -> Mapping[str, int]:
    """How many of each piece of the box stand on a table."""
    tops = _top_walls(table)
    by_length = (piece for piece in table.pieces if piece.id not in tops)
    found = Counter(_kind_id(piece.kind, _written_size(piece)) for piece in by_length)
    found.update(f"{FIGURE}{one.squad}:{one.name}" for one in table.figures.values())
    found.update(f"{OWN}{piece.name}" for piece in table.pieces if piece.kind == "custom")
    return found


def _top_walls(table: Table) -> frozenset[str]:
    """The Walls that are taken for the box's own rooftop Walls, whose lengths nobody tells."""
    raised = (piece.id for piece in table.pieces if piece.kind == "wall" and piece.base)
    return frozenset(islice(raised, table.edition.top_walls))


def _written_size(piece: Piece) -> str:
    if not piece.spaces:
        return str(len(piece.edges) or 1)
    width = piece.spaces[-1].c - piece.spaces[0].c + 1
    height = piece.spaces[-1].r - piece.spaces[0].r + 1
    low, high = sorted((width, height))
    return f"{low}x{high}" if high > 1 else "1"


def empty(columns: int, rows: int) -> Scene:
    """A board with nothing on it."""
    return {"format": 1, "game": "apex", "board": {"columns": columns, "rows": rows}}


def found(table: Table, cell: Cell) -> Held | None:
    """Somebody on a space; else what occupies it, what is at its edges or corners, or its roof."""
    space = Space(*cell)
    if space in table.standing:
        return Held(table.standing[space].id, figure=True)
    here = [piece for piece in table.pieces if _is_at(piece, space)]
    upmost = max(here, key=lambda piece: (not piece.raises, piece.base), default=None)
    return Held(upmost.id) if upmost else None


def _is_at(piece: Piece, space: Space) -> bool:
    if piece.corner:
        return space in piece.corner.spaces
    if piece.spaces:
        return space in piece.spaces
    return any(space in edge.spaces for edge in piece.edges)
