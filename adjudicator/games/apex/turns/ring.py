"""The Ring: where its borders are, where a card moves them, whom it hurts."""

from dataclasses import dataclass

from adjudicator.board.squares import Space
from adjudicator.core.ruling import Consultation, Readings
from adjudicator.games.apex.harm.elimination import Injury, burned, injured
from adjudicator.games.apex.harm.life import ring_limit
from adjudicator.games.apex.table import rulings
from adjudicator.games.apex.table.kit import Ring
from adjudicator.games.apex.table.state import Figure, Table
from adjudicator.games.apex.turns import rules


@dataclass(frozen=True, slots=True)
class Inward:
    """How many spaces each border moves inward."""

    top: int = 0
    left: int = 0
    right: int = 0
    bottom: int = 0


@dataclass(frozen=True, slots=True)
class Hurt:
    """A Legend outside the Ring, the most that its Knockdown Shield lets through, its injury.

    If the edition says nothing of that Shield, `worst` is what happens without it.
    """

    figure: Figure
    limit: int | None
    injury: Injury | None
    worst: Injury | None = None

    @property
    def damage(self) -> int | None:
        """The damage dealt, if that is known."""
        return self.injury.last.amount if self.injury else None

    @property
    def falls(self) -> bool:
        """Whether it is eliminated, or may be for all that is known."""
        injury = self.injury or self.worst
        return injury is not None and (injury.eliminated or not injury.is_known)


@dataclass(frozen=True, slots=True)
class RingProof:
    """The Ring before and after a card, who is where then, and whom the round's end hurts.

    Whoever is eliminated is off the map, and so neither inside nor outside.
    """

    before: Ring
    after: Ring
    moved: Inward
    inside: tuple[Figure, ...]
    outside: tuple[Figure, ...]
    hurt: tuple[Hurt, ...]
    readings: Readings


def whole(table: Table) -> Ring:
    """The Ring as it is set up: in the corner spaces of the map."""
    return Ring(left=0, top=0, right=table.columns - 1, bottom=table.rows - 1)


def move_ring(
    table: Table,
    card: Inward | None,
    damage: int | None,
    consult: Consultation,
    *,
    hurts: bool = True,
) -> RingProof:
    """Hurt who is outside, and move the borders, in the order in which the edition ends a round.

    A Ring that has done its damage already no longer `hurts`.
    """
    before = table.ring or whole(table)
    after = _moved(table, before, card) if card else before
    hurting = before if table.edition.ring_hurts_first else after
    figures = tuple(table.figures.values())
    if any(_is_on_border(ring, figure.at) for ring in (hurting, after) for figure in figures):
        consult(rulings.RING_BORDER)
    reading = consult.readings
    burning = figures if hurts else ()
    outside = (figure for figure in burning if not is_inside(hurting, figure.at, reading))
    hurt = tuple(_hurt(table, figure, damage, consult) for figure in outside)
    fallen = {one.figure.id for one in hurt if one.falls}
    left = tuple(figure for figure in figures if figure.id not in fallen)
    return RingProof(
        before,
        after,
        card or Inward(),
        tuple(figure for figure in left if is_inside(after, figure.at, reading)),
        tuple(figure for figure in left if not is_inside(after, figure.at, reading)),
        hurt,
        reading,
    )


def is_inside(ring: Ring, space: Space, readings: Readings) -> bool:
    """Whether a space is inside; the spaces of the border are, unless a table reads otherwise."""
    inward = int(readings.values[rulings.RING_BORDER] == "outside")
    across = ring.left + inward <= space.c <= ring.right - inward
    return across and ring.top + inward <= space.r <= ring.bottom - inward


def _is_on_border(ring: Ring, space: Space) -> bool:
    """Whether a space is among the first or last of the Ring."""
    within = ring.left <= space.c <= ring.right and ring.top <= space.r <= ring.bottom
    return within and (space.c in (ring.left, ring.right) or space.r in (ring.top, ring.bottom))


def _moved(table: Table, ring: Ring, card: Inward) -> Ring:
    """The borders moved inward; a Ring that has closed moves no farther than off the board."""
    return Ring(
        left=min(ring.left + card.left, table.columns),
        top=min(ring.top + card.top, table.rows),
        right=max(ring.right - card.right, -1),
        bottom=max(ring.bottom - card.bottom, -1),
    )


def _hurt(table: Table, figure: Figure, damage: int | None, consult: Consultation) -> Hurt:
    limit = ring_limit(figure.kit)
    if limit is None or not table.edition.leaves_out(rules.RING_KNOCKDOWN, consult):
        injury = None if damage is None else burned(figure, damage, consult)
        return Hurt(figure, limit, injury)
    worst = None if damage is None else injured(figure, (damage,), consult, "health")
    return Hurt(figure, None, None, worst)
