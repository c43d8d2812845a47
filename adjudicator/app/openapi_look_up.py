"""The part of the OpenAPI description about rules, the search, and the server itself."""

from adjudicator.app.look_up import MOST, USUAL_MOST
from adjudicator.core.values import Json

Schema = dict[str, Json]


def response(words: str, schema: str) -> Schema:
    """A response with a body of a named schema."""
    content = {"application/json": {"schema": {"$ref": f"#/components/schemas/{schema}"}}}
    return {"description": words, "content": content}


#: What every operation may answer.
TOO_MANY: Schema = {
    "429": response("Too many requests; Retry-After says when to try again", "Error")
}

_TEXT: Schema = {"type": "string"}


def _object(**properties: Json) -> Schema:
    return {"type": "object", "required": [*properties], "properties": properties}


def _list(schema: str) -> Schema:
    return {"type": "array", "items": {"$ref": f"#/components/schemas/{schema}"}}


_LISTED: Schema = {"id": _TEXT, "title": _TEXT, "page": _TEXT}

#: The schemas of the answers.
LOOKED_UP: Schema = {
    "ListedRule": _object(**_LISTED),
    "Rules": _object(rules=_list("ListedRule")),
    "Rule": _object(**_LISTED, editions={"type": "array", "items": _TEXT}, text=_TEXT),
    "Result": _object(
        kind={"enum": ["rule", "thing", "tag", "term", "ruling", "page"]},
        id=_TEXT,
        game=_TEXT,
        title=_TEXT,
        page=_TEXT,
        text=_TEXT,
    ),
    "Results": _object(results=_list("Result")),
    "Health": _object(ok={"const": True}, version=_TEXT),
}


def _asking(name: str, words: str, schema: Schema, place: str = "query") -> Schema:
    return {
        "name": name,
        "in": place,
        "required": place == "path",
        "description": words,
        "schema": schema,
    }


def _reading(name: str, summary: str, answer: str, *given: Schema, wrong: str = "") -> Schema:
    """An operation that only reads; `wrong` is the status of its error."""
    refused = {wrong: response("What is wrong with the request", "Error")} if wrong else {}
    responses = {"200": response(summary, answer), **refused, **TOO_MANY}
    found = {"operationId": name, "summary": summary, "responses": responses}
    return {"get": {**found, "parameters": [*given]} if given else found}


_NUMBER: Schema = {"type": "integer", "minimum": 1, "maximum": MOST, "default": USUAL_MOST}

#: The operations.
PATHS: Schema = {
    "/api/v1/rules": _reading(
        "rules",
        "List the rules, or those with a part in their ids",
        "Rules",
        _asking("part", "The name of a game, a topic, or both with a dot between", _TEXT),
        wrong="404",
    ),
    "/api/v1/rules/{id}": _reading(
        "rule",
        "Give the text of a rule",
        "Rule",
        _asking("id", "Its id, or a former one", _TEXT, "path"),
        wrong="404",
    ),
    "/api/v1/search": _reading(
        "search",
        "Find rules, terms and things by everyday words, or by a page of the book",
        "Results",
        _asking("q", "What to look for", _TEXT),
        _asking("game", "The game to look in first", _TEXT),
        _asking("edition", "The edition to look in first", _TEXT),
        _asking("most", "How many results to give", _NUMBER),
        wrong="400",
    ),
    "/api/v1/health": _reading("health", "Say that the server answers, and its version", "Health"),
}
