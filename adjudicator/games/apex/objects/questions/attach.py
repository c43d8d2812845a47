"""The question `attach`: may this attachment be fitted to that weapon, and where?"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Annotated

from pydantic import Field, StrictBool, StrictInt, StrictStr

from adjudicator.board.squares import Space
from adjudicator.core.change import Change, Edit
from adjudicator.core.facts import Listing, Said
from adjudicator.core.input import place
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.values import Json
from adjudicator.core.verdict import Facts, Step, Summary
from adjudicator.games.apex.objects import rules as objects_rules
from adjudicator.games.apex.objects.making_room import DropParams, read_drop, written
from adjudicator.games.apex.shooting import rules
from adjudicator.games.apex.shooting.armory import (
    WeaponRecord,
    called,
    card_at,
    find_weapon,
    written_weapon,
)
from adjudicator.games.apex.shooting.attachments import Attachment, AttachmentRecord, read_fitting
from adjudicator.games.apex.shooting.fitting import Fit, fits, fitted, lying_on
from adjudicator.games.apex.table.kit import Loot, Weapon
from adjudicator.games.apex.table.legends import find_legend
from adjudicator.games.apex.table.state import Figure, Table
from adjudicator.games.apex.table.tokens import find_among

#: More slots than any weapon card has.
MOST_SLOTS = 20


class AttachParams(DropParams):
    """An attachment and a weapon; with a figure if the weapon is one of that figure's.

    An attachment already in the slot is dropped or goes to the Backpack, as its player chooses.
    """

    weapon: WeaponRecord
    attachment: AttachmentRecord
    figure: StrictStr | None = None
    #: The slot that its player chooses, from 0, where it fits several.
    slot: Annotated[StrictInt, Field(ge=0, le=MOST_SLOTS)] | None = None
    to_backpack: StrictBool = Field(default=False, alias="to-backpack")


def attach(table: Table, params: AttachParams, consult: Consultation) -> Finding:
    """Judge an attachment slot by slot."""
    legend = find_legend(table, params.figure, "figure") if params.figure else None
    weapon, place_of_own = find_weapon(table, legend.kit.weapons if legend else (), params.weapon)
    attachment = read_fitting(params.attachment, "attachment", table.edition)
    found = fits(weapon, attachment)
    certain = [fit.number for fit in found if fit.fits]
    named = called(weapon, place_of_own)
    facts: Facts = {"attachment": attachment.name, "count": len(certain), "weapon": named}
    steps = _steps(attachment, found, facts)
    if "slots" not in weapon.model_fields_set:
        return _without_slots(
            card_at(table, legend, params.weapon, weapon, place_of_own), weapon, facts, consult
        )
    unsure = _note_missing(found, attachment, consult)
    if certain:
        summary = Summary("apex.arms.fits", "clear", facts)
        fitting = None
        if isinstance(legend, Figure) and place_of_own is not None:
            slot = _chosen(params, certain)
            fitting = _fitting(table, legend, Target(weapon, place_of_own, slot), params, consult)
        steps = chain(steps, _swapped(fitting))
        return Finding({"fits": True, "slots": certain}, summary, steps, _fitted(table, fitting))
    if unsure:
        summary = Summary("apex.arms.unsure", "open", facts)
        return Finding({"fits": None, "slots": []}, summary, steps)
    summary = Summary("apex.arms.no-fit", "blocked", facts)
    return Finding({"fits": False, "slots": []}, summary, steps)


def _without_slots(card: str, weapon: Weapon, facts: Facts, consult: Consultation) -> Finding:
    """Nobody has entered which slots the weapon's card shows."""
    label = Said("apex.number.slots", (("weapon", facts["weapon"]),))
    consult.known(None, place(card, "slots"), label, weapon.name)
    step = Step(rules.ATTACH_KIND, "apex.arms.slots-unknown", facts)
    summary = Summary("apex.arms.slots-unknown", "open", facts)
    return Finding({"fits": None, "slots": []}, summary, (step,))


def _note_missing(found: Iterable[Fit], attachment: Attachment, consult: Consultation) -> bool:
    """Remember what the token shows and nobody has entered, where a slot hangs on it."""
    unsure = [fit for fit in found if fit.fits is None]
    for name in dict.fromkeys(name for fit in unsure for name in fit.unknown):
        label = Said(f"apex.number.attachment-{name}", (("attachment", attachment.name),))
        consult.known(None, place("attachment", name), label)
    return bool(unsure)


