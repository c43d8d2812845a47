"""What Enemies do by themselves: whom they attack, where they go, how far they get."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from adjudicator.board.regions import Region
from adjudicator.board.squares import Space
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint import rulings
from adjudicator.games.flashpoint.fighting import reaches
from adjudicator.games.flashpoint.sight import sees
from adjudicator.games.flashpoint.standing import Figure, Operative, Unit
from adjudicator.games.flashpoint.state import Table

#: How many zones a Patrol moves.
PATROL = 2

#: The network that each reading of "nearest" counts on.
_WAYS = {"walk": "door_ways", "strict": "enemy_ways", "count": "straight_ways"}


def in_play(table: Table) -> tuple[Operative, ...]:
    """The Operatives whom Enemies can go for."""
    return tuple(one for one in table.operatives.values() if one.in_play)


def nearest(
    table: Table, unit: Unit, start: Region, zones: Iterable[Region], consult: Consultation
) -> tuple[Region, ...]:
    """Those of some zones that are nearest to a unit in a zone."""
    wanted = frozenset(zones)
    if len(wanted) < 2:
        return tuple(wanted)
    far = table.distances(_WAYS[consult(rulings.NEAREST)], start)
    if unit.record.teleport and not any(zone.key in far for zone in wanted):
        far = table.distances("straight_ways", start)  # no way leads there, and it needs none
    least = min((far[zone.key] for zone in wanted if zone.key in far), default=None)
    return table.in_order(frozenset(z for z in wanted if far.get(z.key) == least))


def can_attack(table: Table, unit: Unit, start: Region, consult: Consultation) -> bool:
    """Whether some Operative is in range of a unit's attack from a zone."""
    far = table.distances("open_ways", start)
    for one in in_play(table):
        zone = one.zone
        if zone is None or not reaches(far.get(zone.key), unit.span):
            continue
        if sees(table, start, zone, consult) or consult(rulings.STOP_NEEDS_LOS) == "no":
            return True
    return False


def target_zones(
    table: Table, unit: Unit, start: Region, tokens: frozenset[Region], consult: Consultation
) -> tuple[Region, ...]:
    """Where a unit wants to go from a zone, with these zones still to investigate."""
    if table.alarm:
        wanted = {one.zone for one in in_play(table) if one.zone is not None}
        return nearest(table, unit, start, wanted, consult)
    insertion = {token.zone for token in table.tokens_of("insertion")}
    return nearest(table, unit, start, tokens or insertion, consult)


def to_investigate(table: Table) -> frozenset[Region]:
    """The zones with an Investigate token."""
    return frozenset(token.zone for token in table.tokens_of("investigate"))


Reason = tuple[str, Mapping[str, object]]


@dataclass(frozen=True)
class Allowance:
    """How many zones a unit moves, and what made it so."""

    zones: int
    reasons: tuple[Reason, ...]


def allowance(table: Table, unit: Unit, consult: Consultation) -> Allowance:
    """How far a unit moves in the Enemy Movement step."""
    if table.alarm and unit.spawned:
        return own_movement(table, unit, consult)
    if not table.alarm and not unit.patrols:
        why = "no-longer" if unit.sheds_blip else "waits"
        return Allowance(0, ((_immobile(unit) or why, {}),))
    reasons: list[Reason] = [("patrol", {"zones": PATROL})]
    if unit.record.blip == "special-patrol":
        reasons.append(("special", {}))
    return _hindered(table, unit, PATROL, reasons, consult)


def own_movement(table: Table, unit: Unit, consult: Consultation) -> Allowance:
    """How far a spawned unit moves by the Movement of its figures."""
    zones = _movement(unit, consult)
    return _hindered(table, unit, zones, [("movement", {"zones": zones})], consult)


def _immobile(unit: Unit) -> str | None:
    return "immobile" if unit.record.technician or unit.record.immobile else None


def _hindered(
    table: Table, unit: Unit, zones: int, reasons: list[Reason], consult: Consultation
) -> Allowance:
    """What is left of a movement, and what a Tracking Device adds; it adds nothing to none."""
    if _immobile(unit):
        return Allowance(0, (("immobile", {}),))
    if zones and not unit.record.teleport and any(f.has("immobilized") for f in unit.figures):
        return Allowance(0, (*reasons, ("immobilized", {})))
    if zones and unit.stunned:
        moves = consult(rulings.STUNNED_MOVES) == "yes"
        reasons.append(("stunned" if moves else "stunned-stays", {}))
        zones = zones if moves else 0
    if zones and _tracked(table):
        zones += 1
        reasons.append(("tracking", {"zones": zones}))
    return Allowance(zones, tuple(reasons))


def _tracked(table: Table) -> bool:
    """Whether an Operative on the board has a Tracking Device; being downed takes none off."""
    there = (one for one in table.operatives.values() if one.zone is not None)
    return any(one.has("tracking-device") for one in there)


def _movement(unit: Unit, consult: Consultation) -> int:
    """The Movement of a unit: its leader's, or that of its slowest figure."""
    speeds = {figure: _speed(unit, figure) for figure in unit.figures}
    if len(set(speeds.values())) > 1 and consult(rulings.UNIT_MOVE) == "slowest":
        return min(speeds.values())
    return speeds[unit.leader] if unit.leader else 0


def _speed(unit: Unit, figure: Figure) -> int:
    """Teleporting ignores being crippled."""
    return figure.record.movement if unit.record.teleport else figure.stat("movement")


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
    _seen: set[tuple[Region, Region, frozenset[Region], int]] = field(default_factory=set)

    def go(self, zones: int) -> tuple[Region, ...]:
        """Move so many zones; the zones that the unit sets out for."""
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
        if self.table.alarm and can_attack(self.table, self.unit, here, self.consult):
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
        for key in sorted(network.graph[here], key=lambda space: (space.r, space.c)):
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
