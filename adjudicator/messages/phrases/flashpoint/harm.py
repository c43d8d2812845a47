"""What verdicts on damage, healing and recovery say."""

from adjudicator.messages.phrases.phrase import Phrases

PHRASES: Phrases = {
    "flashpoint.harm.amount": "{who} is dealt {amount} damage.",
    "flashpoint.harm.vulnerable": "{who} is vulnerable: 1 more makes {left}.",
    "flashpoint.harm.resilient": "{who} is resilient: never more than {left} at once.",
    "flashpoint.harm.armor": "Armor tokens take {used} of it; {left} is left.",
    "flashpoint.harm.crippled": "{who} is crippled: its Health is {health}.",
    "flashpoint.harm.killed": (
        "{total} damage is at least the Health of {who}, {health}: it is killed."
    ),
    "flashpoint.harm.survives": "{total} damage is below the Health of {who}, {health}: it lives.",
    "flashpoint.harm.killed.headline": "{who} is killed",
    "flashpoint.harm.survives.headline": "{who} lives",
    "flashpoint.harm.survives.reason": "{total} damage of {health}.",
    "flashpoint.harm.valor": "That was the last of its unit: draw a Valor token.",
    "flashpoint.harm.elite": "That was the last of an Elite unit: draw 2 Valor tokens.",
    "flashpoint.harm.technician": (
        "A technician is missed: Surprise tokens in its zone go to the Escalation Track, and no "
        "Valor token is drawn."
    ),
    "flashpoint.harm.cameras": (
        "No technician is left in the Control Room: the camera is disabled for the mission.",
        "No technician is left in the Control Room: all cameras are disabled for the mission.",
        "count",
    ),
    "flashpoint.harm.down-already": "{who} is downed already: no effect reaches it.",
    "flashpoint.harm.untouched.headline": "{who} is down already",
    "flashpoint.harm.tokens": (
        "1 available Action token turns to its damaged side.",
        "{flipped} available Action tokens turn to their damaged side.",
        "flipped",
    ),
    "flashpoint.harm.exhausted-too": "None are available any more, so exhausted ones turn as well.",
    "flashpoint.harm.downed": (
        "All Action tokens of {who} are damaged: downed, with an Injury token."
    ),
    "flashpoint.harm.down.headline": "{who} is downed",
    "flashpoint.harm.stands.headline": "{who} suffers {left}",
    "flashpoint.harm.stands.reason": (
        "1 Action token is damaged.",
        "{total} Action tokens are damaged.",
        "total",
    ),
    "flashpoint.harm.label": "Damage",
    "flashpoint.harm.value": "{left}",
    "flashpoint.harm.answer": "{suffered} suffered",
    "flashpoint.heal.downed": "{who} is downed: only a revive helps.",
    "flashpoint.heal.tokens": (
        "1 damaged Action token turns back; it stays exhausted.",
        "{count} damaged Action tokens turn back; they stay exhausted.",
        "count",
    ),
    "flashpoint.heal.bleed": "Any healing takes the Bleed token off {who}.",
    "flashpoint.heal.done.headline": ("Heals 1", "Heals {count}", "count"),
    "flashpoint.heal.done.reason": (
        "1 damaged token is left.",
        "{left} damaged tokens are left.",
        "left",
    ),
    "flashpoint.heal.label": "Healed",
    "flashpoint.heal.value": "{count}",
    "flashpoint.heal.answer": "{healed} healed",
    "flashpoint.recover.cards": "All exhausted cards of {who} are turned upright.",
    "flashpoint.recover.up-to": "{who} recovers up to {tokens} of {exhausted} exhausted tokens.",
    "flashpoint.recover.downed": "{who} is downed: all its tokens are damaged.",
    "flashpoint.recover.bonus": "Cards change that by {signed}, to {may}.",
    "flashpoint.recover.crippled": "{who} is crippled and recovers 1 less: {may}.",
    "flashpoint.recover.damaged": (
        "1 damaged token cannot be recovered.",
        "{count} damaged tokens cannot be recovered.",
        "count",
    ),
    "flashpoint.recover.choose": "There are more, so the player chooses which come back.",
    "flashpoint.recover.done.headline": ("Recovers 1 token", "Recovers {count} tokens", "count"),
    "flashpoint.recover.label": "Recovered",
    "flashpoint.recover.value": "{count}",
    "flashpoint.recover.answer": "{recovered} recovered",
}