def _chosen(params: AttachParams, certain: list[int]) -> int | None:
    """The slot that is meant: the one that was chosen, or the only one that it fits."""
    if params.slot is not None:
        return params.slot if params.slot in certain else None
    return certain[0] if len(certain) == 1 else None


@dataclass(frozen=True, slots=True)
class Target:
    """The slot that a token is meant for: of which weapon, and which of the Legend's that is."""

    weapon: Weapon
    place: int
    slot: int | None


@dataclass(frozen=True, slots=True)
class Fitting:
    """A token out of the Backpack for a slot: what lies there now, and where that goes.

    `old_at` is the space that it is dropped on; None for the Backpack.
    """

    figure: Figure
    card: dict[str, Json]
    place: int
    token: str
    old: str | None
    old_at: Space | None


def _fitting(
    table: Table, figure: Figure, target: Target, params: AttachParams, consult: Consultation
) -> Fitting | None:
    """What is fitted where; nothing until its player has chosen, or without the token."""
    token = find_among(figure.kit.backpack, params.attachment.name, "attachment.name")
    if target.slot is None or token is None:
        return None
    own = figure.kit.weapons[target.place]
    slots = own.slots or target.weapon.slots
    if target.slot >= len(slots):
        return None
    old = lying_on(own, slots[target.slot])
    old_at = read_drop(table, figure, params.drop_at, consult)
    exchanged = params.to_backpack or table.edition.exchanges_attachments
    if old and old_at is None and not exchanged:
        return None
    card = fitted(own.model_copy(update={"slots": slots}), target.slot, token)
    return Fitting(figure, card, target.place, token, old, old_at)


def _fitted(table: Table, fitting: Fitting | None) -> Change | None:
    """The token on its slot, and what lay there in the Backpack or on the map."""
    if fitting is None:
        return None
    kit, backpack = fitting.figure.kit, list(fitting.figure.kit.backpack)
    backpack.remove(fitting.token)
    dropped = []
    if fitting.old and fitting.old_at:
        dropped = [Loot(at=(fitting.old_at.c, fitting.old_at.r), token=fitting.old)]
    elif fitting.old:
        backpack.append(fitting.old)
    cards = [written_weapon(card) for card in kit.weapons]
    cards[fitting.place] = fitting.card
    edit = Edit("figures", fitting.figure.id, {"weapons": cards, "backpack": backpack})
    lying = {"loot": written((*table.loot, *dropped))} if dropped else {}
    return Change(edits=[edit], fields=lying)


def _swapped(fitting: Fitting | None) -> Iterator[Step]:
    """Where the token goes that lay in the slot."""
    if fitting is None or not fitting.old:
        return
    facts = {"token": fitting.old, "attachment": fitting.token, "space": fitting.old_at}
    if fitting.old_at:
        yield Step(objects_rules.REACH_DROP, "apex.loot.dropped-for", facts)
    else:
        yield Step(rules.ATTACH_TAKEN, "apex.arms.back-in-pack", facts)


def _steps(attachment: Attachment, found: Iterable[Fit], facts: Facts) -> Iterator[Step]:
    if attachment.borrowed:
        yield Step(rules.LOOT_EFFECTS, "apex.arms.token", facts)
    for fit in found:
        yield from _fit_steps(attachment, fit)


_AGAINST = {
    "kind": "apex.arms.no-kind",
    "ammo": "apex.arms.no-ammo-icon",
    "node": "apex.arms.no-node",
}
_UNKNOWN = {
    "kind": "apex.arms.unknown-kind",
    "ammo": "apex.arms.unknown-ammo-icon",
    "node": "apex.arms.unknown-node",
}


def _fit_steps(attachment: Attachment, fit: Fit) -> Iterator[Step]:
    slot = fit.slot
    facts: dict[str, object] = {
        "number": fit.number + 1,
        "attachment": attachment.name,
        "kind": slot.kind,
        "ammo": Listing(slot.ammo),
        "node": Listing(slot.nodes),
        "printed": slot.printed,
        "token": slot.token,
    }
    for name, rule in fit.against.items():
        yield Step(rule, _AGAINST[name], facts)
    for name, rule in fit.unknown.items():
        yield Step(rule, _UNKNOWN[name], facts)
    if fit.fits:
        yield Step(rules.ATTACH_KIND, "apex.arms.fits", facts)
        if slot.token:
            yield Step(rules.ATTACH_TAKEN, "apex.arms.taken", facts)
        if slot.printed:
            yield Step(rules.ATTACH_PRINTED, "apex.arms.printed", facts)
