"""Which figure of a unit is meant, by its name; with a number where entries share one."""

from collections.abc import Callable, Mapping
from itertools import pairwise

from adjudicator.core.input import InputError
from adjudicator.games.flashpoint.standing import Figure, Unit


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
        facts = {"figure": named or "", "known": tuple(known)}
        raise InputError("figure", "flashpoint.fault.unknown-figure", **facts)
    if any(alike(one) != alike(other) for one, other in pairwise(meant)):
        raise InputError("figure", "flashpoint.fault.which-figure", known=tuple(known))
    return meant[0]


def _meant(unit: Unit, named: str | None) -> list[Figure]:
    """All figures of a name; of a unit with one kind of figure it need not be given."""
    if named is None and len({figure.name for figure in unit.figures}) == 1:
        return list(unit.figures)
    return [figure for figure in unit.figures if figure.name == named]


def as_target(figure: Figure) -> object:
    """What of a figure bears on an attack."""
    return figure.record.initiative, figure.stat("defense"), figure.has("mark")


def as_it_stands(figure: Figure) -> object:
    """All that is known of one such figure, however many there are."""
    return figure.record.model_dump(exclude={"count"})
