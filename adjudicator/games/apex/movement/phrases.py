"""What is said of steps, moves and the points they take."""

PHRASES: dict[str, str | tuple[str, str, str]] = {
    "step.space": "Entering {end} costs 1.",
    "step.up": "Going one level up, from {start} to {end}, costs 1 more.",
    "step.down": "Going down costs nothing more.",
    "step.obstacle": "Crossing {things} costs {points} more.",
    "step.connected": "Passing what is connected at {corner} costs {points} more: {things}.",
    "step.connected-free": "Passing what is connected at {corner} costs nothing more: {things}.",
    "step.connected-barred": "At {corner}, nothing that is connected lets anyone pass: {things}.",
    "step.occupied": "{end} holds a figure: it can be passed through, but not stayed on.",
    "step.border": "{end} is off the map, which nobody leaves.",
    "step.impassable": "{things} stands on {end}, which cannot be entered.",
    "step.two-up": "From {start} to {end} it is more than one level up.",
    "step.too-high": "{things} stands too high to be crossed.",
    "step.costs.headline": ("1 point", "{cost} points", "cost"),
    "step.barred.headline": "Not possible",
    "step.answer": "{value} points",
    "step.answer.none": "not possible",
    "step.label": "Points",
    "step.value": "{cost}",
    "step.barred.value": "none",
    "step.enters": (
        "The way begins outside the map, next to {beside}, at level 0; the first space entered "
        "must be on the map."
    ),
    "move.points": (
        "{who} has 1 movement point, to spend or not.",
        "{who} has {allowance} movement points, to spend all, some or none of.",
        "allowance",
    ),
    "move.rush": "Rush adds {more}, once an activation: {points} in all.",
    "move.rush-apart": (
        "A Rush is a Move 1 action of its own: its point is not added to these, which stay "
        "{points}."
    ),
    "move.reached": (
        "There is 1 space to end on; its cost stands on it.",
        "There are {count} spaces to end on; each shows what the cheapest way to it costs.",
        "count",
    ),
    "move.passed": "Occupied, so to be passed but not to end on: {spaces}.",
    "move.barred": "Nobody enters {spaces}, where something impassable stands.",
    "move.reach.headline": ("1 space to end on", "{count} spaces to end on", "count"),
    "move.reach.reason": (
        "{who}, with 1 movement point.",
        "{who}, with {points} movement points.",
        "points",
    ),
    "move.none.headline": "No space to end on",
    "move.none.reason": (
        "{who}, with 1 movement point.",
        "{who}, with {points} movement points.",
        "points",
    ),
    "move.label": "Spaces to end on",
    "move.value": "{count}",
    "move.answer": ("1 space to end on", "{count} spaces to end on", "count"),
    "path.step": (
        "Step {number} leads to {end} and costs {cost}, 1 of it for the space; {total} so far."
    ),
    "path.total": (
        "The cheapest way to {end} costs 1 point.",
        "The cheapest way to {end} costs {cost} points.",
        "cost",
    ),
    "path.left": (
        "1 point is left over, and lost when the action ends.",
        "{left} points are left over, and lost when the action ends.",
        "left",
    ),
    "path.occupied": "{end} is occupied by {things}: a way may lead through it, but not end there.",
    "path.too-dear": (
        "There is only 1 point: {over} too few.",
        "There are only {points} points: {over} too few.",
        "points",
    ),
    "path.impassable": (
        "Steps towards {target} that nobody may take, into an impassable space: {count}, one of "
        "them from {start} to {end}. There stands {things}."
    ),
    "path.two-up": (
        "Steps towards {target} that would go more than one level up: {count}, one of them from "
        "{start} to {end}."
    ),
    "path.too-high": (
        "Steps towards {target} over what stands too high: {count}, one of them from {start} to "
        "{end}. There stands {things}."
    ),
    "path.connected": (
        "Steps towards {target} through a corner where nothing that is connected lets anyone "
        "pass: {count}, one of them from {start} to {end}. There stands {things}."
    ),
    "path.costs.headline": ("1 point", "{cost} points", "cost"),
    "path.costs.reason": "The cheapest way for {who} to {end}.",
    "path.not-to-end.headline": "Not to end on",
    "path.not-to-end.reason": (
        "Getting to {end} costs 1 point, but it is occupied.",
        "Getting to {end} costs {cost} points, but it is occupied.",
        "cost",
    ),
    "path.too-far.headline": "Too far",
    "path.too-far.reason": "Getting to {end} costs {cost} points; there are {points}.",
    "path.none.headline": "No way",
    "path.label": "Points",
    "path.value": "{cost}",
    "path.none.value": "none",
    "path.too-far.value": "none",
    "path.not-to-end.value": "none",
    "path.answer": "{value} points",
    "path.answer.none": "not possible",
    "spend.too-much": (
        "Entering {end} makes it {total}; there is only 1 point, so this step is too much.",
        "Entering {end} makes it {total}; there are only {points}, so this step is too much.",
        "points",
    ),
    "spend.enough": (
        "The points are enough, with 1 left.",
        "The points are enough, with {left} left.",
        "left",
    ),
    "spend.one": "{cost} to {end} for {why}",
    "spend.climb": "the climb",
    "spend.crossing": "crossing {things}",
    "spend.dear.headline": ("1 point short", "{over} points short", "over"),
    "spend.dear.reason": "{dear}; the points end before {end}.",
    "spend.far.headline": ("1 point short", "{over} points short", "over"),
    "spend.far.reason": "each step takes 1; the points end before {end}.",
    "spend.enough.headline": "Enough points",
    "spend.enough.reason": "{cost} of {points} to {target}.",
    "spend.no-way.headline": "No way",
    "spending.label": "Points",
    "spending.value": "{cost}",
    "spending.answer": "{value} points",
    "spending.answer.none": "no way",
    "step.not-touching": "A step leads to a space at distance 1; this is at distance {distance}.",
    "move.off-the-map": (
        "{id} is not on the map. Say where it enters: `from`, a space just outside the map."
    ),
    "move.not-outside": (
        "The map is entered from a space just outside it, next to one of its spaces: column -1 or "
        "{columns}, or row -1 or {rows}."
    ),
    "move.rush-needs-points": "Rush adds a point to a Move action; say how many points that has.",
    "field.rush": "rush",
    "offer.reach": "Reach",
    "offer.enter": "Enter the map",
    "hint.enter.0": "Tap a Legend that is off the map.",
    "hint.enter.1": "Now tap the space on the edge where it comes in.",
    "hint.reach.0": "Tap a figure to see how far it gets.",
}
