"""Reading what people send: typed, and every fault with the place where it is.

A fault is for input that cannot be read or built. What is merely against the rules of a game is
a verdict.
"""

from collections.abc import Mapping
from typing import TypeVar

from pydantic import BaseModel, ConfigDict, StrictInt, ValidationError
from pydantic_core import ErrorDetails

from adjudicator.core.faults import InputError
from adjudicator.core.ruling import Rulings

Pair = tuple[StrictInt, StrictInt]

#: More than any table has, and little enough to read at once.
MOST_PIECES = 2000
LONGEST_NAME = 80


class Record(BaseModel):
    """A part of a scene or question: fields are known, typed, and never changed."""

    model_config = ConfigDict(extra="forbid", frozen=True, populate_by_name=True)


R = TypeVar("R", bound=BaseModel)


def read(model: type[R], data: object, at: str) -> R:
    """Read data as a record, or say which part of it is wrong."""
    try:
        return model.model_validate(data)
    except ValidationError as error:
        raise _input_error(error.errors(include_url=False)[0], at) from None


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


def _input_error(error: ErrorDetails, at: str) -> InputError:
    facts: dict[str, object] = {k: v for k, v in error.get("ctx", {}).items() if k != "error"}
    facts["detail"] = error["msg"]
    return InputError(place(at, *error["loc"]), f"input.{error['type'].replace('_', '-')}", **facts)
