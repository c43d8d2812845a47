"""Which miniatures a Destroy action reaches, and what speaks against each of them."""

from collections.abc import Collection
from dataclasses import dataclass

from adjudicator.core.ruling import Consultation
from adjudicator.games.apex.objects.reaching import Nearness, nearness
from adjudicator.games.apex.sight.line import look
from adjudicator.games.apex.table.components import Tag
from adjudicator.games.apex.table.ends import End, end_of
from adjudicator.games.apex.table.kit import Weapon
from adjudicator.games.apex.table.state import Figure, Piece, Table


@dataclass(frozen=True, slots=True)
class Attack:
    """How many targets are destroyed how: by hand, or with a weapon and its optimal range.

    `barred` says that it is by hand and that this cannot be done; `sight` that a line is needed.
    """

    most: int
    weapon: Weapon | None = None
    range: tuple[int, int] = (0, 0)
    barred: bool = False
    sight: bool = True


@dataclass(frozen=True, slots=True)
class Aim:
    """One target: whether it may be destroyed at all, and whether the attack reaches it.

    `seen` is None without a weapon, or where the table wants no verdict on the line.
    """

    near: Nearness
    tagged: bool
    in_range: bool
    seen: bool | None
    attack: Attack

    @property
    def piece(self) -> Piece:
        """The target itself."""
        return self.near.piece

    @property
    def reached(self) -> bool:
        """Whether the attack reaches it."""
        if self.attack.weapon is None:
            return not self.attack.barred and (self.near.adjacent or self.near.own)
        return self.in_range and (self.seen is True or not self.attack.sight)

    @property
    def legal(self) -> bool:
        """Whether it can be destroyed."""
        return self.tagged and self.reached


@dataclass(frozen=True, slots=True)
class Destruction:
    """All targets of one action, and what holds for the action itself."""

    aims: tuple[Aim, ...]
    most: int
    loaded: bool

    @property
    def too_many(self) -> bool:
        """Whether the action does not reach so far."""
        return len(self.aims) > self.most

    @property
    def legal(self) -> bool:
        """Whether the whole action can be done."""
        return self.loaded and not self.too_many and all(aim.legal for aim in self.aims)


def target_end(table: Table, piece: Piece) -> End | None:
    """Where a line to a piece ends; the book tells of none to an edge or a whole building."""
    if piece.corner:
        return End(piece.corner, piece.base)
    if len(piece.spaces) == 1:
        return End(piece.spaces[0], table.level(piece.spaces[0]))
    return None


def may_be_destroyed(piece: Piece, by_sheet: Collection[str]) -> bool:
    """Whether a piece is DESTROYABLE: by its own tag, or by the players' sheet."""
    return Tag.DESTROYABLE in piece.tags or piece.id in by_sheet


def destruction(
    table: Table,
    figure: Figure,
    targets: tuple[tuple[Piece, bool], ...],
    attack: Attack,
    consult: Consultation,
) -> Destruction:
    """Judge each target, given with whether it is DESTROYABLE."""
    aims = tuple(_aim(table, figure, target, attack, consult) for target in targets)
    loaded = not attack.barred if attack.weapon is None else attack.weapon.ammo != 0
    return Destruction(aims, attack.most, loaded)


def _aim(
    table: Table,
    figure: Figure,
    target: tuple[Piece, bool],
    attack: Attack,
    consult: Consultation,
) -> Aim:
    piece, tagged = target
    near = nearness(table, figure, piece, consult)
    if attack.weapon is None:
        return Aim(near, tagged, in_range=True, seen=None, attack=attack)
    low, high = attack.range
    end = target_end(table, piece) if attack.sight else None
    seen = look(table, end_of(table, figure), end, consult).clear if end else None
    return Aim(near, tagged, low <= near.distance <= high, seen, attack)
