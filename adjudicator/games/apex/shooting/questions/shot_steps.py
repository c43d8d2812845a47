"""Steps of a shot: its cards one by one, headshots, and the damage."""

from collections.abc import Iterator
from dataclasses import replace

from adjudicator.core.verdict import Facts, Step, edge_mark, space_mark
from adjudicator.games.apex.harm.questions.injuries import injury_steps
from adjudicator.games.apex.shooting import rules
from adjudicator.games.apex.shooting.firing import Outcome, Volley, damage_of, helmet_of
from adjudicator.games.apex.shooting.questions.lane_steps import lane_steps, signed
from adjudicator.games.apex.shooting.questions.to_hit import aim_steps, legal_steps, missing_step
from adjudicator.games.apex.sight import rules as sight_rules
from adjudicator.games.apex.table.kit import Icon
from adjudicator.games.apex.table.legends import named
from adjudicator.games.apex.table.naming import things
from adjudicator.games.apex.table.state import Table


def shot_steps(table: Table, volley: Volley) -> Iterator[Step]:
    """The whole of a shot: whether it may be fired, its cards, its damage."""
    aim, lane = volley.aim, volley.lane
    yield from legal_steps(table, aim)
    yield from aim_steps(table, aim)
    if aim.legal:
        if lane:
            yield from lane_steps(volley, lane)
        late = {name: rule for name, rule in volley.missing.items() if name not in aim.missing}
        if volley.fired:
            yield from hit_steps(volley)
        yield from (missing_step(aim, name, rule) for name, rule in late.items())
        if volley.injury:
            yield from _damage(volley)
            yield from injury_steps(volley.injury)


def hit_steps(volley: Volley) -> Iterator[Step]:
    """The cards of a shot, one by one, and what they score."""
    icons = volley.circumstances.icons
    for rule, message_id, named_icons in (
        (rules.FIRE_IGNORED, "apex.fire.ignored", icons.ignored),
        (rules.FIRE_ICON_OUTCOME, "apex.fire.hit-icons", icons.hitting),
        (rules.FIRE_ICON_OUTCOME, "apex.fire.miss-icons", icons.missing),
    ):
        if named_icons:
            yield Step(rule, message_id, {"icons": tuple(sorted(named_icons))})
    cards = [_outcome(volley, number, card) for number, card in enumerate(volley.outcomes, 1)]
    counted = [list(_semi_hits(volley)), [*_cover(volley), *cards]]
    last = volley.aim.shot.target.kit.edition.semi_hits_last
    for steps in reversed(counted) if last else counted:
        yield from steps
    yield from _headshots(volley)


def _semi_hits(volley: Volley) -> Iterator[Step]:
    if volley.semi_hits:
        facts = {"count": volley.semi_hits, "hits": volley.extra_hits}
        yield Step(rules.FIRE_SEMI, "apex.fire.semi", facts)


def _cover(volley: Volley) -> Iterator[Step]:
    """Whether the target has cover, where a card asks for it."""
    facing = volley.circumstances
    if not any(facing.has(outcome.card, Icon.MISS_COVER) for outcome in volley.outcomes):
        return
    yield from cover_gap(volley)
    facts = {"target": named(volley.aim.shot.target), "things": things(facing.cover)}
    marks = [edge_mark(edge, "cover") for piece in facing.cover for edge in piece.edges]
    marks += [space_mark(space, "cover") for piece in facing.cover for space in piece.spaces]
    message_id = "apex.fire.covered" if facing.cover else "apex.fire.no-cover"
    yield Step(rules.FIRE_AUTOMATIC, message_id, facts, tuple(marks))


def cover_gap(volley: Volley) -> Iterator[Step]:
    """What may give cover, where the edition does not tell."""
    if rule := volley.circumstances.cover_lacks:
        facts = {"target": named(volley.aim.shot.target)}
        at_corner = rule == sight_rules.COVER_CONNECTED
        yield Step(rule, "apex.fire.cover-corner" if at_corner else "apex.fire.cover-space", facts)


