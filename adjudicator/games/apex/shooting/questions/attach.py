"""The question `attach`: may this attachment be fitted to that weapon, and where?"""

from collections.abc import Iterator

from pydantic import StrictStr

from adjudicator.core.facts import Listing
from adjudicator.core.input import InputError, Record, place
from adjudicator.core.verdict import Step, Summary, Verdict
from adjudicator.games.apex.shooting import rules
from adjudicator.games.apex.shooting.armory import (
    Attachment,
    AttachmentRecord,
    WeaponRecord,
    find_weapon,
    read_fitting,
)
from adjudicator.games.apex.shooting.fitting import Fit, fits
from adjudicator.games.apex.table.legends import find_legend
from adjudicator.games.apex.table.state import Table


class AttachParams(Record):
    """An attachment and a weapon; a figure where the weapon is named as one of its own."""

    weapon: WeaponRecord
    attachment: AttachmentRecord
    figure: StrictStr | None = None


def attach(table: Table, params: AttachParams) -> Verdict:
    """Judge an attachment slot by slot."""
    own = find_legend(table, params.figure, "figure").kit.weapons if params.figure else ()
    weapon, _ = find_weapon(table, own, params.weapon)
    if not weapon.slots:
        raise InputError(place("weapon", "slots"), "apex.arms.no-slots")
    attachment = read_fitting(params.attachment, "attachment", table.edition)
    found = fits(weapon, attachment)
    certain = [fit.number for fit in found if fit.fits]
    unsure = any(fit.fits is None for fit in found)
    verdict = True if certain else None if unsure else False
    facts: dict[str, object] = {"attachment": attachment.name, "count": len(certain)}
    steps = [step for fit in found for step in _steps(attachment, fit)]
    if attachment.borrowed:
        steps.insert(0, Step(rules.LOOT_EFFECTS, "apex.arms.token", facts))
    answer = {"fits": verdict, "slots": certain}
    return Verdict("attach", answer, _summary(verdict, facts), tuple(steps))


def _summary(fits: bool | None, facts: dict[str, object]) -> Summary:  # noqa: FBT001
    if fits is None:
        return Summary("apex.arms.unsure", "open", facts)
    return (
        Summary("apex.arms.fits", "clear", facts)
        if fits
        else Summary("apex.arms.no-fit", "blocked", facts)
    )


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


def _steps(attachment: Attachment, fit: Fit) -> Iterator[Step]:
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
