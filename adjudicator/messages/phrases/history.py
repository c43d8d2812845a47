"""What sharing and taking back say."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "did.begun": "Began the table",
    "did.undone": "Took back one change",
    "did.undone-several": "Took back {number} changes",
    "did.redone": "Did one change again",
    "did.redone-several": "Did {number} changes again",
    "did.asked": "{who}: {what}",
    "did.edition": "Play by {edition}",
    "did.read-as": "Read {ruling} as {value}",
    "did.entered": "Entered what a card prints",
    "did.filled-in": "Filled in a card",
    "did.card": "Typed in {card}",
    "did.card-removed": "Removed the card {card}",
    "history.you": "you",
    "history.phone": "phone {number}",
    "history.nothing-to-undo": "There is nothing of yours to take back.",
    "history.nothing-to-redo": "There is nothing to do again.",
    "history.cannot-undo": "That cannot be taken back as the table is now.",
    "history.cannot-redo": "That cannot be done again as the table is now.",
    "history.others": (
        "This takes back a change that somebody else made.",
        "This takes back {number} changes that others made.",
        "number",
    ),
    "history.others-again": (
        "This does a change again that somebody else had made and taken back.",
        "This does {number} changes again that others had made and taken back.",
        "number",
    ),
    "history.built-on": (
        "Since then {who} has gone on from there: {what}. Taking yours back takes that away too."
    ),
    "history.hidden": (
        "Since then {who} has changed the same: {what}. That stays, so taking yours back shows "
        "nothing."
    ),
    "history.hidden-again": (
        "Since then {who} has changed the same: {what}. That stays, so doing yours again shows "
        "nothing."
    ),
    "history.in-the-way": "Since then {who} has done this: {what}.",
    "history.went-over": (
        "After you, {who} changed the same thing ({what}); their change came later and counts."
    ),
    "history.over-theirs": (
        "Just before you, {who} changed the same thing ({what}); your change came later and counts."
    ),
    "history.otherwise": (
        "Nothing was done, because the table has changed since this was shown. It said: {before}. "
        "Now it says: {now}. Press it again if you still want to."
    ),
    "history.other-effect": (
        "Nothing was done, because the table has changed since this was shown and doing it now "
        "has another effect. Press it again if you still want to."
    ),
    "form.gone": (
        "Nothing was changed, because somebody else has removed or renamed this meanwhile. Open it "
        "again."
    ),
    "history.too-long": "This table has seen {most} changes. Save it and begin a new one with it.",
    "history.bad-order": "The key of an order has 1 to {most} letters, digits, - and _.",
    "history.other-order": (
        "Another order was carried out under the key of this one. This one was not; send it again."
    ),
    "history.too-busy": "Too many change this table at once. Nothing was changed; try again.",
    "share.look": "Spectators",
    "share.look-about": "Can see the table and ask, but can't change anything.",
    "share.change": "Players",
    "share.change-about": "Can also move every piece: share this link with those who play.",
    "archive.unknown-form": "This file is of form {form}. Known are: {known}.",
    "archive.no-events": "The file tells of no event.",
    "archive.no-scene": "The first event must hold the scene that the table began with.",
    "archive.bad-event": "This is no event: it needs its number, kind, device, and what was done.",
    "archive.too-many": "The file tells of more than {most} events.",
    "archive.too-large": "The file holds more than a table does: {most} entries are the most.",
    "archive.no-step": "After this change the table would not have been valid.",
    "archive.no-fit": "This does not fit what the table was before it.",
}
