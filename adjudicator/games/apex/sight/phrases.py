"""Phrases about lines of sight, distance, contiguity and cover."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "apex.los.line": "The line runs from {source} to {target}.",
    "apex.los.upper": "The line runs from {source} to {target}. The upper end is {upper}.",
    "apex.los.crosses": (
        "It crosses 1 blockage (level {levels}): {things}.",
        "It crosses {count} blockages (level {levels}): {things}.",
        "count",
    ),
    "apex.los.crosses-none": "It doesn't cross any blockage.",
    "apex.los.at-a-point": "It passes through a point where obstructions connect: {things}.",
    "apex.los.connected": (
        "It passes through a corner where blockages connect, so it crosses them: {things}."
    ),
    "apex.los.touched": "It only touches {touched}, which has no effect.",
    "apex.los.low": "Blockages no higher than {lower} have no effect: {things}.",
    "apex.los.no-level": (
        "{things}: a BLOCKAGE without a LEVEL is no higher than what it stands on, so it hides "
        "nothing."
    ),
    "apex.los.own-edge": "Blockages at distance 0 from {upper} don't count: {things}.",
    "apex.los.higher": (
        "{thing} reaches level {height}, higher than both ends, so it blocks the line.",
        "{thing} reach level {height}, higher than both ends, so they block the line.",
        "count",
    ),
    "apex.los.not-all-blockages": (
        "These are connected, but not all of them are BLOCKAGES, so they have no effect: {things}."
    ),
    "apex.los.scaled": (
        "The ends are {difference} levels apart. The book covers only two; the same measurement "
        "is carried on."
    ),
    "apex.los.no-verdict": (
        "The ends are {difference} levels apart. The book covers only two, and this table gives "
        "no verdict beyond that."
    ),
    "apex.los.farthest": (
        "Nothing is higher than both ends. Of the blockages on level {level}, the level of "
        "{upper}, only the farthest counts: {thing}."
    ),
    "apex.los.nearer": (
        "Nothing is higher than both ends. Of the blockages on level {level}, the level of "
        "{upper}, a nearer one counts too: {thing}."
    ),
    "apex.los.measured": (
        "The imaginary line runs {line}. There is 1 space between it and {upper}: X = 1.",
        "The imaginary line runs {line}. There are {x} spaces between it and {upper}: X = {x}.",
        "x",
    ),
    "apex.los.measured.zero": (
        "The imaginary line runs {line}. There is no space between it and {upper}: X = 0."
    ),
    "apex.los.hidden-rows": (
        (
            "One level down, the first X rows behind the line are hidden: {reach}. In row {row}, "
            "{lower} is hidden."
        ),
        (
            "{difference} levels down, the first {difference} × X rows are hidden: {reach}. In "
            "row {row}, {lower} is hidden."
        ),
        "difference",
    ),
    "apex.los.beyond-rows": (
        (
            "One level down, only the first X rows behind the line are hidden: {reach}. In row "
            "{row}, {lower} isn't."
        ),
        (
            "{difference} levels down, only the first {difference} × X rows are hidden: {reach}. "
            "In row {row}, {lower} isn't."
        ),
        "difference",
    ),
    "apex.los.no-rows": "X = 0 hides nothing.",
    "apex.los.right-behind": (
        "{thing} is between the two levels and hides only what is right behind it, as {lower} is."
    ),
    "apex.los.not-behind": (
        "Blockages between the two levels hide only what is right behind them, and {lower} isn't: "
        "{things}."
    ),
    "apex.los.full-cover": (
        "Seen from level 2, {thing} gives full cover to the first space beyond it, where {lower} "
        "is."
    ),
    "apex.los.past-full-cover": (
        "Seen from level 2, only the first space beyond has full cover, and {lower} is farther "
        "away: {things}."
    ),
    "apex.los.clear": "So {source} and {target} can see each other.",
    "apex.los.blocked": "So {source} and {target} can't see each other.",
    "apex.los.hidden": "So {source} and {target} can't see each other.",
    "apex.los.undecided": "So there is no verdict for {source} and {target}.",
    "apex.sight.lines": "A line is drawn from {source} to the centre of every other space.",
    "apex.sight.hidden": (
        "Blockages hide 1 space from it.",
        "Blockages hide {hidden} spaces from it.",
        "hidden",
    ),
    "apex.sight.hidden.zero": "Blockages hide no space from it.",
    "apex.sight.seen": (
        "It can see 1 space, and be seen from there.",
        "It can see {seen} spaces, and be seen from them.",
        "seen",
    ),
    "apex.distance.edge": "Of the spaces that share {place}, {space} is the nearest.",
    "apex.distance.intersection": "Of the spaces around {place}, {space} is the nearest.",
    "apex.distance.own": "{target} is on the border of that space, so the distance is 0.",
    "apex.distance.spaces": (
        "From {source} to {target} is 1 space.",
        "From {source} to {target} is {distance} spaces; a diagonal counts as 1.",
        "distance",
    ),
    "apex.distance.flat": "They are on different levels, but levels don't count for distance.",
    "apex.contiguity.touching": "{target} touches {source}, so it is at distance 1.",
    "apex.contiguity.not-touching": "{target} is at distance {distance} from {source}, not 1.",
    "apex.contiguity.levels": "Compare their levels: {source}, {target}.",
    "apex.contiguity.obstacle": "There is an obstacle between them: {things}.",
    "apex.contiguity.nothing": "There is no obstacle between them.",
    "apex.contiguity.corner": (
        "Components on both sides of {corner} connect, which puts an obstacle between them: "
        "{things}."
    ),
    "apex.contiguity.corner-free": (
        "There is no obstacle on both sides of {corner}, so nothing is between them."
    ),
    "apex.contiguity.buildings": (
        "Only Buildings meet at {corner}. They aren't obstacles, so nothing is between them."
    ),
    "apex.contiguity.buildings-apart": (
        "Buildings meet at {corner}, and they count as being in between."
    ),
    "apex.contiguity.adjacent": (
        "{target} is on the same level with nothing in between, so it is adjacent to {source}."
    ),
    "apex.contiguity.not-adjacent": "{target} isn't adjacent to {source}.",
    "apex.contiguity.neighboring": (
        "{target} is no higher, with nothing in between, so it neighbors {source}."
    ),
    "apex.contiguity.within-a-level": (
        "{target} is less than two levels higher, so it neighbors {source}."
    ),
    "apex.contiguity.not-neighboring": "{target} doesn't neighbor {source}.",
    "apex.contiguity.edge": "{space} is one of the two spaces that share the edge.",
    "apex.contiguity.not-edge": "{space} doesn't have that edge.",
    "apex.contiguity.intersection": "{space} is one of the four spaces around the intersection.",
    "apex.contiguity.not-intersection": "{space} doesn't have that intersection.",
    "apex.contiguity.border-levels": (
        "A roof and the ground have separate edges and corners: {source}, {target}."
    ),
    "apex.cover.intersection": (
        "{target} is an intersection, and cover protects only Legends on a space."
    ),
    "apex.cover.line": "The line runs from {source} to {target}. Check what gives cover along it.",
    "apex.cover.crossed": (
        "It crosses {things}, on an edge of {target}'s space and on the same level."
    ),
    "apex.cover.connected": "It passes between connected components. Next to {target}: {things}.",
    "apex.cover.space-object": "It passes through the space of {things}, adjacent to {target}.",
    "apex.cover.touched": "It only touches the end of {things}, which gives no cover.",
    "apex.cover.away": (
        "It crosses {things}, but {target} isn't adjacent to it, so that gives no cover."
    ),
    "apex.cover.behind": "So {target} is behind cover.",
    "apex.cover.half": "So {target} is behind half-cover.",
    "apex.cover.no-half": "So {target} has no half-cover.",
    "apex.cover.none": "So {target} has no cover.",
    "apex.los.clear.headline": "Line of sight",
    "apex.los.clear.reason": "Nothing on the line hides {target}.",
    "apex.los.blocked.headline": "No line of sight",
    "apex.los.blocked.reason": (
        "{thing} is higher than both ends.",
        "{thing} are higher than both ends.",
        "count",
    ),
    "apex.los.hidden.headline": "No line of sight",
    "apex.los.hidden.reason": "{thing} hides {lower}, in row {row} behind it.",
    "apex.los.undecided.headline": "No verdict",
    "apex.los.undecided.reason": "The book covers only two levels of difference.",
    "apex.sight.enemies.headline": "Sees {enemies}",
    "apex.sight.enemies.reason": "From {source} it sees {seen} spaces; it can't see {hidden}.",
    "apex.sight.enemies-and-friends.headline": "Sees {enemies}",
    "apex.sight.enemies-and-friends.reason": (
        "It also sees {friends}, of its own squad. From {source} it sees {seen} spaces; it can't "
        "see {hidden}."
    ),
    "apex.sight.friends.headline": "Sees no enemy",
    "apex.sight.friends.reason": (
        "It sees only {friends}, of its own squad. From {source} it sees {seen} spaces; it can't "
        "see {hidden}."
    ),
    "apex.sight.nobody.headline": "Sees nobody",
    "apex.sight.nobody.reason": "From {source} it sees {seen} spaces; it can't see {hidden}.",
    "apex.distance.is.headline": "Distance {distance}",
    "apex.contiguity.is-adjacent.headline": "Adjacent",
    "apex.contiguity.is-neighboring.headline": "Neighboring, not adjacent",
    "apex.contiguity.is-distance-1.headline": "Distance 1 only",
    "apex.contiguity.is-apart.headline": "Not contiguous",
    "apex.cover.behind.headline": "Behind cover",
    "apex.cover.behind.reason": "{target} is covered by {things}.",
    "apex.cover.half.headline": "Behind half-cover",
    "apex.cover.half.reason": "{target} is behind {things}.",
    "apex.cover.half.value": "{things}",
    "apex.cover.no-half.headline": "No half-cover",
    "apex.cover.none.headline": "No cover",
    "apex.cover.intersection.headline": "No cover",
    "apex.los.label": "Level",
    "apex.los.value": "{source_level} → {target_level}",
    "apex.distance.label": "Distance",
    "apex.distance.value": "{distance}",
    "apex.cover.label": "Cover",
    "apex.cover.value": "none",
    "apex.cover.behind.value": "{things}",
    "apex.contiguity.label": "Contact",
    "apex.contiguity.is-adjacent.value": "adjacent",
    "apex.contiguity.is-neighboring.value": "neighboring",
    "apex.contiguity.is-distance-1.value": "neither adjacent nor neighboring",
    "apex.contiguity.value": "{listed}",
    "apex.sight.label": "Hidden",
    "apex.sight.answer-field.clear": "spaces",
    "apex.sight.value": "{hidden}",
    "apex.los.answer.true": "line of sight",
    "apex.los.answer.false": "no line of sight",
    "apex.los.answer.none": "no verdict",
    "apex.sight.answer": ("1 space seen", "{count} spaces seen", "count"),
    "apex.contiguity.answer": "{listed}",
    "apex.cover.answer.true": "behind cover",
    "apex.cover.answer.false": "no cover",
    "apex.cover.answer-field.by": "what gives cover",
    "apex.watch.lines": "A line is drawn to {target} from the centre of every other space.",
    "apex.watch.hidden": (
        "Blockages hide it from 1 space.",
        "Blockages hide it from {hidden} spaces.",
        "hidden",
    ),
    "apex.watch.spaces": (
        "It can be seen from 1 space.",
        "It can be seen from {seen} spaces.",
        "seen",
    ),
    "apex.watch.figures": (
        "{figures} sees it.",
        "{figures} see it.",
        "count",
    ),
    "apex.watch.nobody": "Nobody is on any of them.",
    "apex.watch.enemies.headline": "Seen by {enemies}",
    "apex.watch.enemies.reason": (
        "{who} can be seen from 1 space.",
        "{who} can be seen from {seen} spaces.",
        "seen",
    ),
    "apex.watch.enemies-and-friends.headline": "Seen by {enemies}",
    "apex.watch.enemies-and-friends.reason": (
        "{friends}, of its own squad, can see it too. {who} can be seen from {seen} spaces."
    ),
    "apex.watch.friends.headline": "No enemy can see {who}",
    "apex.watch.friends.reason": (
        "Only {friends}, of its own squad, can see it. {who} can be seen from {seen} spaces."
    ),
    "apex.watch.nobody.headline": "Nobody can see {who}",
    "apex.watch.nobody.reason": "It can be seen from {seen} spaces, but nobody is on any of them.",
    "apex.watchers.label": "Hidden from",
    "apex.watchers.value": ("1 space", "{hidden} spaces", "hidden"),
    "apex.watchers.answer": "Legends that see it: {figures}; spaces it can be seen from: {spaces}",
    "apex.contiguity.needs-space": "One of the two places must be a figure or a space: choose one.",
    "word.distance-1": "distance 1",
    "word.neighboring": "neighboring",
    "offer.cover": "Cover",
    "offer.contiguity": "Adjacency",
    "offer.watchers": "Seen by",
    "hint.watchers.0": "Tap a figure or a space to see who sees it.",
    "asked.apex.contiguity": "Are {one} and {two} adjacent or neighboring?",
    "asked.apex.cover": "Does {two} have cover from {one}?",
    "asked.apex.distance": "How far is it from {one} to {two}?",
    "asked.apex.los": "Can {one} and {two} see each other?",
    "asked.apex.sight": "What can {one} see?",
    "asked.apex.watchers": "Who can see {one}?",
}
