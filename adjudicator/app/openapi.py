"""The OpenAPI description, made from the same records that read questions."""

from collections.abc import Iterator
from functools import cache

from pydantic import BaseModel

from adjudicator import __version__
from adjudicator.app.openapi_look_up import LOOKED_UP, PATHS, TOO_MANY, response
from adjudicator.core.game import AnyGame
from adjudicator.core.short_form import WithShortForms
from adjudicator.core.values import Json
from adjudicator.games import GAMES

Schema = dict[str, Json]

_REF = "#/components/schemas/{model}"


@cache
def description() -> Schema:
    """The whole description."""
    schemas: Schema = {"Verdict": _VERDICT, "Error": _ERROR, **LOOKED_UP}
    questions = [question for game in GAMES.values() for question in _questions(game, schemas)]
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Adjudicator",
            "version": __version__,
            "description": (
                "Exact rulings for tactical board games, with their reasons. Nothing is stored. "
                "Accept-Language chooses the language of texts; names, ids and numbers stay."
            ),
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/"}],
        "paths": {
            "/api/v1/judge": {"post": _operation("judge", questions)},
            "/api/v1/apply": {"post": _operation("apply", questions)},
            **PATHS,
        },
        "components": {"schemas": schemas},
    }


def _questions(game: AnyGame, schemas: Schema) -> Iterator[Schema]:
    """The questions of a game; its scene, which is most of the work, is generated once."""
    scene, _ = _schema(game.scene, game, "Scene", schemas)
    for name in game.questions:
        yield _question(game, name, scene, schemas)


def _question(game: AnyGame, name: str, scene: Schema, schemas: Schema) -> Schema:
    _, parameters = _schema(game.questions[name].params, game, name, schemas)
    asked = {"scene": scene, "ask": {"const": name}, "apply": {"type": "boolean"}}
    properties = {**asked, **parameters["properties"]}
    return {
        "type": "object",
        "title": f"{game.name}: {name}",
        "properties": properties,
        "required": ["scene", "ask", *parameters.get("required", [])],
        "additionalProperties": False,
    }


def _schema(
    model: type[BaseModel],
    game: AnyGame,
    name: str,
    schemas: Schema,
) -> tuple[Schema, Schema]:
    """Add the schema of a record and its parts, and return a reference to it.

    Two games may have different records of the same name, so names are prefixed with the game.
    """
    own = _REF.format(model=f"{game.name}.{{model}}")
    schema = model.model_json_schema(ref_template=own, schema_generator=WithShortForms)
    parts = schema.pop("$defs", {})
    schemas.update({f"{game.name}.{part}": written for part, written in parts.items()})
    schemas[f"{game.name}.{name}"] = schema
    return {"$ref": own.format(model=name)}, schema


_SUMMARIES = {
    "judge": "Answer a question about a scene",
    "apply": "Answer a question, apply it, and give the scene afterwards",
}


def _operation(name: str, questions: list[Schema]) -> Schema:
    content = {"schema": {"oneOf": questions}}
    wrong = response("The error in the question and its place", "Error")
    return {
        "operationId": name,
        "summary": _SUMMARIES[name],
        "requestBody": {"required": True, "content": {"application/json": content}},
        "responses": {"200": response("The verdict", "Verdict"), "400": wrong, **TOO_MANY},
    }


_STEP: Schema = {
    "type": "object",
    "required": ["rule", "text", "marks"],
    "properties": {
        "rule": {"type": "string"},
        "text": {"type": "string"},
        "marks": {"type": "array", "items": {"type": "object", "required": ["kind", "role"]}},
    },
}

_DISPUTE: Schema = {
    "type": "object",
    "required": ["ruling", "value", "answer"],
    "properties": {
        "ruling": {"type": "string"},
        "value": {"type": "string"},
        "answer": {"type": "object"},
    },
}

_MISSING: Schema = {
    "type": "object",
    "required": ["at", "label"],
    "properties": {"at": {"type": "string"}, "label": {"type": "string"}},
}

_SILENT: Schema = {
    "type": "object",
    "required": ["rule", "final"],
    "properties": {"rule": {"type": "string"}, "final": {"type": "object"}},
}

_VERDICT: Schema = {
    "type": "object",
    "required": ["ok", "ask", "answer", "certainty", "missing", "silent", "steps", "disputed"],
    "properties": {
        "ok": {"const": True},
        "ask": {"type": "string"},
        "answer": {"type": "object"},
        "certainty": {"enum": ["book", "ruling", "silent", "unknown"]},
        "missing": {"type": "array", "items": _MISSING},
        "silent": {"type": "array", "items": _SILENT},
        "steps": {"type": "array", "items": _STEP},
        "disputed": {"type": "array", "items": _DISPUTE},
        "scene": {"type": ["object", "null"]},
    },
}

_ERROR: Schema = {
    "type": "object",
    "required": ["ok", "error"],
    "properties": {
        "ok": {"const": False},
        "error": {
            "type": "object",
            "required": ["at", "message"],
            "properties": {"at": {"type": "string"}, "message": {"type": "string"}},
        },
    },
}
