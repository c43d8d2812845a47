"""JSON for people, indented as `json.dumps` does it, without a call for each number.

A table has thousands of them.
"""

import json
from collections.abc import Mapping

from adjudicator.core.values import Json

_plain = json.JSONEncoder(ensure_ascii=False).encode


def indented(value: Json, step: int, depth: int = 0) -> str:
    """A value, each level indented by a step."""
    if isinstance(value, Mapping):
        written = [
            f"{_plain(str(name))}: {indented(part, step, depth + 1)}"
            for name, part in value.items()
        ]
        return _between("{}", written, step, depth)
    if isinstance(value, list | tuple):
        # Most parts of most lists are whole numbers.
        parts = [str(n) if type(n) is int else indented(n, step, depth + 1) for n in value]
        return _between("[]", parts, step, depth)
    return _plain(value)


def _between(brackets: str, parts: list[str], step: int, depth: int) -> str:
    if not parts:
        return brackets
    line = "\n" + " " * (step * depth)
    inner = line + " " * step
    return f"{brackets[0]}{inner}{f',{inner}'.join(parts)}{line}{brackets[1]}"
