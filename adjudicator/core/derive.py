"""Derive form fields from the records that read them, so that no limit or option is written twice.

`field_of(Weapon, "difficulty")` is a number with the record's own bounds; a `Literal` or an enum
gives a choice, several of them a choice of several, a nested record a group, a list of records
rows. The form supplies what the record can't know: labels, the number of rows, and options that
depend on the table.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache

from pydantic import BaseModel

from adjudicator.core.form import Field, Kind
from adjudicator.core.short_form import WithoutShortForms
from adjudicator.core.values import Json, JsonObject

#: The bounds of a number whose record has none.
LOWEST, HIGHEST = 0, 999


def fields_of(model: type[BaseModel], *names: str) -> tuple[Field, ...]:
    """The fields of a record by their names, as JSON writes them."""
    return tuple(field_of(model, name) for name in names)


def field_of(model: type[BaseModel], name: str, **given: Json) -> Field:
    """One field of a record; arguments override what the record says."""
    return replace(_derived(name, _Schema.of(model).part(name)), **given)


def field_at(model: type[BaseModel], path: Sequence[str | int], **given: Json) -> Field:
    """The field at a place within a record: names of fields, and numbers in lists."""
    schema = _Schema.of(model)
    return replace(_derived(str(path[-1]), schema.at(path)), **given)


def _derived(name: str, part: JsonObject) -> Field:
    kind = _kind(part)
    low, high = _bounds(part)
    inner = _inner(part, kind)
    return Field(name, kind, options=_options(part), low=low, high=high, fields=inner)


class _Schema:
    """A record's JSON schema with references resolved."""

    def __init__(self, root: JsonObject) -> None:
        self._root = root
        self._named: JsonObject = root.get("$defs", {})

    @staticmethod
    @cache
    def of(model: type[BaseModel]) -> "_Schema":
        """The schema of a record, cached."""
        return _Schema(model.model_json_schema(schema_generator=WithoutShortForms))

    def part(self, name: str) -> JsonObject:
        """The schema of one field."""
        return self._followed(self._root["properties"][name])

    def at(self, path: Sequence[str | int]) -> JsonObject:
        """The schema of the value at a place."""
        part = self._root
        for step in path:
            choices = map(self._followed, part.get("anyOf", (part,)))
            found = (_within(choice, step) for choice in choices)
            part = self._followed(next(inner for inner in found if inner is not None))
        return part

    def _followed(self, part: JsonObject) -> JsonObject:
        """A part with its reference resolved; "or null" is left out."""
        if "$ref" in part:
            return self._followed(self._named[part["$ref"].rpartition("/")[2]])
        choices = [each for each in part.get("anyOf", ()) if each.get("type") != "null"]
        if len(choices) == 1:
            return self._followed(choices[0])
        whole = dict(part)
        if "items" in part and isinstance(part["items"], Mapping):
            whole["items"] = self._followed(part["items"])
        if "prefixItems" in part:
            whole["items"] = self._followed(part["prefixItems"][0])
        if "properties" in part:
            inner = part["properties"].items()
            whole["properties"] = {name: self._followed(each) for name, each in inner}
        return whole


def _within(part: JsonObject, step: str | int) -> JsonObject | None:
    """The schema of an item or a field; of a mapping, whose keys are anybody's, that of a value."""
    if isinstance(step, int):
        return part.get("items")
    of_all = (*part.get("patternProperties", {}).values(), part.get("additionalProperties"))
    named = (part.get("properties", {}).get(step), *of_all)
    return next((found for found in named if isinstance(found, Mapping)), None)


def _kind(part: JsonObject) -> Kind:
    if "enum" in part or "const" in part:
        return "choice"
    kinds: dict[str, Kind] = {"integer": "number", "boolean": "flag", "object": "group"}
    if part.get("type") != "array":
        return kinds.get(str(part.get("type")), "text")
    items = part.get("items", {})
    if "enum" in items:
        return "several"
    listed: dict[str, Kind] = {"integer": "numbers", "object": "rows"}
    return listed.get(str(items.get("type")), "list")


def _options(part: JsonObject) -> tuple[str, ...]:
    """The options; for a choice of several, those of its items."""
    holder = part.get("items", part) if part.get("type") == "array" else part
    return tuple(str(option) for option in holder.get("enum", ()))


def _bounds(part: JsonObject) -> tuple[int, int]:
    holder = part.get("items", part) if part.get("type") == "array" else part
    low = holder.get("minimum", holder.get("exclusiveMinimum", LOWEST - 1) + 1)
    return int(low), int(holder.get("maximum", HIGHEST))


def _inner(part: JsonObject, kind: Kind) -> tuple[Field, ...]:
    """The fields of a group, or of each row."""
    if kind not in ("group", "rows"):
        return ()
    holder = part["items"] if kind == "rows" else part
    return tuple(_derived(name, each) for name, each in holder.get("properties", {}).items())
