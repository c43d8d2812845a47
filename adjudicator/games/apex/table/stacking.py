"""What the box can build: every piece on something, nothing in the same place twice."""

from collections.abc import Iterable, Sequence

from adjudicator.board.squares import Edge, Space
from adjudicator.core.facts import Thing
from adjudicator.core.faults import InputError
from adjudicator.core.input import place
from adjudicator.games.apex.table.components import Tag
from adjudicator.games.apex.table.pieces import Piece
from adjudicator.games.apex.table.state import Figure, Legend


def check_stacking(pieces: Sequence[Piece], legends: Sequence[Legend], at: str) -> None:
    """Refuse what cannot stand, naming the first piece that cannot."""
    storeys = _Storeys(pieces, place(at, "components"))
    for number, piece in enumerate(pieces):
        storeys.check(piece, place(at, "components", number))
    _check_taken(pieces, place(at, "components"))
    _check_figures(pieces, legends, place(at, "figures"))


class _Storeys:
    """The pieces with a roof, by the spaces that they cover."""

    def __init__(self, pieces: Sequence[Piece], at: str) -> None:
        self.over: dict[Space, list[Piece]] = {}
        for number, piece in enumerate(pieces):
            if piece.raises:
                self._add(piece, place(at, number))

    def _add(self, piece: Piece, at: str) -> None:
        for space in piece.spaces:
            others = self.over.setdefault(space, [])
            for other in others:
                if piece.base < other.top and other.base < piece.top:
                    raise InputError(
                        place(at, "at"), "apex.scene.overlap", other=_called(other), space=space
                    )
            others.append(piece)

    def level(self, space: Space) -> int:
        return max((storey.top for storey in self.over.get(space, ())), default=0)

    def check(self, piece: Piece, at: str) -> None:
        """Whether something is under the piece, and no building around it."""
        here = place(at, "base")
        if piece.raises:
            self._check_storey(piece, here)
        elif piece.spaces:
            self._check_on_space(piece, here)
        elif piece.corner:
            self._check_around(piece, piece.corner.spaces, here)
        for edge in piece.edges if not piece.spaces else ():
            self._check_around(piece, edge.spaces, here)

    def _check_storey(self, piece: Piece, at: str) -> None:
        for space in piece.spaces if piece.base else ():
            tops = {storey.top for storey in self.over.get(space, ()) if storey.top <= piece.base}
            if piece.base not in tops:
                level = max(tops, default=0)
                raise InputError(
                    at, "apex.scene.nothing-under", base=piece.base, space=space, level=level
                )

    def _check_on_space(self, piece: Piece, at: str) -> None:
        for space in piece.spaces:
            level = self.level(space)
            if piece.base != level:
                fault = "nothing-under" if piece.base > level else "under-roof"
                facts = {"base": piece.base, "space": space, "level": level}
                raise InputError(at, f"apex.scene.{fault}", **facts)

    def _check_around(self, piece: Piece, spaces: Sequence[Space], at: str) -> None:
        """A piece on an edge or corner: one space there must carry it, and no building hold it."""
        level = max(map(self.level, spaces))
        if piece.base > level:
            raise InputError(
                at, "apex.scene.nothing-beside", base=piece.base, level=level, space=spaces[-1]
            )
        around = [
            storey
            for storey in self.over.get(spaces[0], ())
            if storey.base <= piece.base < storey.top
            and all(storey in self.over.get(space, ()) for space in spaces)
        ]
        if around:
            raise InputError(at, "apex.scene.inside", other=_called(around[0]), kind=piece.kind)


def _check_taken(pieces: Iterable[Piece], at: str) -> None:
    """One piece an edge, a space or a corner, on one base."""
    taken: dict[tuple[type, object, int], Piece] = {}
    for number, piece in enumerate(pieces):
        for spot in _occupied(piece):
            # A space and a corner of the same numbers are two places.
            other = taken.setdefault((type(spot), spot, piece.base), piece)
            if other is not piece:
                field = "from" if isinstance(spot, Edge) else "at"
                raise InputError(
                    place(at, number, field),
                    "apex.scene.taken",
                    other=_called(other),
                    spot=spot,
                    base=piece.base,
                )


def _occupied(piece: Piece) -> tuple[object, ...]:
    if Tag.OCCUPY_SPACE in piece.tags:
        return piece.spaces
    if Tag.OCCUPY_INTERSECTION in piece.tags:
        return (piece.corner,)
    return () if piece.spaces else piece.edges


def _check_figures(pieces: Iterable[Piece], legends: Iterable[Legend], at: str) -> None:
    barred: dict[Space, Thing | str] = {
        space: _called(piece)
        for piece in pieces
        if Tag.IMPASSABLE in piece.tags
        for space in piece.spaces
    }
    for number, figure in enumerate(legends):
        if not isinstance(figure, Figure):
            continue
        here = place(at, number, "at")
        if figure.at in barred:
            raise InputError(
                here, "apex.scene.taken", other=barred[figure.at], spot=figure.at, base=None
            )
        barred[figure.at] = figure.name or figure.id


def _called(piece: Piece) -> Thing:
    """What a piece is called; ids are for scenes."""
    return Thing(piece.kind, piece.name)
