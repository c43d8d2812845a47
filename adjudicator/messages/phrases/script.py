"""Texts of the pages' scripts; a page passes these words to them."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "script.more": "Show more of the panel",
    "script.less": "Show less of the panel",
    "script.done": "Done.",
    "script.undo": "Undo",
    "script.redo": "Redo",
    "script.taken-back": "Undone.",
    "script.done-again": "Redone.",
    "script.refused": "The server refused this.",
    "script.sent-later": "Not sent yet: it will be sent when the server answers.",
    "script.no-answer": "The server didn't answer. Nothing was changed; try again.",
    "script.waits": "Waiting to send ({count}): {listed}",
    "script.waits-more": "{count} more",
    "script.not-stored": (
        "This browser can't store your changes: keep this page open until they are sent."
    ),
    "script.refused-order": "{what} was refused: {why}",
    "script.no-reason": "the server gave no reason.",
    "script.try-again": "Try again",
    "script.do-it-anyway": "Do it anyway",
    "script.drop-it": "Discard",
    "script.order-put": "Place {what}",
    "script.order-put-to": "Place {what} at {place}",
    "script.order-move": "Move {what}",
    "script.order-move-to": "Move {what} to {place}",
    "script.order-remove": "Remove {what}",
    "script.order-turn": "Turn {what}",
    "script.order-name": "Rename {what} to {name}",
    "script.order-set": "Change {what}",
    "script.order-set-values": "Change {what}: {values}",
    "script.order-paint": "Paint {what}",
    "script.order-line": "Draw {what}",
    "script.order-other": "A change",
    "script.live": "Live",
    "script.catching": "Catching up",
    "script.offline": "Offline",
    "script.to-send": "{state} · {left} to send",
    "script.no-network": "No network: your changes are kept here and sent when you're back online.",
    "script.pocket-loading": (
        "Loading the judge onto this device: {loaded} of {sum} MB. What you tap opens as soon as "
        "it's there."
    ),
    "script.pocket-failed": (
        "The judge couldn't be loaded. Check your connection, then reload this page."
    ),
    "script.pocket-impossible": (
        "This browser can't run the judge without a server. Update it, or use another browser."
    ),
    "script.carry-loading": "Loading: {loaded} of {sum} MB. You can play on meanwhile.",
    "script.carry-ready": (
        "Ready: this device answers every question, and stores new tables, without a network."
    ),
    "script.carry-failed": "It couldn't be loaded. Check your connection and try again.",
    "script.carry-impossible": "This browser can't answer without the server.",
    "script.carry-removed": "Removed from this device.",
    "script.apart": "No network: this device answers, about the table as it was last.",
    "script.apart-waits": (
        "No network: this device answers, about the table as it was last. Your changes are kept "
        "here and sent when you're back online."
    ),
    "script.link-copied": "Link copied. It includes the board, the question and the answer.",
    "script.ruling-link": "Link to this ruling",
    "script.report-saved": (
        "Saved as ruling.json, with the board, the question and the answer. Send it to the people "
        "who run this page, and say what the answer should be."
    ),
    "script.picture-saved": "Picture saved.",
    "script.picture-failed": (
        "The picture couldn't be saved. Save the SVG instead: it is the same picture."
    ),
    "script.no-picture": "The browser can't read this file as a picture: choose another.",
    "script.tap-where": "{piece}: tap where it stands.",
    "script.draw-where": "{piece}: tap or draw with one finger. Move the board with two.",
    "script.hold": "Tap a piece on the board to select it.",
    "script.turn-or-drag": "Selected. Tap it again to turn it, drag it to move it.",
    "script.copy-corner": "Tap one corner of the part to copy.",
    "script.copy-opposite": "Now tap the opposite corner.",
    "script.copy-where": "Now tap where the top left space of the copy goes.",
    "script.let-go-remove": "Let go here to remove it.",
    "script.let-go-board": "Let go on the board.",
    "script.copied": "Copied",
    "script.do-it": "{says} Do it?",
    "script.a-table": "A table",
    "script.all-tables": "Show all {count} tables",
    "script.rename": "Rename",
    "script.rename-it": "Rename {table}",
    "script.table-name": "Name of the table",
    "script.save": "Save",
    "script.forget": "Forget",
    "script.forget-it": "Forget {table}",
    "script.library-add": "Add {card} from your library",
    "script.library-has": "From your library: {number}",
    "script.library-bad": "This file isn't a card library: choose one that you saved here.",
    "script.library-forget": "Forget all cards of this game in your library?",
}
