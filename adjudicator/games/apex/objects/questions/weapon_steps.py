"""Steps of a verdict on a new weapon card: the ways to go on, or the one that was chosen."""

from collections.abc import Iterator, Mapping

from adjudicator.core.facts import Listing
from adjudicator.core.verdict import Step, Summary
from adjudicator.games.apex.objects import rules
from adjudicator.games.apex.objects.pack import Offer, Replacement
from adjudicator.games.apex.objects.rearming import Moved, Rearming
from adjudicator.games.apex.shooting.armory import called
from adjudicator.games.apex.table.kit import MOST_AMMO
from adjudicator.games.apex.table.state import Legend

#: Where the Ammo marker of each weapon goes that takes some of a new card's Ammo, by its slot.
Taken = Mapping[int, int]
Told = tuple[Summary, tuple[Step, ...]]


def chosen(
    found: Offer, done: Rearming | None, taken: Taken | None, *, discard: bool
) -> Told | None:
    """What the player has chosen, as it is carried out; nothing while a choice is open."""
    if discard:
        facts = {"weapon": called(found.weapon, drawn=True)}
        step = Step(rules.WEAPON_DISCARD, "apex.arms.discarded", facts)
        return Summary("apex.arms.discarded", "note", facts), (step,)
    if done:
        return None if done.open else _replacing(found, done)
    return _taking(found, taken) if taken else None


def _replacing(found: Offer, done: Rearming) -> Told:
    made = found.replacements[done.slot]
    facts = _facts(found, made)
    told = [*_replaced(found, made)]
    if made.adds:
        told.append(Step(rules.WEAPON_AMMO_TRACK, "apex.arms.track", {"most": MOST_AMMO}))
    if made.old:
        told.append(Step(rules.WEAPON_DISCARD, "apex.arms.discarded", {"weapon": facts["old"]}))
    message_id = "apex.arms.replaces" if made.old else "apex.arms.fills-slot"
    return Summary(message_id, "note", facts), (*told, *map(_moved, done.moved))


def _taking(found: Offer, taken: Taken) -> Told:
    told = []
    for slot, ammo in taken.items():
        old = found.replacements[slot].old
        before, name = (old.ammo, called(old, slot)) if old else (0, "")
        facts = {"weapon": name, "before": before, "after": ammo}
        told.append(Step(rules.WEAPON_TAKE_AMMO, "apex.arms.takes", facts))
    gone = {"weapon": called(found.weapon, drawn=True)}
    told.append(Step(rules.WEAPON_DISCARD, "apex.arms.discarded", gone))
    return Summary("apex.arms.shared", "note", gone), tuple(told)


def steps(legend: Legend, found: Offer, done: Rearming | None) -> Iterator[Step]:
    """Everything that may be done with the new card."""
    for made in found.replacements:
        yield from _replaced(found, made)
    if any(made.adds for made in found.replacements):
        yield Step(rules.WEAPON_AMMO_TRACK, "apex.arms.track", {"most": MOST_AMMO})
    if legend.kit.edition.shares_ammo:
        yield _refill(legend, found)
    yield Step(
        rules.WEAPON_DISCARD, "apex.arms.discard", {"weapon": called(found.weapon, drawn=True)}
    )
    yield from map(_moved, done.moved if done else ())
    if done and done.open:
        yield Step(rules.WEAPON_DISCARD, "apex.arms.attachments-open", {})


def _moved(moved: Moved) -> Step:
    """Where an Attachment of the replaced weapon goes."""
    facts: dict[str, object] = {"token": moved.token, "space": moved.space, "weapon": ""}
    message_id = "apex.arms.moved-to-pack"
    if moved.space:
        message_id = "apex.arms.moved-to-map"
    elif moved.weapon:
        message_id, facts["weapon"] = "apex.arms.moved-to-weapon", called(moved.weapon)
    return Step(rules.WEAPON_DISCARD, message_id, facts)


def _replaced(found: Offer, made: Replacement) -> Iterator[Step]:
    facts = _facts(found, made)
    if made.old is None and made.ammo is not None:
        yield Step(rules.WEAPON_SLOTS, "apex.arms.free-slot", facts)
    elif made.adds is None:
        yield Step(rules.WEAPON_REPLACE, "apex.arms.type-unknown", facts)
    elif made.ammo is None:
        message_id = "apex.arms.ammo-unknown" if made.adds else "apex.arms.load-unknown"
        yield Step(rules.WEAPON_REPLACE, message_id, facts)
    else:
        yield Step(rules.WEAPON_REPLACE, "apex.arms.adds" if made.adds else "apex.arms.sets", facts)


def _refill(legend: Legend, found: Offer) -> Step:
    names = tuple(called(legend.kit.weapons[slot], slot) for slot in found.refill)
    facts = {"weapons": Listing(names), "printed": found.printed}
    if not found.knows_alike:
        return Step(rules.WEAPON_TAKE_AMMO, "apex.arms.alike-unknown", facts)
    if names and found.printed is None:
        return Step(rules.WEAPON_TAKE_AMMO, "apex.arms.take-some", facts)
    if names:
        return Step(rules.WEAPON_TAKE_AMMO, "apex.arms.take-ammo", facts)
    return Step(
        rules.WEAPON_TAKE_AMMO, "apex.arms.all-full" if found.alike else "apex.arms.no-ammo", facts
    )


def _facts(found: Offer, made: Replacement) -> dict[str, object]:
    return {
        "slot": made.slot + 1,
        "old": called(made.old, made.slot) if made.old else "",
        "weapon": called(found.weapon, drawn=True),
        "ammo": made.ammo,
        "printed": found.printed,
        "before": made.old.ammo if made.old else 0,
    }
