"""Small things that all verdicts need."""

from adjudicator.games.atlantis.kit import Team
from adjudicator.kernel.facts import Called
from adjudicator.kernel.verdict import Tone


def tone(good: object) -> Tone:
    """Good or not."""
    return "clear" if good else "blocked"


def team_fact(team: Team | None) -> Called:
    """A team, as a fact."""
    return Called(f"team.{team or 'none'}")
