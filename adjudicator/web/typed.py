"""The words of a link as a field shows them: names and spaces as people say them."""

from collections import Counter
from dataclasses import replace

from adjudicator.app.query import TableQuery
from adjudicator.app.tables import OpenTable
from adjudicator.core.facts import Absent
from adjudicator.core.faults import InputError
from adjudicator.core.game import NamedPlace
from adjudicator.web.language import messages


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
    """The word of a link for what was typed: names are those of the page, each of one figure."""
    if place := _place(table, word):
        return place.word
    wanted = word.strip().casefold()
    found = [ident for ident, said in _names(table).items() if said.casefold() == wanted]
    return found[0] if len(found) == 1 else word


def _place(table: OpenTable, word: str) -> NamedPlace | None:
    try:
        return table.parse_place(word, "from") if word else None
    except InputError:
        return None


def _name(table: OpenTable, end: NamedPlace) -> str:
    if said := _names(table).get(end.word):
        return said
    if isinstance(end.place, Absent):
        return messages().word(end.place.who)
    return messages().word(end.place.who or end.place.spot)


def _names(table: OpenTable) -> dict[str, str]:
    """The figures by name; those that share one are numbered."""
    told = {pawn.id: messages().word(pawn.name) for pawn in table.sketch.pawns}
    alike = Counter(told.values())
    numbers: Counter[str] = Counter()
    for ident, said in told.items():
        numbers[said] += 1
        if alike[said] > 1:
            told[ident] = f"{said} {numbers[said]}"
    return told
