"""Whom an attack may be aimed at, and what gives cover."""

from dataclasses import dataclass

from adjudicator.board.regions import Region
from adjudicator.core.question import Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.attacks import rules
from adjudicator.games.flashpoint.attacks.params import Weapon, weapon_range
from adjudicator.games.flashpoint.sight.line_of_sight import at_end, sees
from adjudicator.games.flashpoint.table import rulings
from adjudicator.games.flashpoint.table.facts import names
from adjudicator.games.flashpoint.table.marks import between
from adjudicator.games.flashpoint.table.numbers import printed
from adjudicator.games.flashpoint.table.pieces import Figure, Unit
from adjudicator.games.flashpoint.table.state import Table

#: What cover adds to an Enemy's Defense.
COVER = 2


@dataclass(frozen=True)
class Aim:
    """A figure as a target: how far it is, and every reason why it may not be chosen."""

    unit: Unit
    figure: Figure
    far: int | None
    seen: bool
    #: None if that rests on a range that nobody has entered.
    in_range: bool | None
    #: The figures in its zone that must be targeted before it.
    before: tuple[Figure, ...]
    #: The figures of which that can't be told, for an Initiative that nobody has entered.
    unranked: tuple[Figure, ...] = ()

    @property
    def legal(self) -> bool | None:
        """Whether the figure may be targeted; None if a number is missing."""
        if not self.seen or self.in_range is False or self.before:
            return False
        return None if self.in_range is None or self.unranked else True


def reaches(far: int | None, span: tuple[int, int] | None) -> bool | None:
    """Whether a distance is within a range; None if the range is not known."""
    if far is None:
        return False
    return None if span is None else span[0] <= far <= span[1]


def take_aim(  # noqa: PLR0913, PLR0917 - all that a target depends on
    table: Table, start: Region, unit: Unit, figure: Figure, weapon: Weapon, consult: Consultation
) -> Aim:
    """Look at a figure as a target."""
    far = table.distances("open_ways", start).get(unit.zone.key)
    seen = sees(table, start, unit.zone, consult)
    free = weapon.accuracy or weapon.aoe or figure.has("mark")
    before, unranked = ((), ()) if free else first_to_target(table, unit.zone, figure)
    aim = Aim(unit, figure, far, seen, reaches(far, weapon.range), before, unranked)
    if aim.legal is None:
        _note(aim, weapon, consult)
    return aim


def _note(aim: Aim, weapon: Weapon, consult: Consultation) -> None:
    """Note the numbers for lack of which nobody can tell whether a figure may be targeted."""
    weapon_range(weapon, consult)
    for figure in (aim.figure, *aim.unranked) if aim.unranked else ():
        printed(figure, "initiative", consult)


def first_to_target(
    table: Table, zone: Region, figure: Figure
) -> tuple[tuple[Figure, ...], tuple[Figure, ...]]:
    """The figures of lower Initiative in a zone, and those of which nobody can tell.

    Stunned ones may be passed over, and figures of one name have one card.
    """
    own = figure.printed("initiative")
    before, unranked = [], []
    for other in (one for unit in table.units_in(zone) for one in unit.figures):
        rank = other.printed("initiative")
        if other.stunned or other is figure:
            continue
        if own is not None and rank is not None:
            before += [other] if rank < own else []
        elif other.name != figure.name:
            unranked.append(other)
    return tuple(before), tuple(unranked)


def has_barricade(table: Table, zone: Region) -> bool:
    """Whether a Barricade token lies in a zone."""
    return any(token.zone is zone for token in table.tokens_of("barricade"))


def through_door(table: Table, start: Region, end: Region, consult: Consultation) -> bool:
    """Whether the line to a target leads through an open doorway, or perhaps touches its tip."""
    line = table.line(start, end)
    met = [contact.edge for contact in line.doorways]
    if any(not at_end(line, c) or met.count(c.edge) > 1 for c in line.doorways):
        return True
    return bool(met) and consult(rulings.DOORWAY_TIP) == "cover"


def tell_aim(told: Steps, aim: Aim, start: Region) -> None:
    """Tell why a figure may be targeted, or every reason why not."""
    facts = {
        "who": aim.figure.name or aim.unit.name,
        "zone": aim.unit.zone.called,
        "far": aim.far,
        "before": names(dict.fromkeys(figure.name for figure in aim.before)),
    }
    role = "clear" if aim.legal else "blocked"
    marks = () if start is aim.unit.zone else (between(start, aim.unit.zone, role),)
    if not aim.seen:
        told.add(rules.ATTACK_LOS, "flashpoint.targets.hidden", *marks, **facts)
    if aim.in_range is False:
        message_id = "out-of-range" if aim.far is not None else "no-way"
        told.add(rules.ATTACK_RANGE, f"flashpoint.targets.{message_id}", *marks, **facts)
    if aim.before:
        told.add(rules.ATTACK_INITIATIVE, "flashpoint.targets.initiative", *marks, **facts)
    if aim.legal is None:
        told.add(rules.ATTACK_LOS, "flashpoint.targets.unknown-legal", *marks, **facts)
    if aim.legal:
        told.add(rules.ATTACK_LOS, "flashpoint.targets.legal", *marks, **facts)
