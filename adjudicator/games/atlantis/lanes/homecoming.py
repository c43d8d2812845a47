"""Strayed Minions that go back before a Minion Battle, one after another, as their teams choose."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from adjudicator.board.hexes import Hex
from adjudicator.core.change import Change
from adjudicator.core.faults import InputError
from adjudicator.core.input import place
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Step, space_mark
from adjudicator.games.atlantis.lanes import rules
from adjudicator.games.atlantis.lanes.minion_return import Stray, strays_of
from adjudicator.games.atlantis.table.edits import put
from adjudicator.games.atlantis.table.state import Lane, Table, Unit, moved

#: By Minion: the space that its team chose.
Returns = Mapping[str, tuple[int, int]]


@dataclass(frozen=True)
class Homecoming:
    """The table once those strays are back whose way is known, and where each of them went."""

    table: Table
    gone: tuple[tuple[Unit, Hex], ...] = ()

    @property
    def change(self) -> Change:
        """The Minions where they went."""
        return Change(edits=[put(minion, at) for minion, at in self.gone])

    @property
    def steps(self) -> Iterator[Step]:
        """Who goes back where."""
        for minion, at in self.gone:
            facts = {"who": minion.name, "space": at}
            marks = (space_mark(at, "choice"),)
            yield Step(rules.BATTLE_STRAYS, "atlantis.strays.back", facts, marks)


def bring_back(
    table: Table, lanes: Iterable[Lane], returns: Returns, consult: Consultation
) -> Homecoming:
    """Bring back the strays of lanes in their order, up to the first that still has a choice."""
    found = Homecoming(table)
    for lane in lanes:
        found = _back_to(found, lane, returns, consult)
    known = {minion.id for minion, _ in found.gone}
    # Choices are made by the table's own reading; under another they may not fit.
    for name in returns if consult.readings == table.readings else ():
        if name not in known:
            raise InputError(place("returns", name), "atlantis.no-such-stray")
    return found


def _back_to(found: Homecoming, lane: Lane, returns: Returns, consult: Consultation) -> Homecoming:
    while strays := _next(found.table, lane, consult):
        first, pick = strays[0], returns.get(strays[0].minion.id)
        at = Hex(*pick) if pick else first.spaces[0]
        if at not in first.spaces or (pick is None and len(first.spaces) > 1):
            return found
        table = moved(found.table, first.minion, at)
        found = replace(found, table=table, gone=(*found.gone, (first.minion, at)))
    return found


def _next(table: Table, lane: Lane, consult: Consultation) -> list[Stray]:
    """The strays that find room, in their order; none where that can't be told.

    A battle counts them all the same, and it isn't carried out before they are back.
    """
    try:
        return [stray for stray in strays_of(table, lane, consult) if stray.spaces]
    except InputError:
        return []
