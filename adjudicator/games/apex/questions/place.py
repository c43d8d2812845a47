"""The question `place`: where may a miniature be placed, and may it be placed there?"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, Any, Literal

from pydantic import Field, StrictBool, StrictInt, StrictStr, model_validator

from adjudicator.board.squares import Corner, Space
from adjudicator.core.change import Change
from adjudicator.core.input import InputError, Pair, Record
from adjudicator.core.ruling import Decision, rule_on
from adjudicator.core.verdict import Answer, Verdict, verdict_on
from adjudicator.games.apex.components import CUSTOM_PLACES, KINDS, Tag, custom_kind
from adjudicator.games.apex.ends import read_space
from adjudicator.games.apex.kit import Distance, Id, Name
from adjudicator.games.apex.legends import find_figure
from adjudicator.games.apex.placing import Conditions, Placing, place_on
from adjudicator.games.apex.questions.place_steps import steps, summary
from adjudicator.games.apex.state import Table

Level = Annotated[StrictInt, Field(ge=0, le=20)]


class AtRecord(Record):
    """A spot as a question writes it; a bare pair is a space."""

    at: Pair
    level: Level | None = None

    @model_validator(mode="before")
    @classmethod
    def _bare_space(cls, data: object) -> object:
        return {"at": data} if isinstance(data, list | tuple) else data


class MiniatureRecord(Record):
    """What is placed: a component without its place. With the id of one on the map, that one."""

    kind: StrictStr
    id: Id | None = None
    name: Name | None = None
    tags: tuple[Name, ...] | None = None


class PlaceRecord(Record):
    """Who places, and what the card asks of the spot."""

    figure: StrictStr
    on: Literal["space", "intersection"] = "space"
    free: StrictBool = True
    range: tuple[Distance, Distance] | None = None
    los: StrictBool = False
    level: Level | None = None
    at: AtRecord | None = None
    component: MiniatureRecord | None = None
    attach_to: StrictStr | None = Field(default=None, alias="attach-to")


#: Whether the spot that is asked for will do, and all that do.
Outcome = tuple[bool | None, tuple[tuple[Space | Corner, int], ...]]


def place(table: Table, asked: PlaceRecord) -> Verdict:
    """Judge where a miniature may be placed."""
    decision = _decided(table, asked)
    figure = table.figures[asked.figure]
    return verdict_on(
        "place",
        decision,
        _answer,
        summary(decision.proof),
        steps(table, figure, decision.proof, moved=_moved(table, asked)),
    )


def placed(table: Table, asked: PlaceRecord) -> Change | None:
    """The miniature where it was asked for; one that is on the map already is moved."""
    decision = _decided(table, asked)
    spot = decision.proof.asked
    if not decision.answer[0] or not spot or not asked.component or _goes_there(table, asked):
        return None
    if spot.pieces and {Tag.OCCUPY_SPACE, Tag.OCCUPY_INTERSECTION} & _tags(asked):
        return None
    entry = {**_entry(table, asked), "at": list(spot.at), "base": spot.level}
    old = [("components", entry["id"])] if _moved(table, asked) else []
    return Change(removed=old, added=[("components", entry)])


def _decided(table: Table, asked: PlaceRecord) -> Decision[Placing, Outcome]:
    figure = find_figure(table, asked.figure, "figure")
    conditions = _conditions(table, asked)
    spot = _spot(table, asked)
    _check_component(table, asked)
    cleared = _without(table, asked)
    return rule_on(
        table.readings,
        lambda consult: place_on(cleared, figure, conditions, spot, consult),
        _outcome,
    )


def _outcome(proof: Placing) -> Outcome:
    legal = None if proof.asked is None else proof.meets(proof.asked)
    return legal, tuple((spot.at, spot.level) for spot in proof.legal)


def _answer(outcome: Outcome) -> Answer:
    legal, spots = outcome
    return {"legal": legal, "spots": [_written(*spot) for spot in spots]}


def _written(at: Space | Corner, level: int) -> object:
    return list(at) if isinstance(at, Space) else {"at": list(at), "level": level}


def _conditions(table: Table, asked: PlaceRecord) -> Conditions:
    if asked.range and asked.range[0] > asked.range[1]:
        raise InputError("range", "placing.empty-range", low=asked.range[0], high=asked.range[1])
    on_space = asked.on == "space"
    if asked.attach_to is None:
        return Conditions(on_space, asked.free, asked.range, asked.los, asked.level)
    if not on_space:
        raise InputError("on", "placing.attach-on-space")
    target = find_figure(table, asked.attach_to, "attach-to")
    return Conditions(
        on_space,
        free=False,
        range=asked.range,
        sight=asked.los,
        level=asked.level,
        target=target.at,
    )


def _spot(table: Table, asked: PlaceRecord) -> tuple[Space | Corner, int] | None:
    """The spot that is asked for; a target that is attached to is one of its own."""
    if asked.at is None:
        if asked.attach_to is None:
            return None
        space = find_figure(table, asked.attach_to, "attach-to").at
        return space, table.level(space)
    if asked.on == "space":
        if asked.at.level is not None:
            raise InputError("at.level", "end.level-is-known", way="space")
        space = read_space(table, asked.at.at, "at")
        return space, table.level(space)
    corner = Corner(*asked.at.at)
    if not (0 <= corner.x <= table.columns and 0 <= corner.y <= table.rows):
        raise InputError("at", "scene.corner-off-board", columns=table.columns, rows=table.rows)
    if asked.at.level is None:
        raise InputError("at.level", "end.needs-level")
    return corner, asked.at.level


def _check_component(table: Table, asked: PlaceRecord) -> None:
    """The miniature must be known, and stand on what is asked for."""
    if asked.component is None:
        return
    kind, at = asked.component.kind, "component.kind"
    if kind != "custom":
        if kind not in KINDS:
            raise InputError(at, "scene.unknown-kind", kind=kind, known=(*KINDS, "custom"))
        if KINDS[kind].place != CUSTOM_PLACES[asked.on] and not _goes_there(table, asked):
            raise InputError(at, "placing.wrong-kind", kind=kind, on=asked.on)
        if asked.component.tags is not None:
            raise InputError("component.tags", "placing.tags-are-known", kind=kind)
    for number, piece in enumerate(table.pieces):
        if piece.id == asked.component.id and piece.kind != kind:
            raise InputError("component.id", "scene.same-id", id=piece.id, other=number)


def _goes_there(table: Table, asked: PlaceRecord) -> bool:
    """Whether a miniature of another place may go on a space too."""
    kind = asked.component and asked.component.kind
    return asked.on == "space" and kind in table.edition.also_on_spaces


def _tags(asked: PlaceRecord) -> frozenset[str]:
    component = asked.component
    if component is None:
        return frozenset()
    if component.kind == "custom":
        return custom_kind(asked.on, component.tags or ()).tags
    return KINDS[component.kind].tags


def _moved(table: Table, asked: PlaceRecord) -> bool:
    """Whether the miniature stands on the map already."""
    known = asked.component and asked.component.id
    return any(piece.id == known for piece in table.pieces)


def _without(table: Table, asked: PlaceRecord) -> Table:
    """The table once a miniature that is on it has been taken up."""
    if not _moved(table, asked) or asked.component is None:
        return table
    left = tuple(piece for piece in table.pieces if piece.id != asked.component.id)
    return replace(table, pieces=left)


def _entry(table: Table, asked: PlaceRecord) -> Mapping[str, Any]:
    """The miniature as a scene writes it, with an id that nothing else has."""
    if asked.component is None:  # pragma: no cover - nothing is placed then
        raise AssertionError
    entry = asked.component.model_dump(exclude_none=True, mode="json")
    if asked.component.kind == "custom":
        entry["on"] = asked.on
    taken = {piece.id for piece in table.pieces}
    number = next(n for n in range(len(taken) + 1) if f"{entry['kind']}-{n}" not in taken)
    return {"id": f"{entry['kind']}-{number}", **entry}
