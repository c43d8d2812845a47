"""The question `shoot`: what do the Aim cards that were drawn come to?"""

from collections.abc import Iterator
from itertools import chain
from typing import Annotated

from pydantic import Field, StrictBool

from adjudicator.core.change import Change, Edit
from adjudicator.core.facts import Said
from adjudicator.core.faults import InputError
from adjudicator.core.input import place
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import (
    Answer,
    Summary,
)
from adjudicator.games.apex.harm.elimination import untouched, victory_by
from adjudicator.games.apex.harm.questions.injuries import (
    ending,
    turned,
    victory_steps,
)
from adjudicator.games.apex.shooting.armory import written_weapon
from adjudicator.games.apex.shooting.difficulty import Shot, listed, note_missing
from adjudicator.games.apex.shooting.firing import (
    AIMED,
    Outcome,
    Volley,
    fire,
    prepare,
)
from adjudicator.games.apex.shooting.lane import first_slot, known_slots, lane_of
from adjudicator.games.apex.shooting.questions.shot_steps import hit_steps, shot_steps
from adjudicator.games.apex.shooting.questions.to_hit import (
    FiredParams,
    aim_steps,
    aim_summary,
    legal_steps,
    read_fired,
)
from adjudicator.games.apex.table.kit import AimCard, Icon
from adjudicator.games.apex.table.legends import named
from adjudicator.games.apex.table.state import Table

_MOST = 400
#: What a card rests on as soon as it is drawn.
SLOTS = ("rate", "modifier-left", "modifier-right")


class ShootParams(FiredParams):
    """A shot and the Aim cards that were drawn for it, in order.

    With `drawing`, more cards will follow: each is judged, and no damage is dealt yet.
    """

    cards: Annotated[tuple[AimCard, ...], Field(max_length=_MOST)]
    drawing: StrictBool = False


def shoot(table: Table, params: ShootParams, consult: Consultation) -> Finding:
    """Judge a shot with its cards."""
    shot = read_fired(table, params)
    needed = _cards_needed(table, shot, params, consult)
    drawing = params.drawing or len(params.cards) < needed
    volley = prepare(table, shot, params.icons, consult)
    if drawing and volley.lane is None:
        volley.lane = first_slot(table, shot)
    fire(volley, params.cards[:needed], consult)
    if drawing and volley.fired and not AIMED & volley.missing.keys():
        needed_now = (name for name in volley.missing if name in SLOTS)
        note_missing(shot, needed_now, consult, known_slots(table))
        return _so_far(table, volley)
    if volley.aim.legal is not False:
        note_missing(shot, volley.missing, consult, known_slots(table))
    injuries = (volley.injury,) if volley.injury else ()
    victory = victory_by(table, injuries, consult)
    summary = ending(injuries, victory) or _summary(volley)
    steps = chain(shot_steps(table, volley), victory_steps(victory))
    return Finding(_answer(volley), summary, steps, _change(volley))


def _so_far(table: Table, volley: Volley) -> Finding:
    """The cards that were drawn until now; the damage is dealt once all of them are."""
    lane = volley.lane
    facts = {"hits": volley.hits, "drawn": volley.drawn, "cards": lane.cards if lane else 0}
    answer = {**_answer(volley), "headshots": None, "damage": None, "target": None}
    how = "first" if "rate" in volley.missing else "so-far"
    summary = Summary(f"apex.fire.{how}", "note", facts)
    steps = chain(legal_steps(table, volley.aim), aim_steps(table, volley.aim), hit_steps(volley))
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


def _cards_needed(table: Table, shot: Shot, params: ShootParams, consult: Consultation) -> int:
    """How many cards the Fire Rate draws; as many as there are, where nobody knows it.

    Another reading of it may draw fewer, which are then the first of them, or more: those that
    nobody has drawn are missing.
    """
    lane, count = lane_of(table, shot, consult), len(params.cards)
    if lane is None or count == lane.cards or (params.drawing and count < lane.cards):
        return lane.cards if lane else count
    if consult.readings == table.readings:
        needed = {"needed": lane.cards, "slots": len(lane.slots), "each": lane.cards_each}
        raise InputError("cards", "apex.fire.wrong-number", count=count, **needed)
    for number in range(count, lane.cards):
        label = Said("apex.number.card", (("number", number + 1),))
        consult.known(None, place("cards", number), label)
    return lane.cards


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
