"""What is said of weapons and of fitting attachments to them."""

PHRASES: dict[str, str | tuple[str, str, str]] = {
    "arms.no-kind": "Slot {number} takes {kind} only, not {attachment}.",
    "arms.no-node": "Slot {number} has the nodes {node}, and {attachment} has none of them.",
    "arms.no-ammo-icon": "Slot {number} takes Ammo of {ammo}, which {attachment} does not show.",
    "arms.unknown-kind": "Enter what {attachment} is as `kind`: slot {number} is for {kind}.",
    "arms.unknown-ammo-icon": (
        "Slot {number} takes Ammo of {ammo}: look at the token and enter its icon as `ammo`."
    ),
    "arms.unknown-node": (
        "Slot {number} has these nodes: {node}. Look at the token and enter its own as `node`."
    ),
    "arms.token": (
        "What {attachment} does is read off the final book's tokens. What yours shows can be "
        "entered in its place."
    ),
    "arms.fits": "{attachment} fits slot {number}.",
    "arms.taken": "{token} lies there: it is dropped or goes to a free Backpack slot first.",
    "arms.exchanged": (
        "{token} lies there: it goes to the Backpack in exchange, and needs no free space there."
    ),
    "arms.printed": "{printed}, printed there, does nothing while it is covered.",
    "arms.fits.headline": "It fits",
    "arms.unsure.headline": "Not known",
    "arms.unsure.reason": "A part of the token must be entered first; the steps say which.",
    "arms.no-fit.headline": "It does not fit",
    "attach.label": "Slots",
    "attach.value": "{count}",
    "attach.answer.true": "it fits",
    "attach.answer.false": "it does not fit",
    "attach.answer.none": "not known",
    "arms.which-weapon": (
        "Say which weapon is meant: the Legend has {count}, and only one would be clear."
    ),
    "arms.unknown-weapon": "There is no weapon {name} here. Known are: {known}.",
    "arms.range-order": "A range is [from, to], the smaller number first.",
    "arms.no-slots": "Enter the attachment slots of the weapon's card as `slots`.",
}
