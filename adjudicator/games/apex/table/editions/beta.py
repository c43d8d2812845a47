"""The beta of 2023: what it rules otherwise than the final book, and what it does not say."""

from adjudicator.games.apex.table import rulings
from adjudicator.games.apex.table.components import Tag
from adjudicator.games.apex.table.edition import ApexEdition
from adjudicator.games.apex.table.editions.beta_wording import WORDING
from adjudicator.games.apex.table.rule_ids import rule_id

#: What it rules in place of the final book's rules.
INSTEAD = {
    rule_id("map.buildings"): rule_id("map.levels"),
    rule_id("distance.own-border"): rule_id("distance.spaces"),
    rule_id("contiguity.neighboring"): rule_id("contiguity.not-two-higher"),
    rule_id("los.right-behind"): rule_id("los.full-cover"),
    rule_id("los.connected"): rule_id("los.connected-at-a-point"),
    rule_id("los.own-edge"): rule_id("los.measuring-x"),
    rule_id("cover.objects"): rule_id("cover.half-cover"),
    rule_id("zone.bears"): rule_id("zone.crossed"),
    rule_id("move.impassable"): rule_id("move.objects"),
    rule_id("move.rush"): rule_id("move.rush-apart"),
    rule_id("push.occupied-below"): rule_id("push.fall"),
    rule_id("fire.semi-hits"): rule_id("fire.one-semi-hit"),
    rule_id("life.kinds"): rule_id("life.true-damage"),
    rule_id("life.elimination"): rule_id("life.eliminated"),
    rule_id("life.equip"): rule_id("life.refill"),
    rule_id("loot.gear"): rule_id("loot.gear-removed"),
    rule_id("loot.sides"): rule_id("loot.gear-removed"),
    rule_id("ring.damage"): rule_id("ring.after-the-move"),
    rule_id("area.aerial"): rule_id("area.exterior"),
    rule_id("zone.dome"): rule_id("grenade.dome"),
    rule_id("interact.tagged"): rule_id("interact.objects"),
    rule_id("reach.drop"): rule_id("reach.drop-adjacent"),
    rule_id("loot.backpack"): rule_id("loot.stacks"),
    rule_id("loot.keep-or-drop"): rule_id("reach.drop-adjacent"),
    rule_id("weapon.replace"): rule_id("weapon.comes-loaded"),
    rule_id("weapon.take-ammo"): rule_id("weapon.comes-loaded"),
    rule_id("weapon.ammo-track"): rule_id("weapon.comes-loaded"),
    rule_id("attach.taken"): rule_id("attach.exchange"),
    rule_id("destroy.number"): rule_id("destroy.one-object"),
    rule_id("destroy.removed"): rule_id("destroy.one-object"),
    rule_id("destroy.hand-to-hand"): rule_id("destroy.loaded-weapon"),
    rule_id("destroy.weapon-with-ammo"): rule_id("destroy.loaded-weapon"),
    rule_id("destroy.optimal-range"): rule_id("destroy.loaded-weapon"),
    rule_id("destroy.line-of-sight"): rule_id("destroy.loaded-weapon"),
    rule_id("placing.levels"): rule_id("map.levels"),
    rule_id("placing.persistent"): rule_id("placing.until-used-again"),
    rule_id("activation.loot"): rule_id("interact.three-tokens"),
    rule_id("draft.colours"): rule_id("draft.by-lot"),
    rule_id("draft.pick"): rule_id("draft.by-lot"),
    rule_id("loadout.steps"): rule_id("loadout.quick-loot"),
    rule_id("drop.prepare"): rule_id("drop.one-at-a-time"),
    rule_id("drop.entrance-board"): rule_id("drop.one-at-a-time"),
    rule_id("drop.enter-map"): rule_id("drop.one-at-a-time"),
    rule_id("drop.clear-away"): rule_id("drop.one-at-a-time"),
    rule_id("checklist.shoot"): rule_id("checklist.shoot-order"),
    rule_id("checklist.grenade"): rule_id("checklist.grenade-order"),
    rule_id("checklist.eliminated"): rule_id("checklist.elimination-order"),
    rule_id("transition.feat-card"): rule_id("transition.order"),
    rule_id("transition.round-marker"): rule_id("transition.order"),
    rule_id("transition.square"): rule_id("transition.order"),
    rule_id("transition.draft-cards"): rule_id("transition.order"),
    rule_id("round.order"): rule_id("round.initiative"),
    rule_id("transition.initiative"): rule_id("round.initiative"),
    rule_id("transition.diamond"): rule_id("transition.order"),
    rule_id("transition.trophy"): rule_id("round.nine"),
    rule_id("victory.no-deathbox-left"): rule_id("victory.after-nine-rounds"),
    rule_id("victory.more-points"): rule_id("victory.after-nine-rounds"),
    rule_id("victory.health"): rule_id("victory.after-nine-rounds"),
    rule_id("victory.stalemate"): rule_id("victory.after-nine-rounds"),
}

