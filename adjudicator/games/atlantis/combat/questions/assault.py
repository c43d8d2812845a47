"""The question `assault`: one Attack from its card to all that follows from it."""

from collections.abc import Iterator
from dataclasses import dataclass

from pydantic import Field, StrictBool

from adjudicator.board.hexes import apart
from adjudicator.core.change import Change
from adjudicator.core.facts import Listing, Said
from adjudicator.core.faults import InputError
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Answer, Step, Summary
from adjudicator.games.atlantis.combat import rules
from adjudicator.games.atlantis.combat.aim import reach_of
from adjudicator.games.atlantis.combat.defeat_changes import defeat_change
from adjudicator.games.atlantis.combat.defeat_steps import defeat_steps
from adjudicator.games.atlantis.combat.defeats import Defeat, collects, judge_defeat
from adjudicator.games.atlantis.combat.outcomes import Attack, Discard, Outcome, fought
from adjudicator.games.atlantis.combat.questions.attack import attack_card
from adjudicator.games.atlantis.combat.questions.combat import Total, fighters, outcome_summary
from adjudicator.games.atlantis.combat.steps import attack_sum
from adjudicator.games.atlantis.combat.terms import Terms, attack_terms, total_of
from adjudicator.games.atlantis.lanes.choosing import ChoicesParams
from adjudicator.games.atlantis.lanes.push_changes import is_open
from adjudicator.games.atlantis.table.ends import UnitId, piece_marks
from adjudicator.games.atlantis.table.hand import Held, is_half_told, items_of, printed
from adjudicator.games.atlantis.table.judging import team_fact, tone
from adjudicator.games.atlantis.table.kit import Card, Items
from adjudicator.games.atlantis.table.state import Table, Unit
from adjudicator.games.atlantis.table.turn_order import noted, turn_remarks


class AssaultParams(ChoicesParams):
    """An Attack on a target with a card, and the card that the target discards to defend.

    `total` is the Attack Total, if it was announced without the card. `defends` is false if nothing
    is discarded. If the Attack pushes a lane, `choices` and `order` are those of a push.
    """

    attacker: UnitId
    target: UnitId
    card: Card | None = None
    items: Items | None = None
    total: Total | None = None
    discard: Card | None = None
    discard_items: Items | None = Field(default=None, alias="discard-items")
    defends: StrictBool | None = None


@dataclass(frozen=True)
class _Strike:
    """An Attack before it is defended against: its parts, and whether its target is in reach."""

    attack: Attack
    terms: Terms | None
    ranged: bool | None
    reach: int
    far: bool | None


def assault(table: Table, params: AssaultParams, consult: Consultation) -> Finding:
    """Judge an Attack: its target, both totals, and what a defeat brings, costs and causes."""
    attacker, target = fighters(table, params.attacker, params.target)
    if params.defends is False and params.discard is not None:
        raise InputError("defends", "atlantis.defends-or-not", who=target.name)
    strike = _strike(table, attacker, target, params, consult)
    if strike.far:
        missed = Outcome(defeated=False)
        return Finding(_answer(strike, missed, None), _far(strike), _steps(table, strike, missed))
    found = fought(table, strike.attack, _discard(params), consult)
    if strike.far is None and found.defeated:
        found = Outcome(None, found.steps, found.defense)
    defeat = judge_defeat(table, target, attacker, params, consult) if found.defeated else None
    return Finding(
        _answer(strike, found, defeat),
        _summary(table, strike.attack, found, defeat),
        tuple(_steps(table, strike, found, defeat)),
        _change(table, attacker, found, defeat),
    )


def _strike(
    table: Table, attacker: Unit, target: Unit, params: AssaultParams, consult: Consultation
) -> _Strike:
    """The Attack by its card; by its total alone, only an adjacent target is surely in reach."""
    away = apart(attacker.at, target.at) if attacker.at and target.at else 0
    if params.card is None:
        total = params.total
        if target.hero:
            label = Said("atlantis.missing.total", (("who", attacker.name),))
            consult.known(total, "total", label)
        if away > 1:
            label = Said("atlantis.missing.reach", (("who", attacker.name),))
            consult.known(None, "card.range", label)
        far = None if away > 1 else False
        return _Strike(Attack(attacker, target, total), None, None, 1, far)
    card, items = attack_card(attacker, params.card), items_of(attacker, params.items)
    terms = attack_terms(table, attacker, card, items)
    reach = reach_of(table, attacker, card, items)
    if target.hero and params.total is None:
        printed(table, Held(attacker, card, "card"), "attack", consult)
    total = total_of(terms) if params.total is None else params.total
    attack = Attack(attacker, target, total)
    if away > 1 and is_half_told(attacker, card):
        printed(table, Held(attacker, card, "card"), "range", consult)
        return _Strike(attack, terms, None, 1, None)
    return _Strike(attack, terms, card.range is not None, reach, away > reach)


