"""What is said about attack, defense and defeat."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "atlantis.attack.adjacent": (
        "This Attack isn't Ranged, so {who} can only target adjacent units."
    ),
    "atlantis.attack.ranged": (
        "This Attack is Ranged, so {who} can target units up to {reach} spaces away."
    ),
    "atlantis.attack.targets": "{who} can target these enemies: {names}.",
    "atlantis.attack.nobody": "There is no enemy to target.",
    "atlantis.attack.far": (
        "1 enemy is out of reach: {names}.",
        "{count} enemies are out of reach: {names}.",
        "count",
    ),
    "atlantis.attack.friends": "Friends can't be attacked: {names}.",
    "atlantis.attack.alone": "{who}'s card gives an Attack Total of {total}.",
    "atlantis.attack.sum": "Card, items and text add up to {total}: {parts}.",
    "atlantis.attack.no-value": "The Attack value of {who}'s card hasn't been entered.",
    "atlantis.attack.total.headline": "Attack {total}",
    "atlantis.attack.total.reason": (
        "{who} has 1 target.",
        "{who} has {count} targets to choose from.",
        "count",
    ),
    "atlantis.attack.total.reason.zero": "{who} has no target.",
    "atlantis.attack.unknown.headline": (
        "{who} has 1 target",
        "{who} has {count} targets to choose from",
        "count",
    ),
    "atlantis.attack.unknown.headline.zero": "{who} has no target",
    "atlantis.attack.unknown.reason": (
        "To work out the Attack Total, enter the card's Attack value."
    ),
    "atlantis.defends-or-not": (
        "{who} discards a card, or nothing. Leave out the discarded card, or say that {who} "
        "defends."
    ),
    "atlantis.level-of-minion": "{who} is a Minion and has no level. Leave it out.",
    "atlantis.level-too-low": (
        "{who} is level {level} already. Enter a higher level, or leave it out."
    ),
    "atlantis.attack.which-range": (
        (
            "{names} is farther away: {who}'s card reaches only adjacent units, unless it has a "
            "Range."
        ),
        (
            "{names} are farther away: {who}'s card reaches only adjacent units, unless it has a "
            "Range."
        ),
        "count",
    ),
    "atlantis.attack.untold.headline": "How far does {who}'s card reach?",
    "atlantis.attack.untold.reason": "Enter the card's Attack value, and its Range if it has one.",
    "atlantis.remove.unit": "{who} is removed, not defeated, so nobody collects coins for it.",
    "atlantis.remove.token": "{who} is removed from the board.",
    "atlantis.remove.away": "{who} is already off the board.",
    "atlantis.remove.yes.headline": "{who} can be removed",
    "atlantis.remove.yes.doing": "Remove {who}",
    "atlantis.remove.yes.done": "{who} was removed from the board.",
    "atlantis.remove.no.headline": "{who} can't be removed",
    "atlantis.remove.pushes.headline": "{who} can be removed, and {team} pushes {lane}",
    "atlantis.remove.pushes.doing": "Remove {who} and push {lane}",
    "atlantis.remove.pushes.done": "{who} was removed, and {team} pushed {lane}.",
    "atlantis.remove.label": "Removal",
    "doing.remove": "Remove it",
    "hint.remove.0": "Tap the unit or token to remove.",
    "offer.remove": "Remove",
    "asked.atlantis.remove": "Can {one} be removed?",
    "atlantis.missing.icon": "{icon} on {who}'s card",
    "atlantis.missing.icon-of-card": "{icon} on {who}'s card {card}",
    "atlantis.missing.discard": "Defense on the card {who} discards",
    "atlantis.missing.condition": "whether the condition of {who}'s Block is met",
    "atlantis.missing.total": "{who}'s Attack Total",
    "atlantis.missing.reach": "Range of {who}'s Attack",
    "atlantis.attack.label": "Attack Total",
    "atlantis.attack.answer-field.total": "Attack Total",
    "atlantis.attack.value": "{total}",
    "atlantis.defense.card": "The discarded card gives {value}.",
    "atlantis.defense.text": "Defense is its Primary action, so its text gives {value}.",
    "atlantis.defense.text-ignored": (
        "Defense is a Secondary action of this card, so its text doesn't apply."
    ),
    "atlantis.defense.items": "Defense items give {value}.",
    "atlantis.defense.friend": "{minion}, a friend next to {who}, gives {value}.",
    "atlantis.defense.enemy": "{minion}, an enemy next to {who}, gives {value}.",
    "atlantis.defense.ranged": "{minion}, an enemy Ranged Minion within 2 spaces, gives {value}.",
    "atlantis.defense.sum": "{who}'s Defense Total is {total}.",
    "atlantis.defense.no-total": (
        "A Block has no total: if its condition is met, {who} is safe; if not, {who} is defeated."
    ),
    "atlantis.defense.no-value": (
        "The Defense value of the card {who} discards hasn't been entered. A card without a "
        "Defense icon can't be discarded to defend."
    ),
    "atlantis.defense.unknown.headline": "Minions next to {who} give {around}",
    "atlantis.defense.unknown.reason": (
        "To work out the Defense Total, enter the card's Defense value."
    ),
    "atlantis.defense.total.headline": "{who} defends with {total}",
    "atlantis.defense.total.reason": "This is {who}'s Defense Total where it stands.",
    "atlantis.defense.block.headline": "{who} blocks if the condition is met",
    "atlantis.defense.label": "Defense Total",
    "atlantis.defense.answer-field.terms": "",
    "atlantis.defense.total.value": "{total}",
    "atlantis.modifiers.sum": "The Minions around {who} give {total} in total.",
    "atlantis.modifiers.of": "{who} {total}",
    "atlantis.modifiers.heroes.headline": "{listed}",
    "atlantis.modifiers.nobody.headline": "There is no Hero on the board",
    "atlantis.modifiers.heroes.reason": "This is what Minions add to each Hero's Defense.",
    "atlantis.modifiers.label": "Minions around",
    "atlantis.combat.friend": (
        "{who} and {attacker} are on the same team, so {attacker} can't attack {who}."
    ),
    "atlantis.combat.minion": "{who} is a Minion, so it can't defend and is defeated.",
    "atlantis.combat.no-card": (
        "Without discarding a card, {who} can't defend, whatever the totals."
    ),
    "atlantis.combat.blocked": "The Block's condition is met, so the Block stops any Attack.",
    "atlantis.combat.not-blocked": "The Block's condition isn't met, so the Block fails.",
    "atlantis.combat.enough": (
        "The Defense Total, {defense}, is at least the Attack Total, {attack}."
    ),
    "atlantis.combat.lower": (
        "The Defense Total, {defense}, is lower than the Attack Total, {attack}."
    ),
    "atlantis.combat.block-open": (
        "A Block stops any Attack if its condition is met, and fails if not."
    ),
    "atlantis.combat.which-card": (
        "{who} can discard a card from hand to defend. Enter that card, or that there is none."
    ),
    "atlantis.combat.defeated.headline": "{who} is defeated",
    "atlantis.combat.defeated.reason": "{attacker} defeats {who}.",
    "atlantis.combat.stands.headline": "{who} isn't defeated",
    "atlantis.combat.stands.reason": "{who} stays where it is.",
    "atlantis.combat.unknown.headline": "Is {who} defeated?",
    "atlantis.combat.unknown.reason": "Enter the values that the steps ask for.",
    "atlantis.assault.adjacent": "{who} is adjacent to {attacker}, so any Attack can reach it.",
    "atlantis.assault.not-adjacent": (
        "This Attack isn't Ranged, and {who} isn't adjacent to {attacker}."
    ),
    "atlantis.assault.in-range": "This Attack is Ranged, and {who} is within its Range of {reach}.",
    "atlantis.assault.out-of-range": (
        "This Attack is Ranged, but {who} is outside its Range of {reach}."
    ),
    "atlantis.assault.reach-unknown": (
        "{who} isn't adjacent to {attacker}, and the Attack's Range hasn't been entered."
    ),
    "atlantis.assault.far.headline": "{who} is out of reach",
    "atlantis.assault.far.reason": "{attacker} can't target {who} with this Attack.",
    "atlantis.assault.takes": ("{who} gains 1 coin", "{who} gains {coins} coins", "coins"),
    "atlantis.assault.assists": (
        "{who} gains 1 for the assist",
        "{who} gains {coins} for the assist",
        "coins",
    ),
    "atlantis.assault.no-gain": "{who} gains no coins",
    "atlantis.assault.life-left": (
        "{team} loses 1 Life counter and has {left} left",
        "{team} loses {life} Life counters and has {left} left",
        "life",
    ),
    "atlantis.assault.life-spent": (
        "{team} loses 1 Life counter",
        "{team} loses {life} Life counters",
        "life",
    ),
    "atlantis.assault.hero.headline": "{who} is defeated",
    "atlantis.assault.hero.reason": "{gains}. {spent}. {who} is removed from the board.",
    "atlantis.assault.hero.doing": "{attacker} defeats {who}",
    "atlantis.assault.hero.done": "{attacker} defeated {who}. {gains}. {spent}.",
    "atlantis.assault.minion.headline": "{who} is defeated",
    "atlantis.assault.minion.reason": "{gains}. {who} is removed from the board.",
    "atlantis.assault.minion.doing": "{attacker} defeats {who}",
    "atlantis.assault.minion.done": "{attacker} defeated {who}. {gains}.",
    "atlantis.assault.minion-push.headline": "{who} is defeated, and {team} pushes {lane}",
    "atlantis.assault.minion-push-open.headline": "{who} is defeated, and {team} pushes {lane}",
    "atlantis.assault.minion-push-open.reason": "Choose where the displaced Minions go.",
    "atlantis.assault.minion-push.reason": "{gains}. {who} was its team's last Minion there.",
    "atlantis.assault.minion-push.doing": "{attacker} defeats {who} and pushes {lane}",
    "atlantis.assault.minion-push.done": "{attacker} defeated {who} and pushed {lane}. {gains}.",
    "atlantis.combat.stands.doing": "End the Attack: {who} isn't defeated",
    "atlantis.combat.stands.done": "{attacker} attacked {who}, who wasn't defeated.",
    "atlantis.defeat.pays.doing": "{attacker} defeats {who}",
    "atlantis.defeat.pays.done": "{attacker} defeated {who}.",
    "atlantis.attack.announced": "{who} announced an Attack Total of {total}.",
    "atlantis.attack.alone.ledger": "{who}'s card",
    "atlantis.attack.sum.ledger": "Attack: {parts}",
    "atlantis.attack.announced.ledger": "Announced Attack Total",
    "atlantis.defense.card.ledger": "Card {who} discards",
    "atlantis.defense.text.ledger": "Card text",
    "atlantis.defense.items.ledger": "Defense items",
    "atlantis.defense.friend.ledger": "{minion} next to {who}",
    "atlantis.defense.enemy.ledger": "{minion}, an enemy next to {who}",
    "atlantis.defense.ranged.ledger": "{minion}, an enemy within 2 spaces",
    "atlantis.defense.sum.ledger": "Defense",
    "atlantis.assault.label": "Outcome",
    "atlantis.assault.answer-field.assist": "coins for the assist",
    "atlantis.assault.answer-field.in-reach": "in reach",
    "atlantis.assault.answer-field.pushed": "lane pushed",
    "atlantis.combat.answer-field.pushed": "lane pushed",
    "atlantis.defeat.answer-field.pushed": "lane pushed",
    "atlantis.combat.answer.true": "defeated",
    "atlantis.combat.answer.false": "not defeated",
    "atlantis.combat.label": "Outcome",
    "atlantis.assault.answer.true": "defeated",
    "atlantis.assault.answer.false": "not defeated",
    "atlantis.defeat.answer": ("1 coin", "{coins} coins", "coins"),
    "atlantis.defeat.answer.zero": "no coins",
    "atlantis.defeat.never": "{who} and {attacker} are friends, so {who} isn't defeated.",
    "atlantis.defeat.away": "{who} is already off the board; this is what its defeat is worth.",
    "atlantis.defeat.minion": "{who} is a {kind} Minion, worth {coins} coins.",
    "atlantis.defeat.hero": (
        "{who} is level {level}, worth 1 coin.",
        "{who} is level {level}, worth {coins} coins.",
        "coins",
    ),
    "atlantis.defeat.no-coins": "{attacker} has the Ultimate and no longer collects coins.",
    "atlantis.defeat.assist": (
        "Each other Hero on that team collects 1 coin for the assist: {names}.",
        "Each other Hero on that team collects {assist} coins for the assist: {names}.",
        "assist",
    ),
    "atlantis.defeat.forgot": "{who} forgot to level up and counts as level {level}.",
    "field.level-due": "level it should have, if it forgot to level up",
    "atlantis.defeat.no-friend": (
        "There is no other Hero on that team to collect {assist} for the assist."
    ),
    "atlantis.defeat.card": "{who}'s unresolved card is resolved without an action.",
    "atlantis.defeat.effects": "{who}'s Active effects end: {names}.",
    "atlantis.defeat.markers": "{who}'s markers go back to the supply: {names}.",
    "atlantis.defeat.life": (
        "{team} loses 1 Life counter.",
        "{team} loses {life} Life counters.",
        "life",
    ),
    "atlantis.defeat.last": "{team} has no Life counters left, so {winner} wins the game.",
    "atlantis.defeat.pays.headline": (
        "{attacker} gains 1 coin",
        "{attacker} gains {coins} coins",
        "coins",
    ),
    "atlantis.defeat.pays.headline.zero": "{attacker} gains no coins",
    "atlantis.defeat.pays.reason": "{attacker} defeats {who}.",
    "atlantis.defeat.friend.headline": "Nothing happens",
    "atlantis.defeat.label": "Coins",
    "atlantis.defeat.answer-field.assist": "coins for the assist",
    "atlantis.needs-attack-card": (
        "This card's Primary action isn't an Attack. Choose a card whose Primary action is an "
        "Attack."
    ),
    "offer.defeat": "Defeat",
    "offer.defense": "Defend",
    "offer.assault": "Attack a target",
    "offer.combat": "Compare totals",
    "hint.combat.0": "Tap the attacker.",
    "hint.combat.1": "Now tap the target.",
    "hint.combat.2": "Enter the Attack Total and the discarded card.",
    "atlantis.combat.far": (
        "{who} isn't adjacent to {attacker}, so only a Ranged Attack can reach it."
    ),
    "offer.modifiers": "Minions next to Heroes",
    "doing.defeat": "Apply the defeat",
    "doing.assault": "Apply the Attack",
    "hint.atlantis.attack.0": "Tap the attacker.",
    "hint.atlantis.attack.1": "Now enter what the card shows.",
    "hint.defense.0": "Tap the defender.",
    "hint.assault.0": "Tap the attacker.",
    "hint.assault.1": "Now tap the target.",
    "hint.assault.2": "Enter the Attack card and the discarded card.",
    "hint.defeat.0": "Tap the unit that defeats another.",
    "hint.defeat.1": "Now tap the defeated unit.",
    "field.discarded-card": "discarded card",
    "field.discards-a-card": "discards a card to defend",
    "field.attackers-items": "attacker's items",
    "field.defenders-items": "defender's items",
    "field.attack-total": "Attack Total",
    "field.condition-met": "its condition is met",
    "asked.atlantis.assault": "Does {two} withstand {one}'s Attack?",
    "asked.atlantis.attack": "How strong is {one}'s Attack?",
    "asked.atlantis.combat": "Does {two} withstand this Attack Total of {one}'s?",
    "asked.atlantis.defeat": "What does {one} get for defeating {two}?",
    "asked.atlantis.defense": "How strong is {one}'s Defense?",
    "asked.atlantis.modifiers": "What do the Minions around the Heroes add?",
}
