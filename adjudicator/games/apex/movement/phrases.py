"""What is said of steps, moves and the points they take."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "apex.step.space": "Entering {end} costs 1.",
    "apex.step.up": "Going one level up, from {start} to {end}, costs 1 more.",
    "apex.step.down": "Going down costs nothing more.",
    "apex.step.obstacle": "Crossing {things} costs {points} more.",
    "apex.step.connected": "Passing what is connected at {corner} costs {points} more: {things}.",
    "apex.step.least": (
        "{things} and {others} are connected at {corner}. The least restriction counts, {points} "
        "more for {things}."
    ),
    "apex.step.least-free": (
        "{things} and {others} are connected at {corner}. The least restriction counts, nothing "
        "more for {things}."
    ),
    "apex.step.connected-free": (
        "Passing what is connected at {corner} costs nothing more: {things}."
    ),
    "apex.step.connected-barred": (
        "At {corner}, nothing that is connected lets anyone pass: {things}."
    ),
    "apex.step.occupied": "{end} holds a figure: it can be passed through, but not stayed on.",
    "apex.step.border": "{end} is off the map, which nobody leaves.",
    "apex.step.impassable": "{things} stands on {end}, which cannot be entered.",
    "apex.step.two-up": "From {start} to {end} it is more than one level up.",
    "apex.step.too-high": "{things} stands too high to be crossed.",
    "apex.step.costs.headline": ("1 point", "{cost} points", "cost"),
    "apex.step.barred.headline": "Not possible",
    "apex.step.answer": ("1 point", "{value} points", "value"),
    "apex.step.answer.none": "not possible",
    "apex.step.label": "Points",
    "apex.step.value": "{cost}",
    "apex.step.barred.value": "none",
    "apex.step.enters": (
        "The way begins outside the map, next to {beside}, at level 0; the first space entered "
        "must be on the map."
    ),
    "apex.move.points": (
        "{who} has 1 movement point, to spend or not.",
        "{who} has {allowance} movement points, to spend all, some or none of.",
        "allowance",
    ),
    "apex.move.rush": "Rush adds {more}, once an activation: {points} in all.",
    "apex.move.rush-apart": (
        "A Rush is a Move 1 action of its own, before or after this one: no step can take "
        "points from both."
    ),
    "apex.move.reached": (
        "There is 1 space to end on; its cost stands on it.",
        "There are {count} spaces to end on; each shows what the cheapest way to it costs.",
        "count",
    ),
    "apex.move.unsure": "These may cost less than the ways that this book settles: {spaces}.",
    "apex.move.passed": "Occupied, so to be passed but not to end on: {spaces}.",
    "apex.move.barred": "Nobody enters {spaces}, where something impassable stands.",
    "apex.move.reach.headline": ("Can reach 1 space", "Can reach {count} spaces", "count"),
    "apex.move.reach.reason": (
        "{who}, with 1 movement point.",
        "{who}, with {points} movement points.",
        "points",
    ),
    "apex.move.none.headline": "Can't reach any space",
    "apex.move.none.reason": (
        "{who}, with 1 movement point.",
        "{who}, with {points} movement points.",
        "points",
    ),
    "apex.move.label": "Spaces",
    "apex.move.value": "{count}",
    "apex.move.answer": ("1 space to end on", "{count} spaces to end on", "count"),
    "apex.path.step": (
        "Step {number} leads to {end} and costs {cost}, 1 of it for the space; {total} so far."
    ),
    "apex.path.total": (
        "The cheapest way to {end} costs 1 point.",
        "The cheapest way to {end} costs {cost} points.",
        "cost",
    ),
    "apex.path.known-total": (
        "Of the ways that this book settles, the cheapest to {end} costs 1 point.",
        "Of the ways that this book settles, the cheapest to {end} costs {cost} points.",
        "cost",
    ),
    "apex.path.left": (
        "1 point is left over, and lost when the action ends.",
        "{left} points are left over, and lost when the action ends.",
        "left",
    ),
    "apex.path.occupied": (
        "{end} is occupied by {things}: a way may lead through it, but not end there."
    ),
    "apex.path.too-dear": (
        "There is only 1 point: {over} too few.",
        "There are only {points} points: {over} too few.",
        "points",
    ),
    "apex.path.impassable": (
        "Steps towards {target} that nobody may take, into an impassable space: {count}, one of "
        "them from {start} to {end}. There stands {things}."
    ),
    "apex.path.two-up": (
        "Steps towards {target} that would go more than one level up: {count}, one of them from "
        "{start} to {end}."
    ),
    "apex.path.too-high": (
        "Steps towards {target} over what stands too high: {count}, one of them from {start} to "
        "{end}. There stands {things}."
    ),
    "apex.path.connected": (
        "Steps towards {target} through a corner where nothing that is connected lets anyone "
        "pass: {count}, one of them from {start} to {end}. There stands {things}."
    ),
    "apex.path.costs.headline": ("1 point", "{cost} points", "cost"),
    "apex.path.at-most.headline": ("1 point at most", "{cost} points at most", "cost"),
    "apex.path.at-most.doing": "move {who} to {end}",
    "apex.path.at-most.done": "{who} moved to {end}.",
    "apex.path.at-most.reason": "Whether {who} gets to {end} for less, this book doesn't say.",
    "apex.path.unsaid.headline": "Left open",
    "apex.path.unsaid.reason": "Whether {who} can get to {end}, this book doesn't say.",
    "apex.path.costs.doing": "move {who} to {end}",
    "apex.path.costs.done": "{who} moved to {end}.",
    "apex.path.costs.reason": "The cheapest way for {who} to {end}.",
    "apex.path.not-to-end.headline": "Not to end on",
    "apex.path.not-to-end.reason": (
        "Getting to {end} costs 1 point, but it is occupied.",
        "Getting to {end} costs {cost} points, but it is occupied.",
        "cost",
    ),
    "apex.path.too-far.headline": "Too far",
    "apex.path.too-far.reason": "Getting to {end} costs {cost} points; there are {points}.",
    "apex.path.none.headline": "No way",
    "apex.path.label": "Points",
    "apex.path.value": "{cost}",
    "apex.path.at-most.value": "≤ {cost}",
    "apex.path.unsaid.value": "?",
    "apex.path.none.value": "none",
    "apex.path.too-far.value": "none",
    "apex.path.not-to-end.value": "none",
    "apex.path.answer": ("1 point", "{value} points", "value"),
    "apex.path.answer.none": "not possible",
    "apex.spend.too-much": (
        "Entering {end} makes it {total}; there is only 1 point, so this step is too much.",
        "Entering {end} makes it {total}; there are only {points}, so this step is too much.",
        "points",
    ),
    "apex.spend.enough": (
        "The points are enough, with 1 left.",
        "The points are enough, with {left} left.",
        "left",
    ),
    "apex.spend.one": "{cost} to {end} for {why}",
    "apex.spend.climb": "the climb",
    "apex.spend.crossing": "crossing {things}",
    "apex.spend.dear.headline": ("1 point short", "{over} points short", "over"),
    "apex.spend.dear.reason": "{dear}; the points end before {end}.",
    "apex.spend.far.headline": ("1 point short", "{over} points short", "over"),
    "apex.spend.far.reason": "each step takes 1; the points end before {end}.",
    "apex.spend.enough.headline": "Enough points",
    "apex.spend.enough.reason": "{cost} of {points} to {target}.",
    "apex.spend.unsaid.headline": "Points left open",
    "apex.spend.unsaid.reason": "Whether they are enough for {target}, this book doesn't say.",
    "apex.spend.no-way.headline": "No way",
    "apex.spending.label": "Points",
    "apex.spending.value": "{cost}",
    "apex.spending.answer": ("1 point", "{value} points", "value"),
    "apex.spending.answer.none": "no way",
    "apex.step.not-touching": (
        "A step leads to a space at distance 1; this is at distance {distance}."
    ),
    "apex.move.off-the-map": (
        "{id} is not on the map. Say where it enters: `from`, a space just outside the map."
    ),
    "apex.move.not-outside": (
        "The map is entered from a space just outside it, next to one of its spaces: column -1 or "
        "{columns}, or row -1 or {rows}."
    ),
    "apex.move.rush-needs-points": (
        "Rush adds a point to a Move action; say how many points that has."
    ),
    "field.rush": "rush",
    "offer.spending": "Points",
    "offer.step": "Cost of a step",
    "offer.enter": "Enter the map",
    "hint.enter.0": "Tap a Legend that is off the map.",
    "hint.enter.1": "Now tap the space on the edge where it comes in.",
}
