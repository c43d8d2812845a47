"""The word that was most likely meant."""

import pytest
from pydantic import BaseModel

from adjudicator.core.known_fields import known_fields
from adjudicator.core.spelling import nearest


class _Leaf(BaseModel):
    defense: int | None = None


class _Tree(BaseModel):
    leaves: tuple[_Leaf, ...] = ()
    either: _Leaf | str = ""


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("defence", "defense"),
        ("BLOCKAGES", "BLOCKAGE"),
        ("blockage", "BLOCKAGE"),
        ("level1", "LEVEL 1"),
        ("on_point", "on-point"),
        ("zzz", None),
    ],
)
def test_the_nearest_word(word: str, meant: str | None) -> None:
    """Slips, capitals, dashes and spaces do not hide what was meant; nonsense means nothing."""
    assert nearest(word, ("defense", "BLOCKAGE", "LEVEL 1", "on-point")) == meant


@pytest.mark.parametrize("path", [("leaves", 3), ("either", "_Leaf")])
def test_the_fields_at_a_place(path: tuple[str | int, ...]) -> None:
    """Within lists, and within a choice that an error names."""
    assert known_fields(_Tree, path) == ("defense",)


def test_the_fields_at_the_top() -> None:
    """No path leads to the record itself."""
    assert known_fields(_Tree, ()) == ("leaves", "either")
