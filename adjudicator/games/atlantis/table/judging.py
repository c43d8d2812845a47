"""Small things that all verdicts need."""

from collections.abc import Sequence

from adjudicator.core.facts import Called
from adjudicator.core.verdict import Answer, Tone
from adjudicator.games.atlantis.table.kit import Team


def tone(good: object) -> Tone:
    """Good or not."""
    return "clear" if good else "blocked"


def team_fact(team: Team | None) -> Called:
    """A team, as a fact."""
    return Called(f"team.{team or 'none'}")


#: The answer whether something is legal while what decides it is not known.
UNKNOWN: Answer = {"legal": None, "reasons": []}


def legality(reasons: Sequence[str]) -> Answer:
    """The answer whether something is legal, with every reason why it is not."""
    return {"legal": not reasons, "reasons": list(reasons)}
