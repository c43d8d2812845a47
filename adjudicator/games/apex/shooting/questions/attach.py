"""The question `attach`: may this attachment be fitted to that weapon, and where?"""

from collections.abc import Iterable, Iterator
from typing import Annotated

from pydantic import Field, StrictInt, StrictStr

from adjudicator.core.change import Change, Edit
from adjudicator.core.facts import Listing, Said
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record, place
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Facts, Step, Summary
from adjudicator.games.apex.shooting import rules
from adjudicator.games.apex.shooting.armory import (
    Attachment,
    AttachmentRecord,
    WeaponRecord,
    find_weapon,
    read_fitting,
    written_weapon,
)
from adjudicator.games.apex.shooting.fitting import Fit, fits
from adjudicator.games.apex.table.legends import find_legend
from adjudicator.games.apex.table.state import Figure, Table

#: More slots than any weapon card has.
MOST_SLOTS = 20


class AttachParams(Record):
    """An attachment and a weapon; a figure where the weapon is named as one of its own."""

    weapon: WeaponRecord
    attachment: AttachmentRecord
    figure: StrictStr | None = None
    #: The slot that its player chooses, from 0, where it fits several.
    slot: Annotated[StrictInt, Field(ge=0, le=MOST_SLOTS)] | None = None


def attach(table: Table, params: AttachParams, consult: Consultation) -> Finding:
    """Judge an attachment slot by slot."""
    legend = find_legend(table, params.figure, "figure") if params.figure else None
    weapon, place_of_own = find_weapon(table, legend.kit.weapons if legend else (), params.weapon)
    if not weapon.slots:
        raise InputError(place("weapon", "slots"), "apex.arms.no-slots")
    attachment = read_fitting(params.attachment, "attachment", table.edition)
    found = fits(weapon, attachment)
    certain = [fit.number for fit in found if fit.fits]
    unsure = any(fit.fits is None for fit in found)
    facts: Facts = {"attachment": attachment.name, "count": len(certain)}
    steps = _steps(attachment, found, facts)
    if certain:
        summary = Summary("apex.arms.fits", "clear", facts)
        change = None
        if isinstance(legend, Figure) and place_of_own is not None:
            change = _fitted(legend, place_of_own, _chosen(params, certain), params.attachment.name)
        return Finding({"fits": True, "slots": certain}, summary, steps, change)
    if unsure:
        for name in dict.fromkeys(name for fit in found for name in fit.unknown):
            label = Said(f"apex.number.attachment-{name}", (("attachment", attachment.name),))
            consult.known(None, place("attachment", name), label)
        summary = Summary("apex.arms.unsure", "open", facts)
        return Finding({"fits": None, "slots": []}, summary, steps)
    summary = Summary("apex.arms.no-fit", "blocked", facts)
    return Finding({"fits": False, "slots": []}, summary, steps)


def _chosen(params: AttachParams, certain: list[int]) -> int | None:
    """The slot that is meant: the one that was chosen, or the only one that it fits."""
    if params.slot is not None:
        return params.slot if params.slot in certain else None
    return certain[0] if len(certain) == 1 else None


def _fitted(figure: Figure, weapon: int, slot: int | None, token: str) -> Change | None:
    """The token out of the Backpack on its slot; nothing while another lies there.

    Where that one goes, its player decides first.
    """
    kit, backpack = figure.kit, list(figure.kit.backpack)
    slots = kit.weapons[weapon].slots
    if slot is None or slot >= len(slots) or slots[slot].token or token not in backpack:
        return None
    backpack.remove(token)
    cards = [written_weapon(card) for card in kit.weapons]
    cards[weapon]["slots"][slot]["token"] = token
    fields = {"weapons": cards, "backpack": backpack}
    return Change(edits=[Edit("figures", figure.id, fields)])


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
