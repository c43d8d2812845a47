"""What is said about turns, actions and effects."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "atlantis.initiative.passed": "These have no card to play, so they pass: {names}.",
    "atlantis.initiative.highest": "{who} has the highest Initiative, {value}, and acts.",
    "atlantis.initiative.coin": (
        "{names} are tied at {value} and on different teams. The coin shows {team}, so {who} acts "
        "and flips it to {other}."
    ),
    "atlantis.initiative.team": (
        "{names} are tied at {value} on the same team, so they agree on the order without talking; "
        "here, {who} acts. The coin stays."
    ),
    "atlantis.initiative.again": "Check the Initiative again: {names} are still tied.",
    "atlantis.initiative.order.headline": "Order: {names}",
    "atlantis.initiative.order.reason": "The coin then shows {coin}.",
    "atlantis.initiative.order-alone.headline": "Order: {names}",
    "atlantis.initiative.no-value": "The Initiative of these cards hasn't been entered: {names}.",
    "atlantis.initiative.unknown.headline": "Who acts first?",
    "atlantis.initiative.unknown.reason": "Enter the Initiative on the cards of {names}.",
    "atlantis.needs-cards": "Enter this turn's cards.",
    "atlantis.initiative.nobody.headline": "Nobody acts",
    "atlantis.initiative.label": "Order",
    "atlantis.actions.absent": (
        "{who} is off the board. It can respawn and then act, or resolve the card without an "
        "action."
    ),
    "atlantis.actions.no-way-back": (
        "{who} is off the board and has no space to respawn on, so the card does nothing."
    ),
    "atlantis.actions.one": "{who} chooses one of the card's actions.",
    "atlantis.actions.primary": "The Primary action, {primary}, uses the card's text.",
    "atlantis.actions.defense": (
        "Its Defense can't be used now, only when {who} is attacked and discards the card from "
        "hand."
    ),
    "atlantis.actions.movement": (
        "Movement: up to 1 space.",
        "Movement: up to {spaces} spaces.",
        "spaces",
    ),
    "atlantis.actions.travel": "Fast Travel can replace the whole Movement action.",
    "atlantis.actions.held": "Fast Travel isn't possible: there are enemies in the zone: {names}.",
    "atlantis.actions.hold": "{who} can also Hold, which does nothing.",
    "atlantis.actions.may.headline": "{kinds}",
    "atlantis.actions.may.reason": (
        "{who} can take 1 action.",
        "{who} chooses 1 of {count} actions.",
        "count",
    ),
    "atlantis.actions.answer": ("1 action", "{count} actions", "count"),
    "atlantis.actions.label": "Actions",
    "act.movement": "Movement",
    "act.fast-travel": "Fast Travel",
    "act.skill": "Skill",
    "act.attack": "Attack",
    "act.hold": "Hold",
    "act.respawn": "respawning",
    "act.defense": "Defense",
    "act.defense-skill": "Defense or Skill",
    "atlantis.effect.this-turn": "It lasts from the action to the end of turn {turn}.",
    "atlantis.effect.this-round": (
        "It lasts from the action, through the Minion Battle, until players retrieve their cards."
    ),
    "atlantis.effect.to-last-turn": (
        "It lasts from the action to the end of turn {last}, before the Minion Battle."
    ),
    "atlantis.effect.next-turn": "It lasts from the start to the end of turn {next}.",
    "atlantis.effect.after-cards": "It applies once, in turn {next}, after all cards are revealed.",
    "atlantis.effect.end-of-turn": (
        "It applies once, at the end of turn {turn}, after everyone has acted."
    ),
    "atlantis.effect.too-late": (
        "There is no next turn after turn {last}: effects end with the Round."
    ),
    "atlantis.effect.changed": "The card has since been {what}, so its effect is cancelled.",
    "atlantis.effect.defeated": "Its Hero has since been defeated, so its effect is cancelled.",
    "atlantis.effect.moved": "Its Hero has moved, so the radius is counted from its new space.",
    "atlantis.effects.reaches": "{hero}'s {name} affects {names}.",
    "atlantis.effects.in-radius": (
        "{hero}'s {name} affects everyone within {radius} of {hero}: {names}."
    ),
    "atlantis.effects.nobody": "{hero}'s {name} is active but affects nobody now.",
    "atlantis.effects.one": "{name}",
    "atlantis.effects.some.headline": "{names}",
    "atlantis.effects.some.reason": (
        "1 Active effect applies now.",
        "{count} Active effects apply now.",
        "count",
    ),
    "atlantis.effects.none.headline": "No Active effect applies now",
    "atlantis.effects.label": "Active effects",
    "atlantis.effect.is-active.headline": "The effect is active",
    "atlantis.effect.is-active.reason": "{keyword}, used in turn {turn}.",
    "atlantis.effect.is-cancelled.headline": "The effect is cancelled",
    "atlantis.effect.is-nothing.headline": "The effect does nothing",
    "atlantis.effect.answer": "the effect lasts a different time",
    "atlantis.effect.answer-field.ends": "until",
    "atlantis.effect.answer-entry.ends": "turn {turn}, {at}",
    "word.end": "at its end",
    "word.retrieve": "when cards are retrieved",
    "atlantis.effect.label": "Effect",
    "atlantis.effect.answer-field.begins": "from",
    "atlantis.effect.answer-field.cancelled": "cancelled",
    "keyword.this-turn": "This turn",
    "keyword.this-round": "This Round",
    "keyword.next-turn": "Next turn",
    "keyword.next-turn-after-cards": "Next turn, after playing cards",
    "keyword.end-of-turn": "End of turn",
    "happened.swapped": "swapped",
    "happened.retrieved": "retrieved",
    "happened.discarded": "discarded",
    "happened.facedown": "turned facedown",
    "atlantis.turn.listed.headline": ("1 step", "{count} steps", "count"),
    "atlantis.turn.listed.reason": "{phase}, in order.",
    "atlantis.turn.at.headline": "Step {number} of {count}",
    "atlantis.turn.at.reason": "{now}",
    "atlantis.turn.label": "Checklist",
    "course.round": "A Round",
    "course.turn": "A turn",
    "course.end-of-round": "The end of a Round",
    "course.attack": "Attack and Defense",
    "course.defeated": "A Hero is defeated",
    "course.push": "A lane push",
    "course.level-up": "A level up",
    "procedure.round.turn-1": "The first turn.",
    "procedure.round.turn-2": "The second turn.",
    "procedure.round.turn-3": "The third turn.",
    "procedure.round.turn-4": "The fourth turn.",
    "procedure.round.end": "The end of the Round.",
    "procedure.turn.play": (
        "Each player plays a card facedown at the same time. Players without cards pass."
    ),
    "procedure.turn.reveal": "Reveal all cards. From now on, don't discuss strategy.",
    "procedure.turn.initiative": "Check the Initiative, again before each player.",
    "procedure.turn.actions": (
        "In that order, each player performs one action and resolves the card."
    ),
    "procedure.turn.end": "The turn ends, and so do effects that last this turn.",
    "procedure.end-of-round.battle": (
        "Minion Battle: the team with fewer Minions removes the difference."
    ),
    "procedure.end-of-round.push": "If a team has no Minions left, push the lane.",
    "procedure.end-of-round.tokens": "Remove tokens from the board and return markers.",
    "procedure.end-of-round.retrieve": "Players take back their resolved and discarded cards.",
    "procedure.end-of-round.level-up": "Each player must buy every level they can afford.",
    "procedure.end-of-round.pity": "Each player who bought no level collects a Pity coin.",
    "procedure.attack.before": "Apply the text that comes before the Attack.",
    "procedure.attack.discard": (
        "The target discards a card to defend. If Defense is its Primary action, apply its text."
    ),
    "procedure.attack.defense": (
        "Add up the Defense Total. If it's too low, the target is defeated."
    ),
    "procedure.attack.after": "Apply the text that comes after the Attack.",
    "procedure.attack.attack-ends": "The Attack ends. Resolve everything this triggers.",
    "procedure.attack.defense-ends": "The Defense ends. Resolve everything this triggers.",
    "procedure.defeated.remove": "Remove the Hero from the board.",
    "procedure.defeated.resolve": "If its card is unresolved, resolve it without an action.",
    "procedure.defeated.effects": "Its Active effects end, and its markers return to the supply.",
    "procedure.defeated.coins": "The attacker collects coins, and its team collects assists.",
    "procedure.defeated.life": (
        "Its team loses Life counters. A team with none left loses the game."
    ),
    "procedure.push.counter": (
        "Return a Wave counter. If it was the last, the winner of the push wins the game."
    ),
    "procedure.push.zone": (
        "The next zone becomes the Battle Zone. Reaching a Throne wins the game."
    ),
    "procedure.push.clear": "Remove the Minions in the old Battle Zone.",
    "procedure.push.respawn": "A Minion respawns on each free Spawn point in the new Battle Zone.",
    "procedure.push.displaced": (
        "Minions whose Spawn point is occupied go as near as they can, starting with the coin's "
        "team."
    ),
    "procedure.level-up.pay": "Pay the coins and mark the new level.",
    "procedure.level-up.return": "Return a non-basic card of the lowest Tier to the deck.",
    "procedure.level-up.choose": (
        "Take the two cards of its colour, one Tier higher, and put one in your hand."
    ),
    "procedure.level-up.item": "The other card becomes an item.",
    "atlantis.missing.coin": "which side of the Tie Breaker coin shows",
    "atlantis.same-time.by-coin": "The team that the coin shows applies its effects first.",
    "atlantis.same-time.coin": (
        "The coin shows {team}, so {team} applies its effects first. Don't flip the coin. In "
        "order: {names}."
    ),
    "atlantis.same-time.one-team": "All are on one team, which agrees on the order: {names}.",
    "atlantis.same-time.order.headline": "Order: {names}",
    "atlantis.same-time.order.reason": "Effects apply in this order.",
    "atlantis.same-time.unknown.headline": "Whose effect is first?",
    "atlantis.same-time.unknown.reason": "Enter which side of the Tie Breaker coin shows.",
    "atlantis.same-time.label": "Order of effects",
    "offer.same-time": "Simultaneous effects",
    "hint.same-time.0": "Choose whose effects are simultaneous.",
    "hint.same-time.1": "Choose whose effects are simultaneous.",
    "field.whose-effects": "whose effects",
    "atlantis.missing.turn": "turn of the Round",
    "atlantis.end-of-turn.turns": "A Round has {last} turns.",
    "atlantis.end-of-turn.effects": "Effects that last this turn end.",
    "atlantis.end-of-turn.these-end": "Effects that last this turn end: {names}.",
    "atlantis.end-of-round.effects-end": (
        "All players take back their resolved and discarded cards, which ends these effects: "
        "{names}."
    ),
    "atlantis.end-of-turn.another": "Turn {next} of {last} begins.",
    "atlantis.end-of-turn.last": "Turn {turn} was the last, so the Round ends.",
    "atlantis.end-of-turn.next.headline": "Turn {next} begins",
    "atlantis.end-of-turn.round.headline": "The Round ends",
    "atlantis.end-of-turn.round.reason": "Now resolve the end of the Round.",
    "atlantis.end-of-turn.unknown.headline": "Which turn is it?",
    "atlantis.end-of-turn.unknown.reason": "Enter the turn, from 1 to {last}.",
    "atlantis.end-of-turn.label": "End of the turn",
    "atlantis.end-of-round.tokens": (
        "{names} is removed from the board and returns to the supply.",
        "{names} are removed from the board and return to the supply.",
        "count",
    ),
    "atlantis.end-of-round.markers": "These markers return to the supply: {names}.",
    "atlantis.end-of-round.cards": (
        "All players take back their resolved and discarded cards, which ends their effects."
    ),
    "atlantis.end-of-round.level": (
        "{who} pays 1 coin and reaches level {level}, with {left} left.",
        "{who} pays {paid} coins and reaches level {level}, with {left} left.",
        "paid",
    ),
    "atlantis.end-of-round.pity": (
        "{names} bought no level and collects a Pity coin.",
        "{names} bought no level and collect a Pity coin each.",
        "count",
    ),
    "atlantis.end-of-round.over.headline": "{team} wins the game",
    "atlantis.end-of-round.open.headline": "There is still a choice to make",
    "atlantis.end-of-round.uncounted.headline": "Was it the last Wave counter?",
    "atlantis.end-of-round.uncounted.reason": "Enter how many Wave counters are left on {lanes}.",
    "atlantis.end-of-round.open.reason": "The steps show the choice, and who makes it.",
    "atlantis.end-of-round.done.headline": "The Round ends",
    "atlantis.end-of-round.done.reason": "The steps show what happens, in order.",
    "atlantis.end-of-round.answer": "the battles end differently",
    "atlantis.end-of-round.label": "End of the Round",
    "atlantis.end-of-round.answer-field.over": "winner",
    "offer.end-of-turn": "End the turn",
    "offer.end-of-round": "End the Round",
    "doing.end-of-turn": "Start the next turn",
    "doing.end-of-round": "End the Round",
    "atlantis.needs-team": "Which team is {id} on? It isn't a Hero at this table.",
    "atlantis.same-player": "{id} has already played a card: enter each Hero once.",
    "atlantis.same-hero": "{who} is listed already. List each Hero once.",
    "atlantis.whose-effect": "Whose effect is {name}? Choose the Hero that performed its action.",
    "atlantis.other-team": "{id} plays for {team}. Leave out the team, or correct it.",
    "atlantis.needs-coin": "Which side of the Tie Breaker coin shows? The teams are tied.",
    "atlantis.needs-primary": "Which action is the card's Primary action?",
    "offer.initiative": "Who acts first?",
    "offer.actions": "What can I do?",
    "offer.effect": "How long does it last?",
    "offer.effects": "Active effects",
    "doing.effect": "Save the effect",
    "doing.initiative": "Leave the coin as it is",
    "hint.actions.0": "Tap the Hero whose card it is.",
    "hint.actions.1": "Now enter what the card shows.",
    "hint.initiative.0": (
        "Enter the number in the top left corner of each card. Items and effects are added."
    ),
    "hint.initiative.1": (
        "Enter the number in the top left corner of each card. Items and effects are added."
    ),
    "hint.effect.0": "Choose the keyword and the turn it was used in.",
    "hint.effect.1": "Choose the keyword and the turn it was used in.",
    "field.played-cards": "cards played this turn",
    "option.next-turn-after-cards": "next turn, after cards",
}
