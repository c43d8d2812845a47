"""Reading what people send: typed, and every fault with the place where it is.

A fault is for input that cannot be read or built. What is merely against the rules of a game is
a verdict.
"""

import re
from collections.abc import Mapping
from typing import TypeVar

from pydantic import BaseModel, ConfigDict, StrictInt, ValidationError
from pydantic_core import ErrorDetails, PydanticCustomError

from adjudicator.core.faults import InputError
from adjudicator.core.known_fields import known_fields
from adjudicator.core.ruling import Rulings
from adjudicator.core.spelling import nearest

#: A value in an error's list of those expected.
_QUOTED = re.compile(r"'([^']*)'")

Pair = tuple[StrictInt, StrictInt]

#: How much a table may hold: many times what the games have, and little enough that no question
#: about it holds up others for long. Of pieces of one kind:
MOST_PIECES = 500
#: Of figures and units, which are looked at one by one:
MOST_FIGURES = 100
#: Of spaces, hexes and zones of a board, and along each of its sides:
MOST_SPACES, LONGEST_BOARD = 3_600, 60
MOST_HEXES, MOST_ZONES = 1_000, 400
LONGEST_NAME = 80


class Record(BaseModel):
    """A part of a scene or question: fields are known, typed, and never changed.

    How it is read is worked out on first use: a command needs few of them.
    """

    model_config = ConfigDict(extra="forbid", frozen=True, populate_by_name=True, defer_build=True)


def build_records(record: type[Record] = Record) -> None:
    """Work out how all records are read, before threads share them.

    Not every version of pydantic that we allow lets two threads do that at once.
    """
    for kind in record.__subclasses__():
        kind.model_rebuild()
        build_records(kind)


R = TypeVar("R", bound=BaseModel)
T = TypeVar("T")


def find_by_id(known: Mapping[str, T], name: str, at: str, fault: str = "end.unknown-figure") -> T:
    """What is known by an id; if there is no such thing, the fault lists the ids that there are."""
    if name not in known:
        raise InputError(at, fault, id=name, known=tuple(known))
    return known[name]


def at_most(value: T, size: int, most: int) -> T:
    """The value, refused as any list that is too long where its parts are too many together."""
    if size > most:
        facts = {"actual_length": size, "max_length": most}
        raise PydanticCustomError("too_long", "too many together", facts)
    return value


def read(model: type[R], data: object, at: str) -> R:
    """Read data as a record, or say which part of it is wrong."""
    try:
        return model.model_validate(data)
    except ValidationError as error:
        raise _input_error(model, _telling(error.errors(include_url=False)), at) from None


def place(at: str, *path: str | int) -> str:
    """The place of a part: `scene.components[3].size`."""
    for part in path:
        at += f"[{part}]" if isinstance(part, int) else f".{part}" if at else part
    return at


def check_rulings(rulings: Rulings, chosen: Mapping[str, str], at: str) -> None:
    """Every ruling that a scene chooses must be known, and so must its value."""
    for name, value in chosen.items():
        if rulings.is_retired(name):
            continue
        if name not in rulings:
            known = tuple(ruling.name for ruling in rulings)
            raise InputError(place(at, name), "scene.unknown-ruling", name=name, known=known)
        if value not in rulings[name].values:
            values = rulings[name].values
            raise InputError(place(at, name), "scene.unknown-reading", value=value, known=values)


def _telling(errors: list[ErrorDetails]) -> ErrorDetails:
    """The error to tell: a field that is not known explains why another is missing."""
    return next((one for one in errors if one["type"] == "extra_forbidden"), errors[0])


def _input_error(model: type[BaseModel], error: ErrorDetails, at: str) -> InputError:
    facts: dict[str, object] = {k: v for k, v in error.get("ctx", {}).items() if k != "error"}
    facts |= {"detail": error["msg"], "nearest": _meant(model, error)}
    return InputError(place(at, *error["loc"]), f"input.{error['type'].replace('_', '-')}", **facts)


def _meant(model: type[BaseModel], error: ErrorDetails) -> str | None:
    """The field or the value that was most likely meant by one that is not known."""
    *path, last = error["loc"] or ("",)
    if error["type"] == "extra_forbidden":
        return nearest(str(last), known_fields(model, path))
    if error["type"] == "literal_error" and isinstance(error["input"], str):
        return nearest(error["input"], _QUOTED.findall(error.get("ctx", {}).get("expected", "")))
    return None
