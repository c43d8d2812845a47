"""What is said of fitting attachments to weapons, and of taking them off."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "apex.arms.no-kind": "Slot {number} takes {kind} only, not {attachment}.",
    "apex.arms.no-node": "Slot {number} has the nodes {node}, and {attachment} has none of them.",
    "apex.arms.no-ammo-icon": (
        "Slot {number} takes Ammo of {ammo}, which {attachment} does not show."
    ),
    "apex.arms.unknown-kind": (
        "Slot {number} is for {kind}; nobody has entered what kind of attachment {attachment} is."
    ),
    "apex.arms.unknown-ammo-icon": (
        "Slot {number} takes Ammo of {ammo}; nobody has entered the Ammo icon of {attachment}."
    ),
    "apex.arms.unknown-node": (
        "Slot {number} has these nodes: {node}. Nobody has entered those of {attachment}."
    ),
    "apex.number.attachment-kind": "what kind of attachment {attachment} is",
    "apex.number.attachment-ammo": "the Ammo icon of {attachment}",
    "apex.number.attachment-node": "the nodes of {attachment}",
    "apex.arms.token": (
        "What {attachment} does is read off the final book's tokens. What yours shows can be "
        "entered in its place."
    ),
    "apex.arms.fits": "{attachment} fits slot {number}.",
    "apex.arms.taken": "{token} lies there: it is dropped or goes to a free Backpack slot first.",
    "apex.arms.exchanged": (
        "{token} lies there: it goes to the Backpack in exchange, and needs no free space there."
    ),
    "apex.arms.back-in-pack": "{token} goes to the Backpack slot that {attachment} leaves.",
    "apex.arms.takes-off": "{legend} takes {token} off {weapon}.",
    "apex.arms.none-fitted": "{token} is fitted to none of {legend}'s weapons.",
    "apex.arms.printed-stays": "{token} is printed on the weapon's card and stays there.",
    "apex.arms.taken-off.headline": "{token} goes to the Backpack",
    "apex.arms.no-room.headline": "No room in the Backpack",
    "apex.arms.no-room.reason": "Drop a token first; that is free.",
    "apex.arms.nothing-there.headline": "Nothing to take off",
    "apex.arms.detach-away": "{legend} is off the map and can't do that.",
    "apex.arms.detach-away.headline": "Off the map",
    "apex.detach.label": "Take off",
    "apex.detach.value": "{token}",
    "apex.detach.answer.true": "it goes to the Backpack",
    "apex.detach.answer.false": "it stays there",
    "apex.arms.printed": "{printed}, printed there, does nothing while it is covered.",
    "apex.arms.fits.headline": "It fits",
    "apex.arms.fits.doing": "fit {attachment} to {weapon}",
    "apex.arms.fits.done": "{attachment} is fitted to {weapon}.",
    "apex.arms.unsure.headline": "Not known",
    "apex.arms.unsure.reason": "It depends on what the token of {attachment} shows.",
    "apex.arms.no-fit.headline": "It does not fit",
    "apex.attach.label": "Slots",
    "apex.attach.value": "{count}",
    "apex.attach.answer.true": "it fits",
    "apex.attach.answer.false": "it does not fit",
    "apex.attach.answer.none": "not known",
    "apex.arms.no-slots": "Enter the attachment slots of the weapon's card as `slots`.",
}
