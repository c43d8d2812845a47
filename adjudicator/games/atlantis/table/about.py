"""Describe a space, a unit or a token, with the rules that apply to it.

Rules are named by their ids: the topics that they belong to build on this package.
"""

from collections.abc import Iterator, Mapping

from adjudicator.board.cell import Cell, space_link
from adjudicator.board.hexes import Hex
from adjudicator.core.description import Article
from adjudicator.core.facts import Absent, Place
from adjudicator.core.faults import InputError
from adjudicator.core.rule import RuleId
from adjudicator.games.atlantis.table.notation import parse_place, zone_called
from adjudicator.games.atlantis.table.state import Table, Unit

OFF_THE_BOARD = (
    RuleId("atlantis.respawn.spawn-point"),
    RuleId("atlantis.action.off-the-board"),
)
_MELEE = (
    RuleId("atlantis.defense.friendly-minions"),
    RuleId("atlantis.defense.enemy-minions"),
    RuleId("atlantis.defeat.minion-coins"),
)
#: The rules about each type of Minion, and about Heroes, which have none.
UNITS: Mapping[str | None, tuple[RuleId, ...]] = {
    None: (
        RuleId("atlantis.move.obstacles"),
        RuleId("atlantis.defense.total"),
        RuleId("atlantis.defeat.hero-coins"),
    ),
    "melee": _MELEE,
    "ranged": (
        RuleId("atlantis.attack.minion-falls"),
        RuleId("atlantis.defense.ranged-minions"),
        RuleId("atlantis.defeat.minion-coins"),
    ),
    "heavy": (
        RuleId("atlantis.immune.heavy"),
        RuleId("atlantis.battle.heavy-last"),
        *_MELEE,
    ),
}
TOKEN = (RuleId("atlantis.move.through-token"),)
TERRAIN = RuleId("atlantis.move.obstacles")
HERO_POINT = RuleId("atlantis.respawn.spawn-point")
MINION_POINT = RuleId("atlantis.lane.respawn")
BATTLE_ZONE = RuleId("atlantis.battle.count")
THRONE = RuleId("atlantis.lane.throne")
ZONE = RuleId("atlantis.travel.adjacent-zone")


def about(table: Table, word: str, at: str) -> tuple[Article, ...]:
    """Describe what a word names, and everything that stands there."""
    place = parse_place(table, word, at).place
    if zone := zone_called(table, word):
        return (Article(place, word, rules=tuple(_zone(table, zone))),)
    if isinstance(place, Absent):
        return (Article(place, word, rules=OFF_THE_BOARD),)
    if not isinstance(place.spot, Hex) or place.spot not in table.board:
        raise InputError(at, "atlantis.unknown-word", word=word)
    spot = place.spot
    here = Article(Place(table.named(spot)), space_link(spot), rules=tuple(_space(table, spot)))
    return (*contents(table, spot), here)


def contents(table: Table, space: Cell) -> tuple[Article, ...]:
    """The piece in a space."""
    if not isinstance(space, Hex):
        raise TypeError(space)
    piece = table.standing.get(space)
    if piece is None:
        return ()
    who = Place(space, who=piece.name)
    if isinstance(piece, Unit):
        return (Article(who, piece.id, item=_item(piece), rules=UNITS[piece.type]),)
    return (Article(who, piece.id, item="token", rules=TOKEN),)


def _item(unit: Unit) -> str:
    return f"{unit.type}-minion" if unit.type else "hero"


def _space(table: Table, at: Hex) -> Iterator[RuleId]:
    if at in table.terrain:
        yield TERRAIN
        return
    points = {point.kind for point in table.points if point.at == at}
    if "hero" in points:
        yield HERO_POINT
    elif points:
        yield MINION_POINT
    yield from _zone(table, table.zone_of.get(at))


def _zone(table: Table, zone: str | None) -> Iterator[RuleId]:
    if zone in {lane.battle_zone for lane in table.lanes.values()}:
        yield BATTLE_ZONE
    if zone in table.thrones.values():
        yield THRONE
    yield ZONE
