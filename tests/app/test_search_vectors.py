"""Words and entries in one space: what is meant alike points the same way."""

from collections.abc import Sequence

from adjudicator.app.search_vectors import LONGEST, SIZE, packed, unpacked, vectors

#: Four entries: two about climbing (stems 0 to 2), two about healing (3 to 5). 1 and 2 never meet.
ENTRIES = [{0: 2, 1: 1}, {0: 2, 2: 1}, {3: 2, 4: 1}, {3: 2, 5: 1, 4: 1}, {1: 1, 0: 1}, {2: 1, 0: 1}]
WORTH = [10] * 6


def _rows(name: str) -> list[Sequence[int]]:
    numbers = unpacked(vectors(ENTRIES, WORTH)[name])
    return [numbers[at : at + SIZE] for at in range(0, len(numbers), SIZE)]


def _along(one: Sequence[int], other: Sequence[int]) -> int:
    return sum(a * b for a, b in zip(one, other, strict=True))


def test_words_of_the_same_entries_point_the_same_way() -> None:
    """Stem 1 stands with 0, and 2 with 0: both lie on the side of climbing, away from healing."""
    stems = _rows("stems")
    assert _along(stems[1], stems[0]) > 0
    assert abs(_along(stems[1], stems[3])) < _along(stems[1], stems[0])


def test_an_entry_is_near_what_it_says() -> None:
    """An entry points more to its own words than to those of others."""
    entries, stems = _rows("entries"), _rows("stems")
    assert _along(entries[2], stems[4]) > _along(entries[0], stems[4])


def test_entries_have_one_length() -> None:
    """Their length is that of a byte's largest number, up to rounding."""
    for row in _rows("entries"):
        assert abs(_along(row, row) - LONGEST**2) < LONGEST * SIZE


def test_a_word_of_one_entry_alone_pulls_nowhere() -> None:
    """Stem 5 stands in one entry: it is like no other word."""
    assert vectors(ENTRIES, WORTH)["pulls"][5] == 0


def test_every_build_is_the_same() -> None:
    """The file changes only if the docs do."""
    assert vectors(ENTRIES, WORTH) == vectors(ENTRIES, WORTH)


def test_numbers_are_written_as_bytes() -> None:
    """Negative ones too."""
    assert list(unpacked(packed([-127, 0, 1, 127]))) == [-127, 0, 1, 127]
