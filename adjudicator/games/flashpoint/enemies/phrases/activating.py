"""What is said of Enemies' activations, and of their order."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "flashpoint.enemy-activation.waits": (
        "{unit} isn't aware or hasn't spawned, so it doesn't activate."
    ),
    "flashpoint.enemy-activation.skips": (
        "{unit} is stunned: it skips this activation and is no longer stunned."
    ),
    "flashpoint.enemy-activation.attack": "{unit} makes attack {number} on its card if it can.",
    "flashpoint.enemy-activation.on": "This attack targets {units}.",
    "flashpoint.enemy-activation.waits.headline": "{unit} doesn't activate",
    "flashpoint.enemy-activation.skips.headline": "{unit} skips its activation",
    "flashpoint.enemy-activation.attacks.headline": "{unit} attacks",
    "flashpoint.enemy-activation.idle.headline": "{unit} has nobody to attack",
    "flashpoint.enemy-activation.unknown.headline": "What does {unit} do?",
    "flashpoint.enemy-activation.unknown.reason": "To work it out, enter: {missing}.",
    "flashpoint.enemy-activation.label": "Activation",
    "flashpoint.enemy-activation.value": "attacks",
    "flashpoint.enemy-activation.waits.value": "none",
    "flashpoint.enemy-activation.skips.value": "skipped",
    "flashpoint.enemy-activation.idle.value": "nobody to attack",
    "flashpoint.enemy-activation.unknown.value": "not known yet",
    "flashpoint.enemy-activation.answer.true": "activates",
    "flashpoint.enemy-activation.answer.false": "doesn't activate",
    "flashpoint.enemy-activation.answer-field.attacks": "attacks",
    "offer.enemy-activation": "Activate",
    "doing.enemy-activation": "End its activation",
    "hint.enemy-activation.0": "Tap the unit that activates.",
    "flashpoint.order.units": (
        "Initiative {initiative}: {units}.",
        "Initiative {initiative}, in the order the players choose: {units}.",
        "count",
    ),
    "flashpoint.order.mixed": "A mixed unit activates once, on its highest Initiative: {units}.",
    "flashpoint.order.untold": "These units have no Initiative entered: {units}.",
    "flashpoint.order.unknown.headline": "In what order do units activate?",
    "flashpoint.order.unknown.reason": "To work it out, enter: {missing}.",
    "flashpoint.order.unknown.value": "not known yet",
    "flashpoint.order.stunned": "Stunned units skip their activation: {units}.",
    "flashpoint.order.nobody": "There is no aware Enemy to activate.",
    "flashpoint.order.some.headline": ("1 unit activates", "{count} units activate", "count"),
    "flashpoint.order.some.reason": "In this order: {units}.",
    "flashpoint.order.none.headline": "No unit activates",
    "flashpoint.activation.label": "Units that activate",
    "flashpoint.activation.answer-field.order": "order",
    "flashpoint.activation.value": "{count}",
    "flashpoint.activation.answer": (
        "1 unit activates",
        "{count} units activate in order",
        "count",
    ),
    "offer.initiative-order": "Order of activation",
    "flashpoint.activation.answer-field.skipped": "units that skip their activation",
    "flashpoint.enemy-activation.attacks.doing": "{unit} attacks",
    "flashpoint.enemy-activation.attacks.done": "{unit} activated.",
    "flashpoint.enemy-activation.idle.doing": "Go on: {unit} has nobody to attack",
    "flashpoint.enemy-activation.idle.done": "{unit} had nobody to attack.",
    "flashpoint.enemy-activation.skips.doing": "{unit} skips its activation",
    "flashpoint.enemy-activation.skips.done": "{unit} skipped its activation.",
}
