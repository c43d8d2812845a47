"""What setting a table up says: what was done, what a piece is called, why it cannot be."""

from adjudicator.explain.phrases.phrase import Phrases

PHRASES: Phrases = {
    "did.put": "Put {thing} at {at}",
    "did.painted": (
        "Put {thing} at {at}",
        "Put {thing} on {count} spaces",
        "count",
    ),
    "did.moved": "Moved {thing} to {at}",
    "did.turned": "Turned {thing} at {at}",
    "did.removed": "Removed {thing} from {at}",
    "did.removed-with": (
        "Removed {thing} from {at}, and what stood on it",
        "Removed {thing} from {at}, and {riders} that stood on it",
        "riders",
    ),
    "did.named": "Called {thing} {name}",
    "did.titled": "Called the table {title}",
    "did.mirrored": "Mirrored the board",
    "did.rotated": "Turned the board",
    "did.copied": (
        "Copied one piece to {at}",
        "Copied {number} pieces to {at}",
        "number",
    ),
    "setup.unknown-piece": "The tray has no piece {piece}.",
    "setup.unknown-order": "{order} is nothing to do here. Known are: {known}.",
    "setup.unknown-component": "There is no component {id}. Known are: {known}.",
    "setup.unknown-figure": "There is no figure {id}. Known are: {known}.",
    "setup.unknown-space": "{word} is no space. A space is named like G5.",
    "setup.off-board": "{space} is off the board.",
    "setup.off-the-map": "{thing} is off the map already.",
    "setup.nothing-there": "Nothing stands at {space}.",
    "setup.nothing-to-copy": "No component stands wholly between {first} and {last}.",
    "setup.no-turn": "{thing} looks the same whichever way it is turned.",
    "setup.no-number": "This must be a number.",
    "size.rectangle": "{width} × {height}",
    "size.edge": "{width} long",
    "size.space": "",
    "size.corner": "",
    "left.painted": ("1 space", "{number} spaces", "number"),
    "left.some": "{number} left",
    "left.over": "{number} more than the box has",
    "need.more": "{number} more",
    "need.over": "{number} too many",
}
