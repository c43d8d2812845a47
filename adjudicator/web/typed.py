"""The words of a link as a field shows them: names and spaces as people say them."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import cast

from adjudicator.app.query import TableQuery
from adjudicator.app.tables import OpenTable
from adjudicator.core.facts import Absent
from adjudicator.core.faults import InputError
from adjudicator.core.game import NamedPlace
from adjudicator.core.sketch import Bar, Pawn, Sign
from adjudicator.web.language import language, messages


def as_said(table: OpenTable, word: str) -> str:
    """What people call the place of a word, if that is read as the same place again."""
    place = _place(table, word)
    said = _name(table, place) if place else word
    again = _place(table, _read(table, said))
    return said if place and again and again.word == place.word else word


def as_linked(table: OpenTable, query: TableQuery) -> TableQuery:
    """A query with its places as links write them, if they were typed as the page says them."""
    return replace(query, start=_read(table, query.start), to=_read(table, query.to))


def _read(table: OpenTable, word: str) -> str:
    """The word of a link for what was typed: names are those of the page, each of one piece."""
    if not word:
        return word
    if place := _place(table, word):
        return place.word
    typed = word.strip().casefold()
    known = _names(table).ids.get(typed) or _nameless(table).get(typed)
    return known if known and _place(table, known) else word


def _nameless(table: OpenTable) -> dict[str, str]:
    """The pieces without a name, such as walls, by their places; collected once for a table."""
    shared, key = table.shared, f"nameless in {language()}"
    if key not in shared:
        nameless: tuple[Bar | Sign, ...] = (*table.sketch.bars, *table.sketch.signs)
        places = [(one.id, _place(table, one.id)) for one in nameless if not one.name]
        told = [(_name(table, place).casefold(), ident) for ident, place in places if place]
        # Of two that are called the same, the first.
        shared[key] = dict(reversed(told))
    return cast("dict[str, str]", shared[key])


def _place(table: OpenTable, word: str) -> NamedPlace | None:
    try:
        return table.parse_place(word, "from") if word else None
    except InputError:
        return None


def _name(table: OpenTable, end: NamedPlace) -> str:
    if said := _names(table).told.get(end.word):
        return said
    if isinstance(end.place, Absent):
        return messages().word(end.place.who)
    return messages().word(end.place.who or end.place.spot)


@dataclass(frozen=True)
class _Names:
    """The names of pieces by id, and the ids of those whose name no other piece has."""

    told: Mapping[str, str]
    ids: Mapping[str, str]


def _names(table: OpenTable) -> _Names:
    """The names of a table, collected once: a page asks for each figure's."""
    shared, key = table.shared, f"names in {language()}"
    if key not in shared:
        told = _told(table)
        folded = {ident: said.casefold() for ident, said in told.items()}
        alike = Counter(folded.values())
        shared[key] = _Names(told, {said: i for i, said in folded.items() if alike[said] == 1})
    return cast("_Names", shared[key])


def _told(table: OpenTable) -> dict[str, str]:
    """The figures and the pieces of the board by name; those that share one are numbered."""
    words, sketch = messages(), table.sketch
    pieces: tuple[Pawn | Bar | Sign, ...] = (*sketch.pawns, *sketch.bars, *sketch.signs)
    told = {piece.id: words.word(piece.name) for piece in pieces if piece.name}
    alike = Counter(told.values())
    numbers: Counter[str] = Counter()
    for ident, said in told.items():
        numbers[said] += 1
        if alike[said] > 1:
            told[ident] = f"{said} {numbers[said]}"
    return told