def _outcome(volley: Volley, number: int, outcome: Outcome) -> Step:
    facts = {
        "number": number,
        "value": outcome.card.value,
        "modifier": signed(outcome.modifier),
        "total": outcome.total,
        "difficulty": volley.aim.difficulty,
        "target": named(volley.aim.shot.target),
    }
    if outcome.clash:
        message_id = "apex.fire.clash-hit" if outcome.hit else "apex.fire.clash-miss"
        return Step(rules.FIRE_AUTOMATIC, message_id, facts)
    if outcome.why == "value" and volley.aim.difficulty is None:
        return _without_difficulty(volley, outcome, facts)
    if outcome.hit is None:
        return Step(rules.FIRE_MODIFIER, "apex.fire.open", facts)
    if outcome.why in ("hit-icon", "miss-icon"):
        return Step(rules.FIRE_ICON_OUTCOME, f"apex.fire.{outcome.why}", facts)
    if outcome.why == "value":
        return Step(rules.FIRE_VALUE, "apex.fire.hit" if outcome.hit else "apex.fire.miss", facts)
    return Step(rules.FIRE_AUTOMATIC, f"apex.fire.{outcome.why}", facts)


def _without_difficulty(volley: Volley, outcome: Outcome, facts: Facts) -> Step:
    """A card whose value decides, though not all of the difficulty is known."""
    if outcome.modifier is None:
        return Step(rules.FIRE_MODIFIER, "apex.fire.open", facts)
    if outcome.hit is None:
        return Step(rules.FIRE_VALUE, "apex.fire.open-difficulty", facts)
    return Step(rules.FIRE_VALUE, "apex.fire.sure-miss", {**facts, "least": volley.aim.least})


def _missed_headshots(volley: Volley) -> Iterator[Step]:
    """Headshot icons on cards that miss, which count for nothing."""
    facing = volley.circumstances
    missed = [o for o in volley.outcomes if o.hit is False and facing.has(o.card, Icon.HEADSHOT)]
    if missed:
        values = ", ".join(str(outcome.card.value) for outcome in missed)
        facts = {"count": len(missed), "values": values}
        yield Step(rules.FIRE_HEADSHOT, "apex.fire.missed-headshots", facts)


def _headshots(volley: Volley) -> Iterator[Step]:
    yield from _missed_headshots(volley)
    scored = [o for o in volley.outcomes if o.headshot or o.shielded]
    if not scored:
        return
    values = ", ".join(str(outcome.card.value) for outcome in scored)
    facts = {"count": len(scored), "values": values, "target": named(volley.aim.shot.target)}
    yield Step(rules.FIRE_HEADSHOT, "apex.fire.headshots", facts)
    most, value = helmet_of(volley.aim.shot)
    kit = volley.aim.shot.target.kit
    if not kit.is_entered("helmet") and not most and "helmet" not in volley.missing:
        yield Step(rules.FIRE_HELMET, "apex.fire.starting-helmet", facts)
    if most:
        taken = sum(outcome.shielded for outcome in scored)
        facts |= {"most": most, "value": value, "taken": taken, "left": len(scored) - taken}
        yield Step(rules.FIRE_HELMET, "apex.fire.helmet", facts)


def _damage(volley: Volley) -> Iterator[Step]:
    """What hits, headshots and stocks add up to, and what cards make of that."""
    more = volley.aim.shot.more_damage
    plain = damage_of(replace(volley.aim.shot, more_damage=0), volley.hits, volley.headshots)
    yield _dealt(volley, plain)
    if more:
        facts = {"more": f"{more:+d}", "damage": volley.damage}
        yield Step(rules.FIRE_DAMAGE, "apex.fire.damage-changed", facts)


def _dealt(volley: Volley, damage: int) -> Step:
    arms = volley.aim.shot.arms
    each, first = arms.total("each_hit"), arms.total("first_hit") if volley.hits else 0
    facts = {
        "hits": volley.hits,
        "headshots": volley.headshots,
        "regular": arms.weapon.damage or 0,
        "extra": arms.weapon.headshot or 0,
        "each": each,
        "first": first,
        "damage": damage,
    }
    if each or arms.total("first_hit"):
        return Step(rules.FIRE_STOCK, "apex.fire.damage-stock", facts)
    return Step(rules.FIRE_DAMAGE, "apex.fire.damage", facts)
