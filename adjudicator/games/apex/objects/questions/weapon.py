"""The question `weapon`: what may a Legend do with a new weapon card?"""

from typing import Annotated

from pydantic import Field, StrictBool, StrictInt, StrictStr

from adjudicator.core.change import Change, Edit
from adjudicator.core.facts import Said
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record, place
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Answer, Step, Summary
from adjudicator.games.apex.harm import rules as harm_rules
from adjudicator.games.apex.objects.pack import Offer, Replacement, offer
from adjudicator.games.apex.objects.questions.weapon_steps import Taken, chosen, steps
from adjudicator.games.apex.objects.rearming import MovedRecord, Rearming
from adjudicator.games.apex.shooting.armory import WeaponRecord, called, find_weapon, written_weapon
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
    card, _ = find_weapon(table, (), params.weapon, drawn=True)
    facts = {"legend": named(legend), "weapon": called(card, drawn=True)}
    if not isinstance(legend, Figure):
        answer: Answer = {"replace": [], "take-ammo": [], "discard": False}
        step = Step(harm_rules.LIFE_OFF_MAP, "apex.arms.away", facts)
        return Finding(answer, Summary("apex.arms.away", "blocked", facts), (step,))
    found = offer(legend.kit, card)
    for made in found.replacements:
        _note_missing(legend, card, made, consult)
    answer = _answer(found)
    done = _done(table, legend, found, params, consult)
    taken = None if done or params.discard else _taken(legend, found, params, consult)
    if told := chosen(found, done, taken, discard=params.discard):
        return Finding(answer, *told, _change(legend, done, taken))
    summary = Summary("apex.arms.choices", "note", {**facts, "ammo": found.printed})
    return Finding(answer, summary, steps(legend, found, done))


def _answer(found: Offer) -> Answer:
    replaced = [{"slot": made.slot, "ammo": made.ammo} for made in found.replacements]
    refill = list(found.refill) if found.knows_alike else None
    return {"replace": replaced, "take-ammo": refill, "discard": True}


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


def _change(legend: Figure, done: Rearming | None, taken: Taken | None) -> Change:
    """The weapons after what their player has chosen; a discarded card changes nothing."""
    if done:
        return done.change
    own = [written_weapon(weapon) for weapon in legend.kit.weapons]
    for slot, ammo in taken.items() if taken else ():
        own[slot]["ammo"] = ammo
    return Change(edits=[Edit("figures", legend.id, {"weapons": own})]) if taken else Change()


def _taken(
    legend: Figure, found: Offer, params: WeaponParams, consult: Consultation
) -> Taken | None:
    """The Ammo of each weapon that takes some; nothing until it is known how much that is."""
    wanted = {slot: share for slot, share in enumerate(params.take or ()) if share}
    for slot in wanted:
        if found.knows_alike and slot not in found.refill:
            raise InputError(
                place("take", slot), "apex.arms.takes-none", weapon=called(found.weapon, drawn=True)
            )
    if found.printed is not None and sum(wanted.values()) > found.printed:
        given = {"weapon": called(found.weapon, drawn=True), "printed": found.printed}
        raise InputError("take", "apex.arms.too-much-ammo", **given)
    own = {slot: legend.kit.weapons[slot] for slot in wanted if slot in found.refill}
    for slot, old in own.items():
        at, label = (
            place(legend.kit.place_of("weapons"), slot, "ammo"),
            Said("apex.number.ammo", (("weapon", called(old, slot)),)),
        )
        consult.known(old.ammo, at, label)
    if not own or found.printed is None or any(old.ammo is None for old in own.values()):
        return None
    return {slot: min(MOST_AMMO, (old.ammo or 0) + wanted[slot]) for slot, old in own.items()}


def _note_missing(legend: Legend, card: Weapon, made: Replacement, consult: Consultation) -> None:
    """Remember what of the two cards decides over the Ammo and was not entered."""
    own = place(legend.kit.place_of("weapons"), made.slot)
    old = called(made.old, made.slot) if made.old else ""
    for at, name, fields in (
        ("weapon", called(card, drawn=True), made.lacking_new),
        (own, old, made.lacking),
    ):
        for field in fields:
            consult.known(None, place(at, field), Said(f"apex.number.{field}", (("weapon", name),)))
