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
        "equip",
        "ring",
        "turn",
        "respawn",
        "area",
        "grenade",
        "interact",
        "timing",
        "activation",
        "reactions",
        "victory",
        "precedence",
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
    rules.LOOT_GEAR: rules.LOOT_GEAR_REMOVED,
    rules.RING_DAMAGE: rules.RING_AFTER_MOVE,
    rules.AREA_AERIAL: rules.AREA_EXTERIOR,
    rules.GRENADE_TOKENS: rules.GRENADE_RANGE,
    rules.INTERACT_TAGGED: rules.INTERACT_OBJECTS,
    rules.REACH_DROP: rules.REACH_DROP_ADJACENT,
    rules.ROUND_ORDER: rules.ROUND_INITIATIVE,
    rules.TRANSITION_INITIATIVE: rules.ROUND_INITIATIVE,
    rules.TRANSITION_DIAMOND: rules.TRANSITION_ORDER,
    rules.TRANSITION_TROPHY: rules.ROUND_NINE,
    rules.VICTORY_MORE: rules.VICTORY_NINE,
    rules.VICTORY_HEALTH: rules.VICTORY_NINE,
    rules.VICTORY_STALEMATE: rules.VICTORY_NINE,
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
        rules.RING_KNOCKDOWN,
        rules.AREA_LEVEL,
        rules.GRENADE_LEVEL,
        rules.VICTORY_LAST_BOX,
        rules.PRECEDENCE_PLAYED,
        rules.PRECEDENCE_PASSIVE,
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
    "area.aerial": "area.exterior",
    "interact.untagged": "interact.no-object",
    "reach.drop": "reach.drop-adjacent",
    "timing.game-over": "timing.rounds-over",
    "victory.compare-points": "victory.compare-after-nine",
    "victory.compare-health": "victory.compare-unharmed",
    "reactions.needs-squad": "reactions.needs-team",
    "reactions.may-before": "reactions.may-before-shoot",
    "reactions.may-after": "reactions.may-after-shoot",
    "reactions.played-before": "reactions.played-before-shoot",
    "reactions.played-after": "reactions.played-after-shoot",
    "cover.none": "cover.no-half",
}

#: Procedures in its order.
CHECKLISTS = {
    "draft": (rules.DRAFT_LOT, ("offer", "lot", "tiles", "alternate", "return")),
    "loadout": (rules.LOADOUT_QUICK, ("quick-draw", "share", "equip-all", "leave", "feats")),
    "drop": (
        rules.DROP_ONE,
        ("edge", "take-epic", "take-reward", "move", "next", "clear-board", "ring-card"),
    ),
    "round": (rules.ROUND_INITIATIVE, ("first", "second", "transition")),
    "transition": (
        rules.TRANSITION_ORDER,
        (
            "round-marker",
            "square-icons",
            "tokens",
            "ring-damage",
            "cooldown",
            "feat-cards",
            "draft-cards",
        ),
    ),
    "shoot": (
        rules.SHOOT_ORDER,
        (
            "target",
            "weapon",
            "enhance",
            "react-before",
            "difficulty",
            "reveal",
            "hits",
            "damage",
            "react-after",
        ),
    ),
    "grenade": (rules.GRENADE_ORDER, ("aim", "draw", "drift", "hurt", "leave")),
    "eliminated": (rules.ELIMINATION_ORDER, ("remove", "marker")),
}

#: What it has beside the final book's rules.
OWN = frozenset(
    {
        rules.EDITION_SILENT,
        rules.PUSH_WALLS,
        rules.LIFE_REFILL,
        rules.GRENADE_SAME_LEVEL,
        rules.RESPAWN_DIALS,
        rules.INTERACT_THREE,
        *(rule for rule, _ in CHECKLISTS.values()),
    }
)

BETA = ApexEdition(
    "beta",
    instead=INSTEAD,
    silent=SILENT,
    own=OWN,
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
    prints_tokens=False,
    shields_refill=True,
    ring_hurts_first=False,
    grenade_lands=rules.MAP_LEVELS,
    grenade_level=rules.GRENADE_SAME_LEVEL,
    drops_on="adjacent",
    most_tokens=3,
    checklists=CHECKLISTS,
    last_round=9,
    last_transition=False,
    cooldown_first=False,
    deathboxes=1,
    lacking_actions=frozenset({"loot"}),
    falls_collide=False,
    falls_to="adjacent",
    edges_stop=rules.PUSH_WALLS,
    unlisted_edge=Tag.INTERACTIVE,
    implied_tags={Tag.BLOCKAGE: Tag.CONNECTIBLE, Tag.OCCUPY_SPACE: Tag.IMPASSABLE},
    lacking_tags={"respawn-beacon": frozenset({Tag.COVER, Tag.INTERACTIVE})},
)
