"""The question `initiative`: who acts when?"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated

from pydantic import Field

from adjudicator.core.change import Change
from adjudicator.core.facts import Listing
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.values import Json
from adjudicator.core.verdict import Step, Summary
from adjudicator.games.atlantis.table.icons import added_steps
from adjudicator.games.atlantis.table.judging import team_fact
from adjudicator.games.atlantis.table.kit import Name, Team, Value
from adjudicator.games.atlantis.table.state import Table, other_team
from adjudicator.games.atlantis.table.turn_order import (
    Act,
    PlayedCard,
    card_written,
    names_of,
    next_act,
    phase_of,
)
from adjudicator.games.atlantis.turns import rules
from adjudicator.games.atlantis.turns.played import (
    PlayedRecord,
    cards_kept,
    cards_of_turn,
    cards_told,
    heroes_by_name,
)


class InitiativeParams(Record):
    """The cards of a turn, and the visible side of the coin; by default the scene's."""

    cards: Annotated[tuple[PlayedRecord, ...], Field(max_length=20)] = ()
    #: By Hero of the table: the Initiative, or the name of a card that is kept with it.
    played: Annotated[dict[Name, Value | Name], Field(max_length=20)] = Field(default_factory=dict)
    coin: Team | None = None


def initiative(table: Table, params: InitiativeParams, consult: Consultation) -> Finding:
    """Judge the order of a turn, tie by tie."""
    if not params.cards and not params.played:
        raise InputError("cards", "atlantis.needs-cards")
    told = cards_told(table, params.cards)
    kept = cards_kept(table, params.played, told, consult)
    known = {**told, **kept}
    cards = tuple(known.values())
    if consult.missing:
        return _unknown(table, cards)
    acts, after = order(cards, params.coin or table.coin)
    players = [act.card.player for act in acts]
    answer = {"order": players, "coin": after}
    people = [act.named(names_of(table)).card.player for act in acts]
    facts = {"names": Listing(tuple(people)), "coin": team_fact(after), "count": len(people)}
    facts |= {"who": people[0] if people else ""}
    passing = _passing(table, known)
    steps = (*_added(table, params), *_steps(table, (*cards, *passing), acts))
    summary = Summary(_message_id(table, acts, after), "note", facts)
    return Finding(answer, summary, steps, _change(table, params, known, after))


def _message_id(table: Table, acts: list[Act], coin: Team | None) -> str:
    """What is said of the order and the coin; at a table that keeps track of turns, who begins."""
    if not acts:
        return "atlantis.initiative.nobody"
    if table.round is None:
        return "atlantis.initiative.order" if coin else "atlantis.initiative.order-alone"
    tied = any(act.coin for act in acts)
    return "atlantis.initiative.begins-tied" if tied else "atlantis.initiative.begins"


def _passing(table: Table, known: Mapping[str, PlayedCard]) -> tuple[PlayedCard, ...]:
    """Heroes of a tracked table without a card: a turn begins when all others have played one."""
    if table.round is None:
        return ()
    heroes = (unit for unit in table.units.values() if unit.hero)
    return tuple(
        PlayedCard(hero.id, hero.team, None)
        for hero in heroes
        if hero.name not in known and hero.id not in known
    )


def _change(
    table: Table, params: InitiativeParams, known: Mapping[str, PlayedCard], after: Team | None
) -> Change | None:
    """The cards of the turn kept with the table, whose coin is flipped as Heroes act.

    A table that doesn't keep track of turns has only the coin as it is left.
    """
    if table.round is None:
        return Change(fields={"coin": after} if after != table.coin else {})
    if phase_of(table) == "round-end":
        return None
    written = [card_written(each) for each in cards_of_turn(table, params.played, known)]
    coin = params.coin or table.coin
    fields: dict[str, Json] = {"played": written} | ({"coin": coin} if coin else {})
    return Change(fields=fields)


def _added(table: Table, params: InitiativeParams) -> Iterator[Step]:
    """What items and Active effects add to the numbers on the cards of the table's Heroes."""
    told = (card.player for card in params.cards if card.initiative is not None)
    heroes = heroes_by_name(table)
    for name in (*told, *params.played):
        if name in heroes:
            yield from added_steps(table, heroes[name], "initiative")


def _unknown(table: Table, cards: tuple[PlayedCard, ...]) -> Finding:
    """The Initiative of a card isn't entered: nobody knows the order."""
    names = names_of(table)
    people = (names.get(card.player, card.player) for card in cards if card.initiative is None)
    blank = Listing(tuple(people))
    facts = {"names": blank}
    summary = Summary("atlantis.initiative.unknown", "open", facts)
    steps = (Step(rules.ORDER_HIGHEST, "atlantis.initiative.no-value", facts),)
    return Finding({"order": None, "coin": None}, summary, steps)


def order(cards: Iterable[PlayedCard], coin: Team | None) -> tuple[list[Act], Team | None]:
    """Who acts after whom, and the coin afterwards."""
    left = [card for card in cards if card.initiative is not None]
    acts = []
    while left:
        act = next_act(left, coin)
        if act is None:
            raise InputError("coin", "atlantis.needs-coin")
        acts.append(act)
        if act.coin is not None:
            coin = other_team(act.coin)
        left.remove(act.card)
    return acts, coin


def _steps(table: Table, cards: tuple[PlayedCard, ...], acts: list[Act]) -> Iterator[Step]:
    names = names_of(table)
    passed = [names.get(card.player, card.player) for card in cards if card.initiative is None]
    if passed:
        yield Step(
            rules.ORDER_PASS, "atlantis.initiative.passed", {"names": Listing(tuple(passed))}
        )
    again = False
    for act in (each.named(names) for each in acts):
        if again and len(act.tied) > 1:
            yield Step(rules.ORDER_AGAIN, "atlantis.initiative.again", _facts(act))
        yield act_step(act)
        again = len(act.tied) > 1


def act_step(act: Act) -> Step:
    """Why somebody acts next: the highest Initiative, the coin, or the team's own choice."""
    facts = _facts(act)
    if act.coin:
        return Step(rules.ORDER_COIN, "atlantis.initiative.coin", facts)
    if len(act.tied) > 1:
        return Step(rules.ORDER_TEAM, "atlantis.initiative.team", facts)
    return Step(rules.ORDER_HIGHEST, "atlantis.initiative.highest", facts)


def _facts(act: Act) -> dict[str, object]:
    return {
        "who": act.card.player,
        "value": act.card.initiative,
        "names": Listing(tuple(card.player for card in act.tied)),
        "team": team_fact(act.card.team),
        "other": team_fact(other_team(act.card.team)),
    }
