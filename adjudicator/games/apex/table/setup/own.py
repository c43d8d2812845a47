"""Pieces that the players make: tags chosen from a list, kept as cards of the table."""

from collections.abc import Iterable, Mapping

from adjudicator.core.change import Change
from adjudicator.core.data import read_data
from adjudicator.core.facts import Thing
from adjudicator.core.faults import InputError
from adjudicator.core.form import NOTHING, Field
from adjudicator.core.setup import PieceKind, Scene, SceneEdit, SetupForm, Snap
from adjudicator.core.sketch import Bar, Sign, Sketch
from adjudicator.core.values import Json, JsonObject
from adjudicator.games.apex.table.components import LONGEST_PIECE, LONGEST_RUN
from adjudicator.games.apex.table.own_pieces import OwnPiece
from adjudicator.games.apex.table.pieces import Piece
from adjudicator.games.apex.table.state import Table

#: The tray's name for a piece of the players begins with this.
OWN = "own:"
#: Where a piece of the players may stand, and what it snaps to there.
ON: Mapping[str, Snap] = {"space": "space", "edge": "edge", "intersection": "corner"}
PLACES = ("spaces", "edges", "intersection")
#: How high a piece can be made here, and how large: spaces across and down, edges along.
HIGHEST = 3
SIZES = {"across": LONGEST_PIECE, "down": LONGEST_PIECE, "long": LONGEST_RUN}

TAGS = tuple(tag for tag, facts in read_data("apex", "tags").items() if "means" not in facts)
NAMES: tuple[str, ...] = tuple(read_data("apex", "roster")["components"]["names"])


def own_kinds(table: Table) -> Iterable[PieceKind]:
    """The players' cards, and the custom pieces on the map that have no card."""
    for own in own_pieces(table):
        snap, size = snap_and_size(own)
        yield PieceKind(
            f"{OWN}{own.name}",
            "custom",
            snap,
            size,
            name=own.name,
            paints=snap == "space",
            runs=snap == "edge",
            group="own",
        )


def snap_and_size(own: OwnPiece) -> tuple[Snap, tuple[int, int]]:
    """Where a piece of the players snaps, and how large it is there."""
    snap = ON[own.on]
    if snap == "edge":
        return snap, (own.length or 1, 0)
    size = own.size or (1, 1)
    return ("rectangle" if snap == "space" and size != (1, 1) else snap), size


def own_pieces(table: Table) -> tuple[OwnPiece, ...]:
    """The cards by name: those that are kept, then those of pieces on the map."""
    standing = (_card(piece) for piece in table.pieces if piece.kind == "custom" and piece.name)
    cards: dict[str, OwnPiece] = {}
    for own in (*table.own_pieces, *standing):
        cards.setdefault(own.name, own)
    return tuple(cards.values())


def _card(piece: Piece) -> OwnPiece:
    on = "intersection" if piece.corner else "space" if piece.spaces else "edge"
    card = {"name": piece.name, "on": on, "tags": sorted(piece.given), **_footprint(piece)}
    return OwnPiece.model_validate(card)


def _footprint(piece: Piece) -> JsonObject:
    """The size of a piece as its card tells it; of one that covers one spot, nothing."""
    if len(piece.spaces) > 1:
        first, last = piece.spaces[0], piece.spaces[-1]
        return {"size": [last.c - first.c + 1, last.r - first.r + 1]}
    several = not piece.spaces and len(piece.edges) > 1
    return {"length": len(piece.edges)} if several else {}


def own_called(table: Table, name: str | None) -> JsonObject:
    """The fields that a piece on the map has from its card."""
    card = next(own for own in own_pieces(table) if own.name == name)
    return {"on": card.on, "tags": list(card.tags), "name": card.name}


def _fields(_table: Table) -> tuple[Field, ...]:
    tags = tuple(Field(tag, "flag", label=f"tag.{_word(tag)}") for tag in TAGS)
    levels = tuple(map(str, range(1, HIGHEST + 1)))
    return (
        Field("name", "text", label="own-name", options=NAMES),
        Field("on", "choice", PLACES, default="space", label="stands-on", values=tuple(ON)),
        *(_size_field(name, most) for name, most in SIZES.items()),
        Field("level", "choice", options=(NOTHING, *levels), default=NOTHING, label="own-level"),
        Field("tags", "group", fields=tags, label="own-tags"),
    )


def _word(tag: str) -> str:
    return tag.lower().replace(" ", "-")


def _size_field(name: str, most: int) -> Field:
    return Field(name, "number", low=1, high=most, default=1, label=f"own-{name}")


def _values(_scene: Scene) -> JsonObject:
    return {"on": "space", **dict.fromkeys(SIZES, 1)}


def _made(scene: Scene, given: JsonObject) -> SceneEdit:
    """The table with one more card; one of the same name is replaced."""
    name = str(given.get("name", "")).strip()
    if not name:
        raise InputError("name", "setup.own-name")
    card: dict[str, Json] = {"name": name, "on": given["on"], "tags": _chosen(given)}
    card |= _chosen_size(given)
    kept = [own for own in scene.get("own-pieces", ()) if own["name"] != name]
    change = Change(fields={"own-pieces": [*kept, card]})
    facts = {"thing": Thing("custom", name)}
    return SceneEdit(change, "did.made", facts, next_piece=f"{OWN}{name}")


def _chosen(given: JsonObject) -> list[str]:
    """The tags that were chosen, the LEVEL first."""
    level = given.get("level")
    high = [f"LEVEL {level}"] if level not in (None, NOTHING) else []
    return [*high, *(tag for tag in TAGS if (given.get("tags") or {}).get(tag))]


def _chosen_size(given: JsonObject) -> JsonObject:
    """The size of a card, by what the piece stands on; one spot needs no size."""
    across, down, long = (given.get(name, 1) for name in SIZES)
    if given["on"] == "edge":
        return {"length": long} if long > 1 else {}
    size = [across, down]
    return {"size": size} if given["on"] == "space" and size != [1, 1] else {}


def icon(piece: PieceKind) -> Sketch | None:
    """A piece of the players as the tray shows it."""
    if not piece.id.startswith(OWN):
        return None
    if piece.snap == "edge":
        long = piece.size[0]
        return Sketch(long, 2, (), (), (Bar("own", (0, 1), (long, 1), "broken", 0),), (), ())
    if piece.snap == "rectangle":
        across, down = piece.size
        sign = Sign("own", (across / 2, down / 2), "note", 0, size=piece.size)
        return Sketch(across, down, (), (), (), (sign,), ())
    side = 2 if piece.snap == "corner" else 1
    return Sketch(side, side, (), (), (), (Sign("own", (side / 2, side / 2), "note", 0),), ())


FORM = SetupForm("own", _fields, _values, _made, in_tray=True)
