"""The tray of a table: what a named map still needs, and how a single piece looks."""

from dataclasses import replace

from adjudicator.app.editions import edition_of
from adjudicator.app.tables import OpenTable
from adjudicator.core.change import changed
from adjudicator.core.game import AnyGame
from adjudicator.core.setup import NamedMap, PieceKind
from adjudicator.core.sketch import Sketch


def shortage(table: OpenTable) -> list[tuple[NamedMap, list[tuple[PieceKind, int]]]]:
    """For each named map: which pieces are missing on the table, and which are too many."""
    pieces = {piece.id: piece for piece in table.pieces()}
    counts = table.piece_counts()
    return [
        (
            named,
            [
                (piece, named.needs.get(piece.id, 0) - counts.get(piece.id, 0))
                for piece in pieces.values()
                if piece.box is not None
                and not piece.name
                and named.needs.get(piece.id, 0) != counts.get(piece.id, 0)
            ],
        )
        for named in table.game.setup.maps
        if named.edition == edition_of(table)
    ]


def alone(game: AnyGame, piece: PieceKind) -> Sketch:
    """A piece on a board that is just large enough for it."""
    if drawn := game.setup.icon(piece):
        return drawn
    columns, rows = _SMALLEST.get(piece.snap) or piece.size
    scene = game.setup.empty(columns or piece.size[0], rows)
    fresh = replace(piece, id=piece.kind) if piece.name else piece
    edit = game.setup.put(scene, fresh, ((columns or piece.size[0]) / 2, rows / 2), 0)
    return game.sketch(game.read_scene(changed(scene, edit.change)))


#: The board that a piece is drawn on, by where it snaps; 0 is as long as the piece.
_SMALLEST = {"space": (1, 1), "corner": (2, 2), "edge": (0, 2)}
