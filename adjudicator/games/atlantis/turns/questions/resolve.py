"""The question `resolve`: who has acted, and who acts next?"""

from collections.abc import Iterator

from adjudicator.core.change import Change
from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.values import Json
from adjudicator.core.verdict import Step, Summary
from adjudicator.games.atlantis.table.ends import UnitId, find_hero
from adjudicator.games.atlantis.table.judging import team_fact
from adjudicator.games.atlantis.table.kit import Team
from adjudicator.games.atlantis.table.state import Table, Unit, other_team
from adjudicator.games.atlantis.table.turn_order import (
    Act,
    acting,
    names_of,
    next_act,
    noted,
    played_by,
    turn_remarks,
    waiting,
)
from adjudicator.games.atlantis.turns import rules
from adjudicator.games.atlantis.turns.questions.initiative import act_step


class ResolveParams(Record):
    """The Hero whose card is resolved; by default the one that acts now."""

    unit: UnitId | None = None


def resolve(table: Table, params: ResolveParams, _consult: Consultation) -> Finding:
    """Judge who acts next, once the one that acts now has resolved its card."""
    now = acting(table)
    hero = find_hero(table, params.unit, "unit") if params.unit else None
    if now is None or (hero and hero.id not in {card.player for card in now.agreed}):
        return _not_now(table, hero, now)
    who = hero or table.units[now.card.player]
    flips = _flips(table, who, now)
    coin = other_team(table.coin) if table.coin and flips else table.coin
    following = next_act((c for c in waiting(table) if c.player != who.id), coin)
    then = table.units[following.card.player].name if following else None
    facts: dict[str, object] = {"who": who.name, "next": then}
    summary = Summary(_RESOLVED[following is not None], "note", facts)
    answer = {"next": following.card.player if following else None, "coin": coin}
    steps = tuple(_steps(table, who, following, coin))
    return Finding(answer, summary, steps, _change(table, who, coin))


_RESOLVED = {True: "atlantis.resolve.next", False: "atlantis.resolve.last"}


def _not_now(table: Table, hero: Unit | None, now: Act | None) -> Finding:
    """Nobody acts now, or somebody else does."""
    facts: dict[str, object] = {"who": hero.name if hero else None}
    answer: dict[str, Json] = {"next": now.card.player if now else None, "coin": table.coin}
    if hero and now:
        facts["first"] = table.units[now.card.player].name
        summary = Summary("atlantis.resolve.not-yet", "blocked", facts)
        return Finding(
            answer, summary, (*turn_remarks(table, hero), act_step(now.named(names_of(table))))
        )
    summary = Summary("atlantis.resolve.nobody", "blocked", facts)
    message_id = "atlantis.resolve.all-acted" if table.played else "atlantis.resolve.no-card"
    return Finding(answer, summary, (Step(rules.TURN_STEPS, message_id, facts),))


def _flips(table: Table, who: Unit, now: Act) -> bool:
    """Whether it flips the coin: a tie between teams let it act, even if the other was defeated."""
    card = played_by(table, who)
    return now.coin is not None or (card is not None and card.flips)


def _change(table: Table, who: Unit, coin: Team | None) -> Change:
    flipped: dict[str, Json] = {"coin": coin} if coin != table.coin else {}
    return Change(fields={**noted(table, acted=(who.id,)), **flipped})


def _steps(table: Table, who: Unit, following: Act | None, coin: Team | None) -> Iterator[Step]:
    yield Step(rules.TURN_STEPS, "atlantis.resolve.resolved", {"who": who.name})
    if coin != table.coin:
        told = {"who": who.name, "team": team_fact(coin)}
        yield Step(rules.ORDER_COIN, "atlantis.resolve.flips", told)
    if following is not None:
        yield act_step(following.named(names_of(table)))
    else:
        yield Step(rules.TURN_STEPS, "atlantis.resolve.all-acted", {})
