"""What verdicts on levels, setting up and winning say."""

from adjudicator.messages.phrases.phrase import Phrases

PHRASES: Phrases = {
    "atlantis.level.bought": (
        "Level {level} costs 1 coin; {left} left.",
        "Level {level} costs {cost} coins; {left} left.",
        "cost",
    ),
    "atlantis.level.must": "Whatever can be paid for must be bought.",
    "atlantis.level.tier": "At level {level} the highest Tier of a card is {tier}.",
    "atlantis.level.too-dear": "Level {next} costs {cost}; there are {coins}.",
    "atlantis.level.top": "Level {level} is the last: with the Ultimate, no more levels or coins.",
    "atlantis.level.up.headline": "Level {level}",
    "atlantis.level.up.reason": "Coins left: {coins}.",
    "atlantis.level.same.headline": "Still level {level}",
    "atlantis.upgrade.lowest": (
        "Only cards of the lowest Tier, {tier}, may be upgraded: {colours}."
    ),
    "atlantis.upgrade.cards": (
        "Of the two cards of that colour and Tier {next}, one goes into the hand, one becomes an "
        "item."
    ),
    "atlantis.upgrade.ultimate": (
        "All cards are of Tier III: the Ultimate is next, without an item."
    ),
    "atlantis.upgrade.may.headline": "{colours} to Tier {next}",
    "atlantis.upgrade.last.headline": "The Ultimate",
    "colour.gold": "gold",
    "colour.silver": "silver",
    "colour.red": "red",
    "colour.green": "green",
    "colour.blue": "blue",
    "colour.purple": "purple",
    "tier.1": "I",
    "tier.2": "II",
    "tier.3": "III",
    "tier.4": "IV",
    "atlantis.items.bonus": "{icon}: {printed} printed, {more} by items, {value} in all.",
    "atlantis.items.no-icon": "The card has no {icon} icon, so items for it do nothing here.",
    "atlantis.items.nothing": "No item bears on this card.",
    "atlantis.items.values.headline": ("1 value", "{count} values", "count"),
    "icon.initiative": "Initiative",
    "icon.attack": "Attack",
    "icon.defense": "Defense",
    "icon.movement": "Movement",
    "icon.range": "Range",
    "icon.radius": "Radius",
    "atlantis.pity.collects": "No level was bought this Round: 1 coin.",
    "atlantis.pity.bought": "A level was bought this Round, so there is no Pity coin.",
    "atlantis.pity.top": "At level {level} nobody collects coins any more.",
    "atlantis.pity.coin.headline": "1 coin",
    "atlantis.pity.none.headline": "No coin",
    "atlantis.setup.map": "{players} players use the {map} map.",
    "atlantis.setup.waves": "Its lane gets {waves} Wave counters.",
    "atlantis.setup.waves-each": "Each of its two lanes gets {waves} Wave counters.",
    "atlantis.setup.life": "Each team gets {life} Life counters.",
    "atlantis.setup.heroes": "Everybody plays one Hero: {heroes} in all.",
    "atlantis.setup.heroes-shared": "There are {heroes} Heroes, so somebody plays two at once.",
    "atlantis.setup.no-handicap": "No Handicap cards are needed.",
    "atlantis.setup.handicap-one": (
        "Whoever plays two Heroes takes a Handicap card for the Gold card of one of them."
    ),
    "atlantis.setup.handicap-team": (
        "Every Hero of the larger team takes a Handicap card for one basic card."
    ),
    "atlantis.setup.needs.headline": "{map}, {waves} Wave counters, {life} Life counters",
    "atlantis.setup.answer": "{value} lane, {waves} Wave counters, {life} Life counters",
    "map.single": "single-lane",
    "map.double": "double-lane",
    "atlantis.victory.life": "{loser} has no Life counter left: {team} wins.",
    "atlantis.victory.throne": "{zone}, the Throne of {loser}, is the Battle Zone: {team} wins.",
    "atlantis.victory.last-push": "The Wave counters are gone, and {team} won the last push.",
    "atlantis.victory.spent": "The Wave counters of {lane} are gone, so zones are compared.",
    "atlantis.victory.more-zones": (
        "Red has {red} zones before the battles, Blue {blue}: {team} wins."
    ),
    "atlantis.victory.even-zones": (
        "Red has {red} zones before the battles, Blue {blue}: nobody is ahead."
    ),
    "atlantis.victory.after-tie": "After that, {team} alone won a push, and with it the game.",
    "atlantis.victory.life-left": (
        "{team} has 1 Life counter.",
        "{team} has {count} Life counters.",
        "count",
    ),
    "atlantis.victory.unknown": "How many Life counters {team} has, the table does not say.",
    "atlantis.victory.no-throne": "{lane} is fought in {zone}, which is no Throne.",
    "atlantis.victory.waves": (
        "{lane} has 1 Wave counter.",
        "{lane} has {count} Wave counters.",
        "count",
    ),
    "atlantis.victory.won.headline": "{team} has won",
    "atlantis.victory.open.headline": "Nobody has won yet",
    "atlantis.victory.answer": "{value} wins",
    "atlantis.victory.answer.none": "nobody has won",
    "title.atlantis": "Guards of Atlantis II",
    "table.atlantis": "Guards of Atlantis II",
    "atlantis.level.label": "Level",
    "atlantis.upgrade.label": "Upgrade",
    "atlantis.items.label": "Values",
    "atlantis.pity.label": "Pity coin",
    "atlantis.setup.label": "Setup",
    "atlantis.victory.label": "Winner",
}
