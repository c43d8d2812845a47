"""The question `initiative`: who acts when?"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

from adjudicator.core.change import Change
from adjudicator.core.facts import Listing
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record, place
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Step, Summary
from adjudicator.games.atlantis.table.judging import team_fact
from adjudicator.games.atlantis.table.kit import Name, Team, Value
from adjudicator.games.atlantis.table.state import Table, other_team
from adjudicator.games.atlantis.turns import rules


class PlayedRecord(Record):
    """A card that was played; without a value, its player has passed.

    The team may be left out where the player is a Hero of the table.
    """

    player: Name
    team: Team | None = None
    initiative: Value | None = None


@dataclass(frozen=True, slots=True)
class PlayedCard:
    """A card that was played, and by which team."""

    player: str
    team: Team
    initiative: int | None


class InitiativeParams(Record):
    """The cards of a turn, and the side of the coin that shows; the scene's if left out."""

    cards: Annotated[tuple[PlayedRecord, ...], Field(min_length=1, max_length=20)]
    coin: Team | None = None


@dataclass(frozen=True, slots=True)
class Act:
    """One who acts: with whom it was tied, and whether the coin decided."""

    card: PlayedCard
    tied: tuple[PlayedCard, ...]
    coin: Team | None


def initiative(table: Table, params: InitiativeParams, _consult: Consultation) -> Finding:
    """Judge the order of a turn, tie by tie."""
    cards = _played(table, params)
    acts, after = order(cards, params.coin or table.coin)
    players = [act.card.player for act in acts]
    answer = {"order": players, "coin": after}
    facts = {"names": Listing(tuple(players)), "coin": team_fact(after), "count": len(players)}
    summary = Summary(
        "atlantis.initiative.order" if acts else "atlantis.initiative.nobody", "note", facts
    )
    change = Change(fields={"coin": after}) if after != table.coin else None
    return Finding(answer, summary, _steps(cards, acts), change)


def _played(table: Table, params: InitiativeParams) -> tuple[PlayedCard, ...]:
    """The cards with their teams, one of each player."""
    teams = {name: unit.team for unit in table.units.values() for name in (unit.id, unit.name)}
    played: dict[str, PlayedCard] = {}
    for number, card in enumerate(params.cards):
        if card.player in played:
            raise InputError(
                place("cards", number, "player"), "atlantis.same-player", id=card.player
            )
        team = card.team or teams.get(card.player)
        if team is None:
            raise InputError(place("cards", number, "team"), "atlantis.needs-team", id=card.player)
        played[card.player] = PlayedCard(card.player, team, card.initiative)
    return tuple(played.values())


def order(cards: tuple[PlayedCard, ...], coin: Team | None) -> tuple[list[Act], Team | None]:
    """Who acts after whom, and the coin afterwards.

    Of several on one team the one that is listed first: it is theirs to decide.
    """
    left = [card for card in cards if card.initiative is not None]
    acts = []
    while left:
        highest = max(card.initiative or 0 for card in left if card.initiative is not None)
        tied = [card for card in left if card.initiative == highest]
        between_teams = len({card.team for card in tied}) > 1
        if between_teams and coin is None:
            raise InputError("coin", "atlantis.needs-coin")
        first = next(c for c in tied if not between_teams or c.team == coin)
        acts.append(Act(first, tuple(tied), coin if between_teams else None))
        if between_teams and coin is not None:
            coin = other_team(coin)
        left.remove(first)
    return acts, coin


def _steps(cards: tuple[PlayedCard, ...], acts: list[Act]) -> Iterator[Step]:
    passed = [card.player for card in cards if card.initiative is None]
    if passed:
        yield Step(
            rules.ORDER_PASS, "atlantis.initiative.passed", {"names": Listing(tuple(passed))}
        )
    again = False
    for act in acts:
        facts = _facts(act)
        if again and len(act.tied) > 1:
            yield Step(rules.ORDER_AGAIN, "atlantis.initiative.again", facts)
        if act.coin:
            yield Step(rules.ORDER_COIN, "atlantis.initiative.coin", facts)
        elif len(act.tied) > 1:
            yield Step(rules.ORDER_TEAM, "atlantis.initiative.team", facts)
        else:
            yield Step(rules.ORDER_HIGHEST, "atlantis.initiative.highest", facts)
        again = len(act.tied) > 1


def _facts(act: Act) -> dict[str, object]:
    return {
        "who": act.card.player,
        "value": act.card.initiative,
        "names": Listing(tuple(card.player for card in act.tied)),
        "team": team_fact(act.card.team),
        "other": team_fact(other_team(act.card.team)),
    }
