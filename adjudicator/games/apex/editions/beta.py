"""The beta of 2023: what it rules otherwise than the final book, and what it does not say."""

from adjudicator.games.apex import rules, rulings
from adjudicator.games.apex.components import Tag
from adjudicator.games.apex.editions.points import ApexEdition

#: What can be asked: the sections that were read.
ASKS = frozenset(
    {
        "los",
        "sight",
        "watchers",
        "distance",
        "contiguity",
        "cover",
        "zone",
        "cover-spots",
        "near-miss",
        "step",
        "move",
        "path",
        "spending",
        "push",
        "melee",
        "to-hit",
        "shoot",
        "odds",
        "damage",
    }
)

#: What it rules in place of the final book's rules.
INSTEAD = {
    rules.MAP_BUILDINGS: rules.MAP_LEVELS,
    rules.DISTANCE_OWN: rules.DISTANCE_SPACES,
    rules.CONTIGUITY_NEIGHBORING: rules.CONTIGUITY_NOT_TWO_HIGHER,
    rules.LOS_RIGHT_BEHIND: rules.LOS_FULL_COVER,
    rules.COVER_OBJECTS: rules.COVER_HALF,
    rules.ZONE_BEARS: rules.ZONE_CROSSED,
    rules.MOVE_IMPASSABLE: rules.MOVE_OBJECTS,
    rules.MOVE_RUSH: rules.MOVE_RUSH_APART,
    rules.PUSH_BELOW: rules.PUSH_FALL,
    rules.FIRE_SEMI: rules.FIRE_ONE_SEMI,
    rules.LIFE_KINDS: rules.LIFE_TRUE,
    rules.LIFE_ELIMINATION: rules.LIFE_ELIMINATED,
}

#: What it says nothing of.
SILENT = frozenset(
    {
        rules.CONTIGUITY_CORNER,
        rules.LOS_OWN_EDGE,
        rules.LOS_TARGET_INTERSECTION,
        rules.LOS_SOURCE_INTERSECTION,
        rules.COVER_CONNECTED,
        rules.COVER_SPACE_OBJECT,
        rules.ZONE_INSIDE,
        rules.MOVE_HIGH_COMPONENT,
        rules.MOVE_CONNECTED,
        rules.MOVE_LEAST,
        rules.PUSH_EDGE,
        rules.PUSH_CORNER,
        rules.FIRE_LAST,
        rules.FIRE_IGNORED,
    }
)

#: How it is told where the final book's sentence would be wrong.
WORDING = {
    "contiguity.neighboring": "contiguity.within-a-level",
    "los.right-behind": "los.full-cover",
    "los.not-behind": "los.past-full-cover",
    "move.rush": "move.rush-apart",
    "push.choose": "push.choose-adjacent",
    "push.none-free": "push.none-adjacent",
    "push.chooses": "push.falls",
    "cover.behind": "cover.half",
    "aim.in-range": "aim.in-best-range",
    "aim.off-range": "aim.off-best-range",
    "missing.difficulty": "missing.threshold",
    "missing.range": "missing.best-range",
    "fire.semi": "fire.one-semi",
    "cover.none": "cover.no-half",
}

BETA = ApexEdition(
    "beta",
    instead=INSTEAD,
    silent=SILENT,
    own=frozenset({rules.EDITION_SILENT, rules.PUSH_WALLS}),
    wording=WORDING,
    readings={rulings.RIGHT_BEHIND: "first"},
    asks=ASKS,
    neighbors_rise=1,
    neighbors_parted=False,
    sees_over_own_edges=False,
    zones_are_crossed=True,
    rush_adds=False,
    most_semi_hits=1,
    semi_hits_last=True,
    elimination_resets=False,
    damage_kinds=("any", "health"),
    weapons_file="weapons-beta",
    gear_file="loot-beta",
    names_attachments=False,
    falls_collide=False,
    falls_to="adjacent",
    edges_stop=rules.PUSH_WALLS,
    unlisted_edge=Tag.INTERACTIVE,
    implied_tags={Tag.BLOCKAGE: Tag.CONNECTIBLE, Tag.OCCUPY_SPACE: Tag.IMPASSABLE},
    lacking_tags={"respawn-beacon": frozenset({Tag.COVER})},
)
