"""What is told of a space, a unit or a token, with rules of its own."""

from collections.abc import Iterator

from adjudicator.board.coordinates import space_link
from adjudicator.board.hexes import Hex
from adjudicator.core.description import Article
from adjudicator.core.facts import Absent, Place
from adjudicator.core.input import InputError
from adjudicator.core.rule import RuleId
from adjudicator.games.atlantis import rules
from adjudicator.games.atlantis.state import Table, Token, Unit
from adjudicator.games.atlantis.words import parse_place


def about(table: Table, word: str, at: str) -> tuple[Article, ...]:
    """What is told of what a word names, and of all that stands there."""
    place = parse_place(table, word, at).place
    if isinstance(place, Absent):
        return (Article(place, word, rules=(rules.RESPAWN_POINT, rules.ACTION_ABSENT)),)
    if not isinstance(place.spot, Hex) or place.spot not in table.board:
        raise InputError(at, "hexes.unknown-word", word=word)
    return tuple(_there(table, place.spot))


def _there(table: Table, at: Hex) -> Iterator[Article]:
    """Whoever stands there, then the space itself."""
    piece = table.standing.get(at)
    if isinstance(piece, Unit):
        yield Article(Place(at, who=piece.name), piece.id, item=_item(piece), rules=_unit(piece))
    if isinstance(piece, Token):
        yield Article(Place(at, who=piece.name), piece.id, item="token", rules=(rules.MOVE_TOKEN,))
    yield Article(Place(at), space_link(at), rules=tuple(_space(table, at)))


def _item(unit: Unit) -> str:
    return f"{unit.type}-minion" if unit.type else "hero"


def _unit(unit: Unit) -> tuple[RuleId, ...]:
    if unit.hero:
        return (rules.MOVE_OBSTACLES, rules.DEFENSE_SUM, rules.DEFEAT_HERO)
    if unit.type == "ranged":
        return (rules.ATTACK_MINION, rules.DEFENSE_RANGED, rules.DEFEAT_MINION)
    heavy = (rules.IMMUNE_HEAVY, rules.BATTLE_HEAVY) if unit.type == "heavy" else ()
    return (*heavy, rules.DEFENSE_FRIENDS, rules.DEFENSE_ENEMIES, rules.DEFEAT_MINION)


def _space(table: Table, at: Hex) -> Iterator[RuleId]:
    if at in table.terrain:
        yield rules.MOVE_OBSTACLES
        return
    zone = table.zone_of.get(at)
    points = {point.kind for point in table.points if point.at == at}
    if "hero" in points:
        yield rules.RESPAWN_POINT
    elif points:
        yield rules.LANE_SPAWN
    if zone in {lane.battle_zone for lane in table.lanes.values()}:
        yield rules.BATTLE_COUNT
    if zone in table.thrones.values():
        yield rules.LANE_THRONE
    yield rules.TRAVEL_ADJACENT
