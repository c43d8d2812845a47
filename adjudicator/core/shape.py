"""The shapes of the parts of a scene, from its model: lists, records, counters or plain values."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from types import UnionType
from typing import Annotated, Union, get_args, get_origin

from pydantic import BaseModel


@dataclass(frozen=True)
class Value:
    """Something that is set as a whole: a name, a place, a choice."""


@dataclass(frozen=True)
class Counter:
    """A number that goes up and down: a dial, tokens, coins. `default` counts if it is left out."""

    default: int | None = None


@dataclass(frozen=True)
class Fields:
    """A record with named fields."""

    fields: Mapping[str, "Shape"] = field(default_factory=dict)


@dataclass(frozen=True)
class Rows:
    """A list of any length."""

    row: "Shape"


@dataclass(frozen=True)
class Keyed:
    """A table of any keys."""

    value: "Shape"


Shape = Value | Counter | Fields | Rows | Keyed

VALUE = Value()


def shape_of(model: type[BaseModel], counters: Collection[str] = (), at: str = "") -> Fields:
    """The shape of a model; `counters` are the paths of its counters, such as `figures.health`."""
    fields: dict[str, Shape] = {}
    for name, told in model.model_fields.items():
        called = told.alias or name
        path = f"{at}.{called}" if at else called
        if path in counters:
            fields[called] = Counter(told.default if type(told.default) is int else None)
        else:
            fields[called] = _shape(told.annotation, counters, path)
    return Fields(fields)


def _shape(annotation: object, counters: Collection[str], path: str) -> Shape:
    """The shape of what a type allows; what may be several things is set as a whole."""
    origin, inner = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        return _shape(inner[0], counters, path)
    if origin in (Union, UnionType):
        some = [kind for kind in inner if kind is not type(None)]
        return _shape(some[0], counters, path) if len(some) == 1 else VALUE
    if origin is tuple and inner[-1] is Ellipsis:
        return Rows(_shape(inner[0], counters, path))
    if origin is dict:
        return Keyed(_shape(inner[1], counters, f"{path}.*"))
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return shape_of(annotation, counters, path)
    return VALUE
