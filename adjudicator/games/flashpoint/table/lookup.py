"""Find what a question names: zones, Operatives, units, their figures, and tokens."""

from collections.abc import Callable, Mapping
from itertools import pairwise

from adjudicator.board.regions import Region
from adjudicator.board.squares import Space
from adjudicator.core.faults import InputError
from adjudicator.core.input import Pair, find_by_id, place
from adjudicator.core.short_form import LIST, ShortRecord
from adjudicator.games.flashpoint.table.pieces import Figure, Operative, Token, Unit
from adjudicator.games.flashpoint.table.records import Id, ZoneRef
from adjudicator.games.flashpoint.table.state import Table


class EndRecord(ShortRecord):
    """A zone, given by its id, by a cell, or by someone who is in it."""

    SHORT = (((str, *LIST), "zone"),)

    zone: ZoneRef | None = None
    space: ZoneRef | None = None
    figure: Id | None = None


def read_zone(table: Table, named: str | Pair, at: str) -> Region:
    """A zone by its id or a cell of it."""
    found = table.by_id.get(named) if isinstance(named, str) else table.by_cell.get(Space(*named))
    if found is None:
        known = tuple(table.by_id)
        raise InputError(at, "flashpoint.fault.unknown-zone", zone=named, known=known)
    return found


def read_end(table: Table, end: EndRecord, at: str) -> Region:
    """The zone that an end means."""
    given = [name for name in ("zone", "space", "figure") if getattr(end, name) is not None]
    if len(given) != 1:
        raise InputError(at, "end.one-way", known=("zone", "space", "figure"))
    if end.figure is None:
        named = end.zone if end.zone is not None else end.space
        return read_zone(table, named or "", place(at, given[0]))
    here = place(at, "figure")
    if end.figure in table.units:
        return table.units[end.figure].zone
    operative = find_by_id({**table.operatives, **table.units}, end.figure, here)
    if not isinstance(operative, Operative) or operative.zone is None:
        raise InputError(here, "flashpoint.fault.off-board", id=end.figure)
    return operative.zone


def find_operative(table: Table, name: str, at: str = "operative") -> Operative:
    """An Operative by its id."""
    if name in table.units:
        raise InputError(at, "flashpoint.fault.is-enemy", who=table.units[name].name)
    return find_by_id(table.operatives, name, at)


def find_standing(table: Table, name: str, at: str = "operative") -> tuple[Operative, Region]:
    """An Operative on the board, and its zone."""
    operative = find_operative(table, name, at)
    if operative.zone is None:
        raise InputError(at, "flashpoint.fault.off-board", id=name)
    return operative, operative.zone


def find_unit(table: Table, name: str, at: str = "unit") -> Unit:
    """An Enemy unit by its id."""
    if name in table.operatives:
        raise InputError(at, "flashpoint.fault.no-enemy", who=table.operatives[name].name)
    return find_by_id(table.units, name, at)


def find_token(table: Table, name: str, kind: str, at: str) -> Token:
    """A token of a kind by its id."""
    known = {token.id: token for token in table.tokens_of(kind)}
    if name not in known:
        raise InputError(
            at, "flashpoint.fault.unknown-token", id=name, kind=kind, known=tuple(known)
        )
    return known[name]


def numbered(unit: Unit) -> Mapping[str, Figure]:
    """The figures of a unit by their names: `Grunt`, or of two entries `Grunt#1` and `Grunt#2`."""
    names = [figure.name for figure in unit.figures]
    counted = (names[: place + 1].count(name) for place, name in enumerate(names))
    written = (f"{n}#{c}" if names.count(n) > 1 else n for n, c in zip(names, counted, strict=True))
    return dict(zip(written, unit.figures, strict=True))


def find_figure(unit: Unit, named: str | None, alike: Callable[[Figure], object]) -> Figure:
    """The figure of a unit that is meant; of several entries any one, if they are alike."""
    if not unit.figures:
        message_id = "no-figures" if unit.record.technician else "not-spawned"
        raise InputError("unit", f"flashpoint.fault.{message_id}", id=unit.id)
    known = numbered(unit)
    meant = _meant(unit, named) or [known[name] for name in known if name == named]
    if not meant:
        message_id = "unknown-figure" if named else "choose-figure"
        facts = {"figure": named, "known": tuple(known)}
        raise InputError("figure", f"flashpoint.fault.{message_id}", **facts)
    if any(alike(one) != alike(other) for one, other in pairwise(meant)):
        raise InputError("figure", "flashpoint.fault.which-figure", known=tuple(known))
    return meant[0]


def _meant(unit: Unit, named: str | None) -> list[Figure]:
    """All figures of a name; of a unit with one kind of figure it need not be given."""
    if named is None and len({figure.name for figure in unit.figures}) == 1:
        return list(unit.figures)
    return [figure for figure in unit.figures if figure.name == named]


def as_target(figure: Figure) -> object:
    """The values of a figure that matter for an attack."""
    return figure.printed("initiative"), figure.stat("defense"), figure.has("mark")


def as_it_stands(figure: Figure) -> object:
    """All that is known of one such figure, however many there are."""
    return figure.record.model_dump(exclude={"count"})
