"""The question `weapon`: what may a Legend do with a new weapon card?"""

from collections.abc import Iterator

from pydantic import StrictStr

from adjudicator.core.facts import Said
from adjudicator.core.input import Record, place
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Answer, Step, Summary
from adjudicator.games.apex.harm import rules as harm_rules
from adjudicator.games.apex.objects import rules
from adjudicator.games.apex.objects.pack import Offer, Replacement, offer
from adjudicator.games.apex.shooting.armory import WeaponRecord, find_weapon
from adjudicator.games.apex.table.kit import MOST_AMMO, Weapon
from adjudicator.games.apex.table.legends import find_legend, named
from adjudicator.games.apex.table.state import Figure, Legend, Table


class WeaponParams(Record):
    """A weapon card that a Legend obtains."""

    figure: StrictStr
    weapon: WeaponRecord


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
    return Finding(answer, summary, _steps(legend, found))


def _note_missing(legend: Legend, card: Weapon, made: Replacement, consult: Consultation) -> None:
    """Remember what of the two cards decides over the Ammo and was not entered."""
    own = place(legend.kit.place_of("weapons"), made.slot)
    old = made.old.name if made.old else ""
    for at, name, fields in (("weapon", card.name, made.lacking_new), (own, old, made.lacking)):
        for field in fields:
            consult.known(None, place(at, field), Said(f"apex.number.{field}", (("weapon", name),)))


def _steps(legend: Legend, found: Offer) -> Iterator[Step]:
    for made in found.replacements:
        yield from _replaced(found, made)
    if any(made.adds for made in found.replacements):
        yield Step(rules.WEAPON_AMMO_TRACK, "apex.arms.track", {"most": MOST_AMMO})
    if legend.kit.edition.shares_ammo:
        yield _refill(legend, found)
    yield Step(rules.WEAPON_DISCARD, "apex.arms.discard", {"weapon": found.weapon.name})


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
