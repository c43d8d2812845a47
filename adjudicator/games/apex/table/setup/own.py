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
from adjudicator.games.apex.table.own_pieces import OwnPiece
from adjudicator.games.apex.table.state import Piece, Table

#: The tray's name for a piece of the players begins with this.
OWN = "own:"
#: Where a piece of the players may stand, and what it snaps to there.
ON: Mapping[str, Snap] = {"space": "space", "edge": "edge", "intersection": "corner"}
#: How high a piece can be made here.
HIGHEST = 3

TAGS = tuple(tag for tag, facts in read_data("apex", "tags").items() if "means" not in facts)
NAMES: tuple[str, ...] = tuple(read_data("apex", "roster")["components"]["names"])


def own_kinds(table: Table) -> Iterable[PieceKind]:
    """The players' cards, and the custom pieces on the map that have no card."""
    for own in own_pieces(table):
        snap = ON[own.on]
        size = (1, 0) if snap == "edge" else (1, 1)
        yield PieceKind(
            f"{OWN}{own.name}",
            "custom",
            snap,
            size,
            name=own.name,
            paints=snap == "space",
            group="own",
        )


def own_pieces(table: Table) -> tuple[OwnPiece, ...]:
    """The cards by name: those that are kept, then those of pieces on the map."""
    standing = (_card(piece) for piece in table.pieces if piece.kind == "custom" and piece.name)
    cards: dict[str, OwnPiece] = {}
    for own in (*table.own_pieces, *standing):
        cards.setdefault(own.name, own)
    return tuple(cards.values())


def _card(piece: Piece) -> OwnPiece:
    on = "intersection" if piece.corner else "space" if piece.spaces else "edge"
    return OwnPiece.model_validate({"name": piece.name, "on": on, "tags": sorted(piece.given)})


def own_called(table: Table, name: str | None) -> JsonObject:
    """The fields that a piece on the map has from its card."""
    card = next(own for own in own_pieces(table) if own.name == name)
    return {"on": card.on, "tags": list(card.tags), "name": card.name}


def _fields(_table: Table) -> tuple[Field, ...]:
    tags = tuple(Field(tag, "flag", label=f"tag.{_word(tag)}") for tag in TAGS)
    levels = tuple(map(str, range(1, HIGHEST + 1)))
    return (
        Field("name", "text", label="own-name", options=NAMES),
        Field("on", "choice", options=tuple(ON), default="space", label="stands-on"),
        Field("level", "choice", options=(NOTHING, *levels), default=NOTHING, label="own-level"),
        Field("tags", "group", fields=tags, label="own-tags"),
    )


def _word(tag: str) -> str:
    return tag.lower().replace(" ", "-")


def _values(_scene: Scene) -> JsonObject:
    return {}


def _made(scene: Scene, given: JsonObject) -> SceneEdit:
    """The table with one more card; one of the same name is replaced."""
    name = str(given.get("name", "")).strip()
    if not name:
        raise InputError("name", "setup.own-name")
    card: dict[str, Json] = {"name": name, "on": given["on"], "tags": _chosen(given)}
    kept = [own for own in scene.get("own-pieces", ()) if own["name"] != name]
    change = Change(fields={"own-pieces": [*kept, card]})
    facts = {"thing": Thing("custom", name)}
    return SceneEdit(change, "did.made", facts, next_piece=f"{OWN}{name}")


def _chosen(given: JsonObject) -> list[str]:
    """The tags that were chosen, the LEVEL first."""
    level = given.get("level")
    high = [f"LEVEL {level}"] if level not in (None, NOTHING) else []
    return [*high, *(tag for tag in TAGS if (given.get("tags") or {}).get(tag))]


def icon(piece: PieceKind) -> Sketch | None:
    """A piece of the players as the tray shows it."""
    if not piece.id.startswith(OWN):
        return None
    if piece.snap == "edge":
        return Sketch(1, 2, (), (), (Bar("own", (0, 1), (1, 1), "broken", 0),), (), ())
    side = 2 if piece.snap == "corner" else 1
    return Sketch(side, side, (), (), (), (Sign("own", (side / 2, side / 2), "note", 0),), ())


FORM = SetupForm("own", _fields, _values, _made, in_tray=True)
