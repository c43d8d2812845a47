"""Short forms in JSON: a bare value for a record with one field, one value for a list of one."""

from collections.abc import Mapping
from typing import Any, ClassVar, TypeVar

from pydantic import model_validator
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaValue
from pydantic_core.core_schema import BeforeValidatorFunctionSchema, ModelSchema

from adjudicator.core.input import Record
from adjudicator.core.values import Json

#: What a list in JSON is read as.
LIST = (list, tuple)

T = TypeVar("T")


class ShortRecord(Record):
    """A record that a bare value can stand for: `"frag"` for `{"name": "frag"}`."""

    #: The types of such values, each with the field that they are the value of.
    SHORT: ClassVar[tuple[tuple[type | tuple[type, ...], str], ...]] = ()

    @model_validator(mode="before")
    @classmethod
    def _bare(cls, data: Json) -> Json:
        fields = (field for kind, field in cls.SHORT if isinstance(data, kind))
        field = next(fields, None)
        return data if field is None else {field: data}

    @classmethod
    def short_schemas(cls, fields: Mapping[str, JsonSchemaValue]) -> list[JsonSchemaValue]:
        """The JSON schemas of the bare values, given those of the fields."""
        named = (fields[name] for name in dict.fromkeys(name for _, name in cls.SHORT))
        return [choice for schema in named for choice in schema.get("anyOf", (schema,))]


def one_listed(data: Json) -> Json:
    """One text as a list of it."""
    return [data] if isinstance(data, str) else data


class WithShortForms(GenerateJsonSchema):
    """Generates the schema of everything that is accepted: records and their short forms."""

    def model_schema(self, schema: ModelSchema) -> JsonSchemaValue:
        """A record, or what can stand for it."""
        whole = super().model_schema(schema)
        record: Any = schema["cls"]
        if not issubclass(record, ShortRecord):
            return whole
        bare = record.short_schemas(whole["properties"])
        return {"anyOf": [whole, *(one for one in bare if one.get("type") != "null")]}


class WithoutShortForms(GenerateJsonSchema):
    """Generates the schema of what is read, whichever way it was written."""

    def function_before_schema(self, schema: BeforeValidatorFunctionSchema) -> JsonSchemaValue:
        """What the function makes of its input."""
        return self.generate_inner(schema["schema"])
