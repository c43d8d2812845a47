"""What is said about movement."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "atlantis.move.up-to": (
        "{who} can move 1 space.",
        "{who} can move up to {spaces} spaces.",
        "spaces",
    ),
    "atlantis.move.exact": (
        "The move must be exactly 1 space.",
        "The move must be exactly {spaces} spaces, with a detour if the way is shorter.",
        "spaces",
    ),
    "atlantis.move.straight": "The whole move must be in one of the six directions.",
    "atlantis.move.distances": "The number on each space is how many spaces away it is for {who}.",
    "atlantis.move.obstacles": (
        "{names} is in the way: nobody can enter or pass through that space.",
        "{names} are in the way: nobody can enter or pass through those spaces.",
        "count",
    ),
    "atlantis.move.terrain": (
        "Terrain blocks {spaces}.",
        "Terrain blocks {count} spaces: {spaces}.",
        "count",
    ),
    "atlantis.move.through": "{who} ignores {spaces}: it can pass through but not end there.",
    "atlantis.move.token": "Anyone can move through {spaces}, but nobody can end there.",
    "atlantis.move.by-another": "{who} can't move, but another Hero's card can still move it.",
    "atlantis.move.cannot": (
        "{who} can't move, so it can't take a Movement action or move in any other way."
    ),
    "atlantis.move.no-action": "{who} can't take a Movement action.",
    "atlantis.move.by-text": (
        "{who} can't take a Movement action, but this move is part of another action."
    ),
    "atlantis.move.reach.headline": (
        "{who} can reach 1 space",
        "{who} can reach {count} spaces",
        "count",
    ),
    "atlantis.move.reach.reason": (
        "It can move 1 space.",
        "It can move up to {spaces} spaces.",
        "spaces",
    ),
    "atlantis.move.there.headline": "{who} can move to {end}",
    "atlantis.move.there.reason": ("It's 1 space away.", "It's {cost} spaces away.", "cost"),
    "atlantis.move.not-there.headline": "{who} can't move to {end}",
    "atlantis.move.not-there.reason": "The steps show what is in the way.",
    "atlantis.move.how-far.headline": "How many spaces can {who} move?",
    "atlantis.move.how-far.reason": (
        "Enter the movement. The number on each space is how far away it is."
    ),
    "atlantis.move.how-far.value": "not known",
    "atlantis.move.needs.value": "not known",
    "atlantis.move.which-type.value": "not known",
    "atlantis.move.there.value": "yes",
    "atlantis.move.not-there.value": "no",
    "atlantis.move.needs.headline": (
        "{end} is 1 space away for {who}",
        "{end} is {cost} spaces away for {who}",
        "cost",
    ),
    "atlantis.move.needs.reason": "Enter the movement to find out whether that is enough.",
    "atlantis.move.which-type.headline": "Can {who} be moved?",
    "atlantis.move.which-type.reason": "Choose the type of action: {who} is Immune to some.",
    "atlantis.missing.spaces": "spaces {who} can move",
    "atlantis.move.none.headline": "{who} can't move",
    "atlantis.move.none.reason": "{who} has no space to end this move on.",
    "atlantis.move.answer": ("can reach 1 space", "can reach {count} spaces", "count"),
    "atlantis.move.answer.zero": "can't reach any space",
    "atlantis.move.value": "{count}",
    "atlantis.move.answer-field.reach": "spaces",
    "atlantis.move.label": "Spaces in reach",
    "atlantis.path.adjacent": "{who} is already next to {target}, so the path is 0 spaces long.",
    "atlantis.path.beside": (
        "{target} is an obstacle, so the path leads to {end}, the nearest space next to it."
    ),
    "atlantis.path.no-space": (
        "{target} is an obstacle, and {who} can't reach an empty space next to it."
    ),
    "atlantis.path.closed": "{who} has no path there.",
    "atlantis.path.shortest": (
        "{who}'s shortest valid path is 1 space long.",
        "{who}'s shortest valid path is {length} spaces long.",
        "length",
    ),
    "atlantis.path.is.headline": ("1 space", "{length} spaces", "length"),
    "atlantis.path.is.reason": "This is {who}'s shortest valid path to {target}.",
    "atlantis.path.none.headline": "No path",
    "atlantis.path.label": "Shortest path",
    "atlantis.path.answer-field.path": "path",
    "atlantis.travel.no-hero": "{who} isn't a Hero, and only Heroes take actions.",
    "atlantis.travel.cannot-move": "{who} can't move, so it has no Movement action to replace.",
    "atlantis.travel.no-action": "{who} can't take a Movement action, so it has none to replace.",
    "atlantis.travel.same-zone": "{space} is in {start}, the zone {who} is in.",
    "atlantis.travel.adjacent": "{end} is adjacent to {start}.",
    "atlantis.travel.adjacent-terrain": (
        "{end} and {start} touch only along Terrain, which counts as adjacent at this table."
    ),
    "atlantis.travel.apart": "{space} isn't in {who}'s zone or an adjacent one.",
    "atlantis.travel.enemies-behind": "There are enemies in the zone it leaves: {names}.",
    "atlantis.travel.nobody-behind": "There is no enemy Hero or Minion in the zone it leaves.",
    "atlantis.travel.enemies-ahead": "There are enemies in the zone it goes to: {names}.",
    "atlantis.travel.nobody-ahead": "There is no enemy Hero or Minion in the zone it goes to.",
    "atlantis.travel.empty": "{space} is empty.",
    "atlantis.travel.taken": "There is an obstacle on {space}.",
    "atlantis.travel.no-path": "Fast Travel needs no path, and tokens and friends don't matter.",
    "atlantis.travel.free.headline": "{who} can Fast Travel to {end}",
    "atlantis.travel.free.reason": "It replaces a whole Movement action.",
    "atlantis.travel.barred.headline": "{who} can't Fast Travel to {end}",
    "atlantis.travel.barred.reason": (
        "1 condition isn't met.",
        "{count} conditions aren't met.",
        "count",
    ),
    "atlantis.fast-travel.answer.true": "can Fast Travel",
    "atlantis.fast-travel.answer.false": "can't Fast Travel",
    "atlantis.fast-travel.label": "Fast Travel",
    "atlantis.zones.may": "{who} can Fast Travel to {names}.",
    "atlantis.zones.held": "There are enemies in {zone}: {names}.",
    "atlantis.zones.open.headline": "{who} can Fast Travel to {names}",
    "atlantis.zones.none.headline": "{who} can't Fast Travel",
    "atlantis.travel-zones.label": "Fast Travel",
    "atlantis.travel-zones.answer": ("1 zone", "{count} zones", "count"),
    "atlantis.travel-zones.value": "{count}",
    "atlantis.too-many-exact": (
        "A move of an exact number of spaces can be at most {most}: enter a smaller number."
    ),
    "field.moved-by": "moved by",
    "option.by.action": "its Movement action",
    "option.by.text": "its own card's text",
    "offer.fast-travel": "Fast Travel",
    "atlantis.move.there.doing": "Move {who} to {end}",
    "atlantis.move.there.done": "{who} moved to {end}.",
    "atlantis.travel.free.doing": "Fast Travel {who} to {end}",
    "atlantis.travel.free.done": "{who} used Fast Travel to {end}.",
    "doing.fast-travel": "Fast Travel",
    "hint.fast-travel.0": "Tap the Hero that travels.",
    "hint.fast-travel.1": "Now tap the space.",
    "asked.atlantis.fast-travel": "Can {one} Fast Travel to {two}?",
    "asked.atlantis.move": "Where can {one} move?",
    "asked.atlantis.path": "What is the shortest path from {one} to {two}?",
    "asked.atlantis.travel-zones": "Which zones can {one} Fast Travel to?",
}
