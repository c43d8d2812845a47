"""The question `place`: where may a miniature be placed, and may it be placed there?"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, count
from typing import Annotated, Literal

from pydantic import Field, StrictBool, StrictInt, StrictStr, model_validator

from adjudicator.board.squares import Corner, Space
from adjudicator.core.change import Change, Edit
from adjudicator.core.faults import InputError
from adjudicator.core.input import Pair, Record
from adjudicator.core.input import place as place_in
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.values import Json, JsonObject
from adjudicator.core.verdict import Answer
from adjudicator.games.apex.objects.placing import Conditions, Placing, place_on
from adjudicator.games.apex.objects.questions.place_steps import (
    attached_summary,
    number_steps,
    steps,
    summary,
)
from adjudicator.games.apex.table.attached import attached_ids, taken_off, written_attached
from adjudicator.games.apex.table.components import (
    CUSTOM_PLACES,
    KINDS,
    LONGEST_PIECE,
    Tag,
    custom_kind,
    read_tags,
)
from adjudicator.games.apex.table.ends import read_space
from adjudicator.games.apex.table.kit import Distance, Id, Name
from adjudicator.games.apex.table.legends import find_figure
from adjudicator.games.apex.table.state import Figure, Table

Level = Annotated[StrictInt, Field(ge=0, le=20)]
Across = Annotated[StrictInt, Field(ge=1, le=LONGEST_PIECE)]


class AtRecord(Record):
    """A spot as a question writes it; a bare pair is a space."""

    at: Pair
    level: Level | None = None

    @model_validator(mode="before")
    @classmethod
    def _bare_space(cls, data: object) -> object:
        return {"at": data} if isinstance(data, list | tuple) else data


class MiniatureRecord(Record):
    """What is placed: a component without its place. With the id of one on the map, that one.

    A piece of the players' own goes by its name; its tags and its size are on its card.
    """

    kind: StrictStr = "custom"
    id: Id | None = None
    name: Name | None = None
    tags: tuple[Name, ...] | None = None
    size: tuple[Across, Across] | None = None


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
    #: Whom it is attached to, and how many there may be at the most; a bare id is one of them.
    attach_to: Annotated[tuple[StrictStr, ...], Field(min_length=1, max_length=20)] | None = Field(
        default=None, alias="attach-to"
    )
    most: Annotated[StrictInt, Field(ge=1, le=20)] | None = None
    #: Whether it would stand on the inside of a right angle.
    inside: StrictBool = False

    @model_validator(mode="before")
    @classmethod
    def _bare_target(cls, data: object) -> object:
        target = data.get("attach-to") if isinstance(data, dict) else None
        return {**data, "attach-to": [target]} if isinstance(target, str) else data  # type: ignore[dict-item]


def place(table: Table, params: PlaceParams, consult: Consultation) -> Finding:
    """Judge where a miniature may be placed."""
    figure = find_figure(table, params.figure, "figure")
    params = _with_card(table, params)
    if params.attach_to is not None:
        return _attached(table, figure, params, consult)
    conditions = _conditions(params)
    spot = _spot(table, params)
    _check_component(table, params)
    proof = place_on(_without(table, params), figure, conditions, spot, consult)
    told = steps(table, figure, proof, moved=_moved(table, params))
    return Finding(_answer(proof), summary(proof), told, _change(table, params, proof))


def _with_card(table: Table, params: PlaceParams) -> PlaceParams:
    """What is on the card of a piece of the players' own, where the question leaves it out."""
    one = params.component
    cards = (card for card in table.own_pieces if one and card.name == one.name)
    card = next((card for card in cards if card.on == params.on), None)
    if one is None or card is None or one.kind != "custom":
        return params
    given = {"tags": card.tags, "size": card.size} | one.model_dump(exclude_none=True)
    return params.model_copy(update={"component": MiniatureRecord.model_validate(given)})


def _answer(proof: Placing) -> Answer:
    legal = None if proof.chosen is None else proof.meets(proof.chosen)
    return {"legal": legal, "spots": [_written(spot.at, spot.level) for spot in proof.legal]}


def _change(table: Table, params: PlaceParams, proof: Placing) -> Change | None:
    """The miniature where it was asked for; one that is on the map already is moved."""
    spot = proof.chosen
    if spot is None or not proof.meets(spot):
        return None
    if not params.component or _goes_there(table, params):
        return None
    if spot.pieces and {Tag.OCCUPY_SPACE, Tag.OCCUPY_INTERSECTION} & _tags(params):
        return None
    entry = {**_entry(table, params), "at": list(spot.at), "base": spot.level}
    old = [("components", entry["id"])] if _moved(table, params) else []
    return Change(tuple(taken_off(table, {entry["id"]})), old, [("components", entry)])


def _written(at: Space | Corner, level: int) -> object:
    return list(at) if isinstance(at, Space) else {"at": list(at), "level": level}


def _conditions(params: PlaceParams, target: Figure | None = None) -> Conditions:
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


