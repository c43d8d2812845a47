"""Sharing, undo and redo."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "did.begun": "Started the table",
    "did.undone": "Undid 1 change",
    "did.undone-several": "Undid {number} changes",
    "did.redone": "Redid 1 change",
    "did.redone-several": "Redid {number} changes",
    "did.asked": "{who}: {what}",
    "did.edition": "Switched to {edition}",
    "did.read-as": "House rule for {ruling}: {value}",
    "did.entered": "Entered a number from a card",
    "did.filled-in": "Filled in a card",
    "did.card": "Entered {card}",
    "did.card-removed": "Removed the card {card}",
    "history.you": "you",
    "history.phone": "phone {number}",
    "history.nothing-to-undo": "You have nothing to undo.",
    "history.nothing-to-redo": "You have nothing to redo.",
    "history.cannot-undo": (
        "That can't be undone, because the table has changed since. Undo the later change first."
    ),
    "history.cannot-redo": (
        "That can't be redone, because the table has changed since. Undo the later change first."
    ),
    "history.others": (
        "This also undoes a change that somebody else made.",
        "This also undoes {number} changes that others made.",
        "number",
    ),
    "history.others-again": (
        "This also redoes a change that somebody else made and undid.",
        "This also redoes {number} changes that others made and undid.",
        "number",
    ),
    "history.built-on": (
        "Since then, {who} built on your change: {what}. Undoing yours removes that too."
    ),
    "history.hidden": (
        "Since then, {who} changed the same thing: {what}. That change stays, so undoing yours has "
        "no visible effect."
    ),
    "history.hidden-again": (
        "Since then, {who} changed the same thing: {what}. That change stays, so redoing yours has "
        "no visible effect."
    ),
    "history.in-the-way": "A later change by {who} is in the way: {what}.",
    "history.went-over": "{who} changed the same thing after you ({what}), so their change counts.",
    "history.over-theirs": (
        "{who} changed the same thing just before you ({what}), so your change counts."
    ),
    "history.otherwise": (
        "Nothing was done, because the table has changed since this was shown. It said: {before}. "
        "Now it says: {now}. Press again if you still want to."
    ),
    "history.other-effect": (
        "Nothing was done, because the table has changed and this would now have a different "
        "effect. Press again if you still want to."
    ),
    "form.gone": (
        "Nothing was changed, because somebody else has removed or renamed this. Open it again."
    ),
    "history.too-long": (
        "This table has reached its limit of {most} changes. Save it as a file and start a new "
        "table from it."
    ),
    "history.bad-order": "The key of an order must have 1 to {most} letters, digits, - or _.",
    "history.other-order": (
        "Another order has already used this key, so this one was not carried out. Send it again."
    ),
    "history.too-busy": (
        "Too many people are changing this table at once. Nothing was changed; try again."
    ),
    "share.look": "Spectators",
    "share.look-about": "Can see the table and ask, but can't change anything.",
    "share.change": "Players",
    "share.change-about": "Can also change the table: share this link with everyone who plays.",
    "archive.unknown-form": (
        "This file has the format {form}. Choose a file with one of these formats: {known}."
    ),
    "archive.no-events": "This file has no events: choose one that was saved with its history.",
    "archive.no-scene": (
        "The first event must hold the scene the table started with: choose another file."
    ),
    "archive.bad-event": (
        "This event is incomplete: it needs a number, a kind, a device and what was done."
    ),
    "archive.too-many": "This file has too many events: choose one with at most {most}.",
    "archive.too-large": "This file is too large: choose one with at most {most} entries.",
    "archive.no-step": "The table isn't valid after this change: choose another file.",
    "archive.no-fit": "This change doesn't fit the table as it was before: choose another file.",
}
