"""Every way that a unit may go."""

from dataclasses import dataclass, field

from adjudicator.board.regions import Region
from adjudicator.board.squares import Space
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.enemies.goals import can_attack, target_zones, to_investigate
from adjudicator.games.flashpoint.table import rulings
from adjudicator.games.flashpoint.table.pieces import Unit
from adjudicator.games.flashpoint.table.state import Table


@dataclass(frozen=True)
class Route:
    """One way that a unit may go: the zones it passes, and the tokens it takes."""

    way: tuple[Region, ...]
    taken: tuple[Region, ...] = ()
    why: str = "spent"

    @property
    def end(self) -> Region:
        """Where it ends."""
        return self.way[-1]


@dataclass
class March:
    """Finds every place where a unit's move can end."""

    table: Table
    unit: Unit
    consult: Consultation
    routes: dict[Space, Route] = field(default_factory=dict)
    #: Whether a number is missing without which nobody can tell where the move ends.
    unknown: bool = False
    _seen: set[tuple[Region, Region, frozenset[Region], int]] = field(default_factory=set)

    def go(self, zones: int | None) -> tuple[Region, ...]:
        """Move a number of zones; the zones that the unit heads for.

        A unit whose Movement is not known can still be known to stay.
        """
        if zones is None:
            aims = self.go(1)
            self.unknown |= self.ends != (self.unit.zone,)
            return aims
        start, tokens = self.unit.zone, to_investigate(self.table)
        aims = target_zones(self.table, self.unit, start, tokens, self.consult)
        if not aims or not zones:
            self._end(Route((start,), why="spent" if aims else "no-target"))
        for aim in aims if zones else ():
            self._from(Route((start,)), aim, tokens, zones)
        return aims

    @property
    def ends(self) -> tuple[Region, ...]:
        """Where the move can end, row by row."""
        return self.table.in_order({route.end for route in self.routes.values()})

    def _end(self, route: Route) -> None:
        self.routes.setdefault(route.end.key, route)

    def _from(self, route: Route, aim: Region, tokens: frozenset[Region], zones: int) -> None:
        here = route.end
        if (here, aim, tokens, zones) in self._seen:
            return
        self._seen.add((here, aim, tokens, zones))
        if self.table.alarm or self.unit.aware:
            stops = can_attack(self.table, self.unit, here, self.consult)
            self.unknown |= stops is None
            if stops is not False:
                self._end(Route(route.way, route.taken, "in-range"))
                return
        if here in tokens and not self.table.alarm:
            route = Route(route.way, (*route.taken, here))
            tokens -= {here}
            if here is aim:
                self._again(route, tokens, zones)
                return
        if not zones or here is aim:
            self._end(Route(route.way, route.taken, "there" if here is aim else "spent"))
            return
        self._step(route, aim, tokens, zones)

    def _step(self, route: Route, aim: Region, tokens: frozenset[Region], zones: int) -> None:
        """Go one zone closer, by every way there is."""
        far = self.table.distances(self._ways, aim)
        here = route.end.key
        if here not in far:
            self._end(Route(route.way, route.taken, "no-way"))
            return
        network = getattr(self.table, self._ways)
        for key in network.steps_from(here):
            if far[key] == far[here] - 1:
                after = Route((*route.way, self.table.zone_of(key)), route.taken)
                self._from(after, aim, tokens, zones - 1)

    def _again(self, route: Route, tokens: frozenset[Region], zones: int) -> None:
        """A token was taken: go on to the next one, if there is movement left."""
        if not zones or self.consult(rulings.RETARGET) == "no":
            self._end(Route(route.way, route.taken, "token"))
            return
        for aim in target_zones(self.table, self.unit, route.end, tokens, self.consult):
            self._from(route, aim, tokens, zones)
        if not tokens and not self.table.tokens_of("insertion"):
            self._end(Route(route.way, route.taken, "token"))

    @property
    def _ways(self) -> str:
        return "straight_ways" if self.unit.record.teleport else "enemy_ways"
