"""The fields that a record may have at a place in it, to suggest corrections."""

from collections.abc import Iterable, Iterator
from functools import cache

from pydantic import BaseModel

from adjudicator.core.values import JsonObject


def known_fields(model: type[BaseModel], path: Iterable[str | int]) -> tuple[str, ...]:
    """The names of the fields that a record may have at a place in it.

    The path of an error also names the alternatives of a union, which are skipped.
    """
    root = _schema(model)
    parts = [root]
    for step in path:
        objects = [each for part in parts for each in _choices(root, part)]
        parts = [found for each in objects for found in _inner(each, step)] or parts
    names = (name for part in parts for each in _choices(root, part) for name in _names(each))
    return tuple(dict.fromkeys(names))


@cache
def _schema(model: type[BaseModel]) -> JsonObject:
    return model.model_json_schema()


def _choices(root: JsonObject, part: JsonObject) -> Iterator[JsonObject]:
    """The alternatives of a part: each of a union, with references resolved."""
    if "$ref" in part:
        yield from _choices(root, root["$defs"][part["$ref"].rpartition("/")[2]])
    elif others := part.get("anyOf") or part.get("oneOf"):
        for other in others:
            yield from _choices(root, other)
    else:
        yield part


def _inner(part: JsonObject, step: str | int) -> Iterator[JsonObject]:
    """The part that one step of a path leads to."""
    inner = part.get("items") if isinstance(step, int) else part.get("properties", {}).get(step)
    if isinstance(inner, dict):
        yield inner
    elif isinstance(further := part.get("additionalProperties"), dict):
        yield further


def _names(part: JsonObject) -> Iterable[str]:
    names: Iterable[str] = part.get("properties", {})
    return names
