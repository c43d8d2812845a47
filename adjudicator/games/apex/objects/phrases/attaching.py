"""Phrases about fitting attachments to weapons and removing them."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "apex.arms.no-kind": "Slot {number} takes only {kind}, not {attachment}.",
    "apex.arms.no-node": "Slot {number} has the nodes {node}, and {attachment} has none of them.",
    "apex.arms.no-ammo-icon": "Slot {number} takes {ammo} Ammo, which {attachment} doesn't show.",
    "apex.arms.unknown-kind": (
        "Slot {number} is for {kind}; the kind of {attachment} hasn't been entered."
    ),
    "apex.arms.unknown-ammo-icon": (
        "Slot {number} takes {ammo} Ammo; the Ammo icon of {attachment} hasn't been entered."
    ),
    "apex.arms.unknown-node": (
        "Slot {number} has these nodes: {node}. The nodes of {attachment} haven't been entered."
    ),
    "apex.number.attachment-kind": "the kind of attachment that {attachment} is",
    "apex.number.attachment-ammo": "the Ammo icon of {attachment}",
    "apex.number.attachment-node": "the nodes of {attachment}",
    "apex.arms.token": (
        "What {attachment} does is taken from the final book's tokens. If yours shows something "
        "else, enter it."
    ),
    "apex.arms.fits": "{attachment} fits slot {number}.",
    "apex.arms.taken": "{token} is there: first drop it or move it to a free Backpack slot.",
    "apex.arms.exchanged": (
        "{token} is there: it goes to the Backpack in exchange, and needs no free space there."
    ),
    "apex.arms.back-in-pack": "{token} goes to the Backpack slot that {attachment} leaves.",
    "apex.arms.takes-off": "{legend} removes {token} from {weapon}.",
    "apex.arms.none-fitted": "{token} isn't fitted to any of {legend}'s weapons.",
    "apex.arms.printed-stays": "{token} is printed on the weapon's card and stays there.",
    "apex.arms.taken-off.headline": "{token} goes to the Backpack",
    "apex.arms.no-room.headline": "No room in the Backpack",
    "apex.arms.no-room.reason": "Drop a token first; it costs nothing.",
    "apex.arms.nothing-there.headline": "Nothing to remove",
    "apex.arms.detach-away": "{legend} is off the map and can't do that.",
    "apex.arms.detach-away.headline": "Off the map",
    "apex.detach.label": "Remove",
    "apex.detach.value": "{token}",
    "apex.detach.answer.true": "it goes to the Backpack",
    "apex.detach.answer.false": "it stays where it is",
    "apex.arms.printed": "{printed} is printed there and does nothing while it is covered.",
    "apex.arms.fits.headline": "It fits",
    "apex.arms.fits.doing": "fit {attachment} to {weapon}",
    "apex.arms.fits.done": "{attachment} was fitted to {weapon}.",
    "apex.arms.unsure.headline": "Not known yet",
    "apex.arms.unsure.reason": "It depends on what the token of {attachment} shows.",
    "apex.arms.no-fit.headline": "It doesn't fit",
    "apex.attach.label": "Slots",
    "apex.attach.value": "{count}",
    "apex.attach.answer.true": "it fits",
    "apex.attach.answer.false": "it doesn't fit",
    "apex.attach.answer.none": "not known yet",
    "apex.arms.slots-unknown": (
        "Whether it fits depends on the attachment slots that the card of {weapon} shows."
    ),
    "apex.arms.slots-unknown.headline": "Not known yet",
    "apex.number.slots": "the attachment slots on the card of {weapon}",
}
