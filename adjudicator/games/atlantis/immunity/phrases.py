"""What is said about Immunity."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "atlantis.immune.guarded": (
        "{who} is Immune while its team has other Minions in the Battle Zone: {names}."
    ),
    "atlantis.immune.alone": (
        "There is no friendly Minion of another type in the Battle Zone, so {who} can be attacked."
    ),
    "atlantis.immune.by-effect": "{who} is Immune because of an Active effect: {names}.",
    "atlantis.immune.marked": "{who} is Immune to every action.",
    "atlantis.immune.to-this": "{who} is Immune to this type of action: {kinds}.",
    "atlantis.immune.to-others": "{who} is Immune only to {kinds}, so this action affects it.",
    "atlantis.immune.untold": "{who} is Immune to {kinds}, so the type of this action matters.",
    "atlantis.immune.laneless": (
        "{who} is Immune if its team has other Minions in the Battle Zone of its lane. This table "
        "has no lane, so these may or may not count: {names}."
    ),
    "atlantis.immune.unmarked": "Nothing makes {who} Immune.",
    "atlantis.immune.yes.headline": "{who} is Immune",
    "atlantis.immune.no.headline": "{who} isn't Immune",
    "atlantis.immune.unknown.headline": "Is {who} Immune?",
    "atlantis.immune.unknown.reason": "Enter the lane and its Battle Zone under Your cards.",
    "atlantis.missing.lane": "{who}'s lane and Battle Zone",
    "atlantis.missing.action": "type of the action that affects {who}",
    "atlantis.immunity.label": "Immunity",
    "offer.immunity": "Immune?",
    "hint.immunity.0": "Tap a unit.",
    "asked.atlantis.immunity": "Is {one} Immune?",
}
