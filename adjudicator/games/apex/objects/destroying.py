"""Which miniatures a Destroy action reaches, and what speaks against each of them."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

from adjudicator.core.ruling import Consultation
from adjudicator.games.apex.objects.reaching import Nearness, nearness, spaces_around
from adjudicator.games.apex.sight.line import look
from adjudicator.games.apex.table.clock import Clock, Token, cooling
from adjudicator.games.apex.table.components import Tag
from adjudicator.games.apex.table.ends import End, end_of
from adjudicator.games.apex.table.kit import Weapon
from adjudicator.games.apex.table.naming import thing
from adjudicator.games.apex.table.pieces import Piece
from adjudicator.games.apex.table.state import Figure, Table


@dataclass(frozen=True, slots=True)
class Attack:
    """How many targets are destroyed how: by hand, or with a weapon and its optimal range.

    Of the range, nothing or only where it begins may have been entered.

    `barred` says that it is by hand and that this cannot be done; `sight` that a line is needed.
    """

    most: int
    weapon: Weapon | None = None
    range: tuple[int, int | None] | None = None
    barred: bool = False
    sight: bool = True

    def reaches(self, distance: int) -> bool | None:
        """Whether a distance is within the range; None where that hasn't been entered."""
        low, high = self.range or (None, None)
        if low is None or (high is None and distance > low):
            return None
        return low <= distance <= (low if high is None else high)


@dataclass(frozen=True, slots=True)
class Aim:
    """One target: whether it may be destroyed at all, and whether the attack reaches it.

    `in_range` is None where the range is missing, `seen` without a weapon, or where the table wants
    no verdict on the line.
    """

    near: Nearness
    tagged: bool
    in_range: bool | None
    seen: bool | None
    attack: Attack

    @property
    def piece(self) -> Piece:
        """The target itself."""
        return self.near.piece

    @property
    def reached(self) -> bool | None:
        """Whether the attack reaches it."""
        if self.attack.weapon is None:
            return not self.attack.barred and (self.near.adjacent or self.near.own)
        return _all((self.in_range, self.seen is True or not self.attack.sight))

    @property
    def legal(self) -> bool | None:
        """Whether it can be destroyed."""
        return _all((self.tagged, self.reached))


def _all(parts: Iterable[bool | None]) -> bool | None:
    """Whether all of it holds; None where that hangs on what isn't known."""
    known = set(parts)
    return False if False in known else None if None in known else True


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
    def legal(self) -> bool | None:
        """Whether the whole action can be done."""
        return _all((self.loaded, not self.too_many, *(aim.legal for aim in self.aims)))

    @property
    def needs_range(self) -> bool:
        """Whether a target hangs on the range of the weapon."""
        return any(aim.legal is None and aim.in_range is None for aim in self.aims)


@dataclass(frozen=True, slots=True)
class Aftermath:
    """What destroying does beside taking the targets off the map.

    `clock` is the Round board afterwards, where a token on it changes; `without_cooldown` are the
    places of the tokens that go to the Cooldown track, and nobody has entered where;
    `carried` are the pieces and Legends on top of a target, of which the book says nothing.
    """

    clock: Clock | None
    cooled: tuple[Token, ...] = ()
    waiting: tuple[Token, ...] = ()
    without_cooldown: tuple[int, ...] = ()
    carried: tuple[object, ...] = ()


def aftermath(table: Table, proof: Destruction) -> Aftermath:
    """What destroying its targets does to their tokens, and to what stands on them."""
    gone = {aim.piece.id for aim in proof.aims}
    carried = tuple(_carried(table, proof))
    tokens = table.time.tokens if table.time else ()
    theirs = {n: token for n, token in enumerate(tokens) if token.component in gone}
    if table.time is None or not theirs:
        return Aftermath(None, carried=carried)
    under = {n: token for n, token in theirs.items() if token.track == "initiative"}
    unknown = {n: token for n, token in under.items() if token.cooldown is None}
    after = tuple(_without(token) if n in theirs else token for n, token in enumerate(tokens))
    return Aftermath(
        table.time.model_copy(update={"tokens": after}),
        tuple(_without(token) for n, token in under.items() if n not in unknown),
        tuple(unknown.values()),
        tuple(unknown),
        carried,
    )


def _without(token: Token) -> Token:
    """A token whose miniature is gone: from below the Initiative track it goes to cool down."""
    if token.track == "initiative" and token.cooldown is not None:
        return cooling(token, token.cooldown)
    return token.model_copy(update={"component": None})


def _carried(table: Table, proof: Destruction) -> Iterator[object]:
    """What stands on top of a target, and would hang in the air without it."""
    for aim in proof.aims:
        roof = set(aim.piece.spaces) if aim.piece.raises else set()
        for piece in table.pieces:
            around = set(piece.spaces or spaces_around(piece))
            if piece is not aim.piece and piece.base >= aim.piece.top and roof & around:
                yield thing(piece)
        yield from (figure.name for space, figure in table.standing.items() if space in roof)


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
    end = target_end(table, piece) if attack.sight else None
    seen = look(table, end_of(table, figure), end, consult).clear if end else None
    return Aim(near, tagged, attack.reaches(near.distance), seen, attack)
