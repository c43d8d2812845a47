"""The colours of the styles: muted words can be read wherever a pointer or a finger may be."""

import re
from pathlib import Path

import pytest

from adjudicator.resources import STATIC

#: The least contrast that small words need.
LEAST = 4.5
_TOKEN = re.compile(r"--([a-z0-9-]+): (#[0-9a-f]{6});")
_HOVERED = re.compile(r"([^{}]*:(?:hover|active)[^{}]*)\{[^}]*background(?:-color)?: ([^;}]+)")


def themes() -> dict[str, dict[str, str]]:
    """The colours of both themes by their names."""
    light, _, dark = (STATIC / "tokens.css").read_text("utf-8").partition("@media")
    plain = dict(_TOKEN.findall(light))
    return {"light": plain, "dark": {**plain, **dict(_TOKEN.findall(dark))}}


def brightness(colour: str) -> float:
    """The relative luminance of a colour."""
    parts = (int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5))
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """How far two colours are apart."""
    dark, bright = sorted(map(brightness, (one, other)))
    return (bright + 0.05) / (dark + 0.05)


def hovered() -> list[tuple[str, str]]:
    """What gets a background under a pointer, and which."""
    sheets = (path.read_text("utf-8") for path in sorted(Path(STATIC).glob("*.css")))
    return [
        (who.strip(), what.strip()) for sheet in sheets for who, what in _HOVERED.findall(sheet)
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_muted_words_are_readable_under_a_pointer(theme: str) -> None:
    """Every background that a pointer brings is a colour on which muted words stand out."""
    colours = themes()[theme]
    found = hovered()
    assert found
    for who, what in found:
        # The line of the turn is dark and has no muted words.
        if who == ".turn-line .button:hover":
            continue
        name = re.fullmatch(r"var\(--([a-z0-9-]+)\)", what)
        assert name, (who, what)
        assert contrast(colours["muted"], colours[name[1]]) >= LEAST, (who, what)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_letters_of_a_figure_are_readable(theme: str) -> None:
    """On each squad's colour, and on that of those who belong to none."""
    colours = themes()[theme]
    style = (STATIC / "board.css").read_text("utf-8")
    letters = re.search(r"\.pawn text \{ fill: var\(--([a-z-]+)\)", style)
    assert letters
    for body in ("red-squad", "blue-squad", "muted"):
        assert contrast(colours[letters[1]], colours[body]) >= LEAST, body
