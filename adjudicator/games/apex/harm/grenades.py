"""Where a Grenade lands, what it reaches, and whom it hurts."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from adjudicator.board.squares import Space, steps_apart
from adjudicator.core.data import read_data
from adjudicator.core.ruling import Consultation
from adjudicator.games.apex.harm.areas import AreaProof, Facing, Offset, spread, turned
from adjudicator.games.apex.harm.domes import sheltered
from adjudicator.games.apex.table.ends import End
from adjudicator.games.apex.table.kit import DIRECTIONS, Direction
from adjudicator.games.apex.table.pieces import Piece
from adjudicator.games.apex.table.state import Figure, Table
from adjudicator.games.apex.table.tokens import find_among, tokens_called


@dataclass(frozen=True)
class Token:
    """A Grenade token: its range, how many Aim cards it takes, its area with the damage.

    `turn` names the ruling on how the shape lies to the facing, if there is one.
    """

    name: str
    range: tuple[int, int]
    cards: int
    damage: Mapping[Offset, int]
    turn: str | None = None

    @property
    def symmetric(self) -> bool:
        """Whether its area is the same however the token is turned."""
        return all(self.damage.get((-r, c)) == dealt for (c, r), dealt in self.damage.items())


@dataclass(frozen=True)
class Throw:
    """A Grenade that is thrown: by whom, where to, facing where, and the arrows that are drawn."""

    token: Token
    thrower: Figure
    aim: Space
    facing: Facing
    arrows: Sequence[Direction | None]


@dataclass(frozen=True)
class Relocation:
    """One Aim card: from where to where its arrow, if it has one, moves the token."""

    start: Space
    end: Space


@dataclass(frozen=True)
class ThrowProof:
    """All that came of a throw; `lie` is how a shape is read to lie where that is a ruling."""

    throw: Throw
    on_map: bool
    distance: int
    relocations: tuple[Relocation, ...]
    landing: Space
    outside: bool
    level: int
    on_top: tuple[Piece, ...]
    area: AreaProof
    damage: Mapping[Space, int]
    lie: str | None
    figures: tuple[Figure, ...]
    #: The spaces in whose Zone its damage is prevented.
    shielded: frozenset[Space] = frozenset()
    #: The thrower's Backpack without the token; None where nobody has written down what is in it.
    left: tuple[str, ...] | None = None
    carried: bool = True

    @property
    def in_range(self) -> bool:
        """Whether the intended space is within the token's range."""
        low, high = self.throw.token.range
        return low <= self.distance <= high

    @property
    def legal(self) -> bool:
        """Whether the Grenade may be thrown there."""
        return self.on_map and self.in_range and self.carried

    @property
    def spaces(self) -> tuple[tuple[Space, int], ...]:
        """The spaces that are hit, row by row, with the damage that is dealt there."""
        reached = (space for space in self.area.reached if space not in self.shielded)
        return tuple((space, self.damage[space]) for space in reached)

    @property
    def hit(self) -> tuple[tuple[Figure, int], ...]:
        """Who is hurt, in the order of the table, and how much."""
        reached = dict(self.spaces)
        return tuple((who, reached[who.at]) for who in self.figures if who.at in reached)


def thrown(table: Table, throw: Throw, consult: Consultation) -> ThrowProof:
    """Throw a Grenade; one that may not be thrown there is followed to its end all the same."""
    relocations = tuple(_relocations(throw))
    landing = relocations[-1].end if relocations else throw.aim
    tall = tuple(p for p in table.pieces if landing in p.spaces and p.top > table.level(landing))
    level = max((piece.top for piece in tall), default=table.level(landing))
    lie = consult(throw.token.turn) if throw.token.turn else None
    damage = _laid(throw, landing, along=lie == "along")
    area = spread(table, End(landing, level), damage, consult, aerial=False)
    return ThrowProof(
        throw,
        on_map=throw.aim in table.grid,
        distance=steps_apart(throw.thrower.at, throw.aim),
        relocations=relocations,
        landing=landing,
        outside=landing not in table.grid,
        level=level,
        on_top=tall,
        area=area,
        damage=damage,
        lie=lie,
        figures=tuple(table.figures.values()),
        left=_left(throw),
        carried=not throw.thrower.kit.pack_is_known or _is_carried(throw),
        shielded=sheltered(table, area.reached, consult, grenade=True),
    )


def _is_carried(throw: Throw) -> bool:
    """Whether it may be in the Backpack; one without a name may be any token that is."""
    return _left(throw) is not None if throw.token.name else bool(throw.thrower.kit.backpack)


def _left(throw: Throw) -> tuple[str, ...] | None:
    """The thrower's Backpack without the Grenade, if it is in there."""
    pack = list(throw.thrower.kit.backpack)
    name = find_among(pack, throw.token.name, "grenade") if throw.token.name else None
    if name is None:
        return None
    pack.remove(name)
    return tuple(pack)


def _relocations(throw: Throw) -> Iterator[Relocation]:
    here = throw.aim
    for arrow in throw.arrows:
        c, r = DIRECTIONS[arrow] if arrow else (0, 0)
        there = Space(here.c + c, here.r + r)
        yield Relocation(here, there)
        here = there


def _laid(throw: Throw, landing: Space, *, along: bool) -> dict[Space, int]:
    """The damage of each space of the token's shape, laid where it landed."""
    damage = {}
    for offset, dealt in throw.token.damage.items():
        c, r = turned(turned(offset, "e") if along else offset, throw.facing)
        damage[Space(landing.c + c, landing.r + r)] = dealt
    return damage


def _read_tokens() -> Mapping[str, Token]:
    tokens = {}
    for key, facts in read_data("apex", "grenades").items():
        damage = {(c, r): dealt for c, r, dealt in facts["offsets"]}
        low, high = facts["range"]
        tokens[key] = Token(
            facts["name"], (low, high), facts["cards"], MappingProxyType(damage), facts.get("turn")
        )
    return MappingProxyType(tokens)


TOKENS = _read_tokens()


def token_called(name: str) -> Token | None:
    """The token of a name, long or short, in any case, with its rarity or without."""
    called = name.strip().casefold()
    if called in TOKENS:
        return TOKENS[called]
    meant = [token.name for token in tokens_called(name, ("grenade",))]
    return next((token for token in TOKENS.values() if meant == [token.name]), None)
