"""The question `shoot`: what do the Aim cards that were drawn come to?"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from typing import Annotated

from pydantic import Field, StrictBool

from adjudicator.core.change import Change, Edit
from adjudicator.core.facts import Listing
from adjudicator.core.faults import InputError
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import (
    Answer,
    Step,
    Summary,
    edge_mark,
    space_mark,
)
from adjudicator.games.apex.harm.elimination import untouched, victory_by
from adjudicator.games.apex.harm.questions.injuries import (
    ending,
    injury_steps,
    turned,
    victory_steps,
)
from adjudicator.games.apex.shooting import rules
from adjudicator.games.apex.shooting.armory import written_weapon
from adjudicator.games.apex.shooting.difficulty import Shot, listed, note_missing
from adjudicator.games.apex.shooting.firing import (
    Outcome,
    Volley,
    damage_of,
    fire,
    helmet_of,
    lane_of,
)
from adjudicator.games.apex.shooting.questions.lane_steps import lane_steps, signed
from adjudicator.games.apex.shooting.questions.to_hit import (
    FiredParams,
    aim_steps,
    aim_summary,
    legal_steps,
    missing_step,
    read_fired,
)
from adjudicator.games.apex.sight import rules as sight_rules
from adjudicator.games.apex.table.kit import AimCard, Icon
from adjudicator.games.apex.table.legends import named
from adjudicator.games.apex.table.naming import things
from adjudicator.games.apex.table.state import Table

_MOST = 400
#: What a card rests on as soon as it is drawn.
SLOTS = ("modifier-left", "modifier-right")


class ShootParams(FiredParams):
    """A shot and the Aim cards that were drawn for it, in order.

    With `drawing` more of them are to come: each is judged, and nothing is dealt yet.
    """

    cards: Annotated[tuple[AimCard, ...], Field(max_length=_MOST)]
    drawing: StrictBool = False


def shoot(table: Table, params: ShootParams, consult: Consultation) -> Finding:
    """Judge a shot with its cards."""
    shot = read_fired(table, params)
    if not _fills_slots(table, shot, params, consult):
        return _other_number(shot)
    volley = fire(table, shot, params.cards, params.icons, consult)
    if params.drawing and volley.fired and volley.aim.legal is not False:
        note_missing(shot, (name for name in volley.missing if name in SLOTS), consult)
        return _so_far(table, volley, len(params.cards))
    if volley.aim.legal is not False:
        note_missing(shot, volley.missing, consult)
    injuries = (volley.injury,) if volley.injury else ()
    victory = victory_by(table, injuries, consult)
    summary = ending(injuries, victory) or _summary(volley)
    steps = chain(_steps(table, volley), victory_steps(victory))
    return Finding(_answer(volley), summary, steps, _change(volley))


def _so_far(table: Table, volley: Volley, drawn: int) -> Finding:
    """The cards that were drawn until now; the damage is dealt once all of them are."""
    lane = volley.lane
    facts = {"hits": volley.hits, "drawn": drawn, "cards": lane.cards if lane else drawn}
    answer = {**_answer(volley), "headshots": None, "damage": None, "target": None}
    summary = Summary("apex.fire.so-far", "note", facts)
    steps = chain(legal_steps(table, volley.aim), aim_steps(table, volley.aim), _hit_steps(volley))
    return Finding(answer, summary, steps)


def _change(volley: Volley) -> Change | None:
    """The target's dials after a shot, and one Ammo less; nothing if it may not be fired."""
    if volley.injury is None or not volley.injury.is_known:
        return None
    return Change(edits=[volley.injury.edit, *_spent(volley.aim.shot)])


def _spent(shot: Shot) -> Iterator[Edit]:
    """The shooter's weapons, the one that was fired with one Ammo less."""
    slot, own = shot.arms.slot, shot.shooter.kit.weapons
    if slot is None or not own[slot].ammo:
        return
    written = [written_weapon(weapon) for weapon in own]
    written[slot]["ammo"] -= 1
    yield Edit("figures", shot.shooter.id, {"weapons": written})


def _fills_slots(table: Table, shot: Shot, params: ShootParams, consult: Consultation) -> bool:
    """Whether these are as many cards as the Fire Rate draws, which another reading may change."""
    lane, count = lane_of(table, shot, consult), len(params.cards)
    if lane is None or count == lane.cards or (params.drawing and count < lane.cards):
        return True
    if consult.readings != table.readings:
        return False
    needed = {"needed": lane.cards, "slots": len(lane.slots), "each": lane.cards_each}
    raise InputError("cards", "apex.fire.wrong-number", count=count, **needed)


