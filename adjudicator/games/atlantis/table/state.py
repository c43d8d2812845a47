"""A table of Guards of Atlantis II, frozen: the board, what stands on it, the lanes."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Literal

from adjudicator.board.cell import name_hexes
from adjudicator.board.hexes import Hex, NamedHex
from adjudicator.board.lazy import cached_property
from adjudicator.core.facts import Said
from adjudicator.core.ruling import Readings
from adjudicator.games.atlantis.table.kit import Card, EffectSide, Gives, Items, Keyword, Team

#: What lanes are called where they have no name yet; no map has more than two.
LANES = ("main", "second")

MinionType = Literal["melee", "ranged", "heavy"]
PointKind = Literal["hero", "melee", "ranged", "heavy"]
#: The actions that a table notes when they are carried out.
ActDone = Literal["attack", "movement", "fast-travel"]
#: The steps of the end of a Round, in the order of the book.
RoundStep = Literal["strays", "battle", "push", "clear", "level-up", "pity"]
#: What a unit can be or do for a while, as a scene writes it.
Status = Literal["immune", "cannot-move", "no-movement-action", "ignores"]
#: When that ends.
Until = Literal["this-turn", "this-round"]


@dataclass(frozen=True, slots=True)
class Token:
    """A token; `through` ones can be moved through. Without a place it is in the supply."""

    id: str
    name: str
    at: Hex | None
    through: bool = False


@dataclass(frozen=True, slots=True)
class Marker:
    """A marker, and the Hero that has it; without one it lies beside the board."""

    name: str
    unit: str | None = None


@dataclass(frozen=True, slots=True)
class Effect:
    """An Active effect: the card that it comes from, whose, and the turn it was performed in.

    `gives` is what it does to values and conditions, None where nobody told; the rest is to whom.
    """

    name: str
    unit: str
    keyword: Keyword
    turn: int
    gives: Gives | None = None
    units: tuple[str, ...] = ()
    side: EffectSide = "self"
    among: Literal["units", "heroes", "minions"] = "units"
    radius: int | None = None
    action: str | None = None

    def holds_in(self, turn: int | None) -> bool:
        """Whether it holds in a turn of its Round; in one that nobody told, if it has begun."""
        if self.keyword == "this-round":
            return turn is None or turn >= self.turn
        if self.keyword == "this-turn":
            return turn is None or turn == self.turn
        return self.keyword == "next-turn" and turn == self.turn + 1

    def ends_with(self, turn: int) -> bool:
        """Whether it is over when a turn of the Round ends."""
        later = self.keyword in ("next-turn", "next-turn-after-cards")
        return self.keyword != "this-round" and self.turn + later == turn


@dataclass(frozen=True, slots=True)
class Played:
    """The card that a Hero played in this turn; without an Initiative the player passed.

    `did` is the action that was performed so far, and `acted` that the card is resolved. `flips`
    says that the coin let it act before a Hero that was defeated since: it still flips the coin.
    """

    unit: str
    initiative: int | None = None
    card: str | None = None
    did: ActDone | None = None
    acted: bool = False
    flips: bool = False


@dataclass(frozen=True, slots=True)
class SpawnPoint:
    """A Spawn point: for whom, and where."""

    at: Hex
    kind: PointKind
    team: Team


def lane_called(name: str) -> str | Said:
    """What a lane is called: words for a name that the tray gives, or the name itself."""
    return Said(f"atlantis.lane-called.{name}") if name in LANES else name


@dataclass(frozen=True, slots=True)
class Lane:
    """A lane: its zones from the red throne to the blue one, its Battle Zone, its counters."""

    name: str
    zones: tuple[str, ...]
    battle_zone: str
    waves: int | None

    @property
    def called(self) -> str | Said:
        """What it is called."""
        return lane_called(self.name)

    @property
    def middle(self) -> str:
        """The zone in which its first battle is."""
        return self.zones[len(self.zones) // 2]


@dataclass(frozen=True, slots=True)
class Unit:
    """A Hero or a Minion; without a place it is off the board.

    `immune` holds the types of actions that do not affect it, `all` for every one.
    """

    id: str
    name: str
    team: Team
    at: Hex | None
    type: MinionType | None = None
    lane: str | None = None
    #: Level 1, where all Heroes begin, if nobody entered one: `level_told` is false then.
    level: int = 1
    immune: tuple[str, ...] = ()
    cannot_move: bool = False
    no_movement_action: bool = False
    ignores: tuple[str, ...] = ()
    items: Items | None = None
    cards: tuple[Card, ...] = ()
    coins: int | None = None
    #: Whether it bought a level in this Round.
    leveled_up: bool = False
    level_told: bool = True
    #: When what it is or can't do ends; what is not told here stays until it is taken off.
    ends: tuple[tuple[Status, Until], ...] = ()

    @property
    def hero(self) -> bool:
        """Whether it is a Hero."""
        return self.type is None

    def immune_to(self, action: str | None) -> bool:
        """Whether it is marked as Immune to an action of a type, or to all."""
        return "all" in self.immune or (action is not None and action in self.immune)


Obstacle = Unit | Token | Literal["terrain"]


@dataclass(frozen=True)
class Table:
    """The whole table."""

    zones: Mapping[str, frozenset[Hex]]
    terrain: frozenset[Hex]
    thrones: Mapping[Team, str]
    lanes: Mapping[str, Lane]
    points: tuple[SpawnPoint, ...]
    units: Mapping[str, Unit]
    tokens: Mapping[str, Token]
    coin: Team | None
    life: Mapping[Team, int]
    readings: Readings
    title: str = ""
    markers: tuple[Marker, ...] = ()
    #: The turn of the Round that is being played, where it is kept.
    turn: int | None = None
    effects: tuple[Effect, ...] = ()
    #: The Round, where the table keeps track of turns; None where nobody does.
    round: int | None = None
    #: The cards of this turn, once they are revealed.
    played: tuple[Played, ...] = ()
    #: The step that the end of the Round has got to.
    round_end: RoundStep | None = None

    @cached_property
    def board(self) -> frozenset[Hex]:
        """Every hex that is on the board."""
        return frozenset(self.terrain.union(*self.zones.values()))

    @cached_property
    def zone_of(self) -> Mapping[Hex, str]:
        """The zone of each hex that is in one."""
        return {hex_: name for name, hexes in self.zones.items() for hex_ in hexes}

    @cached_property
    def standing(self) -> Mapping[Hex, Unit | Token]:
        """Who or what stands where."""
        pieces: Iterable[Unit | Token] = (*self.units.values(), *self.tokens.values())
        return {piece.at: piece for piece in pieces if piece.at is not None}

    @cached_property
    def empty(self) -> frozenset[Hex]:
        """The spaces of the board without an obstacle."""
        return self.board - self.terrain - self.standing.keys()

    @cached_property
    def pieces_by_name(self) -> Mapping[str, Unit | Token]:
        """Every piece by name, in whatever case; if several share one, the first."""
        pieces: tuple[Unit | Token, ...] = (*self.units.values(), *self.tokens.values())
        return {piece.name.casefold(): piece for piece in reversed(pieces)}

    def obstacle(self, at: Hex) -> Obstacle | None:
        """The obstacle in a space, if there is one."""
        return self.standing.get(at) or ("terrain" if at in self.terrain else None)

    def is_empty(self, at: Hex) -> bool:
        """Whether a hex is a space of the board without an obstacle."""
        return at in self.board and self.obstacle(at) is None

    @cached_property
    def strays(self) -> dict[tuple[str, str | None, str], tuple[tuple[str, ...], object]]:
        """The strays that were decided before: by lane, by who goes ahead, and by reading."""
        return {}

    @cached_property
    def names(self) -> Mapping[Hex, NamedHex]:
        """Every hex of the board with the name that people call it by."""
        return name_hexes(self.board)

    def named(self, at: Hex) -> Hex:
        """A hex with its name; one off the board has none."""
        return self.names.get(at, at)

    def with_pieces(self, **pieces: Mapping[str, Unit] | Mapping[str, Token]) -> "Table":
        """This table with other pieces on the same board, which is reused."""
        other = replace(self, **pieces)  # type: ignore[arg-type]
        other.__dict__["board"] = self.board
        return other

    @property
    def minions(self) -> tuple[Unit, ...]:
        """All Minions, those off the board too."""
        return tuple(unit for unit in self.units.values() if not unit.hero)

    def in_zone(self, zone: str) -> tuple[Unit, ...]:
        """The units that stand in a zone."""
        hexes = self.zones[zone]
        return tuple(unit for unit in self.units.values() if unit.at in hexes)

    def fighters(self, lane: Lane, team: Team) -> tuple[Unit, ...]:
        """The Minions of a team that stand in their lane's Battle Zone."""
        there = self.in_zone(lane.battle_zone)
        return tuple(u for u in there if not u.hero and u.lane == lane.name and u.team == team)


def other_team(team: Team) -> Team:
    """The team against it."""
    return "blue" if team == "red" else "red"


def moved(table: Table, piece: Unit | Token, at: Hex | None) -> Table:
    """The table with a piece in another space, or off the board."""
    if isinstance(piece, Unit):
        return table.with_pieces(units={**table.units, piece.id: replace(piece, at=at)})
    return table.with_pieces(tokens={**table.tokens, piece.id: replace(piece, at=at)})