def _discard(params: AssaultParams) -> Discard:
    """The card that is discarded; told where one is named, or that there is none."""
    told = params.discard is not None or params.defends is False
    return Discard(params.discard, params.discard_items, "discard", told)


def _answer(strike: _Strike, found: Outcome, defeat: Defeat | None) -> Answer:
    nothing = {"coins": 0, "assist": 0, "life": 0}
    gains: dict[str, object] = dict.fromkeys(nothing) if found.defeated is None else {**nothing}
    if defeat:
        gains = {"coins": defeat.coins, "assist": defeat.assist, "life": defeat.life}
    in_reach = None if strike.far is None else not strike.far
    return {
        "defeated": found.defeated,
        "in-reach": in_reach,
        "attack": strike.attack.total,
        "defense": found.defense,
        **gains,
        **(defeat.pushed if defeat else {}),
    }


def _far(strike: _Strike) -> Summary:
    facts = {**strike.attack.facts, "reach": strike.reach}
    return Summary("atlantis.assault.far", "blocked", facts)


def _summary(table: Table, attack: Attack, found: Outcome, defeat: Defeat | None) -> Summary:
    if defeat is None:
        return outcome_summary(attack, found)
    facts: dict[str, object] = {**attack.facts, "coins": defeat.coins, "life": defeat.life}
    facts |= {"gains": _gains(defeat), "spent": _spent(table, defeat)}
    message_id = "atlantis.assault.hero" if attack.target.hero else "atlantis.assault.minion"
    if defeat.push:
        lane = defeat.push.lanes[0].lane.called
        facts |= {"lane": lane, "team": team_fact(attack.attacker.team)}
        message_id = "atlantis.assault.minion-push"
        message_id += "-open" if is_open(defeat.push) else ""
    return Summary(message_id, tone(good=False), facts)


def _gains(defeat: Defeat) -> Listing:
    """The coins of the attacker, and of those who assist."""
    own = "atlantis.assault.takes" if defeat.coins else "atlantis.assault.no-gain"
    taken = Said(own, (("who", defeat.attacker.name), ("coins", defeat.coins)))
    assists = (
        Said("atlantis.assault.assists", (("who", friend.name), ("coins", defeat.assist)))
        for friend in defeat.teammates
        if collects(friend)
    )
    return Listing((taken, *assists))


def _spent(table: Table, defeat: Defeat) -> Said:
    """The Life counters that the target's team spends, and how many it has left."""
    team, left = defeat.victim.team, table.life.get(defeat.victim.team)
    facts: tuple[tuple[str, object], ...] = (("team", team_fact(team)),)
    if left is None:
        return Said("atlantis.assault.life-spent", (*facts, ("life", defeat.life)))
    spent = min(left, defeat.life)
    told = (*facts, ("life", spent), ("left", left - spent))
    return Said("atlantis.assault.life-left", told)


def _steps(
    table: Table, strike: _Strike, found: Outcome, defeat: Defeat | None = None
) -> Iterator[Step]:
    yield from turn_remarks(table, strike.attack.attacker)
    yield from _reaching(strike)
    if strike.terms and strike.attack.target.hero and not strike.far:
        yield from attack_sum(strike.attack.attacker, strike.terms)
    elif strike.attack.total is not None and strike.attack.target.hero:
        told = {"who": strike.attack.attacker.name, "total": strike.attack.total}
        yield Step(rules.ATTACK_TOTAL, "atlantis.attack.announced", told)
    yield from found.steps
    if defeat:
        yield from defeat_steps(table, defeat)


def _reaching(strike: _Strike) -> Iterator[Step]:
    """Whether the target is near enough, as far as that is known."""
    facts = {**strike.attack.facts, "reach": strike.reach}
    rule = rules.ATTACK_RANGED if strike.ranged else rules.ATTACK_ADJACENT
    message_id = _REACH[strike.ranged, strike.far]
    yield Step(rule, message_id, facts, piece_marks((strike.attack.target,), tone(not strike.far)))


_REACH = {
    (None, None): "atlantis.assault.reach-unknown",
    (None, False): "atlantis.assault.adjacent",
    (False, False): "atlantis.assault.adjacent",
    (False, True): "atlantis.assault.not-adjacent",
    (True, False): "atlantis.assault.in-range",
    (True, True): "atlantis.assault.out-of-range",
}


def _change(table: Table, attacker: Unit, found: Outcome, defeat: Defeat | None) -> Change | None:
    """What the defeat does; where the target defends itself, that a tracked turn saw the Attack."""
    if defeat:
        return defeat_change(table, defeat)
    if found.defeated is not False or not found.allowed:
        return None
    return Change(fields=noted(table, {attacker.id: "attack"}))
