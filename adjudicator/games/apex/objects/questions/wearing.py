"""What a Body Shield does as it is put on, told in steps."""

from collections.abc import Iterator

from adjudicator.core.rule import RuleId
from adjudicator.core.verdict import Step
from adjudicator.games.apex.harm import rules as harm_rules
from adjudicator.games.apex.harm.life import Restored, equipped
from adjudicator.games.apex.table.legends import named
from adjudicator.games.apex.table.state import Legend
from adjudicator.games.apex.table.tokens import Token


def restored_step(rule: RuleId, message_id: str, found: Restored) -> Step:
    """Points that came back on a dial, and those that were lost over the limit."""
    facts = {
        "before": found.before,
        "after": found.after,
        "offered": found.offered,
        "limit": found.limit,
        "lost": found.lost,
    }
    return Step(rule, _LOST[message_id] if found.lost else message_id, facts)


_LOST = {
    "apex.life.restores-shield": "apex.life.restores-shield-lost",
    "apex.life.restores-health": "apex.life.restores-health-lost",
}


def wearing_steps(legend: Legend, token: Token, *, exhausted: bool) -> Iterator[Step]:
    """The new limit, and what the side that is up gives back."""
    shield = equipped(legend.kit, token, exhausted=exhausted)
    facts = {"legend": named(legend), "token": token.title, "limit": shield.limit}
    yield Step(harm_rules.LIFE_SHIELD_LIMIT, "apex.life.shield-limit", facts)
    if legend.kit.shield > shield.limit:
        yield Step(harm_rules.LIFE_SHIELD_LIMIT, "apex.life.over-limit", facts)
    if not token.flips:
        return
    if exhausted:
        yield Step(harm_rules.LIFE_EQUIP, "apex.life.equips-exhausted", facts)
    else:
        yield restored_step(harm_rules.LIFE_EQUIP, "apex.life.restores-shield", shield)
        yield Step(harm_rules.LIFE_EQUIP, "apex.life.flipped", facts)
