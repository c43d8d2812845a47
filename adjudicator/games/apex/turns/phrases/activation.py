"""Phrases about the actions that a Legend can still take."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "apex.action.move": "Move 2",
    "apex.action.interact": "Interact and Move 1",
    "apex.action.shoot": "Shoot",
    "apex.action.use": "Use and Move 1",
    "apex.action.melee": "Melee Attack and Move 1",
    "apex.action.destroy": "Destroy 2 and Move 1",
    "apex.action.destroy-one": "Destroy and Move 1",
    "apex.action.paired.move": "Move 1",
    "apex.action.paired.interact": "Interact",
    "apex.action.paired.use": "Use",
    "apex.action.paired.melee": "Melee Attack",
    "apex.action.paired.destroy": "Destroy",
    "apex.action.respawn": "Respawn",
    "apex.action.free-card": "a card's Free action",
    "apex.action.card-1": "a Special action of 1 AP",
    "apex.action.card-2": "a Special action of 2 AP",
    "apex.action.enhance": "an Enhance card",
    "apex.action.rush": "Rush",
    "apex.action.loot": "dropping or picking up loot",
    "apex.action.pass": "passing",
    "apex.action.eliminated": "being eliminated",
    "apex.activation.begins": "An activation starts with {points} AP.",
    "apex.activation.again": "{legend} has already been active this round.",
    "apex.activation.not-its-turn": "It isn't the turn of {legend}'s squad.",
    "apex.activation.paired": (
        "Action {number}: {action}, at no extra cost, because it is part of the action before."
    ),
    "apex.activation.costs": "{action} costs {cost} AP: {left} left.",
    "apex.activation.goes-with": (
        "{action} is part of the action before and costs no AP: {left} left."
    ),
    "apex.activation.rushes": (
        "Rush costs no AP; you discard a Feat card for it, once per activation."
    ),
    "apex.activation.waits-to-respawn": (
        "{legend} can only respawn in its own activation, and {active} is active now."
    ),
    "apex.activation.same-interact": (
        "It is part of the same Interact action, so it costs no AP: {left} left."
    ),
    "apex.activation.too-far": (
        "Move 2 gives {most} movement points, and this route takes {cost}. If a card moves your "
        "Legend, enter its points and its AP."
    ),
    "apex.activation.needs-price": (
        "Move 2 gives {most} movement points, so these {points} come from a card: enter the AP "
        "that the card costs."
    ),
    "apex.activation.refused.headline": "Not in this activation",
    "apex.activation.refused.reason": "{why}",
    "apex.activation.refused.value": "",
    "apex.activation.does.headline": "{left} AP left after that",
    "apex.activation.does.doing": "record it: {left} AP left",
    "apex.activation.does.done": "Recorded: {action}. {left} AP left.",
    "field.does": "what it does now, such as a card",
    "apex.activation.left.doing": "end the activation",
    "apex.activation.left.done": "The activation is over.",
    "apex.activate.starts": "{legend} is now active, with {points} AP.",
    "apex.activate.waits": "{legend} has to end its activation first.",
    "apex.activate.no-clock": "This table doesn't track turns yet.",
    "apex.activate.may.headline": "{legend} can be activated",
    "apex.activate.may.doing": "activate {legend}",
    "apex.activate.may.done": "{legend} is active.",
    "apex.activate.ends.headline": "{squad} wins as {legend}'s activation begins",
    "apex.activate.ends.doing": "activate {legend}: {squad} wins",
    "apex.activate.ends.done": "{legend}'s activation began: {squad} won.",
    "apex.activate.barred.headline": "{legend} can't be activated now",
    "apex.activate.label": "Activation",
    "apex.activate.answer": "{listed}",
    "apex.activate.value": "{legend}",
    "field.ap": "AP of the card that moves it",
    "offer.activate": "Activate",
    "doing.activate": "Activate",
    "hint.activate.0": "Tap the Legend that acts next.",
    "apex.activation.spent": "Action {number}: {action}, {cost} AP.",
    "apex.activation.instant": "Action {number}: {action}, an Instant, {cost} AP.",
    "apex.activation.was-eliminated": (
        "Action {number}: the Legend is eliminated and leaves the map."
    ),
    "apex.activation.broke": "Action {number}, {action}, wasn't allowed, so it doesn't count.",
    "apex.activation.remains": "That leaves {left} AP.",
    "apex.activation.may": "{action} is possible for {cost} AP.",
    "apex.activation.may-freely": "{action} is possible and costs no AP.",
    "apex.activation.has-passed": (
        "{action} isn't possible: the Legend has passed.",
        "{action} aren't possible: the Legend has passed.",
        "count",
    ),
    "apex.activation.too-few": (
        "{action} isn't possible: it costs {cost} AP, with {left} left.",
        "{action} aren't possible: they cost {cost} AP each, with {left} left.",
        "count",
    ),
    "apex.activation.not-eliminated": "{action} isn't possible: the Legend is on the map.",
    "apex.activation.cannot-pass": "{action} isn't possible: an eliminated Legend has to respawn.",
    "apex.activation.respawn-first": (
        "{action} isn't possible: the Legend is off the map and must respawn first.",
        "{action} aren't possible: the Legend is off the map and must respawn first.",
        "count",
    ),
    "apex.activation.has-shot": (
        "{action} isn't possible: the Legend has already shot in this activation.",
        "{action} aren't possible: the Legend has already shot in this activation.",
        "count",
    ),
    "apex.activation.nothing-to-enhance": "{action} isn't possible: no shot is being made.",
    "apex.activation.enhanced": (
        "{action} isn't possible: the shot already has its one Enhance card."
    ),
    "apex.activation.has-rushed": (
        "{action} isn't possible: it is allowed once per activation and has been used."
    ),
    "apex.activation.no-feat-card": "{action} isn't possible: there is no Feat card in hand.",
    "apex.activation.left.headline": "{left} AP left",
    "apex.activation.barred.headline": "Not active now",
    "apex.activation.broken.headline": "Action {number} wasn't allowed",
    "apex.activation.label": "Activation",
    "apex.activation.answer-field.actions": "actions",
    "apex.activation.answer-field.broken": "action not allowed",
    "apex.activation.value": "{left} AP",
    "apex.activation.answer": "{value} AP left",
    "apex.activation.one-deed": "Enter an action alone, or a card with its cost.",
    "apex.activation.wrong-price": (
        "A {label} action doesn't cost that: a free one costs 0 AP, a special one 1 or 2."
    ),
    "apex.activation.unknown-action": "There is no action {action}. Choose one of these: {known}.",
}