#: What it says nothing of.
SILENT = frozenset(
    {
        rule_id("contiguity.corner-between"),
        rule_id("contiguity.border-levels"),
        rule_id("los.target-intersection"),
        rule_id("los.upper-intersection"),
        rule_id("cover.connected"),
        rule_id("cover.space-object"),
        rule_id("zone.inside"),
        rule_id("zone.upper-end"),
        rule_id("move.high-component"),
        rule_id("move.connected"),
        rule_id("move.least-restriction"),
        rule_id("push.edge"),
        rule_id("push.corner"),
        rule_id("fire.last-slot"),
        rule_id("fire.ignored-icons"),
        rule_id("fire.icon-outcome"),
        rule_id("ring.knockdown-shield"),
        rule_id("area.one-level"),
        rule_id("grenade.level"),
        rule_id("grenade.outside-level"),
        rule_id("loot.token-effects"),
        rule_id("loot.accelerant"),
        rule_id("grenade.tokens"),
        rule_id("attach.printed"),
        rule_id("placing.anywhere"),
        rule_id("placing.free-space"),
        rule_id("placing.free-intersection"),
        rule_id("placing.straight-joint"),
        rule_id("placing.right-angle"),
        rule_id("precedence.order-played"),
        rule_id("precedence.passive-first"),
    }
)

_BLOW = frozenset({"legal", "hit"})

#: What stands of an answer that cites a rule which it lacks.
TOLD = {
    ("contiguity", rule_id("contiguity.corner-between")): frozenset({"relations"}),
    ("zone", rule_id("zone.inside")): frozenset({"zones"}),
    ("zone", rule_id("zone.upper-end")): frozenset({"zones"}),
    ("to-hit", rule_id("zone.inside")): frozenset({"legal"}),
    ("to-hit", rule_id("zone.upper-end")): frozenset({"legal"}),
    ("to-hit", rule_id("loot.token-effects")): frozenset({"legal"}),
    ("area", rule_id("area.one-level")): frozenset({"spaces"}),
    ("grenade", rule_id("grenade.level")): frozenset({"legal", "landing"}),
    ("grenade", rule_id("grenade.outside-level")): frozenset({"legal", "landing"}),
    ("melee", rule_id("push.edge")): _BLOW,
    ("melee", rule_id("push.corner")): _BLOW,
}

#: What is entered of Gear tokens, whose numbers only the final book prints.
UNPRINTED = dict.fromkeys(
    ("helmet-ignores", "shield-limit", "knockdown-prevents"), rule_id("loot.token-effects")
)

#: Procedures in its order.
CHECKLISTS = {
    "draft": (rule_id("draft.by-lot"), ("offer", "lot", "tiles", "alternate", "return")),
    "loadout": (
        rule_id("loadout.quick-loot"),
        ("quick-draw", "share", "equip-all", "leave", "feats"),
    ),
    "drop": (
        rule_id("drop.one-at-a-time"),
        ("edge", "take-epic", "take-reward", "move", "next", "clear-board", "ring-card"),
    ),
    "round": (rule_id("round.initiative"), ("first", "second", "transition")),
    "transition": (
        rule_id("transition.order"),
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
        rule_id("checklist.shoot-order"),
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
    "grenade": (rule_id("checklist.grenade-order"), ("aim", "draw", "drift", "hurt", "leave")),
    "eliminated": (rule_id("checklist.elimination-order"), ("remove", "marker")),
}

#: What it has beside the final book's rules.
OWN = frozenset(
    {
        rule_id("edition.silent"),
        rule_id("push.walls"),
        rule_id("grenade.same-level"),
        rule_id("respawn.dials-set"),
    }
)

BETA = ApexEdition(
    "beta",
    instead=INSTEAD,
    silent=SILENT,
    own=OWN,
    wording=WORDING,
    told=TOLD,
    unprinted=UNPRINTED,
    readings={rulings.RIGHT_BEHIND: "first", rulings.OUTER_ANGLE: "crossed"},
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
    gear_files=("loot-beta",),
    prints_tokens=False,
    box_file="box-beta",
    top_walls=6,
    shields_refill=True,
    ring_hurts_first=False,
    grenade_lands=rule_id("map.levels"),
    grenade_level=rule_id("grenade.same-level"),
    domes_stop_ordnance=True,
    drops_on="adjacent",
    most_tokens=3,
    exchanges_attachments=True,
    stacks_tokens=True,
    picks_up_gear=False,
    shares_ammo=False,
    destroys=1,
    destroys_by_hand=False,
    destroys_in_sight=False,
    also_on_spaces=frozenset({"smoke"}),
    checklists=CHECKLISTS,
    last_round=9,
    last_transition=False,
    cooldown_first=False,
    deathboxes=1,
    lacking_actions=frozenset({"loot"}),
    falls_collide=False,
    falls_to="adjacent",
    edges_stop=rule_id("push.walls"),
    unlisted_edge=Tag.INTERACTIVE,
    implied_tags={Tag.BLOCKAGE: Tag.CONNECTIBLE, Tag.OCCUPY_SPACE: Tag.IMPASSABLE},
    lacking_tags={"respawn-beacon": frozenset({Tag.COVER, Tag.INTERACTIVE})},
)
