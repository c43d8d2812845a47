"""Where a fault is in the input as it was written."""

import re
from collections.abc import Mapping

#: A name or a number of a place like `cards[1].player`.
_PART = re.compile(r"(\w[^.\[\]]*)|\[(\d+)\]")


def as_written(at: str, data: object) -> str:
    """A place in some input; a bare value that stands for an object has no fields of its own."""
    for part in _PART.finditer(at):
        name, number = part.groups()
        if isinstance(data, Mapping):
            data = data.get(name)
        elif isinstance(data, list) and number is not None:
            data = data[int(number)] if int(number) < len(data) else None
        elif data is not None and name is not None:
            return at[: part.start()].removesuffix(".")
        else:
            return at
    return at
