"""Naming rules where no topic may be imported: what the table and the editions say of them."""

from adjudicator.core.rule import RuleId


def rule_id(point: str) -> RuleId:
    """A rule of any topic, by its id without the game's name."""
    return RuleId(f"apex.{point}")
