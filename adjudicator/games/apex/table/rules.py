"""The rules of the map and of the editions. What each says stands in the docs."""

from adjudicator.core.rule import RuleBook

RULES = RuleBook("apex")
rule = RULES.rule

MAP_LEVELS = rule("map.levels")
MAP_BUILDINGS = rule("map.buildings")

# What only the beta has
EDITION_SILENT = rule("edition.silent")
