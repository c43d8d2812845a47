"""What is told of a zone, a token, an Operative or an Enemy unit."""

from collections.abc import Iterator

from adjudicator.board.coordinates import space_link
from adjudicator.board.regions import Region
from adjudicator.core.description import Article
from adjudicator.core.facts import Absent, Place, Thing
from adjudicator.core.rule import RuleId
from adjudicator.games.flashpoint import rules
from adjudicator.games.flashpoint.standing import Operative, Token, Unit
from adjudicator.games.flashpoint.state import Table
from adjudicator.games.flashpoint.words import parse_place

_TOKENS: dict[str, tuple[RuleId, ...]] = {
    "camera": (rules.CAMERA_FACING, rules.CAMERA_TECHNICIANS),
    "access-point": (rules.VENT_ACCESS, rules.VENT_INVESTIGATE),
    "armory": (rules.SEARCH_TOKEN, rules.SEARCH_SIDES),
    "investigate": (rules.INVESTIGATE_TAKEN, rules.ENEMY_TARGET_ZONE),
    "surprise": (rules.AWARE_SURPRISED, rules.ALARM_SURPRISE),
    "barricade": (rules.ATTACK_BARRICADE,),
    "insertion": (rules.ENEMY_INSERTION,),
    "spawn": (rules.SPAWN_POINT,),
    "portal": (rules.PORTAL_STEP,),
    "overwatch": (rules.ENEMY_OVERWATCH,),
}


def about(table: Table, word: str, at: str) -> tuple[Article, ...]:
    """What is told of what a word names, and of all that is there."""
    if word in table.tokens:
        return (_token(table.tokens[word]),)
    if word in table.doors:
        door = table.doors[word]
        rule = rules.DOOR_SECURITY if door.security else rules.MOVE_OPEN_DOOR
        return (
            Article(
                Thing("door"), door.id, door.edge, item="door", rules=(rule, rules.LOS_DOORWAY)
            ),
        )
    place = parse_place(table, word, at).place
    if isinstance(place, Absent):
        return (Article(place, word, rules=(rules.VENT_MOVE,)),)
    zone = table.by_cell[place.spot]  # type: ignore[index]
    return tuple(_zone(table, zone))


def _zone(table: Table, zone: Region) -> Iterator[Article]:
    for one in table.operatives.values():
        if one.zone is zone:
            yield _operative(one, zone)
    for unit in table.units_in(zone):
        yield _unit(unit, zone)
    yield Article(
        Place(zone.key), space_link(zone.key), rules=(rules.RANGE_ADJACENT, rules.ZONE_LIMIT)
    )
    for token in table.tokens.values():
        if token.zone is zone:
            yield _token(token)


def _operative(one: Operative, zone: Region) -> Article:
    own: tuple[RuleId, ...] = (rules.MOVE_STANDARD, rules.STEALTH_CHECK)
    if one.is_soldier:
        own = (rules.SOLDIER_ACTIVATES, rules.SOLDIER_KILLED)
    elif one.record.downed:
        own = (rules.DAMAGE_DOWNED,)
    return Article(Place(zone.key, who=one.name), one.id, rules=own)


def _unit(unit: Unit, zone: Region) -> Article:
    own = (
        (rules.MOVE_ENGAGED, rules.ENEMY_NEAREST)
        if unit.aware
        else (rules.AWARE_UNAWARE, rules.STEALTH_TN)
    )
    return Article(Place(zone.key, who=unit.name), unit.id, rules=own)


def _token(token: Token) -> Article:
    own = _TOKENS.get(token.kind, (rules.SABOTAGE_PLACE,))
    return Article(Thing(token.kind), token.id, token.zone.key, item=token.kind, rules=own)