def _other_number(shot: Shot) -> Finding:
    """A shot that another reading of the Fire Rate has other cards drawn for: no result."""
    answer = dict.fromkeys(("shots", "hits", "headshots", "damage", "target"))
    facts = {"target": named(shot.target), "missing": Listing(())}
    return Finding(answer, Summary("apex.fire.unknown", "open", facts), ())


def _answer(volley: Volley) -> Answer:
    known = volley.fired
    if volley.aim.legal is False:
        target = untouched(volley.aim.shot.target)
        return {"shots": [], "hits": 0, "headshots": 0, "damage": 0, "target": target}
    return {
        "shots": list(_shots(volley)) if known else None,
        "hits": volley.hits if known and not volley.is_open else None,
        "headshots": volley.headshots if known and _knows_headshots(volley) else None,
        "damage": volley.damage if known else None,
        "target": volley.injury.dials if volley.injury else None,
    }


def _knows_headshots(volley: Volley) -> bool:
    return "helmet" not in volley.missing and not volley.is_open


def _shots(volley: Volley) -> Iterator[Answer]:
    lane = volley.lane
    for number, slot in enumerate(lane.slots if lane else ()):
        each = lane.cards_each if lane else 0
        cards = volley.outcomes[number * each : (number + 1) * each]
        modifier = lane.modifiers[number] if lane else None
        told = [_card(volley, card) for card in cards]
        yield {"slot": slot, "modifier": modifier, "cards": told}


def _card(volley: Volley, outcome: Outcome) -> Answer:
    """A card; its headshot is open where nobody knows if it hits or what the helmet takes."""
    scores = outcome.headshot or outcome.shielded
    if outcome.hit is None:
        scores = volley.circumstances.has(outcome.card, Icon.HEADSHOT)
    helmet = _knows_headshots(volley) or ("helmet" not in volley.missing and outcome.hit is True)
    return {
        "value": outcome.card.value,
        "total": outcome.total,
        "hit": outcome.hit,
        "why": outcome.why,
        "headshot": outcome.headshot if helmet or not scores else None,
    }


def _summary(volley: Volley) -> Summary:
    aim = volley.aim
    facts: dict[str, object] = {
        "hits": volley.hits,
        "headshots": volley.headshots,
        "damage": volley.damage,
        "target": named(aim.shot.target),
        "shooter": named(aim.shot.shooter),
    }
    if not aim.legal:
        return aim_summary(aim)
    injury = volley.injury
    if injury is None:
        missing = listed(aim.shot, volley.missing)
        return Summary("apex.fire.unknown", "open", {**facts, "missing": missing})
    if not injury.is_known:
        return Summary("apex.life.unknown", "open", {**facts, "legend": facts["target"]})
    facts["dials"] = turned(injury)
    if injury.eliminated:
        return Summary("apex.fire.eliminated", "clear", facts)
    dials = {"shield": injury.last.shield, "health": injury.last.health}
    if not volley.damage:
        return Summary("apex.fire.nothing", "blocked", {**facts, **dials})
    return Summary("apex.fire.deals", "clear", {**facts, **dials})


def _steps(table: Table, volley: Volley) -> Iterator[Step]:
    aim, lane = volley.aim, volley.lane
    yield from legal_steps(table, aim)
    yield from aim_steps(table, aim)
    if aim.legal:
        if lane:
            yield from lane_steps(volley, lane)
        late = {name: rule for name, rule in volley.missing.items() if name not in aim.missing}
        if volley.fired:
            yield from _hit_steps(volley)
        yield from (missing_step(aim, name, rule) for name, rule in late.items())
        if volley.injury:
            yield from _damage(volley)
            yield from injury_steps(volley.injury)


def _hit_steps(volley: Volley) -> Iterator[Step]:
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
    if outcome.hit is None:
        return Step(rules.FIRE_MODIFIER, "apex.fire.open", facts)
    if outcome.why in ("hit-icon", "miss-icon"):
        return Step(rules.FIRE_ICON_OUTCOME, f"apex.fire.{outcome.why}", facts)
    if outcome.why == "value":
        return Step(rules.FIRE_VALUE, "apex.fire.hit" if outcome.hit else "apex.fire.miss", facts)
    return Step(rules.FIRE_AUTOMATIC, f"apex.fire.{outcome.why}", facts)


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
