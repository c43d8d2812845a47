"""The question `weapon`: what may a Legend do with a new weapon card?"""

from collections.abc import Iterator
from typing import Annotated

from pydantic import Field, StrictBool, StrictInt, StrictStr

from adjudicator.core.change import Change, Edit
from adjudicator.core.facts import Said
from adjudicator.core.input import Record, place
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.values import Json
from adjudicator.core.verdict import Answer, Step, Summary
from adjudicator.games.apex.harm import rules as harm_rules
from adjudicator.games.apex.objects import rules
from adjudicator.games.apex.objects.pack import Offer, Replacement, offer
from adjudicator.games.apex.objects.rearming import Moved, MovedRecord, Rearming
from adjudicator.games.apex.shooting.armory import WeaponRecord, find_weapon, written_weapon
from adjudicator.games.apex.table.kit import MOST_AMMO, WEAPON_SLOTS, AmmoCount, Weapon
from adjudicator.games.apex.table.legends import find_legend, named
from adjudicator.games.apex.table.state import Figure, Legend, Table

#: More Attachments than a weapon has.
MOST_MOVED = 20


class WeaponParams(Record):
    """A weapon card that a Legend obtains."""

    figure: StrictStr
    weapon: WeaponRecord
    #: What its player chooses: the slot that it goes to, from 0, or what each weapon gets of its
    #: Ammo, or that it is discarded.
    slot: Annotated[StrictInt, Field(ge=0, lt=WEAPON_SLOTS)] | None = None
    take: Annotated[tuple[AmmoCount, ...], Field(max_length=WEAPON_SLOTS)] | None = None
    discard: StrictBool = False
    #: Where the Attachments of the weapon that it replaces go.
    attachments: Annotated[tuple[MovedRecord, ...], Field(max_length=MOST_MOVED)] = ()


def weapon(table: Table, params: WeaponParams, consult: Consultation) -> Finding:
    """Judge the choices that a new weapon card gives."""
    legend = find_legend(table, params.figure, "figure")
    card, _ = find_weapon(table, (), params.weapon)
    facts = {"legend": named(legend), "weapon": card.name}
    if not isinstance(legend, Figure):
        answer: Answer = {"replace": [], "take-ammo": [], "discard": False}
        step = Step(harm_rules.LIFE_OFF_MAP, "apex.arms.away", facts)
        return Finding(answer, Summary("apex.arms.away", "blocked", facts), (step,))
    found = offer(legend.kit, card)
    for made in found.replacements:
        _note_missing(legend, card, made, consult)
    replaced = [{"slot": made.slot, "ammo": made.ammo} for made in found.replacements]
    answer = {"replace": replaced, "take-ammo": list(found.refill), "discard": True}
    summary = Summary("apex.arms.choices", "note", {**facts, "ammo": found.printed})
    done = _done(table, legend, found, params, consult)
    return Finding(
        answer, summary, _steps(legend, found, done), _change(legend, found, params, done)
    )


def _done(
    table: Table, legend: Figure, found: Offer, params: WeaponParams, consult: Consultation
) -> Rearming | None:
    """The new weapon in the slot that its player has chosen; nothing if its Ammo isn't known."""
    if params.discard or params.slot is None:
        return None
    ammo = found.replacements[params.slot].ammo
    card = Weapon.model_validate({**written_weapon(params.weapon), "ammo": ammo})
    rearming = Rearming(table, legend, (params.slot, card), consult)
    rearming.move(params.attachments)
    return None if ammo is None else rearming


def _change(
    legend: Figure, found: Offer, params: WeaponParams, done: Rearming | None
) -> Change | None:
    """The weapons after what their player has chosen; nothing until that is clear."""
    if params.discard:
        return Change()
    if params.slot is not None:
        return None if done is None or done.open else done.change
    own = [written_weapon(weapon) for weapon in legend.kit.weapons]
    if not params.take or not _take(own, found, params.take):
        return None
    return Change(edits=[Edit("figures", legend.id, {"weapons": own})])


def _take(own: list[dict[str, Json]], found: Offer, shares: tuple[int, ...]) -> bool:
    """Give weapons of the same type the new one's Ammo; whether it can be shared out so."""
    wanted = {slot: share for slot, share in enumerate(shares) if share}
    if sum(wanted.values()) > (found.printed or 0) or not wanted.keys() <= set(found.refill):
        return False
    for slot, share in wanted.items():
        if own[slot].get("ammo") is None:
            return False
        own[slot]["ammo"] = min(MOST_AMMO, own[slot]["ammo"] + share)
    return True


def _note_missing(legend: Legend, card: Weapon, made: Replacement, consult: Consultation) -> None:
    """Remember what of the two cards decides over the Ammo and was not entered."""
    own = place(legend.kit.place_of("weapons"), made.slot)
    old = made.old.name if made.old else ""
    for at, name, fields in (("weapon", card.name, made.lacking_new), (own, old, made.lacking)):
        for field in fields:
            consult.known(None, place(at, field), Said(f"apex.number.{field}", (("weapon", name),)))


def _steps(legend: Legend, found: Offer, done: Rearming | None) -> Iterator[Step]:
    for made in found.replacements:
        yield from _replaced(found, made)
    if any(made.adds for made in found.replacements):
        yield Step(rules.WEAPON_AMMO_TRACK, "apex.arms.track", {"most": MOST_AMMO})
    if legend.kit.edition.shares_ammo:
        yield _refill(legend, found)
    yield Step(rules.WEAPON_DISCARD, "apex.arms.discard", {"weapon": found.weapon.name})
    yield from map(_moved, done.moved if done else ())
    if done and done.open:
        yield Step(rules.WEAPON_DISCARD, "apex.arms.attachments-open", {})


def _moved(moved: Moved) -> Step:
    """Where an Attachment of the replaced weapon goes."""
    facts = {"token": moved.token, "space": moved.space, "weapon": ""}
    message_id = "apex.arms.moved-to-pack"
    if moved.space:
        message_id = "apex.arms.moved-to-map"
    elif moved.weapon:
        message_id, facts["weapon"] = "apex.arms.moved-to-weapon", moved.weapon.name
    return Step(rules.WEAPON_DISCARD, message_id, facts)


def _replaced(found: Offer, made: Replacement) -> Iterator[Step]:
    facts = {
        "slot": made.slot + 1,
        "old": made.old.name if made.old else "",
        "weapon": found.weapon.name,
        "ammo": made.ammo,
        "printed": found.printed,
        "before": made.old.ammo if made.old else 0,
    }
    if made.old is None and made.ammo is not None:
        yield Step(rules.WEAPON_SLOTS, "apex.arms.free-slot", facts)
    elif made.adds is None:
        yield Step(rules.WEAPON_REPLACE, "apex.arms.type-unknown", facts)
    elif made.ammo is None:
        yield Step(rules.WEAPON_REPLACE, "apex.arms.ammo-unknown", facts)
    else:
        yield Step(rules.WEAPON_REPLACE, "apex.arms.adds" if made.adds else "apex.arms.sets", facts)


def _refill(legend: Legend, found: Offer) -> Step:
    names = tuple(legend.kit.weapons[slot].name for slot in found.refill)
    facts = {"weapons": ", ".join(names), "printed": found.printed}
    if names:
        return Step(rules.WEAPON_TAKE_AMMO, "apex.arms.take-ammo", facts)
    return Step(
        rules.WEAPON_TAKE_AMMO, "apex.arms.all-full" if found.alike else "apex.arms.no-ammo", facts
    )
