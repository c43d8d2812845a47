"""Read input into typed records, and report every fault with its place.

Use a fault for input that can't be read or built. Breaking a rule of the game is a verdict.
"""

import re
from collections.abc import Iterable, Mapping
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

#: Limits on the size of a table: many times what the games need, and small enough that no question
#: blocks others for long. Pieces of one kind:
MOST_PIECES = 500
#: Figures and units, which are checked one by one:
MOST_FIGURES = 100
#: Spaces, hexes and zones of a board, and the length of its sides:
MOST_SPACES, LONGEST_BOARD = 3_600, 60
MOST_HEXES, MOST_ZONES = 1_000, 400
LONGEST_NAME = 80
#: The most fields that an error names.
MOST_TOLD = 6


class Record(BaseModel):
    """A part of a scene or question: fields are known, typed, and never changed.

    Validators are built on first use, because a command needs few of them.
    """

    model_config = ConfigDict(extra="forbid", frozen=True, populate_by_name=True, defer_build=True)


def build_records(record: type[Record] = Record) -> None:
    """Build the validators of all records before threads share them.

    Not every version of pydantic that we allow lets two threads do that at once.
    """
    for kind in record.__subclasses__():
        kind.model_rebuild()
        build_records(kind)


R = TypeVar("R", bound=BaseModel)
T = TypeVar("T")


def find_by_id(known: Mapping[str, T], name: str, at: str, fault: str = "end.unknown-figure") -> T:
    """The value with an id; if there is none, the fault lists the known ids."""
    if name not in known:
        raise InputError(at, fault, id=name, known=tuple(known))
    return known[name]


def at_most(value: T, size: int, most: int) -> T:
    """The value; refused like a list that is too long if it has too many parts in total."""
    if size > most:
        facts = {"actual_length": size, "max_length": most}
        raise PydanticCustomError("too_long", "too many together", facts)
    return value


def read(model: type[R], data: object, at: str) -> R:
    """Read data as a record, or say which part of it is wrong."""
    try:
        return model.model_validate(data)
    except ValidationError as error:
        raise _input_error(model, error.errors(include_url=False), data, at) from None


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


#: Kinds of error that are told as another one: a value that is none of those there are.
_ALIKE = {"enum": "literal_error"}


def _telling(errors: list[ErrorDetails]) -> ErrorDetails:
    """The error to report: an unknown field often explains why another is missing."""
    return next((one for one in errors if one["type"] == "extra_forbidden"), errors[0])


def _tag_fault(error: ErrorDetails) -> ErrorDetails:
    """A record whose kind is unknown or left out: that is the fault of the field with its kind."""
    if not error["type"].startswith("union_tag"):
        return error
    context = error["ctx"]
    field = str(context["discriminator"]).strip("'")
    loc = (*error["loc"], field)
    if error["type"] == "union_tag_not_found":
        return {"type": "missing", "loc": loc, "msg": error["msg"], "input": error["input"]}
    *most, last = str(context["expected_tags"]).split(", ")
    expected = {"expected": f"{', '.join(most)} or {last}"}
    told: ErrorDetails = {**error, "type": "literal_error", "loc": loc, "ctx": expected}
    return {**told, "input": context["tag"]}


def _input_error(
    model: type[BaseModel], found: list[ErrorDetails], data: object, at: str
) -> InputError:
    errors = [_tag_fault(one) for one in found]
    error = _telling(errors)
    facts: dict[str, object] = {k: v for k, v in error.get("ctx", {}).items() if k != "error"}
    path = _in_data(error, data)
    if expected := _expected(one for one in errors if _in_data(one, data) == path):
        facts["expected"] = expected
    facts |= {"detail": error["msg"], "nearest": _meant(model, error, expected)}
    if fields := _fields(model, error):
        return InputError(place(at, *path), "input.model-of", known=fields, **facts)
    return InputError(place(at, *path), f"input.{_fault(error).replace('_', '-')}", **facts)


def _fields(model: type[BaseModel], error: ErrorDetails) -> tuple[str, ...]:
    """The fields of the object that something else stands for, if they are few enough to tell."""
    known = known_fields(model, error["loc"]) if error["type"].startswith("model_") else ()
    return known if len(known) <= MOST_TOLD else ()


def _fault(error: ErrorDetails) -> str:
    return _ALIKE.get(error["type"], error["type"])


def _in_data(error: ErrorDetails, data: object) -> tuple[str | int, ...]:
    """The place of an error as the data has it, without the alternatives of a union.

    The path of an error names them too. A field that is missing is only in the path.
    """
    path: list[str | int] = []
    absent = error["loc"][-1:] if error["type"] == "missing" else ()
    for step in error["loc"]:
        if isinstance(data, Mapping) and (step in data or step in absent):
            data = data.get(step)
        elif isinstance(data, list | tuple) and isinstance(step, int):
            data = data[step] if step < len(data) else None
        else:
            continue
        path.append(step)
    return tuple(path)


def _expected(errors: Iterable[ErrorDetails]) -> tuple[str, ...]:
    """The values that may stand in one place, by all the alternatives of a union."""
    lists = (one.get("ctx", {}).get("expected", "") for one in errors)
    return tuple(dict.fromkeys(word for listed in lists for word in _QUOTED.findall(listed)))


def _meant(model: type[BaseModel], error: ErrorDetails, expected: Iterable[str]) -> str | None:
    """The known field or value that was most likely meant."""
    *path, last = error["loc"] or ("",)
    if error["type"] == "extra_forbidden":
        return nearest(str(last), known_fields(model, path))
    if _fault(error) == "literal_error" and isinstance(error["input"], str):
        return nearest(error["input"], expected)
    return None
