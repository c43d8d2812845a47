"""Small things that all verdicts need."""

from adjudicator.core.facts import Called
from adjudicator.core.verdict import Tone
from adjudicator.games.atlantis.table.kit import Team


def tone(good: object) -> Tone:
    """Good or not."""
    return "clear" if good else "blocked"


def team_fact(team: Team | None) -> Called:
    """A team, as a fact."""
    return Called(f"team.{team or 'none'}")
