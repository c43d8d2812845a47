"""Describe a zone, a token, an Operative or an Enemy unit."""

from collections.abc import Iterator

from adjudicator.board.cell import Cell, space_link
from adjudicator.board.regions import Region
from adjudicator.board.squares import Space
from adjudicator.core.data import read_data
from adjudicator.core.description import Article
from adjudicator.core.facts import Absent, Place, Thing
from adjudicator.core.rule import RuleId
from adjudicator.games.flashpoint.table.notation import parse_place
from adjudicator.games.flashpoint.table.pieces import Operative, Token, Unit
from adjudicator.games.flashpoint.table.state import Table


def about(table: Table, word: str, at: str) -> tuple[Article, ...]:
    """Describe what a word names, and everything that is there."""
    if word in table.tokens:
        return (_token(table.tokens[word]),)
    if word in table.doors:
        door = table.doors[word]
        rule = (
            RuleId("flashpoint.door.security")
            if door.security
            else RuleId("flashpoint.move.open-door")
        )
        return (
            Article(
                Thing("door"),
                door.id,
                door.edge,
                item="door",
                rules=(rule, RuleId("flashpoint.los.doorway")),
            ),
        )
    place = parse_place(table, word, at).place
    if isinstance(place, Absent):
        return (Article(place, word, rules=(RuleId("flashpoint.vent.move"),)),)
    zone = table.by_cell[place.spot]  # type: ignore[index]
    here = Article(Place(zone.key), space_link(zone.key), rules=_ZONE)
    return (*_figures(table, zone), here, *_tokens(table, zone))


_ZONE = (RuleId("flashpoint.range.adjacent"), RuleId("flashpoint.zone.limit"))


def contents(table: Table, space: Cell) -> tuple[Article, ...]:
    """Who and what is in the zone of a space."""
    if not isinstance(space, Space):
        raise TypeError(space)
    zone = table.by_cell[space]
    return (*_figures(table, zone), *_tokens(table, zone))


def _figures(table: Table, zone: Region) -> Iterator[Article]:
    for one in table.operatives_by_zone.get(zone, ()):
        yield _operative(one, zone)
    for unit in table.units_in(zone):
        yield _unit(unit, zone)


def _tokens(table: Table, zone: Region) -> Iterator[Article]:
    return map(_token, table.tokens_by_zone.get(zone, ()))


def _operative(one: Operative, zone: Region) -> Article:
    own: tuple[RuleId, ...] = (
        RuleId("flashpoint.move.standard"),
        RuleId("flashpoint.stealth.check"),
    )
    if one.is_soldier:
        own = (RuleId("flashpoint.soldier.activates"), RuleId("flashpoint.soldier.killed"))
    elif one.record.downed:
        own = (RuleId("flashpoint.damage.downed"),)
    return Article(Place(zone.key, who=one.name), one.id, rules=own)


def _unit(unit: Unit, zone: Region) -> Article:
    own = (
        (RuleId("flashpoint.move.engaged"), RuleId("flashpoint.enemy.nearest"))
        if unit.aware
        else (RuleId("flashpoint.aware.unaware"), RuleId("flashpoint.stealth.tn"))
    )
    return Article(Place(zone.key, who=unit.name), unit.id, rules=own)


def _token(token: Token) -> Article:
    facts = read_data("flashpoint", "pieces")[token.kind]
    own = tuple(map(RuleId, facts.get("told", facts["rules"])))
    return Article(Thing(token.kind), token.id, token.zone.key, item=token.kind, rules=own)
