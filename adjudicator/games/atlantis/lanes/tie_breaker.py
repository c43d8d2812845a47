"""Which team goes first where the Tie Breaker coin decides, also if its side isn't known."""

from collections.abc import Callable
from typing import TypeVar

from adjudicator.core.faults import InputError
from adjudicator.core.input import place
from adjudicator.games.atlantis.table.kit import TEAMS, Team

P = TypeVar("P")


def coin_first(coin: Team | None, decide: Callable[[Team], P], outcome: Callable[[P], object]) -> P:
    """The result with the coin's team first.

    If its side is unknown, both are tried; it matters unless both give the same result.
    """
    if coin is not None:
        return decide(coin)
    red, blue = (decide(team) for team in TEAMS)
    if outcome(red) != outcome(blue):
        raise InputError(place("scene", "coin"), "atlantis.needs-coin-for-order")
    return red
