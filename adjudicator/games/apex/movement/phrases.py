"""Phrases about steps, moves and the points they take."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "apex.step.space": "Entering {end} costs 1 point.",
    "apex.step.up": "Going up a level, from {start} to {end}, costs 1 more.",
    "apex.step.down": "Going down costs nothing extra.",
    "apex.step.obstacle": "Crossing {things} costs {points} more.",
    "apex.step.connected": (
        "Passing between components connected at {corner} costs {points} more: {things}."
    ),
    "apex.step.least": (
        "{things} and {others} connect at {corner}. The least restriction counts: {points} more "
        "for {things}."
    ),
    "apex.step.least-free": (
        "{things} and {others} connect at {corner}. The least restriction counts: nothing extra "
        "for {things}."
    ),
    "apex.step.connected-free": (
        "Passing between components connected at {corner} costs nothing extra: {things}."
    ),
    "apex.step.connected-barred": (
        "No component connected at {corner} lets a figure pass: {things}."
    ),
    "apex.step.occupied": (
        "A figure is on {end}: you can pass through that space but not end there."
    ),
    "apex.step.border": "{end} is off the map, and nobody can leave the map.",
    "apex.step.impassable": "Nobody can enter {end}, because of what is there: {things}.",
    "apex.step.two-up": "{end} is more than one level above {start}.",
    "apex.step.too-high": "Too high to cross: {things}.",
    "apex.step.costs.headline": ("1 point", "{cost} points", "cost"),
    "apex.step.barred.headline": "Not possible",
    "apex.step.answer": ("1 point", "{value} points", "value"),
    "apex.step.answer.none": "not possible",
    "apex.step.label": "Points",
    "apex.step.value": "{cost}",
    "apex.step.barred.value": "none",
    "apex.step.enters": (
        "The route starts off the map at level 0, next to {beside}, and the first space entered "
        "must be on the map."
    ),
    "apex.move.points": (
        "{who} has 1 movement point and doesn't have to spend it.",
        "{who} has {allowance} movement points and can spend any number of them.",
        "allowance",
    ),
    "apex.move.rush": "A Rush adds {more}, once per activation: {points} in all.",
    "apex.move.rush-apart": (
        "A Rush is a separate Move 1 action, before or after this one, so no step can use points "
        "from both."
    ),
    "apex.move.reached": (
        "It can end on 1 space, marked with its cost.",
        "It can end on {count} spaces, each marked with the cost of the cheapest route.",
        "count",
    ),
    "apex.move.unsure": (
        "These spaces may cost less by routes that this book doesn't settle: {spaces}."
    ),
    "apex.move.passed": "It can pass through these occupied spaces but not end there: {spaces}.",
    "apex.move.barred": "Nobody can enter these spaces, which hold something impassable: {spaces}.",
    "apex.move.reach.headline": ("Can reach 1 space", "Can reach {count} spaces", "count"),
    "apex.move.reach.reason": (
        "{who} has 1 movement point.",
        "{who} has {points} movement points.",
        "points",
    ),
    "apex.move.none.headline": "Can't reach any space",
    "apex.move.none.reason": (
        "{who} has 1 movement point.",
        "{who} has {points} movement points.",
        "points",
    ),
    "apex.move.label": "Spaces",
    "apex.move.value": "{count}",
    "apex.move.answer": (
        "can reach 1 space",
        "can reach {count} spaces",
        "count",
    ),
    "apex.move.answer.zero": "can't reach any space",
    "apex.move.answer-field.reach": "spaces",
    "apex.path.step": (
        "Step {number}, to {end}: 1 point ({total} so far).",
        "Step {number}, to {end}: {cost} points ({total} so far).",
        "cost",
    ),
    "apex.path.total": (
        "The cheapest route to {end} costs 1 point.",
        "The cheapest route to {end} costs {cost} points.",
        "cost",
    ),
    "apex.path.known-total": (
        "Of the routes that this book settles, the cheapest to {end} costs 1 point.",
        "Of the routes that this book settles, the cheapest to {end} costs {cost} points.",
        "cost",
    ),
    "apex.path.left": (
        "1 point is left and is lost when the action ends.",
        "{left} points are left and are lost when the action ends.",
        "left",
    ),
    "apex.path.occupied": (
        "{end} is occupied by {things}: a route can pass through it but not end there."
    ),
    "apex.path.too-dear": (
        "There is only 1 point: {over} too few.",
        "There are only {points} points: {over} too few.",
        "points",
    ),
    "apex.path.impassable": (
        (
            "The step from {start} to {end}, towards {target}, enters an impassable space, because "
            "of what is there: {things}."
        ),
        (
            "{count} steps towards {target} enter an impassable space, such as {start} to {end}. "
            "What is there: {things}."
        ),
        "count",
    ),
    "apex.path.two-up": (
        "The step from {start} to {end}, towards {target}, goes up more than one level.",
        "{count} steps towards {target} go up more than one level, such as {start} to {end}.",
        "count",
    ),
    "apex.path.too-high": (
        "The step from {start} to {end}, towards {target}, crosses something too high: {things}.",
        (
            "{count} steps towards {target} cross something too high, such as {start} to {end}: "
            "{things}."
        ),
        "count",
    ),
    "apex.path.connected": (
        (
            "The step from {start} to {end}, towards {target}, meets a corner where no connected "
            "component lets it pass: {things}."
        ),
        (
            "{count} steps towards {target} meet a corner where no connected component lets them "
            "pass, such as {start} to {end}: {things}."
        ),
        "count",
    ),
    "apex.path.costs.headline": ("1 point", "{cost} points", "cost"),
    "apex.path.at-most.headline": (
        "At most 1 point",
        "At most {cost} points",
        "cost",
    ),
    "apex.path.at-most.doing": "move {who} to {end}",
    "apex.path.at-most.done": "{who} moved to {end}.",
    "apex.path.at-most.reason": "This book doesn't say whether {who} can get to {end} for less.",
    "apex.path.unsaid.headline": "This book leaves it open",
    "apex.path.unsaid.reason": "It doesn't say whether {who} can get to {end}.",
    "apex.path.costs.doing": "move {who} to {end}",
    "apex.path.costs.done": "{who} moved to {end}.",
    "apex.path.costs.reason": "That is {who}'s cheapest route to {end}.",
    "apex.path.not-to-end.headline": "Can't end there",
    "apex.path.not-to-end.reason": (
        "Getting to {end} costs 1 point, but it is occupied.",
        "Getting to {end} costs {cost} points, but it is occupied.",
        "cost",
    ),
    "apex.path.too-far.headline": "Too far",
    "apex.path.too-far.reason": (
        "Getting to {end} costs {cost} points, and there is only 1.",
        "Getting to {end} costs {cost} points, and there are only {points}.",
        "points",
    ),
    "apex.path.none.headline": "No route there",
    "apex.path.label": "Points",
    "apex.path.answer-field.path": "route",
    "apex.path.value": "{cost}",
    "apex.path.at-most.value": "≤ {cost}",
    "apex.path.unsaid.value": "?",
    "apex.path.none.value": "none",
    "apex.path.too-far.value": "none",
    "apex.path.not-to-end.value": "none",
    "apex.path.answer": ("1 point", "{value} points", "value"),
    "apex.path.answer.none": "not possible",
    "apex.spend.too-much": (
        "Entering {end} brings the cost to {total}: too much for 1 point.",
        "Entering {end} brings the cost to {total}: too much for {points} points.",
        "points",
    ),
    "apex.spend.enough": (
        "There are enough points, with 1 left.",
        "There are enough points, with {left} left.",
        "left",
    ),
    "apex.spend.enough.zero": "There are exactly enough points.",
    "apex.spend.one": "{end} costs {cost} ({why})",
    "apex.spend.climb": "a climb",
    "apex.spend.crossing": "crossing {things}",
    "apex.spend.dear.headline": ("1 point short", "{over} points short", "over"),
    "apex.spend.dear.reason": "{dear}, so the points run out before {end}.",
    "apex.spend.far.headline": ("1 point short", "{over} points short", "over"),
    "apex.spend.far.reason": "each step costs 1, so the points run out before {end}.",
    "apex.spend.enough.headline": "Enough points",
    "apex.spend.enough.reason": "getting to {target} takes {cost} of {points}.",
    "apex.spend.unsaid.headline": "This book doesn't settle the cost",
    "apex.spend.unsaid.reason": "it doesn't say whether the points are enough for {target}.",
    "apex.spend.no-way.headline": "No route there",
    "apex.spending.label": "Points",
    "apex.spending.answer-field.over": "points short",
    "apex.spending.answer-field.spent": "",
    "apex.spending.answer-field.too-much": "out of points at",
    "apex.spending.value": "{cost}",
    "apex.spending.answer": ("1 point", "{value} points", "value"),
    "apex.spending.answer.none": "no route",
    "apex.step.not-touching": (
        "A step goes to a space at distance 1, and this one is at distance {distance}."
    ),
    "apex.move.off-the-map": (
        "{id} is off the map: choose the space just outside the map where it enters."
    ),
    "apex.move.not-outside": (
        "Choose a space just outside the map: in column -1 or {columns}, or in row -1 or {rows}."
    ),
    "apex.move.rush-needs-points": (
        "How many points does the Move action have? A Rush adds 1 to them."
    ),
    "field.rush": "rush",
    "offer.spending": "Points",
    "offer.step": "Cost of a step",
    "offer.enter": "Enter the map",
    "hint.enter.0": "Tap a Legend that is off the map.",
    "hint.enter.1": "Now tap the space on the edge of the map where it enters.",
    "asked.apex.move": "Where can {one} end a move?",
    "asked.apex.path": "What does it cost {one} to get to {two}?",
    "asked.apex.spending": "How does {one} spend its points on the way to {two}?",
    "asked.apex.step": "What does the step from {one} to {two} cost?",
}
