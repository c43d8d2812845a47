"""What is said of Enemies' activations, and of their order."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "flashpoint.enemy-activation.waits": (
        "{unit} is not aware or has not spawned: it does not activate."
    ),
    "flashpoint.enemy-activation.skips": (
        "{unit} is stunned: it skips this activation and is up again."
    ),
    "flashpoint.enemy-activation.attack": "{unit} makes attack {number} of its card, if it can.",
    "flashpoint.enemy-activation.on": "This attack is on {units}.",
    "flashpoint.enemy-activation.waits.headline": "{unit} does not activate",
    "flashpoint.enemy-activation.skips.headline": "{unit} skips its activation",
    "flashpoint.enemy-activation.attacks.headline": "{unit} attacks",
    "flashpoint.enemy-activation.idle.headline": "{unit} has nobody to attack",
    "flashpoint.enemy-activation.unknown.headline": "What {unit} does is not known yet",
    "flashpoint.enemy-activation.unknown.reason": "To tell it, enter this: {missing}.",
    "flashpoint.enemy-activation.label": "Activation",
    "flashpoint.enemy-activation.value": "attacks",
    "flashpoint.enemy-activation.waits.value": "none",
    "flashpoint.enemy-activation.skips.value": "skipped",
    "flashpoint.enemy-activation.idle.value": "nobody to attack",
    "flashpoint.enemy-activation.unknown.value": "not known yet",
    "flashpoint.enemy-activation.answer.true": "it activates",
    "flashpoint.enemy-activation.answer.false": "it does not activate",
    "flashpoint.enemy-activation.answer-field.attacks": "attacks",
    "offer.enemy-activation": "Activate",
    "doing.enemy-activation": "End its activation",
    "hint.enemy-activation.0": "Tap the unit that activates.",
    "flashpoint.order.units": (
        "On Initiative {initiative}: {units}.",
        "On Initiative {initiative}, in an order that the players choose: {units}.",
        "count",
    ),
    "flashpoint.order.mixed": "A mixed unit acts once, on its highest Initiative: {units}.",
    "flashpoint.order.untold": "The Initiative of some was not entered: {units}.",
    "flashpoint.order.unknown.headline": "The order is not known yet",
    "flashpoint.order.unknown.reason": "To tell it, enter this: {missing}.",
    "flashpoint.order.unknown.value": "not known yet",
    "flashpoint.order.stunned": "Stunned units skip their activation: {units}.",
    "flashpoint.order.nobody": "No aware Enemy is there to activate.",
    "flashpoint.order.some.headline": ("1 unit activates", "{count} units activate", "count"),
    "flashpoint.order.some.reason": "{units}.",
    "flashpoint.order.none.headline": "Nobody activates",
    "flashpoint.activation.label": "Activate",
    "flashpoint.activation.value": "{count}",
    "flashpoint.activation.answer": ("1 unit activates", "{count} activate in turn", "count"),
    "offer.initiative-order": "Order of activation",
    "flashpoint.activation.answer-field.skipped": "skip their activation",
    "flashpoint.enemy-activation.attacks.doing": "{unit} attacks",
    "flashpoint.enemy-activation.attacks.done": "{unit} activated.",
    "flashpoint.enemy-activation.idle.doing": "{unit} has nobody to attack",
    "flashpoint.enemy-activation.idle.done": "{unit} had nobody to attack.",
    "flashpoint.enemy-activation.skips.doing": "{unit} skips its activation",
    "flashpoint.enemy-activation.skips.done": "{unit} skipped its activation.",
}
