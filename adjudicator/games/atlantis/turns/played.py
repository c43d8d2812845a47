"""The cards of a turn: as they are told, or as they are kept with Heroes of the table."""

from collections.abc import Iterable, Mapping

from adjudicator.core.facts import Called, Said
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record, place
from adjudicator.core.ruling import Consultation
from adjudicator.games.atlantis.table.hand import Held, printed, which_card
from adjudicator.games.atlantis.table.icons import added
from adjudicator.games.atlantis.table.judging import team_fact
from adjudicator.games.atlantis.table.kit import Card, Name, Team, Value
from adjudicator.games.atlantis.table.state import Played, Table, Unit
from adjudicator.games.atlantis.table.turn_order import PlayedCard


class PlayedRecord(Record):
    """A card that was played; without a value, its player has passed.

    The team is optional if the player is a Hero of the table.
    """

    player: Name
    team: Team | None = None
    initiative: Value | None = None


#: By Hero: the Initiative, or the name of a card that is kept with it.
PlayedBy = Mapping[str, int | str]


def cards_told(table: Table, cards: Iterable[PlayedRecord]) -> dict[str, PlayedCard]:
    """The cards with their teams, one of each player; a Hero goes by its id or its name."""
    heroes = heroes_by_name(table)
    played, seen = dict[str, PlayedCard](), set[str]()
    for number, card in enumerate(cards):
        hero, at = heroes.get(card.player), place("cards", number)
        who = hero.id if hero else card.player
        if who in seen:
            raise InputError(place(at, "player"), "atlantis.same-player", id=card.player)
        seen.add(who)
        value = _with_more(table, hero, card.initiative)
        team = _team_of(card, hero, place(at, "team"))
        played[card.player] = PlayedCard(card.player, team, value)
    return played


def _team_of(card: PlayedRecord, hero: Unit | None, at: str) -> Team:
    """The team of a player: as told, or the Hero's, which it may not contradict."""
    team = card.team or (hero.team if hero else None)
    if team is None:
        raise InputError(at, "atlantis.needs-team", id=card.player)
    if hero and team != hero.team:
        raise InputError(at, "atlantis.other-team", id=hero.name, team=team_fact(hero.team))
    return team


def _with_more(table: Table, hero: Unit | None, value: int | None) -> int | None:
    """The number on a card with what the Hero's items and effects add to it."""
    if value is None or hero is None:
        return value
    return value + added(table, hero, "initiative")


def heroes_by_name(table: Table) -> dict[str, Unit]:
    """The Heroes of the table, by name and by id; an id comes first."""
    heroes = [unit for unit in table.units.values() if unit.hero]
    return {unit.name: unit for unit in heroes} | {unit.id: unit for unit in heroes}


def cards_kept(
    table: Table, played: PlayedBy, told: Iterable[str], consult: Consultation
) -> dict[str, PlayedCard]:
    """The cards of Heroes of the table, by their ids; `told` are players whose cards are known."""
    heroes = heroes_by_name(table)
    seen = {heroes[name].id for name in told if name in heroes}
    found: dict[str, PlayedCard] = {}
    for name, given in played.items():
        at = place("played", name)
        if name not in heroes:
            known = tuple(unit.id for unit in table.units.values() if unit.hero)
            raise InputError(at, "atlantis.unknown-unit", id=name, known=known)
        hero = heroes[name]
        if hero.id in seen:
            raise InputError(at, "atlantis.same-player", id=name)
        seen.add(hero.id)
        value = given if isinstance(given, int) else _kept(table, hero, given, at, consult)
        found[hero.id] = PlayedCard(hero.id, hero.team, _with_more(table, hero, value))
    return found


def cards_of_turn(
    table: Table, played: PlayedBy, cards: Mapping[str, PlayedCard]
) -> tuple[Played, ...]:
    """The cards of this turn, one of each Hero of the table; who played none has passed."""
    heroes = heroes_by_name(table)
    by_id = {heroes[name].id: card for name, card in cards.items() if name in heroes}
    names = {heroes[n].id: told for n, told in played.items() if isinstance(told, str)}
    found = [
        Played(hero.id, by_id[hero.id].initiative if hero.id in by_id else None, names.get(hero.id))
        for hero in table.units.values()
        if hero.hero
    ]
    # Friends who are tied act in the order in which they were listed.
    listed = {name: number for number, name in enumerate(by_id)}
    return tuple(sorted(found, key=lambda each: listed.get(each.unit, len(listed))))


def _kept(table: Table, hero: Unit, name: str, at: str, consult: Consultation) -> int | None:
    """The Initiative on a card by its name."""
    card = which_card(hero, Card(name=name), at)
    if not hero.cards:
        facts = (("icon", Called("icon.initiative")), ("who", hero.name), ("card", name))
        return consult.known(None, at, Said("atlantis.missing.icon-of-card", facts))
    return printed(table, Held(hero, card, at), "initiative", consult)
