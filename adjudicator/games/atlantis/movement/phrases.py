"""What is said about movement."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "atlantis.move.up-to": (
        "{who} may move 1 space, one border at a time.",
        "{who} may move {spaces} spaces, one border at a time.",
        "spaces",
    ),
    "atlantis.move.exact": (
        "The move must be exactly 1 space.",
        "The move must be exactly {spaces} spaces, with a detour if it needs fewer.",
        "spaces",
    ),
    "atlantis.move.straight": "All in one of the six directions.",
    "atlantis.move.distances": (
        "The number on each space tells how many spaces away it is for {who}."
    ),
    "atlantis.move.obstacles": (
        "{names} is in the way: nobody enters or passes that space.",
        "{names} are in the way: nobody enters or passes those spaces.",
        "count",
    ),
    "atlantis.move.terrain": (
        "Terrain is in the way at {spaces}.",
        "Terrain is in the way in {count} spaces: {spaces}.",
        "count",
    ),
    "atlantis.move.through": "{who} ignores {spaces}, and may pass but not end there.",
    "atlantis.move.token": "Anyone can move through {spaces}, but nobody ends there.",
    "atlantis.move.by-another": ("{who} cannot move itself, but somebody else's card can move it."),
    "atlantis.move.cannot": "{who} cannot move, so there is no Movement action and no other move.",
    "atlantis.move.no-action": "{who} cannot perform a Movement action.",
    "atlantis.move.by-text": (
        "{who} cannot perform a Movement action, but this move is part of another action."
    ),
    "atlantis.move.reach.headline": (
        "{who} can end on 1 space",
        "{who} can end on {count} spaces",
        "count",
    ),
    "atlantis.move.reach.reason": (
        "With a movement of 1.",
        "With a movement of {spaces}.",
        "spaces",
    ),
    "atlantis.move.there.headline": (
        "Yes: {end} is 1 space away",
        "Yes: {end} is {cost} spaces away",
        "cost",
    ),
    "atlantis.move.there.reason": "{who} can end its move there.",
    "atlantis.move.not-there.headline": "No: {who} can't end on {end}",
    "atlantis.move.not-there.reason": "The steps say what is in the way.",
    "atlantis.move.how-far.headline": "How many spaces may {who} move?",
    "atlantis.move.how-far.reason": (
        "Enter the movement; the number on each space tells how far it is."
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
    "atlantis.move.needs.reason": "Enter the movement to know whether that is enough.",
    "atlantis.move.which-type.headline": "Not known whether {who} can be moved",
    "atlantis.move.which-type.reason": (
        "Tell the type of the action: {who} is Immune to some of them."
    ),
    "atlantis.missing.spaces": "number of spaces for {who}",
    "atlantis.move.none.headline": "No move",
    "atlantis.move.none.reason": "{who} has nowhere to end this move.",
    "atlantis.move.answer": ("1 space to end on", "{count} spaces to end on", "count"),
    "atlantis.move.value": "{count}",
    "atlantis.move.answer-field.reach": "spaces",
    "atlantis.move.label": "Spaces to end on",
    "atlantis.path.adjacent": "{who} is next to {target} already, so the path is 0 spaces long.",
    "atlantis.path.beside": (
        "{target} is an obstacle: the path leads to {end}, the nearest beside it."
    ),
    "atlantis.path.no-space": (
        "{target} is an obstacle, and no empty space beside it can be reached."
    ),
    "atlantis.path.closed": "No sequence of spaces leads {who} there.",
    "atlantis.path.shortest": (
        "The shortest valid path for {who} is 1 space long.",
        "The shortest valid path for {who} is {length} spaces long.",
        "length",
    ),
    "atlantis.path.is.headline": ("1 space", "{length} spaces", "length"),
    "atlantis.path.is.reason": "The shortest valid path of {who} to {target}.",
    "atlantis.path.none.headline": "No path",
    "atlantis.path.label": "Shortest path",
    "atlantis.travel.no-hero": "{who} is no Hero; only Heroes perform actions.",
    "atlantis.travel.cannot-move": "{who} cannot move, so there is no Movement action to replace.",
    "atlantis.travel.no-action": "{who} cannot perform a Movement action, so none can be replaced.",
    "atlantis.travel.same-zone": "{space} is in {start}, the zone that {who} is in.",
    "atlantis.travel.adjacent": "{end} is adjacent to {start}.",
    "atlantis.travel.adjacent-terrain": (
        "{end} and {start} touch along Terrain only, which makes them adjacent here."
    ),
    "atlantis.travel.apart": "{space} is neither in the zone of {who} nor in an adjacent one.",
    "atlantis.travel.enemies-behind": "Enemies are in the zone it leaves: {names}.",
    "atlantis.travel.nobody-behind": "No enemy Hero or Minion is in the zone it leaves.",
    "atlantis.travel.enemies-ahead": "Enemies are in the zone it goes to: {names}.",
    "atlantis.travel.nobody-ahead": "No enemy Hero or Minion is in the zone it goes to.",
    "atlantis.travel.empty": "{space} is empty.",
    "atlantis.travel.taken": "{space} holds an obstacle.",
    "atlantis.travel.no-path": "No path is needed, and tokens and friends do not matter.",
    "atlantis.travel.free.headline": "{who} may Fast Travel to {end}",
    "atlantis.travel.free.reason": "It takes the place of a whole Movement action.",
    "atlantis.travel.barred.headline": "{who} can't Fast Travel to {end}",
    "atlantis.travel.barred.reason": (
        "One condition fails.",
        "{count} conditions fail.",
        "count",
    ),
    "atlantis.fast-travel.answer.true": "Fast Travel",
    "atlantis.fast-travel.answer.false": "no Fast Travel",
    "atlantis.fast-travel.label": "Fast Travel",
    "atlantis.zones.may": "{who} may Fast Travel to {names}.",
    "atlantis.zones.held": "Enemies are in {zone}: {names}.",
    "atlantis.zones.open.headline": "{who} may Fast Travel to {names}",
    "atlantis.zones.none.headline": "{who} can't Fast Travel",
    "atlantis.travel-zones.label": "Fast Travel",
    "atlantis.travel-zones.answer": ("1 zone", "{count} zones", "count"),
    "atlantis.travel-zones.value": "{count}",
    "atlantis.too-many-exact": "A move of an exact number of spaces is judged up to {most}.",
    "field.moved-by": "moved by",
    "option.by.action": "its Movement action",
    "option.by.text": "the text of its own card",
    "offer.fast-travel": "Fast Travel",
    "atlantis.move.there.doing": "Move {who} to {end}",
    "atlantis.move.there.done": "{who} moved to {end}.",
    "atlantis.travel.free.doing": "Fast Travel {who} to {end}",
    "atlantis.travel.free.done": "{who} travelled to {end}.",
    "doing.fast-travel": "Travel there",
    "hint.fast-travel.0": "Tap who travels.",
    "hint.fast-travel.1": "Now tap the space.",
}
