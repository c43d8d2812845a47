"""What is said about Immunity."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "atlantis.immune.guarded": (
        "{who} is Immune as long as its own side has other Minions in the Battle Zone: {names}."
    ),
    "atlantis.immune.alone": (
        "No friendly Minion of another type is in the Battle Zone: {who} can be hit."
    ),
    "atlantis.immune.marked": "{who} is Immune to every action.",
    "atlantis.immune.to-this": "{who} is Immune to this type of action: {kinds}.",
    "atlantis.immune.to-others": "{who} is Immune to {kinds} only, and affected by all else.",
    "atlantis.immune.unmarked": "Nothing makes {who} Immune.",
    "atlantis.immune.yes.headline": "Immune",
    "atlantis.immune.no.headline": "Not Immune",
    "atlantis.immunity.label": "Immunity",
    "offer.immunity": "Immune?",
    "hint.immunity.0": "Tap a unit.",
}
