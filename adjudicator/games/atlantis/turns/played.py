"""The cards of a turn: as they are told, or as they are kept with Heroes of the table."""

from collections.abc import Iterable, Mapping

from adjudicator.core.facts import Called, Said
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record, place
from adjudicator.core.ruling import Consultation
from adjudicator.games.atlantis.table.hand import Held, printed, which_card
from adjudicator.games.atlantis.table.icons import added
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
    """The cards with their teams, one of each player."""
    teams = {name: unit.team for unit in table.units.values() for name in (unit.id, unit.name)}
    heroes, played = heroes_by_name(table), dict[str, PlayedCard]()
    for number, card in enumerate(cards):
        if card.player in played:
            at = place("cards", number, "player")
            raise InputError(at, "atlantis.same-player", id=card.player)
        team = card.team or teams.get(card.player)
        if team is None:
            raise InputError(place("cards", number, "team"), "atlantis.needs-team", id=card.player)
        value = _with_more(table, heroes.get(card.player), card.initiative)
        played[card.player] = PlayedCard(card.player, team, value)
    return played


def _with_more(table: Table, hero: Unit | None, value: int | None) -> int | None:
    """The number on a card with what the Hero's items and effects add to it."""
    if value is None or hero is None:
        return value
    return value + added(table, hero, "initiative")


def heroes_by_name(table: Table) -> dict[str, Unit]:
    """The Heroes of the table, by id and by name."""
    return {name: u for u in table.units.values() if u.hero for name in (u.id, u.name)}


def cards_kept(table: Table, played: PlayedBy, consult: Consultation) -> dict[str, PlayedCard]:
    """The cards of Heroes of the table, by what was told of each."""
    heroes = heroes_by_name(table)
    found: dict[str, PlayedCard] = {}
    for name, told in played.items():
        at = place("played", name)
        if name not in heroes:
            known = tuple(unit.id for unit in table.units.values() if unit.hero)
            raise InputError(at, "atlantis.unknown-unit", id=name, known=known)
        hero = heroes[name]
        value = told if isinstance(told, int) else _kept(table, hero, told, at, consult)
        found[hero.name] = PlayedCard(hero.name, hero.team, _with_more(table, hero, value))
    return found


def cards_of_turn(
    table: Table, played: PlayedBy, cards: Mapping[str, PlayedCard]
) -> tuple[Played, ...]:
    """The cards of this turn, one of each Hero of the table; who played none has passed."""
    found = []
    for hero in (unit for unit in table.units.values() if unit.hero):
        card = cards.get(hero.name) or cards.get(hero.id)
        told = played.get(hero.id, played.get(hero.name))
        name = told if isinstance(told, str) else None
        found.append(Played(hero.id, card.initiative if card else None, name))
    listed = list(cards)
    return tuple(sorted(found, key=lambda each: _place(table, each, listed)))


def _place(table: Table, each: Played, listed: list[str]) -> int:
    """Where a Hero was listed: friends who are tied act in that order."""
    hero = table.units[each.unit]
    return next((n for n, name in enumerate(listed) if name in (hero.id, hero.name)), len(listed))


def _kept(table: Table, hero: Unit, name: str, at: str, consult: Consultation) -> int | None:
    """The Initiative on a card by its name."""
    card = which_card(hero, Card(name=name), at)
    if not hero.cards:
        facts = (("icon", Called("icon.initiative")), ("who", hero.name), ("card", name))
        return consult.known(None, at, Said("atlantis.missing.icon-of-card", facts))
    return printed(table, Held(hero, card, at), "initiative", consult)
