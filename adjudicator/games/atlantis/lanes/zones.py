"""The zones of lanes: the next one of a push, and which team holds more."""

from collections.abc import Mapping

from adjudicator.core.facts import Called
from adjudicator.core.faults import InputError
from adjudicator.core.input import place
from adjudicator.core.ruling import Consultation
from adjudicator.games.atlantis.table import rulings
from adjudicator.games.atlantis.table.kit import TEAMS, Team
from adjudicator.games.atlantis.table.state import Lane, Table, other_team

#: For each team, the zones between its Throne and the Battle Zone of each lane.
Between = Mapping[Team, tuple[int, ...]]


def is_throne(table: Table, zone: str | None, winner: Team) -> bool:
    """Whether a push leads into the other team's Throne; beyond the end of a lane there is one."""
    return zone is None or zone == table.thrones.get(other_team(winner))


def next_zone(lane: Lane, winner: Team) -> str | None:
    """The next zone towards the throne of the team that lost the push."""
    at = lane.zones.index(lane.battle_zone) + (1 if winner == "red" else -1)
    return lane.zones[at] if 0 <= at < len(lane.zones) else None


def zones_between(table: Table) -> Between:
    """How many zones lie between each team's throne and the Battle Zone of each lane."""
    for team in TEAMS:
        if team not in table.thrones:
            named = Called(f"team.{team}")
            raise InputError(
                place("scene", "thrones"), "atlantis.needs-throne-to-count", team=named
            )
    places = [(lane.zones, lane.zones.index(lane.battle_zone)) for lane in table.lanes.values()]
    return {
        "red": tuple(max(0, at - 1) for _, at in places),
        "blue": tuple(max(0, len(names) - at - 2) for names, at in places),
    }


def ahead_by_zones(between: Between, consult: Consultation) -> Team | None:
    """The team that has more zones between its throne and the Battle Zones."""
    each = consult(rulings.DOUBLE_LANE) == "each"
    for team in TEAMS:
        mine, theirs = between[team], between[other_team(team)]
        more = (
            all(m > t for m, t in zip(mine, theirs, strict=True))
            if each
            else sum(mine) > sum(theirs)
        )
        if more:
            return team
    return None
