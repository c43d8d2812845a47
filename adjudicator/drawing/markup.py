"""Elements of SVG, every value escaped, and paths from board coordinates."""

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from html import escape

#: How many user units of a picture a space is wide.
UNIT = 50


def element(name: str, attributes: Mapping[str, object], *content: str) -> str:
    """An element; attributes that are None are left out, content is markup already."""
    written = ""
    for key, value in attributes.items():
        # Nearly all are one of these three, which take no further call.
        if (type(value) is str and not _SPECIAL(value)) or type(value) is int:
            written += f' {key}="{value}"'
        elif type(value) is float and value:
            written += f' {key}="{_rounded(value)}"'
        elif value is not None:
            written += f' {key}="{_attribute(value)}"'
    if not content:
        return f"<{name}{written}/>"
    inside = "".join(content) if content[1:] else content[0]
    return f"<{name}{written}>{inside}</{name}>"


def text(words: str) -> str:
    """Words as markup; most hold nothing to escape, and a board has thousands of values."""
    return words.translate(_ESCAPED) if _SPECIAL(words) else words


#: As `html.escape` has it, in a single call.
_ESCAPED = str.maketrans({special: escape(special) for special in "&<>\"'"})
_SPECIAL = re.compile("[&<>\"']").search


def _attribute(value: object) -> str:
    return _decimal(value) if isinstance(value, float) else text(str(value))


def units(position: float) -> float:
    """A board coordinate in user units."""
    return position * UNIT


def path(outlines: Iterable[Iterable[tuple[float, float]]]) -> str:
    """The path of closed outlines, from board coordinates."""
    drawn = ""
    for outline in outlines:
        # Zero and minus zero are alike to a cache, but written in two ways.
        points = [
            f"{_scaled(x) if x else _decimal(x)} {_scaled(y) if y else _decimal(y)}"
            for x, y in outline
        ]
        drawn += f"M{'L'.join(points)}Z"
    return drawn


@lru_cache(8192)
def _scaled(position: float) -> str:
    """A board coordinate in user units, as written."""
    value = units(position)
    return _rounded(value) if isinstance(value, float) else str(value)


def _decimal(value: float) -> str:
    """A number with two decimals at most."""
    return _rounded(value) if value else f"{value:.0f}"


@lru_cache(8192)
def _rounded(value: float) -> str:
    """The same numbers come up on every board."""
    return f"{value:.0f}" if value.is_integer() else f"{value:.2f}".rstrip("0").rstrip(".")


def untitled(picture: str) -> str:
    """A picture whose parts are not called by name: the words beside it tell what it is."""
    return re.sub(r"<title>[^<]*</title>", "", picture)
