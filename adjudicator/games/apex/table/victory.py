"""Who has won the Battle Royale, and by what."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

from adjudicator.core.ruling import Consultation
from adjudicator.games.apex.table import rulings
from adjudicator.games.apex.table.clock import Squad
from adjudicator.games.apex.table.state import Legend

SQUADS: tuple[Squad, Squad] = ("red", "blue")

#: The Victory Points that win against a Legend without Deathboxes, by the size of the squads.
POINTS_TO_WIN: Mapping[int, int] = MappingProxyType({2: 2, 3: 4})

Ending = Literal["unique", "both", "last-box", "more-points", "health", "stalemate"]


@dataclass(frozen=True, slots=True)
class Tally:
    """What one squad has: its Legends, its points, and who of its enemies never fell."""

    squad: Squad
    legends: tuple[Legend, ...]
    enemies: tuple[Legend, ...]

    @property
    def points(self) -> int:
        """One for each Deathbox that an enemy has lost."""
        lost = (enemy.kit.edition.deathboxes - enemy.kit.deathboxes for enemy in self.enemies)
        return sum(max(0, number) for number in lost)

    @property
    def unharmed(self) -> tuple[Legend, ...]:
        """The enemies that still have all of their Deathboxes."""
        return tuple(enemy for enemy in self.enemies if _is_whole(enemy))

    @property
    def healthiest(self) -> int:
        """The most Health of a Legend of its own that still has all of its Deathboxes."""
        whole = (x.kit.health for x in self.legends if _is_whole(x))
        return max(whole, default=0)


def _is_whole(legend: Legend) -> bool:
    return legend.kit.deathboxes >= legend.kit.edition.deathboxes


@dataclass(frozen=True, slots=True)
class VictoryProof:
    """The squads' tallies, the points that win, and how it ended, if it did."""

    tallies: tuple[Tally, Tally]
    needed: int
    ending: Ending | None = None
    winner: Squad | None = None


def is_for(legends: Sequence[Legend]) -> bool:
    """Whether the Battle Royale is for these: two squads of as many Legends each."""
    red, blue = (sum(legend.squad == squad for legend in legends) for squad in SQUADS)
    return red == blue and red in POINTS_TO_WIN and red + blue == len(legends)


def judge_victory(
    legends: Sequence[Legend],
    activating: Legend | None,
    consult: Consultation,
    *,
    rounds_over: bool,
) -> VictoryProof:
    """Judge the conditions in the book's order."""
    red, blue = (_tally(legends, squad) for squad in SQUADS)
    tallies, needed = (red, blue), POINTS_TO_WIN[len(red.legends)]
    done = [tally for tally in tallies if not tally.unharmed]
    if len(done) > 1:
        return VictoryProof(tallies, needed, "both", _of_both(tallies, consult))
    if done:
        return VictoryProof(tallies, needed, "unique", done[0].squad)
    if activating and not activating.kit.deathboxes:
        enemy = blue if activating.squad == "red" else red
        if enemy.points >= needed:
            return VictoryProof(tallies, needed, "last-box", enemy.squad)
    return _tie_break(tallies, needed) if rounds_over else VictoryProof(tallies, needed)


def _of_both(tallies: tuple[Tally, Tally], consult: Consultation) -> Squad | None:
    """Who wins where both squads have eliminated each enemy: nobody, or who has more points."""
    red, blue = tallies
    if red.points == blue.points or consult(rulings.BOTH_FINISHED) == "nobody":
        return None
    return red.squad if red.points > blue.points else blue.squad


def _tally(legends: Sequence[Legend], squad: Squad) -> Tally:
    own = tuple(legend for legend in legends if legend.squad == squad)
    return Tally(squad, own, tuple(legend for legend in legends if legend.squad != squad))


def _tie_break(tallies: tuple[Tally, Tally], needed: int) -> VictoryProof:
    red, blue = tallies
    if red.points != blue.points:
        winner = max(tallies, key=lambda tally: tally.points)
        return VictoryProof(tallies, needed, "more-points", winner.squad)
    if red.healthiest != blue.healthiest:
        winner = max(tallies, key=lambda tally: tally.healthiest)
        return VictoryProof(tallies, needed, "health", winner.squad)
    return VictoryProof(tallies, needed, "stalemate")
