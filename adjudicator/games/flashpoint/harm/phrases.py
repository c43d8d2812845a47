"""The phrases of the harm topic, by their names."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "flashpoint.harm.unknown": "Whether {total} damage kills {who} depends on its Health.",
    "flashpoint.harm.unknown.headline": "{who} suffers {left}",
    "flashpoint.harm.unknown.reason": "To tell whether that kills, enter: {missing}.",
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
    "flashpoint.tokens.by-kind": "By kind: {order} Order, {movement} Movement.",
    "flashpoint.harm.exhausted-too": (
        "No more are available, so 1 exhausted token turns as well.",
        "No more are available, so {count} exhausted tokens turn as well.",
        "count",
    ),
    "flashpoint.harm.drops": "{who} drops what it carries in its zone.",
    "flashpoint.harm.on-point": "{who} passes the On-Point token to the left, to {other}.",
    "flashpoint.fault.which-tokens": (
        "Between {least} and {most} of these tokens can be Order tokens."
    ),
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
    "flashpoint.damage.label": "Damage",
    "flashpoint.damage.value": "{left}",
    "flashpoint.damage.answer": "{suffered} suffered",
    "flashpoint.damage.answer-field.killed": "killed",
    "flashpoint.damage.answer-field.damage": "damage on it",
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
    "flashpoint.condition.bleed": "Bleed: {who} suffers 2 when its phase ends; healing stops it.",
    "flashpoint.condition.cripple": "Cripple: {who} moves 1 zone less and recovers 1 token less.",
    "flashpoint.condition.immobilized": "Immobilized: {who} does not move, but may teleport.",
    "flashpoint.condition.mark": "Mark: {who} fails every Stealth check.",
    "flashpoint.condition.tracking-device": (
        "Tracking Device: every Enemy that moves goes 1 farther."
    ),
    "flashpoint.condition.vulnerable": "Vulnerable: {who} suffers 1 more whenever it suffers.",
    "flashpoint.condition.stun": "Stun: {who} exhausts an Action token at once.",
    "flashpoint.condition.bleed-enemy": (
        "Bleed: {who} suffers 2 when its activation ends; healing stops it."
    ),
    "flashpoint.condition.cripple-enemy": "Cripple: {who} has 2 less of every stat.",
    "flashpoint.condition.immobilized-enemy": "Immobilized: {who} does not move, but may teleport.",
    "flashpoint.condition.mark-enemy": (
        "Mark: an attack on {who} that is not on a zone may choose it, whatever its Initiative."
    ),
    "flashpoint.condition.tracking-device-enemy": "Tracking Device: it does nothing to an Enemy.",
    "flashpoint.condition.vulnerable-enemy": (
        "Vulnerable: {who} suffers 1 more whenever it suffers."
    ),
    "flashpoint.condition.stun-enemy": (
        "Stun: {who} skips its next activation, raises no alarm and may be passed over."
    ),
    "flashpoint.condition.immune": "{who} is Robotic, and this does nothing to it: {names}.",
    "flashpoint.condition.one-each": "{who} never has two of one kind; the second has no effect.",
    "flashpoint.condition.remove": (
        "Science {tn}, as an Order of someone in the zone, takes one of these off: {names}."
    ),
    "flashpoint.inflict.gains": "The hit inflicts on {who}: {names}.",
    "flashpoint.harm.surprise-stays": "Its Surprise token stays in {zone}.",
    "flashpoint.condition.none": "{who} has no negative condition.",
    "flashpoint.condition.some.headline": (
        "1 negative condition",
        "{count} negative conditions",
        "count",
    ),
    "flashpoint.condition.free.headline": "No negative condition",
    "flashpoint.conditions.label": "Conditions",
    "flashpoint.conditions.value": "{count}",
    "flashpoint.conditions.answer": "conditions: {listed}",
    "offer.healing": "Healing",
    "offer.recover": "Recover",
    "offer.operative-damage": "Damage to an Operative",
    "offer.enemy-damage": "Damage to an Enemy",
    "offer.operative-conditions": "Conditions of an Operative",
    "offer.enemy-conditions": "Conditions of an Enemy",
    "doing.conditions": "Bleed",
    "doing.recover": "Recover",
    "hint.operative-damage.0": "Tap the Operative that is hit.",
    "hint.operative-damage.1": "Now fill in how much.",
    "hint.enemy-damage.0": "Tap the Enemy that is hit.",
    "hint.enemy-damage.1": "Now fill in how much.",
    "hint.operative-conditions.0": "Tap an Operative to see what its conditions do.",
    "hint.enemy-conditions.0": "Tap an Enemy unit to see what its conditions do.",
    "field.order-turned": "Order tokens among those that turn",
    "field.order-back": "Order tokens among those that come back",
    "field.tokens-back": "tokens to recover",
    "flashpoint.recover.done.doing": (
        "{who} recovers 1 token",
        "{who} recovers {count} tokens",
        "count",
    ),
    "flashpoint.recover.done.done": (
        "{who} recovered 1 token.",
        "{who} recovered {count} tokens.",
        "count",
    ),
    "flashpoint.heal.done.doing": (
        "Heal 1 damage of {who}",
        "Heal {count} damage of {who}",
        "count",
    ),
    "flashpoint.heal.done.done": (
        "{who} healed 1 damage.",
        "{who} healed {count} damage.",
        "count",
    ),
}
