"""What is said about turns, actions and effects."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "atlantis.initiative.passed": "Without a card to play, these pass: {names}.",
    "atlantis.initiative.highest": "{who} has the highest Initiative, {value}, and acts.",
    "atlantis.initiative.coin": (
        "{names} are tied at {value} and on different teams. The coin shows {team}: {who} acts, "
        "then flips it to {other}."
    ),
    "atlantis.initiative.team": (
        "{names} are tied at {value} on one team and agree without talk; here {who} acts. The coin "
        "stays."
    ),
    "atlantis.initiative.again": "The Initiative is checked again: {names} are still tied.",
    "atlantis.initiative.order.headline": "{names}",
    "atlantis.initiative.order.reason": "Afterwards the coin shows {coin}.",
    "atlantis.initiative.no-value": "The Initiative of these cards isn't entered: {names}.",
    "atlantis.initiative.unknown.headline": "Not known who is first",
    "atlantis.initiative.unknown.reason": "Enter the Initiative of the card of {names}.",
    "atlantis.needs-cards": "Fill in the cards of this turn.",
    "atlantis.initiative.nobody.headline": "Nobody acts",
    "atlantis.initiative.label": "Order",
    "atlantis.actions.absent": (
        "{who} is off the board: it may respawn and then act, or resolve the card without an "
        "action."
    ),
    "atlantis.actions.no-way-back": (
        "{who} is off the board and finds no space to respawn in, so the card does nothing."
    ),
    "atlantis.actions.one": "{who} chooses one of the card's actions, and only one.",
    "atlantis.actions.primary": "The Primary action, {primary}, comes with the card's text.",
    "atlantis.actions.defense": (
        "Its Defense is not for now: that is for discarding the card from hand when attacked."
    ),
    "atlantis.actions.movement": (
        "Movement: up to 1 space.",
        "Movement: up to {spaces} spaces.",
        "spaces",
    ),
    "atlantis.actions.travel": "Fast Travel instead of the whole Movement action.",
    "atlantis.actions.held": "No Fast Travel: enemies are in the zone: {names}.",
    "atlantis.actions.hold": "Or Hold, and do nothing.",
    "atlantis.actions.may.headline": "{kinds}",
    "atlantis.actions.may.reason": (
        "{who} has 1 action to choose.",
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
    "atlantis.effect.this-turn": "It holds from the action on, to the end of turn {turn}.",
    "atlantis.effect.this-round": (
        "It holds from the action on, in the Minion Battle too, until cards are taken back."
    ),
    "atlantis.effect.to-last-turn": (
        "It holds from the action on, to the end of turn {last}, before the Minion Battle."
    ),
    "atlantis.effect.next-turn": "It holds from the start of turn {next} to its end.",
    "atlantis.effect.after-cards": (
        "It is applied once, in turn {next}, when all cards are revealed."
    ),
    "atlantis.effect.end-of-turn": (
        "It is applied once, at the end of turn {turn}, after all acted."
    ),
    "atlantis.effect.too-late": (
        "After turn {last} there is no next turn: effects end with the Round."
    ),
    "atlantis.effect.changed": "The card was {what} since, so its effect is cancelled.",
    "atlantis.effect.defeated": "Its Hero was defeated since, so its effect is cancelled.",
    "atlantis.effect.moved": "Its Hero moved; a radius is counted from where it is now.",
    "atlantis.effects.reaches": "{name} of {hero} holds for {names}.",
    "atlantis.effects.in-radius": (
        "{name} of {hero} holds within {radius} of where {hero} stands: {names}."
    ),
    "atlantis.effects.nobody": "{name} of {hero} holds, and reaches nobody now.",
    "atlantis.effects.one": "{name}",
    "atlantis.effects.some.headline": "{names}",
    "atlantis.effects.some.reason": (
        "1 Active effect holds now.",
        "{count} Active effects hold now.",
        "count",
    ),
    "atlantis.effects.none.headline": "No Active effect holds now",
    "atlantis.effects.label": "Active effects",
    "atlantis.effect.is-active.headline": "Active",
    "atlantis.effect.is-active.reason": "{keyword}, performed in turn {turn}.",
    "atlantis.effect.is-cancelled.headline": "Cancelled",
    "atlantis.effect.is-nothing.headline": "No effect",
    "atlantis.effect.answer": "the effect lasts for another time",
    "atlantis.effect.answer-field.ends": "until",
    "atlantis.effect.answer-entry.ends": "turn {turn}, {at}",
    "word.end": "at its end",
    "word.retrieve": "when cards are taken back",
    "atlantis.effect.label": "Effect",
    "keyword.this-turn": "This turn",
    "keyword.this-round": "This round",
    "keyword.next-turn": "Next turn",
    "keyword.next-turn-after-cards": "Next turn, after playing cards",
    "keyword.end-of-turn": "End of turn",
    "happened.swapped": "swapped",
    "happened.retrieved": "taken back into hand",
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
    "course.push": "A push of the lane",
    "course.level-up": "A level up",
    "procedure.round.turn-1": "The first turn.",
    "procedure.round.turn-2": "The second turn.",
    "procedure.round.turn-3": "The third turn.",
    "procedure.round.turn-4": "The fourth turn.",
    "procedure.round.end": "The end of the Round.",
    "procedure.turn.play": (
        "Everybody plays a card facedown at the same time, or passes without one."
    ),
    "procedure.turn.reveal": "All cards are revealed; from now on there is no talk of strategy.",
    "procedure.turn.initiative": "The Initiative is checked, before each player anew.",
    "procedure.turn.actions": (
        "Each player in this order performs one action; the card is resolved."
    ),
    "procedure.turn.end": "The turn ends, and with it whatever holds for this turn.",
    "procedure.end-of-round.battle": (
        "The Minion Battle: the team with fewer removes the difference."
    ),
    "procedure.end-of-round.push": "If a team has no Minion left, the lane is pushed.",
    "procedure.end-of-round.tokens": "Tokens leave the board, markers go back.",
    "procedure.end-of-round.retrieve": "Everybody takes resolved and discarded cards back.",
    "procedure.end-of-round.level-up": "Whoever can pay for a level buys it, as many as possible.",
    "procedure.end-of-round.pity": "Whoever bought none collects a Pity coin.",
    "procedure.attack.before": "Text before the Attack is applied.",
    "procedure.attack.discard": (
        "The target discards a card to defend; with a Primary Defense its text is applied."
    ),
    "procedure.attack.defense": "The Defense Total is counted; if it is too low, the target falls.",
    "procedure.attack.after": "Text after the Attack is applied.",
    "procedure.attack.attack-ends": "The Attack ends, with all that this triggers.",
    "procedure.attack.defense-ends": "The Defense ends, with all that this triggers.",
    "procedure.defeated.remove": "The Hero leaves the board.",
    "procedure.defeated.resolve": "A card of it that was not resolved is, without an action.",
    "procedure.defeated.effects": "Its Active effects end, and its markers go back.",
    "procedure.defeated.coins": "Whoever defeated it collects coins, the team collects assists.",
    "procedure.defeated.life": "Its team spends Life counters; the last one loses the game.",
    "procedure.push.counter": (
        "A Wave counter is returned; with the last one the winner wins it all."
    ),
    "procedure.push.zone": "The next zone becomes the Battle Zone; a Throne wins the game.",
    "procedure.push.clear": "The Minions of the old Battle Zone are removed.",
    "procedure.push.respawn": "A Minion comes back on each free Spawn point of the new one.",
    "procedure.push.displaced": (
        "Those whose Spawn point is occupied go as near as they can, the coin's team first."
    ),
    "procedure.level-up.pay": "Pay the coins, and mark the new level.",
    "procedure.level-up.return": "A non-basic card of the lowest Tier goes back to the deck.",
    "procedure.level-up.choose": "Of the two of its colour, one Tier up, one goes into the hand.",
    "procedure.level-up.item": "The other one becomes an item.",
    "atlantis.missing.coin": "side of the Tie Breaker coin that shows",
    "atlantis.same-time.by-coin": "The team that the coin shows applies its effects first.",
    "atlantis.same-time.coin": (
        "The coin shows {team}, who applies its effects first; the coin is not flipped. In order: "
        "{names}."
    ),
    "atlantis.same-time.one-team": "All are on one team, who agrees on the order: {names}.",
    "atlantis.same-time.order.headline": "{names}",
    "atlantis.same-time.order.reason": "In this order.",
    "atlantis.same-time.unknown.headline": "Not known whose effect is first",
    "atlantis.same-time.unknown.reason": "Enter which side of the Tie Breaker coin shows.",
    "atlantis.same-time.label": "Order of effects",
    "offer.same-time": "Effects at the same time",
    "hint.same-time.0": "Choose whose effects happen at the same time.",
    "field.whose-effects": "whose effects",
    "atlantis.missing.turn": "turn of the Round",
    "atlantis.end-of-turn.turns": "A Round has {last} turns.",
    "atlantis.end-of-turn.effects": "Effects that hold for this turn end.",
    "atlantis.end-of-turn.these-end": "Effects that hold for this turn end: {names}.",
    "atlantis.end-of-round.effects-end": (
        "All players take their resolved and discarded cards back, which ends these effects: "
        "{names}."
    ),
    "atlantis.end-of-turn.another": "Turn {next} of {last} begins.",
    "atlantis.end-of-turn.last": "Turn {turn} was the last: the Round ends.",
    "atlantis.end-of-turn.next.headline": "Turn {next} begins",
    "atlantis.end-of-turn.round.headline": "The Round ends",
    "atlantis.end-of-turn.round.reason": "Carry out the end of the Round now.",
    "atlantis.end-of-turn.unknown.headline": "Which turn is it?",
    "atlantis.end-of-turn.unknown.reason": "Enter the turn, 1 to {last}.",
    "atlantis.end-of-turn.label": "End of the turn",
    "atlantis.end-of-round.tokens": (
        "{names} leaves the board and goes back to the supply.",
        "{names} leave the board and go back to the supply.",
        "count",
    ),
    "atlantis.end-of-round.markers": "These markers go back to the supply: {names}.",
    "atlantis.end-of-round.cards": (
        "All players take their resolved and discarded cards back, which ends their effects."
    ),
    "atlantis.end-of-round.level": (
        "{who} pays 1 coin and reaches level {level}; {left} left.",
        "{who} pays {paid} coins and reaches level {level}; {left} left.",
        "paid",
    ),
    "atlantis.end-of-round.pity": (
        "{names} bought no level and collects a Pity coin.",
        "{names} bought no level and collect a Pity coin each.",
        "count",
    ),
    "atlantis.end-of-round.over.headline": "{team} wins the game",
    "atlantis.end-of-round.open.headline": "Something is still to be chosen",
    "atlantis.end-of-round.open.reason": "The steps say what, and who chooses.",
    "atlantis.end-of-round.done.headline": "The Round ends",
    "atlantis.end-of-round.done.reason": "The steps say what happens, in order.",
    "atlantis.end-of-round.answer": "the battles end otherwise",
    "atlantis.end-of-round.label": "End of the Round",
    "atlantis.end-of-round.answer-field.over": "winner",
    "offer.end-of-turn": "End the turn",
    "offer.end-of-round": "End the Round",
    "doing.end-of-turn": "Begin the next turn",
    "doing.end-of-round": "Carry out the end of the Round",
    "atlantis.needs-team": "{id} is no Hero of this table; say which team it is on.",
    "atlantis.same-player": "{id} has played a card already.",
    "atlantis.needs-coin": "Teams are tied: say which side of the Tie Breaker coin shows.",
    "atlantis.needs-primary": "Say which action is the card's Primary one.",
    "offer.initiative": "Who is first?",
    "offer.actions": "What may I do?",
    "offer.effect": "Until when?",
    "offer.effects": "Active effects",
    "doing.effect": "Keep it with the table",
    "doing.initiative": "Leave the coin so",
    "hint.actions.0": "Tap whose card it is.",
    "hint.actions.1": "Now fill in what the card shows.",
    "hint.initiative.0": (
        "Enter the number in the top left corner of each card. Items and effects are added."
    ),
    "hint.effect.0": "Choose the keyword, and the turn it was used in.",
    "field.played-cards": "cards played this turn",
    "option.next-turn-after-cards": "next turn, after cards",
}
