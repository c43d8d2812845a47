"""Each reading of each open point, as a clause that can follow "if"."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "reading.apex.corner-height.common": (
        "two connected blockages count as high as both of them reach at their shared corner"
    ),
    "reading.apex.corner-height.higher": (
        "two connected blockages count as high as the higher one at their shared corner"
    ),
    "reading.apex.dome-damage.areas": (
        "a Dome of Protection prevents the damage of areas such as Rolling Thunder, but not of "
        "Grenades"
    ),
    "reading.apex.dome-damage.all": (
        "a Dome of Protection prevents the damage of areas and Grenades"
    ),
    "reading.apex.dome-damage.none": (
        "a Dome of Protection prevents neither the damage of areas nor that of Grenades"
    ),
    "reading.apex.corner-x.either": (
        "one of the two imaginary lines is enough to hide the lower end"
    ),
    "reading.apex.corner-x.both": "both imaginary lines must hide the lower end",
    "reading.apex.nearer-blockage.farthest": (
        "of several blockages on the same level only the farthest counts"
    ),
    "reading.apex.nearer-blockage.any": (
        "any of several blockages on the same level can hide the lower end"
    ),
    "reading.apex.hidden-strip.strip": "a blockage hides a strip along its whole imaginary line",
    "reading.apex.hidden-strip.near": "a blockage hides only what is within X of itself",
    "reading.apex.right-behind.run": (
        "the spaces right behind a blockage are the first one entered and those along its "
        "straight run"
    ),
    "reading.apex.right-behind.first": "only the first space entered is right behind a blockage",
    "reading.apex.right-behind.diagonal": (
        "spaces that touch a blockage's run diagonally are right behind it too"
    ),
    "reading.apex.own-edge.unit": "you see only over the edges of your own space",
    "reading.apex.own-edge.side": "you see over the whole side of the Building that you stand at",
    "reading.apex.outer-angle.touched": "a line around the outside of an angle only touches it",
    "reading.apex.outer-angle.crossed": "a line around the outside of an angle crosses it",
    "reading.apex.line-end.touched": "a line that ends on a blockage's corner only touches it",
    "reading.apex.line-end.crossed": "a line that ends on a blockage's corner crosses it",
    "reading.apex.building-foot.hidden": (
        "an intersection at a Building's foot is hidden from over its roof"
    ),
    "reading.apex.building-foot.clear": (
        "an intersection at a Building's foot can be seen from over its roof"
    ),
    "reading.apex.beyond-book.scaled": "X is multiplied by the difference beyond two levels too",
    "reading.apex.beyond-book.ask": "there is no verdict beyond two levels of difference",
    "reading.apex.climb-corner.2": (
        "climbing diagonally where Buildings connect costs only the least restriction"
    ),
    "reading.apex.climb-corner.3": (
        "climbing diagonally where Buildings connect costs 1 point more for the connection"
    ),
    "reading.apex.roof-edge-down.2": (
        "stepping down over what stands on the roof's edge costs 1 point more"
    ),
    "reading.apex.roof-edge-down.1": (
        "stepping down over what stands on the roof's edge costs nothing extra"
    ),
    "reading.apex.roof-to-roof.1": (
        "a diagonal step from roof to roof over a shared corner costs nothing extra, and nothing "
        "stops a push there"
    ),
    "reading.apex.roof-to-roof.2": (
        "a diagonal step from roof to roof over a shared corner costs 1 point more, and a push "
        "there is a collision"
    ),
    "reading.apex.between-buildings.adjacent": (
        "two ground spaces where two Buildings meet are adjacent"
    ),
    "reading.apex.between-buildings.apart": (
        "two ground spaces where two Buildings meet aren't adjacent"
    ),
    "reading.apex.cover-outer-angle.none": (
        "a line around the outside of two connected cover objects gives no cover"
    ),
    "reading.apex.cover-outer-angle.cover": (
        "a line around the outside of two connected cover objects gives cover"
    ),
    "reading.apex.cover-building.cover": (
        "a corner that a cover object shares with a Building or Wall gives cover"
    ),
    "reading.apex.cover-building.none": (
        "a corner that a cover object shares with a Building or Wall gives no cover"
    ),
    "reading.apex.beacon-cover.inside": (
        "a Respawn Beacon gives cover only when the line passes through its space"
    ),
    "reading.apex.beacon-cover.touch": (
        "a Respawn Beacon gives cover when the line touches its space"
    ),
    "reading.apex.thermite-line.across": "the Thermite's row lies across the direction it faces",
    "reading.apex.thermite-line.along": "the Thermite's row lies along the direction it faces",
    "reading.apex.icon-clash.miss": "a card with both icons is a miss",
    "reading.apex.icon-clash.hit": "a card with both icons is a hit",
    "reading.apex.silent-points.open": "what the beta leaves out stays open",
    "reading.apex.silent-points.final": "the final book fills in what the beta leaves out",
    "reading.apex.knockdown-prevents.whole": (
        "the Knockdown Shield prevents part of the whole damage"
    ),
    "reading.apex.knockdown-prevents.health": (
        "the Knockdown Shield prevents part of what reaches Health"
    ),
    "reading.apex.collision-damage.apart": (
        "a melee hit and its collision deal damage one after the other"
    ),
    "reading.apex.collision-damage.together": "a melee hit and its collision deal 8 damage at once",
    "reading.apex.beacon-full.none": (
        "nobody can respawn while the closest Respawn Beacon has no free space"
    ),
    "reading.apex.beacon-full.next": (
        "the next closest Respawn Beacon is used when the closest has no free space"
    ),
    "reading.apex.push-no-room.stays": (
        "a Legend pushed down stays where it was when no neighboring space is free"
    ),
    "reading.apex.push-no-room.nearest": (
        "a Legend pushed down takes the nearest free space when no neighboring one is free"
    ),
    "reading.apex.drop-level.ground": (
        "you enter a Supply Drop's space on the level that the Drop stands on"
    ),
    "reading.apex.drop-level.raised": (
        "you enter a Supply Drop's space one level higher, on top of the Drop"
    ),
    "reading.apex.beacon-interactive.yes": "a Respawn Beacon is INTERACTIVE",
    "reading.apex.beacon-interactive.no": "a Respawn Beacon isn't INTERACTIVE",
    "reading.apex.mag-rate.slots": (
        "an Extended Mag adds 1 to the first number of a two-number Fire Rate"
    ),
    "reading.apex.mag-rate.cards": (
        "an Extended Mag adds 1 to the second number of a two-number Fire Rate"
    ),
    "reading.apex.ring-border.inside": "the spaces on the Ring's border are inside the Ring",
    "reading.apex.ring-border.outside": "the spaces on the Ring's border are outside the Ring",
    "reading.apex.raised-ground.alike": (
        "two levels down to a roof, a blockage on the level between hides what is right behind it"
    ),
    "reading.apex.raised-ground.clear": (
        "two levels down to a roof, a blockage on the level between hides nothing"
    ),
    "reading.apex.both-finished.nobody": "nobody wins when both squads finish at once",
    "reading.apex.both-finished.more-points": (
        "the squad with more Victory Points wins when both finish at once"
    ),
}
