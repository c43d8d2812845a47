"""What is said of lines of sight, distance, contiguity and cover."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "apex.los.line": "The line runs from {source} to {target}.",
    "apex.los.upper": "The line runs from {source} to {target}. The upper end is {upper}.",
    "apex.los.crosses": (
        "It crosses one blockage: {things}, which reaches level {levels}.",
        "It crosses {count} blockages, of level {levels}: {things}.",
        "count",
    ),
    "apex.los.crosses-none": "It crosses no edge with a blockage on it.",
    "apex.los.at-a-point": "It passes a point at which obstructions are connected: {things}.",
    "apex.los.connected": "It passes between connected blockages, and so crosses them: {things}.",
    "apex.los.touched": "It only touches {touched}. That has no effect.",
    "apex.los.low": "No higher than {lower}, so without effect: {things}.",
    "apex.los.no-level": (
        "{things} is tagged BLOCKAGE but has no LEVEL, so it is no higher than what it stands on "
        "and hides nothing."
    ),
    "apex.los.own-edge": "At distance 0 from {upper}, so no blockage: {things}.",
    "apex.los.higher": (
        "{thing} reaches level {height}, higher than both ends, and blocks the line.",
        "{thing} reach level {height}, higher than both ends, and block the line.",
        "count",
    ),
    "apex.los.not-all-blockages": (
        "{things}: these are connected, but not all of them are BLOCKAGES. So they have no effect."
    ),
    "apex.los.scaled": (
        "The ends are {difference} levels apart. The book stops at two; the same measure goes on."
    ),
    "apex.los.no-verdict": (
        "The ends are {difference} levels apart. The book stops at two, and this table wants no "
        "verdict beyond it."
    ),
    "apex.los.farthest": (
        "Nothing is higher than both ends. Of what reaches level {level}, the level of {upper}, "
        "the farthest counts: {thing}."
    ),
    "apex.los.nearer": (
        "Nothing is higher than both ends. Of what reaches level {level}, the level of {upper}, "
        "a nearer one counts too: {thing}."
    ),
    "apex.los.measured": (
        "The imaginary line runs {line}. Between it and {upper} lies 1 space: X = 1.",
        "The imaginary line runs {line}. Between it and {upper} lie {x} spaces: X = {x}.",
        "x",
    ),
    "apex.los.hidden-rows": (
        "One level hides X rows behind the line: {reach}. {lower} is in row {row}.",
        "{difference} levels hide {difference} × X rows: {reach}. {lower} is in row {row}.",
        "difference",
    ),
    "apex.los.beyond-rows": (
        "One level hides only X rows behind the line: {reach}. {lower} is in row {row}.",
        "{difference} levels hide only {difference} × X rows: {reach}. {lower} is in row {row}.",
        "difference",
    ),
    "apex.los.no-rows": "X = 0 hides nothing.",
    "apex.los.right-behind": (
        "{thing} lies between the two levels and hides only what is right behind it. {lower} is."
    ),
    "apex.los.not-behind": (
        "Between the two levels, hiding only what is right behind: {things}. {lower} is not."
    ),
    "apex.los.full-cover": (
        "{thing} gives full cover to the first space beyond it, seen from level 2. That is {lower}."
    ),
    "apex.los.past-full-cover": (
        "Full cover, for the first space beyond and seen from level 2, comes from {things}. "
        "{lower} is farther off."
    ),
    "apex.los.clear": "So {source} and {target} see each other.",
    "apex.los.blocked": "So neither of {source} and {target} sees the other.",
    "apex.los.hidden": "So neither of {source} and {target} sees the other.",
    "apex.los.undecided": "So there is no verdict for {source} and {target}.",
    "apex.sight.lines": "A line is drawn from {source} to the centre of every other space.",
    "apex.sight.hidden": "Blockages hide {hidden} spaces.",
    "apex.sight.seen": "{seen} spaces are seen, and see this one.",
    "apex.distance.edge": "Of the spaces that share {place}, the nearest is {space}.",
    "apex.distance.intersection": "Of the spaces around {place}, the nearest is {space}.",
    "apex.distance.own": "{target} is on the border of the same space: distance 0.",
    "apex.distance.spaces": (
        "From {source} to {target} it is 1 space.",
        "From {source} to {target} it is {distance} spaces, a diagonal counting as one.",
        "distance",
    ),
    "apex.distance.flat": "The levels differ; for distance that does not matter.",
    "apex.contiguity.touching": "{target} touches {source}: distance 1.",
    "apex.contiguity.not-touching": "{target} is at distance {distance} from {source}, not 1.",
    "apex.contiguity.levels": "Their levels: {source}, {target}.",
    "apex.contiguity.obstacle": "In between stands {things}.",
    "apex.contiguity.nothing": "No obstacle stands in between.",
    "apex.contiguity.corner": (
        "At {corner}, connected on both sides, there stands {things} in between."
    ),
    "apex.contiguity.corner-free": "At {corner}, nothing that counts stands on both sides.",
    "apex.contiguity.buildings": (
        "At {corner} only buildings meet. They are no obstacles, so nothing is in between."
    ),
    "apex.contiguity.buildings-apart": "At {corner} buildings meet, and count as in between.",
    "apex.contiguity.adjacent": "Same level, nothing in between: {target} is adjacent to {source}.",
    "apex.contiguity.not-adjacent": "{target} is not adjacent to {source}.",
    "apex.contiguity.neighboring": "Not higher, nothing in between: {target} neighbors {source}.",
    "apex.contiguity.within-a-level": "Not two levels higher: {target} neighbors {source}.",
    "apex.contiguity.not-neighboring": "{target} does not neighbor {source}.",
    "apex.contiguity.edge": "{space} is one of the two spaces that share the edge.",
    "apex.contiguity.not-edge": "{space} does not have that edge.",
    "apex.contiguity.intersection": "{space} is one of the four spaces around the intersection.",
    "apex.contiguity.not-intersection": "{space} does not have that intersection.",
    "apex.contiguity.border-levels": (
        "Roof and ground have edges and corners of their own: {source}, {target}."
    ),
    "apex.cover.intersection": "{target} is an intersection. Cover protects who stands on a space.",
    "apex.cover.line": (
        "The line runs from {source} to {target}; what gives cover is looked for on it."
    ),
    "apex.cover.crossed": (
        "It crosses {things}, on an edge of the space of {target} and on its level."
    ),
    "apex.cover.connected": ("It passes between connected components. Beside {target}: {things}."),
    "apex.cover.space-object": "It passes the space of {things}, which is adjacent to {target}.",
    "apex.cover.touched": "It only touches the end of {things}: no cover.",
    "apex.cover.away": "It crosses {things}, which {target} is not adjacent to: no cover.",
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
    "apex.los.undecided.reason": "The book does not go beyond two levels of difference.",
    "apex.sight.enemies.headline": "Sees {enemies}",
    "apex.sight.enemies.reason": "From {source}: {seen} spaces seen, {hidden} hidden.",
    "apex.sight.enemies-and-friends.headline": "Sees {enemies}",
    "apex.sight.enemies-and-friends.reason": (
        "Of its own squad: {friends}. From {source}: {seen} spaces seen, {hidden} hidden."
    ),
    "apex.sight.friends.headline": "Sees no enemy",
    "apex.sight.friends.reason": (
        "Of its own squad: {friends}. From {source}: {seen} spaces seen, {hidden} hidden."
    ),
    "apex.sight.nobody.headline": "Sees nobody",
    "apex.sight.nobody.reason": "From {source}: {seen} spaces seen, {hidden} hidden.",
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
    "apex.sight.value": "{hidden}",
    "apex.los.answer.true": "line of sight",
    "apex.los.answer.false": "no line of sight",
    "apex.los.answer.none": "no verdict",
    "apex.sight.answer": ("1 space seen", "{count} spaces seen", "count"),
    "apex.contiguity.answer": "{listed}",
    "apex.cover.answer.true": "behind cover",
    "apex.cover.answer.false": "no cover",
    "apex.watch.lines": "A line is drawn to {target} from the centre of every other space.",
    "apex.watch.hidden": "Blockages hide it from {hidden} spaces.",
    "apex.watch.spaces": "It can be seen from {seen} spaces.",
    "apex.watch.figures": "Seen by {figures}.",
    "apex.watch.nobody": "Nobody stands on one of them.",
    "apex.watch.enemies.headline": "Seen by {enemies}",
    "apex.watch.enemies.reason": "{who} can be seen from {seen} spaces.",
    "apex.watch.enemies-and-friends.headline": "Seen by {enemies}",
    "apex.watch.enemies-and-friends.reason": (
        "Of its own squad: {friends}. {who} can be seen from {seen} spaces."
    ),
    "apex.watch.friends.headline": "Seen by no enemy",
    "apex.watch.friends.reason": (
        "Of its own squad: {friends}. {who} can be seen from {seen} spaces."
    ),
    "apex.watch.nobody.headline": "Seen by nobody",
    "apex.watch.nobody.reason": "{who} can be seen from {seen} spaces, and nobody is there.",
    "apex.watchers.label": "Hidden from",
    "apex.watchers.value": ("1 space", "{hidden} spaces", "hidden"),
    "apex.watchers.answer": "{figures} watching, from {spaces} spaces",
    "apex.contiguity.needs-space": "One of the two places must be a figure or a space.",
    "word.distance-1": "distance 1",
    "word.neighboring": "neighboring",
    "offer.cover": "Cover",
    "offer.contiguity": "Adjacency",
    "offer.watchers": "Seen by",
    "hint.watchers.0": "Tap a figure or a space to see who sees it.",
}
