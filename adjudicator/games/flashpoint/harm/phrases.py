"""The phrases of the harm topic, by their names."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "flashpoint.harm.unknown": "Whether {total} damage kills {who} depends on its Health.",
    "flashpoint.harm.unknown.headline": "{who} suffers {left} damage",
    "flashpoint.harm.unknown.reason": "To find out whether that kills it, enter: {missing}.",
    "flashpoint.harm.amount": "Damage dealt to {who}: {amount}.",
    "flashpoint.harm.vulnerable": "{who} is vulnerable and suffers 1 more: {left} in all.",
    "flashpoint.harm.resilient": "{who} is resilient and takes no more than {left} at a time.",
    "flashpoint.fault.who": "Who is it? Give either an operative or a unit.",
    "flashpoint.fault.armor": (
        "{who} has only 1 Armor token to discard: choose 1 or fewer.",
        "{who} has only {count} Armor tokens to discard: choose {count} or fewer.",
        "count",
    ),
    "flashpoint.fault.armor.zero": "{who} has no Armor token to discard: leave the number out.",
    "flashpoint.harm.armor": "Armor tokens absorb {used}, which leaves {left}.",
    "flashpoint.harm.crippled": "{who} is crippled, so its Health is {health}.",
    "flashpoint.harm.killed": "{who} has {total} damage and Health {health}, so it's killed.",
    "flashpoint.harm.survives": "{who} has {total} damage and Health {health}, so it survives.",
    "flashpoint.harm.killed.headline": "{who} is killed",
    "flashpoint.harm.survives.headline": "{who} survives",
    "flashpoint.harm.survives.reason": "It has {total} damage and Health {health}.",
    "flashpoint.harm.valor": "It was the last figure of its unit: draw a Valor token.",
    "flashpoint.harm.elite": "It was the last figure of an Elite unit: draw 2 Valor tokens.",
    "flashpoint.harm.technician": (
        "Someone will miss a technician: Surprise tokens in its zone go onto the Escalation Track, "
        "and you don't draw a Valor token."
    ),
    "flashpoint.harm.cameras": (
        (
            "There is no technician left in the Control Room, so the camera is disabled for the "
            "rest of the mission."
        ),
        (
            "There is no technician left in the Control Room, so all cameras are disabled for the "
            "rest of the mission."
        ),
        "count",
    ),
    "flashpoint.harm.down-already": (
        "{who} is already downed, and nothing affects a downed Operative."
    ),
    "flashpoint.harm.untouched.headline": "{who} is already downed",
    "flashpoint.harm.tokens": (
        "1 available Action token flips to its damaged side.",
        "{flipped} available Action tokens flip to their damaged side.",
        "flipped",
    ),
    "flashpoint.tokens.by-kind": "Order tokens among them: {order}. Movement tokens: {movement}.",
    "flashpoint.harm.exhausted-too": (
        "No more are available, so 1 exhausted token flips too.",
        "No more are available, so {count} exhausted tokens flip too.",
        "count",
    ),
    "flashpoint.harm.drops": "{who} drops what it's carrying in its zone.",
    "flashpoint.harm.on-point": "{who} passes the On-Point token to the left, to {other}.",
    "flashpoint.fault.which-tokens": "Choose between {least} and {most} Order tokens.",
    "flashpoint.harm.downed": (
        "All of {who}'s Action tokens are damaged, so it's downed and gets an Injury token."
    ),
    "flashpoint.harm.down.headline": "{who} is downed",
    "flashpoint.harm.stands.headline": "{who} suffers {left} damage",
    "flashpoint.harm.stands.reason": (
        "1 of its Action tokens is damaged.",
        "{total} of its Action tokens are damaged.",
        "total",
    ),
    "flashpoint.damage.label": "Damage",
    "flashpoint.damage.value": "{left}",
    "flashpoint.damage.answer": "{suffered} damage",
    "flashpoint.damage.answer-field.killed": "killed",
    "flashpoint.damage.answer-field.damage": "damage on it",
    "flashpoint.heal.downed": "{who} is downed, and only a Revive helps.",
    "flashpoint.heal.tokens": (
        "1 damaged Action token flips back and stays exhausted.",
        "{count} damaged Action tokens flip back and stay exhausted.",
        "count",
    ),
    "flashpoint.heal.bleed": "Any healing removes the Bleed token from {who}.",
    "flashpoint.heal.done.headline": (
        "{who} heals 1 damage",
        "{who} heals {count} damage",
        "count",
    ),
    "flashpoint.heal.done.reason": (
        "1 token is still damaged.",
        "{left} tokens are still damaged.",
        "left",
    ),
    "flashpoint.heal.label": "Healed",
    "flashpoint.heal.value": "{count}",
    "flashpoint.heal.answer": "{healed} healed",
    "flashpoint.recover.cards": "{who} readies all of its exhausted cards.",
    "flashpoint.recover.up-to": (
        "{who} recovers up to {tokens} tokens. Exhausted tokens: {exhausted}."
    ),
    "flashpoint.recover.downed": "{who} is downed, so all of its tokens are damaged.",
    "flashpoint.recover.bonus": "Cards change that by {signed}, to {may}.",
    "flashpoint.recover.crippled": "{who} is crippled and recovers 1 fewer: {may}.",
    "flashpoint.recover.damaged": (
        "1 damaged token can't be recovered.",
        "{count} damaged tokens can't be recovered.",
        "count",
    ),
    "flashpoint.recover.choose": "More are exhausted, so the player chooses which to recover.",
    "flashpoint.recover.done.headline": (
        "{who} recovers 1 token",
        "{who} recovers {count} tokens",
        "count",
    ),
    "flashpoint.recover.label": "Recovered",
    "flashpoint.recover.answer-field.choose": "the player chooses",
    "flashpoint.recover.value": "{count}",
    "flashpoint.recover.answer": "{recovered} recovered",
    "flashpoint.condition.bleed": (
        "Bleed: {who} suffers 2 damage at the end of its phase. Healing removes it."
    ),
    "flashpoint.condition.cripple": "Cripple: {who} moves 1 zone less and recovers 1 token fewer.",
    "flashpoint.condition.immobilized": "Immobilized: {who} can't move, except by teleporting.",
    "flashpoint.condition.mark": "Mark: {who} fails every Stealth check.",
    "flashpoint.condition.tracking-device": (
        "Tracking Device: every Enemy that moves goes 1 zone farther."
    ),
    "flashpoint.condition.vulnerable": (
        "Vulnerable: whenever {who} suffers damage, it suffers 1 more."
    ),
    "flashpoint.condition.stun": "Stun: {who} exhausts an Action token at once.",
    "flashpoint.condition.bleed-enemy": (
        "Bleed: {who} suffers 2 damage at the end of its activation. Healing removes it."
    ),
    "flashpoint.condition.cripple-enemy": "Cripple: all stats of {who} are 2 lower.",
    "flashpoint.condition.immobilized-enemy": (
        "Immobilized: {who} can't move, except by teleporting."
    ),
    "flashpoint.condition.mark-enemy": (
        "Mark: an attack that isn't on a zone can target {who} whatever its Initiative."
    ),
    "flashpoint.condition.tracking-device-enemy": (
        "Tracking Device: this has no effect on an Enemy."
    ),
    "flashpoint.condition.vulnerable-enemy": (
        "Vulnerable: whenever {who} suffers damage, it suffers 1 more."
    ),
    "flashpoint.condition.stun-enemy": (
        "Stun: {who} skips its next activation, doesn't trigger the alarm, and attacks can pass "
        "over it to target others."
    ),
    "flashpoint.condition.immune": "{who} is Robotic, so this has no effect on it: {names}.",
    "flashpoint.condition.one-each": (
        "{who} can't have the same condition twice, so the second has no effect."
    ),
    "flashpoint.condition.remove": (
        "An Operative in the zone can remove one of these with an Order and a Science check of "
        "{tn}: {names}."
    ),
    "flashpoint.inflict.gains": "The hit gives {who} these conditions: {names}.",
    "flashpoint.harm.surprise-stays": "Its Surprise token stays in {zone}.",
    "flashpoint.condition.none": "{who} has no negative conditions.",
    "flashpoint.condition.some.headline": (
        "{who} has 1 negative condition",
        "{who} has {count} negative conditions",
        "count",
    ),
    "flashpoint.condition.free.headline": "{who} has no negative conditions",
    "flashpoint.conditions.label": "Conditions",
    "flashpoint.conditions.answer-field.removable": "can be removed",
    "flashpoint.conditions.value": "{count}",
    "flashpoint.conditions.answer": "conditions: {listed}",
    "offer.healing": "Healing",
    "offer.recover": "Recover",
    "offer.operative-damage": "Damage to an Operative",
    "offer.enemy-damage": "Damage to an Enemy",
    "offer.operative-conditions": "An Operative's conditions",
    "offer.enemy-conditions": "An Enemy's conditions",
    "doing.conditions": "Apply Bleed",
    "doing.recover": "Recover",
    "hint.operative-damage.0": "Tap the Operative that is hit.",
    "hint.operative-damage.1": "Now enter the damage.",
    "hint.enemy-damage.0": "Tap the Enemy that is hit.",
    "hint.enemy-damage.1": "Now enter the damage.",
    "hint.operative-conditions.0": "Tap an Operative to see what its conditions do.",
    "hint.enemy-conditions.0": "Tap an Enemy unit to see what its conditions do.",
    "field.order-turned": "Order tokens among the damaged ones",
    "field.order-back": "Order tokens among the recovered ones",
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
        "Heal 1 damage on {who}",
        "Heal {count} damage on {who}",
        "count",
    ),
    "flashpoint.heal.done.done": (
        "{who} healed 1 damage.",
        "{who} healed {count} damage.",
        "count",
    ),
    "asked.flashpoint.conditions": "Which conditions apply, and what do they do?",
    "asked.flashpoint.damage": "What does the damage do?",
    "asked.flashpoint.heal": "How much does {one} heal?",
    "asked.flashpoint.recover": "How many tokens does {one} recover?",
}