def _attached(table: Table, figure: Figure, params: PlaceParams, consult: Consultation) -> Finding:
    """Judge attaching miniatures to Legends: each of these must meet what the card asks."""
    targets = tuple(_targets(table, params))
    _check_component(table, params)
    proofs = tuple(_attaching(table, figure, params, who, consult) for who in targets)
    most = params.most or len(targets)
    legal = len(targets) <= most and all(map(_is_met, proofs))
    spots = [list(proof.chosen.at) for proof in proofs if proof.chosen and _is_met(proof)]
    told = chain(
        number_steps(len(targets), params.most),
        *(steps(table, figure, proof, moved=_moved(table, params)) for proof in proofs),
    )
    outcome = summary(proofs[0]) if len(proofs) == 1 else attached_summary(targets, legal=legal)
    change = _attach_change(table, params, targets) if legal else None
    return Finding({"legal": legal, "spots": spots}, outcome, told, change)


def _is_met(proof: Placing) -> bool:
    return proof.chosen is not None and proof.meets(proof.chosen)


def _targets(table: Table, params: PlaceParams) -> Iterator[Figure]:
    """Whom a miniature is attached to, each once."""
    for number, name in enumerate(params.attach_to or ()):
        several = len(params.attach_to or ()) > 1
        at = place_in("attach-to", number) if several else "attach-to"
        if name in (params.attach_to or ())[:number]:
            raise InputError(at, "apex.destroy.twice", id=name)
        yield find_figure(table, name, at)


def _attaching(
    table: Table, figure: Figure, params: PlaceParams, target: Figure, consult: Consultation
) -> Placing:
    spot = _spot(table, params) or (target.at, table.level(target.at))
    return place_on(table, figure, _conditions(params, target), spot, consult)


def _attach_change(table: Table, params: PlaceParams, targets: tuple[Figure, ...]) -> Change | None:
    """The miniatures with their Legends; one that is named is taken from where it was."""
    if params.component is None or (params.component.id and len(targets) > 1):
        return None
    left_out = {"kind", "id", "size"}
    given = params.component.model_dump(exclude_none=True, mode="json", exclude=left_out)
    if params.component.kind != "custom":
        given = {"name": params.component.kind, **given}
    old = params.component.id or ""
    edits = {edit.id: edit for edit in taken_off(table, {old})}
    taken = {*attached_ids(table), *(piece.id for piece in table.pieces)} - {old}
    names = (name for n in count() if (name := f"attached-{n}") not in taken)
    for target in targets:
        before = edits[target.id].fields["attached"] if target.id in edits else _worn(target)
        entry = {"id": old or next(names), **given}
        edits[target.id] = Edit("figures", target.id, {"attached": [*before, entry]})
    removed = [("components", old)] if any(piece.id == old for piece in table.pieces) else []
    return Change(tuple(edits.values()), removed)


def _worn(figure: Figure) -> list[Json]:
    return [written_attached(one) for one in figure.kit.attached]


def _spot(table: Table, params: PlaceParams) -> tuple[Space | Corner, int] | None:
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


def _check_component(table: Table, params: PlaceParams) -> None:
    """The miniature must be known, and stand on what is asked for."""
    if params.component is None:
        return
    kind, at = params.component.kind, "component.kind"
    if kind != "custom":
        if kind not in KINDS:
            raise InputError(at, "apex.scene.unknown-kind", kind=kind, known=(*KINDS, "custom"))
        if KINDS[kind].place != CUSTOM_PLACES[params.on] and not _goes_there(table, params):
            raise InputError(at, "apex.placing.wrong-kind", kind=kind, on=params.on)
        for name in ("tags", "size"):
            if getattr(params.component, name) is not None:
                at = f"component.{name}"
                raise InputError(at, "apex.placing.tags-are-known", kind=kind)
    for number, piece in enumerate(table.pieces):
        if piece.id == params.component.id and piece.kind != kind:
            raise InputError("component.id", "scene.same-id", id=piece.id, other=number)


def _goes_there(table: Table, params: PlaceParams) -> bool:
    """Whether a miniature of another place may go on a space too."""
    kind = params.component and params.component.kind
    return params.on == "space" and kind in table.edition.also_on_spaces


def _tags(params: PlaceParams) -> frozenset[str]:
    component = params.component
    if component is None:
        return frozenset()
    if component.kind == "custom":
        tags = read_tags(component.tags or (), "component.tags")
        return custom_kind(params.on, tags).tags
    return KINDS[component.kind].tags


def _moved(table: Table, params: PlaceParams) -> bool:
    """Whether the miniature stands on the map already."""
    known = params.component and params.component.id
    return any(piece.id == known for piece in (*table.pieces, *table.attached))


def _without(table: Table, params: PlaceParams) -> Table:
    """The table once a miniature that is on it has been taken up."""
    if not _moved(table, params) or params.component is None:
        return table
    left = tuple(piece for piece in table.pieces if piece.id != params.component.id)
    return replace(table, pieces=left)


def _entry(table: Table, params: PlaceParams) -> JsonObject:
    """The miniature as a scene writes it, with an id that nothing else has."""
    if params.component is None:  # pragma: no cover - nothing is placed then
        raise AssertionError
    entry = params.component.model_dump(exclude_none=True, mode="json")
    if params.component.kind == "custom":
        entry["on"] = params.on
    taken = {piece.id for piece in table.pieces}
    number = next(n for n in range(len(taken) + 1) if f"{entry['kind']}-{n}" not in taken)
    return {"id": f"{entry['kind']}-{number}", **entry}
