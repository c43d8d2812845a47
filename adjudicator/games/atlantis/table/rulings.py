"""The points that the rulebook leaves open, the value that we take first."""

from adjudicator.core.rule import RuleId
from adjudicator.core.ruling import Rulings

RULINGS = Rulings()
ruling = RULINGS.ruling

EXACT_REVISIT = ruling("exact-revisit", "yes", "no", rule=RuleId("atlantis.move.exact"))
TERRAIN_JOINS = ruling("terrain-joins", "yes", "no", rule=RuleId("atlantis.travel.adjacent-zone"))
STRAY_RETURN = ruling("stray-return", "path", "distance", rule=RuleId("atlantis.stray.return"))
DISPLACED_FIRST = ruling("displaced-first", "no", "yes", rule=RuleId("atlantis.lane.displaced"))
RESPAWN_OUTSIDE = ruling(
    "respawn-outside", "yes", "no", rule=RuleId("atlantis.respawn.nearest-space")
)
RESPAWN_POINT = ruling(
    "respawn-point", "zone", "point", rule=RuleId("atlantis.respawn.nearest-space")
)
STRAYS_GO = ruling("strays-go", "yes", "no", rule=RuleId("atlantis.lane.cleared"))
DOUBLE_LANE = ruling("double-lane", "sum", "each", rule=RuleId("atlantis.double.more-zones"))
LAST_WAVE = ruling("last-wave", "count", "throne", rule=RuleId("atlantis.double.ends"))
LAST_MINION = ruling(
    "last-minion", "battle-zone", "anywhere", rule=RuleId("atlantis.battle.in-a-turn")
)
THIS_ROUND = ruling(
    "this-round",
    "with-battle",
    "before-battle",
    rule=RuleId("atlantis.effect.this-turn-round"),
)
STRAIGHT_BOARD = ruling("straight-board", "no", "yes", rule=RuleId("atlantis.line.straight"))
# Points that we met on the way
PLACE_ABSENT = ruling("place-absent", "yes", "no", rule=RuleId("atlantis.place.from-where"))
SEVEN_MAP = ruling("seven-map", "double", "single", rule=RuleId("atlantis.setup.map"))

#: What tables chose of a point that was asked otherwise before; such a choice is left out.
ASKED_BEFORE = frozenset({("last-wave", "stays"), ("last-wave", "moves")})

# Settled by the words of the book
RULINGS.retire("nine-lives", "quick-seven")
