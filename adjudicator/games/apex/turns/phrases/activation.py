"""What is said of what a Legend may still do."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "apex.action.move": "Move 2",
    "apex.action.interact": "Interact and Move 1",
    "apex.action.shoot": "Shoot",
    "apex.action.use": "Use and Move 1",
    "apex.action.melee": "Melee Attack and Move 1",
    "apex.action.destroy": "Destroy 2 and Move 1",
    "apex.action.destroy-one": "Destroy and Move 1",
    "apex.action.respawn": "Respawn",
    "apex.action.free-card": "a card's Free action",
    "apex.action.card-1": "a Special action of 1 AP",
    "apex.action.card-2": "a Special action of 2 AP",
    "apex.action.enhance": "an Enhance card",
    "apex.action.rush": "Rush",
    "apex.action.loot": "dropping or picking up loot",
    "apex.action.pass": "passing",
    "apex.action.eliminated": "being eliminated",
    "apex.activation.begins": "An activation begins with {points} AP.",
    "apex.activation.again": "{legend} has been active this round already.",
    "apex.activation.not-its-turn": "It is not the turn of {legend}'s squad.",
    "apex.activation.paired": (
        "Number {number}: {action}, for no more AP: it is one action with the one before."
    ),
    "apex.activation.costs": "{action} costs {cost} AP: {left} left.",
    "apex.activation.goes-with": (
        "{action} goes with the action before it, for no more AP: {left} left."
    ),
    "apex.activation.left.doing": "end the activation",
    "apex.activation.left.done": "The activation is over.",
    "apex.activate.starts": "{legend} is active now, with {points} AP.",
    "apex.activate.waits": "{legend} has to end its activation first.",
    "apex.activate.no-clock": "Nobody keeps track of turns at this table yet.",
    "apex.activate.may.headline": "{legend} can be active",
    "apex.activate.may.doing": "activate {legend}",
    "apex.activate.may.done": "{legend} is active.",
    "apex.activate.barred.headline": "{legend} can't be active now",
    "apex.activate.label": "Activation",
    "apex.activate.answer": "{listed}",
    "apex.activate.value": "{legend}",
    "offer.activate": "Activate",
    "doing.activate": "Activate",
    "hint.activate.0": "Tap the Legend that acts next.",
    "apex.activation.spent": "Number {number}: {action}, for {cost} AP.",
    "apex.activation.instant": "Number {number}: {action}, an Instant, makes it cost {cost} AP.",
    "apex.activation.was-eliminated": (
        "Number {number}: the Legend is eliminated and leaves the map."
    ),
    "apex.activation.broke": (
        "Number {number}, {action}, was not allowed. It is left out of account."
    ),
    "apex.activation.remains": "That leaves {left} AP.",
    "apex.activation.may": "{action} is possible, for {cost} AP.",
    "apex.activation.may-freely": "{action} is possible, for no AP.",
    "apex.activation.has-passed": (
        "{action} is not possible: the Legend has passed.",
        "{action} are not possible: the Legend has passed.",
        "count",
    ),
    "apex.activation.too-few": (
        "{action} is not possible: it costs {cost} AP, with {left} left.",
        "{action} are not possible: they cost {cost} AP each, with {left} left.",
        "count",
    ),
    "apex.activation.not-eliminated": "{action} is not possible: the Legend is on the map.",
    "apex.activation.cannot-pass": "{action} is not possible: an eliminated Legend has to respawn.",
    "apex.activation.respawn-first": (
        "{action} is not possible: off the map, Respawn comes first.",
        "{action} are not possible: off the map, Respawn comes first.",
        "count",
    ),
    "apex.activation.has-shot": (
        "{action} is not possible: there was a shot in this activation already.",
        "{action} are not possible: there was a shot in this activation already.",
        "count",
    ),
    "apex.activation.nothing-to-enhance": "{action} is not possible: no shot is being made.",
    "apex.activation.enhanced": "{action} is not possible: the shot has its one Enhance card.",
    "apex.activation.has-rushed": "{action} is not possible: once an activation, and it is done.",
    "apex.activation.no-feat-card": "{action} is not possible: there is no Feat card in hand.",
    "apex.activation.left.headline": "{left} AP left",
    "apex.activation.barred.headline": "Not active now",
    "apex.activation.broken.headline": "Number {number} was not allowed",
    "apex.activation.label": "Activation",
    "apex.activation.value": "{left} AP",
    "apex.activation.answer": "{value} AP left",
    "apex.activation.one-deed": "Name an action and nothing else, or a card with its price.",
    "apex.activation.wrong-price": (
        "A {label} action has another price: free is 0, special 1 or 2 AP."
    ),
    "apex.activation.unknown-action": "There is no action {action}. Known are: {known}.",
}
