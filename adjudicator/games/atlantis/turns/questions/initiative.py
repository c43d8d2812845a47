"""The question `initiative`: who acts when?"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

from adjudicator.core.change import Change
from adjudicator.core.facts import Listing
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Step, Summary
from adjudicator.games.atlantis.table.effects import more_of, value_step
from adjudicator.games.atlantis.table.judging import team_fact
from adjudicator.games.atlantis.table.kit import Name, Team, Value
from adjudicator.games.atlantis.table.state import Table, other_team
from adjudicator.games.atlantis.turns import rules
from adjudicator.games.atlantis.turns.played import (
    PlayedCard,
    PlayedRecord,
    cards_kept,
    cards_told,
)


class InitiativeParams(Record):
    """The cards of a turn, and the side of the coin that shows; the scene's if left out."""

    cards: Annotated[tuple[PlayedRecord, ...], Field(max_length=20)] = ()
    #: By Hero of the table: the Initiative, or the name of a card that is kept with it.
    played: Annotated[dict[Name, Value | Name], Field(max_length=20)] = Field(default_factory=dict)
    coin: Team | None = None


@dataclass(frozen=True, slots=True)
class Act:
    """One who acts: with whom it was tied, and whether the coin decided."""

    card: PlayedCard
    tied: tuple[PlayedCard, ...]
    coin: Team | None


def initiative(table: Table, params: InitiativeParams, consult: Consultation) -> Finding:
    """Judge the order of a turn, tie by tie."""
    if not params.cards and not params.played:
        raise InputError("cards", "atlantis.needs-cards")
    told, kept = cards_told(table, params.cards), cards_kept(table, params.played, consult)
    cards = tuple({**told, **kept}.values())
    if consult.missing:
        return _unknown(cards)
    acts, after = order(cards, params.coin or table.coin)
    players = [act.card.player for act in acts]
    answer = {"order": players, "coin": after}
    facts = {"names": Listing(tuple(players)), "coin": team_fact(after), "count": len(players)}
    summary = Summary(
        "atlantis.initiative.order" if acts else "atlantis.initiative.nobody", "note", facts
    )
    change = Change(fields={"coin": after}) if after != table.coin else None
    steps = (*_effects(table, params), *_steps(cards, acts))
    return Finding(answer, summary, steps, change)


def _effects(table: Table, params: InitiativeParams) -> Iterator[Step]:
    """What Active effects add to the cards that are kept with Heroes; a told number stands."""
    for hero in table.units.values():
        told = params.played.get(hero.id, params.played.get(hero.name))
        if hero.hero and isinstance(told, str):
            for effect, value in more_of(table, hero, "initiative"):
                yield value_step(effect, hero, value)


def _unknown(cards: tuple[PlayedCard, ...]) -> Finding:
    """The Initiative of a card isn't entered: nobody knows the order."""
    blank = Listing(tuple(card.player for card in cards if card.initiative is None))
    facts = {"names": blank}
    summary = Summary("atlantis.initiative.unknown", "open", facts)
    steps = (Step(rules.ORDER_HIGHEST, "atlantis.initiative.no-value", facts),)
    return Finding({"order": None, "coin": None}, summary, steps)


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
