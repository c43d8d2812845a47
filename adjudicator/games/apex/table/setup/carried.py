"""What a building carries: it goes where the building goes."""

from collections.abc import Iterator, Sequence

from adjudicator.board.squares import Space
from adjudicator.core.change import Change, Edit
from adjudicator.core.setup import Held, Scene
from adjudicator.core.values import Json
from adjudicator.games.apex.table.pieces import Piece
from adjudicator.games.apex.table.state import Table


def carried(table: Table, piece: Piece) -> list[Held]:
    """All that stands on a piece, and on what stands on it; people too."""
    if not piece.raises:
        return []
    under = set(piece.spaces)
    riders = [Held(other.id) for other in table.pieces if other is not piece and
              other.base >= piece.top and _within(other, under)]  # fmt: skip
    people = [Held(one.id, figure=True) for one in table.figures.values() if one.at in under]
    return riders + people


def _within(other: Piece, under: set[Space]) -> bool:
    """Whether it stands over these spaces: on them, or at an edge or a corner of theirs."""
    if other.spaces:
        return under.issuperset(other.spaces)
    if other.corner:
        return bool(under & set(other.corner.spaces))
    return all(under & set(edge.spaces) for edge in other.edges)


def lifted(piece: Piece, riders: Sequence[Held]) -> Change:
    """A table without a piece and what it carries; people stay."""
    ids = (piece.id, *(rider.id for rider in riders if not rider.figure))
    return Change(removed=tuple(("components", name) for name in ids))


def shifted(
    scene: Scene, riders: Sequence[Held], piece: Piece, fields: dict[str, Json]
) -> Iterator[Edit]:
    """What a piece carries, as far along as the piece itself."""
    if not riders:
        return
    step = fields["at"][0] - piece.spaces[0].c, fields["at"][1] - piece.spaces[0].r
    up = fields["base"] - piece.base
    for collection, figure in (("components", False), ("figures", True)):
        ids = {rider.id for rider in riders if rider.figure == figure}
        for number, entry in enumerate(scene.get(collection, ())):
            name = entry.get("id", f"{entry.get('kind')}-{number}")
            if name in ids:
                places = {key: _added(entry[key], step) for key in PLACES if entry.get(key)}
                base = {} if figure else {"base": entry.get("base", 0) + up}
                yield Edit(collection, name, {**places, **base})


#: The fields of an entry that hold places.
PLACES = ("at", "from", "to")


def _added(place: Sequence[int], step: tuple[int, int]) -> list[int]:
    return [place[0] + step[0], place[1] + step[1]]
