"""What is said about Immunity."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "atlantis.immune.guarded": (
        "{who} is Immune as long as its own side has other Minions in the Battle Zone: {names}."
    ),
    "atlantis.immune.alone": (
        "No friendly Minion of another type is in the Battle Zone: {who} can be hit."
    ),
    "atlantis.immune.by-effect": "{who} is Immune by an Active effect: {names}.",
    "atlantis.immune.marked": "{who} is Immune to every action.",
    "atlantis.immune.to-this": "{who} is Immune to this type of action: {kinds}.",
    "atlantis.immune.to-others": "{who} is Immune to {kinds} only, and affected by all else.",
    "atlantis.immune.untold": (
        "{who} is Immune to {kinds}: what this action does depends on its type."
    ),
    "atlantis.immune.laneless": (
        "{who} is Immune if other Minions of its team are in the Battle Zone of its lane. This "
        "table has no lane, so nobody knows that of {names}."
    ),
    "atlantis.immune.unmarked": "Nothing makes {who} Immune.",
    "atlantis.immune.yes.headline": "{who} is Immune",
    "atlantis.immune.no.headline": "{who} is not Immune",
    "atlantis.immune.unknown.headline": "Not known whether {who} is Immune",
    "atlantis.immune.unknown.reason": "Enter the lane and its Battle Zone under Your cards.",
    "atlantis.missing.lane": "lane and Battle Zone of {who}",
    "atlantis.missing.action": "type of the action that affects {who}",
    "atlantis.immunity.label": "Immunity",
    "offer.immunity": "Immune?",
    "hint.immunity.0": "Tap a unit.",
}
