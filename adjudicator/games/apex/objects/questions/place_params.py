"""The params of the question `place`, and what they mean on a table."""

from dataclasses import replace
from typing import Annotated, Literal

from pydantic import BeforeValidator, Field, StrictBool, StrictInt, StrictStr

from adjudicator.board.squares import Corner, Space
from adjudicator.core.faults import InputError
from adjudicator.core.input import Pair, Record
from adjudicator.core.short_form import LIST, ShortRecord, one_listed
from adjudicator.games.apex.objects.placing import Conditions
from adjudicator.games.apex.table.components import (
    CUSTOM_PLACES,
    KINDS,
    LONGEST_PIECE,
    custom_kind,
    read_tags,
)
from adjudicator.games.apex.table.ends import read_space
from adjudicator.games.apex.table.kit import Distance, Id, Name
from adjudicator.games.apex.table.state import Figure, Table

Level = Annotated[StrictInt, Field(ge=0, le=20)]
Across = Annotated[StrictInt, Field(ge=1, le=LONGEST_PIECE)]


class AtRecord(ShortRecord):
    """A space or an intersection; a bare pair is a space."""

    SHORT = ((LIST, "at"),)

    at: Pair
    level: Level | None = None


class MiniatureRecord(Record):
    """The component to place, without its place; with an id, the one on the map.

    A piece of the players' own is given by its name; its tags and size are on its card.
    """

    kind: StrictStr = "custom"
    id: Id | None = None
    name: Name | None = None
    tags: tuple[Name, ...] | None = None
    size: tuple[Across, Across] | None = None


Targets = Annotated[
    tuple[StrictStr, ...],
    Field(min_length=1, max_length=20),
    BeforeValidator(one_listed, json_schema_input_type=StrictStr | tuple[StrictStr, ...]),
]


class PlaceParams(Record):
    """Who places, and what the card asks of the spot."""

    figure: StrictStr
    on: Literal["space", "intersection"] = "space"
    free: StrictBool = True
    range: tuple[Distance, Distance] | None = None
    los: StrictBool = False
    level: Level | None = None
    at: AtRecord | None = None
    component: MiniatureRecord | None = None
    #: Whom it is attached to, and how many there may be at most; a bare id is one of them.
    attach_to: Targets | None = Field(default=None, alias="attach-to")
    most: Annotated[StrictInt, Field(ge=1, le=20)] | None = None
    #: Whether it would stand on the inside of a right angle.
    inside: StrictBool = False


def with_card(table: Table, params: PlaceParams) -> PlaceParams:
    """What is on the card of a piece of the players' own, where the question leaves it out."""
    one = params.component
    cards = (card for card in table.own_pieces if one and card.name == one.name)
    card = next((card for card in cards if card.on == params.on), None)
    if one is None or card is None or one.kind != "custom":
        return params
    given = {"tags": card.tags, "size": card.size} | one.model_dump(exclude_none=True)
    return params.model_copy(update={"component": MiniatureRecord.model_validate(given)})


def conditions_of(params: PlaceParams, target: Figure | None = None) -> Conditions:
    """What the card asks of the spot, or of the Legend that the miniature is attached to."""
    if params.range and params.range[0] > params.range[1]:
        raise InputError(
            "range", "apex.placing.empty-range", low=params.range[0], high=params.range[1]
        )
    on_space = params.on == "space"
    if target is None:
        asked = Conditions(on_space, params.free, params.range, params.los, params.level)
        size = params.component.size if params.component and on_space else None
        return replace(asked, inside=params.inside, size=size or (1, 1))
    if not on_space:
        raise InputError("on", "apex.placing.attach-on-space")
    return Conditions(
        on_space,
        free=False,
        range=params.range,
        sight=params.los,
        level=params.level,
        target=target.at,
    )


def spot_asked(table: Table, params: PlaceParams) -> tuple[Space | Corner, int] | None:
    """The spot that is asked for."""
    if params.at is None:
        return None
    if params.on == "space":
        if params.at.level is not None:
            raise InputError("at.level", "apex.end.level-is-known", way="space")
        space = read_space(table, params.at.at, "at")
        return space, table.level(space)
    corner = Corner(*params.at.at)
    if not (0 <= corner.x <= table.columns and 0 <= corner.y <= table.rows):
        raise InputError(
            "at", "apex.scene.corner-off-board", columns=table.columns, rows=table.rows
        )
    if params.at.level is None:
        raise InputError("at.level", "apex.end.needs-level")
    return corner, params.at.level


def check_component(table: Table, params: PlaceParams) -> None:
    """The miniature must be known, and stand on what is asked for."""
    if params.component is None:
        return
    kind, at = params.component.kind, "component.kind"
    if kind != "custom":
        if kind not in KINDS:
            raise InputError(at, "apex.scene.unknown-kind", kind=kind, known=(*KINDS, "custom"))
        if KINDS[kind].place != CUSTOM_PLACES[params.on] and not goes_there(table, params):
            raise InputError(at, "apex.placing.wrong-kind", kind=kind, on=params.on)
        for name in ("tags", "size"):
            if getattr(params.component, name) is not None:
                at = f"component.{name}"
                raise InputError(at, "apex.placing.tags-are-known", kind=kind)
    for number, piece in enumerate(table.pieces):
        if piece.id == params.component.id and piece.kind != kind:
            raise InputError("component.id", "scene.same-id", id=piece.id, other=number)


def goes_there(table: Table, params: PlaceParams) -> bool:
    """Whether a miniature of another place may go on a space too."""
    kind = params.component and params.component.kind
    return params.on == "space" and kind in table.edition.also_on_spaces


def tags_of(params: PlaceParams) -> frozenset[str]:
    """The tags of the miniature."""
    component = params.component
    if component is None:
        return frozenset()
    if component.kind == "custom":
        tags = read_tags(component.tags or (), "component.tags")
        return custom_kind(params.on, tags).tags
    return KINDS[component.kind].tags


def is_moved(table: Table, params: PlaceParams) -> bool:
    """Whether the miniature stands on the map already."""
    known = params.component and params.component.id
    return any(piece.id == known for piece in (*table.pieces, *table.attached))
