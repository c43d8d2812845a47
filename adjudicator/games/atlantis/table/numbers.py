"""The numbers of the rulebook, from the data file."""

from adjudicator.core.data import read_data

NUMBERS = read_data("atlantis", "numbers")

HIGHEST_LEVEL: int = NUMBERS["levels"]["highest"]
TURNS: int = NUMBERS["rounds"]["turns"]
#: How far a ranged Minion unsettles enemy Heroes.
RANGED_REACH: int = NUMBERS["minions"]["ranged"]["reach"]


def lowest_tier(level: int) -> int:
    """The lowest Tier among the non-basic cards of a Hero of this level."""
    tier: int = NUMBERS["levels"]["tiers"][level - 1]
    return tier


def highest_tier(level: int) -> int:
    """The highest Tier that a Hero of this level can have."""
    tier: int = NUMBERS["levels"]["highest-tiers"][level - 1]
    return tier


def minion_coins(kind: str) -> int:
    """What a Minion of this type is worth."""
    coins: int = NUMBERS["minions"][kind]["coins"]
    return coins
