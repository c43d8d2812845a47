"""What verdicts on sight, distance, contiguity and cover say."""

from adjudicator.messages.phrases.phrase import Phrases

PHRASES: Phrases = {
    "los.line": "The line runs from {source} to {target}.",
    "los.upper": "The line runs from {source} to {target}. The upper end is {upper}.",
    "los.crosses": (
        "It crosses one blockage: {things}, which reaches level {levels}.",
        "It crosses {count} blockages, of level {levels}: {things}.",
        "count",
    ),
    "los.crosses-none": "It crosses no edge with a blockage on it.",
    "los.at-a-point": "It passes a point at which obstructions are connected: {things}.",
    "los.connected": "It passes between connected blockages, and so crosses them: {things}.",
    "los.touched": "It only touches {touched}. That has no effect.",
    "los.low": "No higher than {lower}, so without effect: {things}.",
    "los.own-edge": "At distance 0 from {upper}, so no blockage: {things}.",
    "los.higher": "{thing} reaches level {height}, higher than both ends, and blocks the line.",
    "los.scaled": (
        "The ends are {difference} levels apart. The book stops at two; the same measure goes on."
    ),
    "los.no-verdict": (
        "The ends are {difference} levels apart. The book stops at two, and this table wants no "
        "verdict beyond it."
    ),
    "los.farthest": (
        "Nothing is higher than both ends. Of what reaches level {level}, the level of {upper}, "
        "the farthest counts: {thing}."
    ),
    "los.nearer": (
        "Nothing is higher than both ends. Of what reaches level {level}, the level of {upper}, "
        "a nearer one counts too: {thing}."
    ),
    "los.measured": (
        "The imaginary line runs {line}. Between it and {upper} lies 1 space: X = 1.",
        "The imaginary line runs {line}. Between it and {upper} lie {x} spaces: X = {x}.",
        "x",
    ),
    "los.hidden-rows": (
        "One level hides X rows behind the line: {reach}. {lower} is in row {row}.",
        "{difference} levels hide {difference} × X rows: {reach}. {lower} is in row {row}.",
        "difference",
    ),
    "los.beyond-rows": (
        "One level hides only X rows behind the line: {reach}. {lower} is in row {row}.",
        "{difference} levels hide only {difference} × X rows: {reach}. {lower} is in row {row}.",
        "difference",
    ),
    "los.no-rows": "X = 0 hides nothing.",
    "los.right-behind": (
        "{thing} lies between the two levels and hides only what is right behind it. {lower} is."
    ),
    "los.not-behind": (
        "Between the two levels, hiding only what is right behind: {things}. {lower} is not."
    ),
    "los.full-cover": (
        "{thing} gives full cover to the first space beyond it, seen from level 2. That is {lower}."
    ),
    "los.past-full-cover": (
        "Full cover, for the first space beyond and seen from level 2, comes from {things}. "
        "{lower} is farther off."
    ),
    "los.clear": "So {source} and {target} see each other.",
    "los.blocked": "So neither of {source} and {target} sees the other.",
    "los.hidden": "So neither of {source} and {target} sees the other.",
    "los.undecided": "So there is no verdict for {source} and {target}.",
    "sight.lines": "A line is drawn from {source} to the centre of every other space.",
    "sight.hidden": "Blockages hide {hidden} spaces.",
    "sight.seen": "{seen} spaces are seen, and see this one.",
    "distance.edge": "Of the spaces that share {place}, the nearest is {space}.",
    "distance.intersection": "Of the spaces around {place}, the nearest is {space}.",
    "distance.own": "{target} is on the border of the same space: distance 0.",
    "distance.spaces": (
        "From {source} to {target} it is 1 space.",
        "From {source} to {target} it is {distance} spaces, a diagonal counting as one.",
        "distance",
    ),
    "distance.flat": "The levels differ; for distance that does not matter.",
    "contiguity.touching": "{target} touches {source}: distance 1.",
    "contiguity.not-touching": "{target} is at distance {distance} from {source}, not 1.",
    "contiguity.levels": "Their levels: {source}, {target}.",
    "contiguity.obstacle": "In between stands {things}.",
    "contiguity.nothing": "No obstacle stands in between.",
    "contiguity.corner": "At {corner}, connected on both sides, there stands {things} in between.",
    "contiguity.corner-free": "At {corner}, nothing that counts stands on both sides.",
    "contiguity.buildings": (
        "At {corner} only buildings meet. They are no obstacles, so nothing is in between."
    ),
    "contiguity.buildings-apart": "At {corner} buildings meet, and count as in between.",
    "contiguity.adjacent": "Same level, nothing in between: {target} is adjacent to {source}.",
    "contiguity.not-adjacent": "{target} is not adjacent to {source}.",
    "contiguity.neighboring": "Not higher, nothing in between: {target} neighbors {source}.",
    "contiguity.within-a-level": "Not two levels higher: {target} neighbors {source}.",
    "contiguity.not-neighboring": "{target} does not neighbor {source}.",
    "contiguity.edge": "{space} is one of the two spaces that share the edge.",
    "contiguity.not-edge": "{space} does not have that edge.",
    "contiguity.intersection": "{space} is one of the four spaces around the intersection.",
    "contiguity.not-intersection": "{space} does not have that intersection.",
    "contiguity.border-levels": (
        "Roof and ground have edges and corners of their own: {source}, {target}."
    ),
    "cover.intersection": "{target} is an intersection. Cover protects who stands on a space.",
    "cover.line": "The line runs from {source} to {target}; what gives cover is looked for on it.",
    "cover.crossed": "It crosses {things}, on an edge of the space of {target} and on its level.",
    "cover.connected": "It passes between connected components, and {things} is beside {target}.",
    "cover.space-object": "It passes the space of {things}, which is adjacent to {target}.",
    "cover.touched": "It only touches the end of {things}: no cover.",
    "cover.away": "It crosses {things}, which {target} is not adjacent to: no cover.",
    "cover.behind": "So {target} is behind cover.",
    "cover.half": "So {target} is behind half-cover.",
    "cover.no-half": "So {target} has no half-cover.",
    "cover.none": "So {target} has no cover.",
    "los.clear.headline": "Line of sight",
    "los.clear.reason": "Nothing on the line hides {target}.",
    "los.blocked.headline": "No line of sight",
    "los.blocked.reason": "{thing} is higher than both ends.",
    "los.hidden.headline": "No line of sight",
    "los.hidden.reason": "{thing} hides {lower}, in row {row} behind it.",
    "los.undecided.headline": "No verdict",
    "los.undecided.reason": "The book does not go beyond two levels of difference.",
    "sight.seen.headline": ("1 space seen", "{seen} spaces seen", "seen"),
    "sight.seen.reason": "From {source}; {hidden} are hidden.",
    "distance.is.headline": "Distance {distance}",
    "contiguity.is-adjacent.headline": "Adjacent",
    "contiguity.is-neighboring.headline": "Neighboring, not adjacent",
    "contiguity.is-distance-1.headline": "Distance 1 only",
    "contiguity.is-apart.headline": "Not contiguous",
    "cover.behind.headline": "Behind cover",
    "cover.behind.reason": "{target} is covered by {things}.",
    "cover.half.headline": "Behind half-cover",
    "cover.half.reason": "{target} is behind {things}.",
    "cover.half.value": "{things}",
    "cover.no-half.headline": "No half-cover",
    "cover.none.headline": "No cover",
    "cover.intersection.headline": "No cover",
    "los.label": "Level",
    "los.value": "{source_level} → {target_level}",
    "distance.label": "Distance",
    "distance.value": "{distance}",
    "cover.label": "Cover",
    "cover.value": "none",
    "cover.behind.value": "{things}",
    "contiguity.label": "Relations",
    "contiguity.value": "{listed}",
    "sight.label": "Hidden",
    "sight.value": "{hidden}",
    "los.answer.true": "line of sight",
    "los.answer.false": "no line of sight",
    "los.answer.none": "no verdict",
    "sight.answer": ("1 space seen", "{count} spaces seen", "count"),
    "contiguity.answer": "{listed}",
    "cover.answer.true": "behind cover",
    "cover.answer.false": "no cover",
}
