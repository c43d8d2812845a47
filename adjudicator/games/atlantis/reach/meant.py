"""Which units a text means: of which kind, and on which side."""

from typing import Literal

from adjudicator.games.atlantis.table.ends import End
from adjudicator.games.atlantis.table.kit import Team
from adjudicator.games.atlantis.table.state import Unit

UnitKind = Literal["units", "heroes", "minions"]
Side = Literal["any", "enemies", "friends"]


def team_of(source: End) -> Team | None:
    """The team that enemies and friends are counted from."""
    return source.piece.team if isinstance(source.piece, Unit) else None


def is_meant(unit: Unit, among: str, side: Side, team: Team | None) -> bool:
    """Whether a unit is one of those meant."""
    kinds = {"units": True, "heroes": unit.hero, "minions": not unit.hero}
    sides = {"any": True, "enemies": unit.team != team, "friends": unit.team == team}
    return kinds[among] and sides[side]
