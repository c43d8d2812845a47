"""Which rules stand in which printing of a book, as the games' code knows it."""

from adjudicator.core.rule import RuleId
from adjudicator.games.apex.table.editions.beta import BETA

#: The games that were printed more than once.
PRINTED_TWICE = ("apex",)


def is_printed_twice(rule_id: str) -> bool:
    """Whether a rule is one of a game with two editions."""
    return rule_id.split(".", maxsplit=1)[0] in PRINTED_TWICE


def counterparts(rule_id: str, edition: str) -> tuple[str, ...]:
    """What the other edition has in place of a rule, as far as code speaks of it."""
    rule = RuleId(rule_id)
    if edition == "core":
        return tuple(filter(None, [BETA.instead.get(rule)]))
    return tuple(core for core, other in BETA.instead.items() if other == rule)


def is_unsaid(rule_id: str) -> bool:
    """Whether the other edition says nothing of what a rule tells, where that decides something."""
    return RuleId(rule_id) in BETA.silent
