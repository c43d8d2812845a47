"""Ways over spaces: what it costs to get where, and by which steps.

A network is a directed graph with the cost of each step. Networkx finds the ways; which steps
there are, and what they cost, is for others to say. A network never changes: one that differs by
a few steps shares the rest with the one that it was made from.
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

import networkx as nx

from adjudicator.board.lazy import cached_property
from adjudicator.board.squares import Space, steps_apart

#: More steps than a cheapest way on any board has, so that a dearer way never passes for a longer.
_MANY = 1 << 12


class Arc(NamedTuple):
    """A step from a space to another."""

    start: Space
    end: Space


class StepCost(NamedTuple):
    """What a step costs, and the names of the open points that this leaned on.

    A cost of None is a step that only an open point bars.
    """

    cost: int | None
    consulted: tuple[str, ...] = ()


@lru_cache(maxsize=256)
def _data(cost: StepCost) -> dict[str, object]:
    """A toll as networkx keeps it: one dictionary for all steps of one toll, never changed.

    `rank` puts costs in order, and of one cost the number of steps.
    """
    return {"cost": cost.cost, "rank": (cost.cost or 0) * _MANY + 1, "toll": cost}


class Network:
    """Spaces, and the steps between them."""

    def __init__(
        self,
        graph: Any,  # noqa: ANN401
        consulted: Mapping[Space, frozenset[str]],
        barred: Collection[Arc] = (),
    ) -> None:
        self.graph = graph
        #: The open points that steps out of a space leaned on, where there are any.
        self.consulted = consulted
        #: The steps that only an open point bars.
        self.barred = barred

    @staticmethod
    def of(spaces: Iterable[Space], step_costs: Mapping[Arc, StepCost]) -> "Network":
        """The network of these spaces and steps."""
        graph = nx.DiGraph()
        graph.add_nodes_from(spaces)
        return Network(graph, {}).altered(step_costs)

    def __contains__(self, space: Space) -> bool:
        return space in self.graph

    @property
    def step_costs(self) -> dict[Arc, StepCost]:
        """Every step and its toll."""
        return {Arc(start, end): cost for start, end, cost in self.graph.edges.data("toll")}

    def altered(self, step_costs: Mapping[Arc, StepCost | None]) -> "Network":
        """The network with some steps at another toll; None takes a step away."""
        after = _Draft(self.graph)
        for arc, cost in step_costs.items():
            after.put(arc, cost)
        barred = {arc for arc in self.barred if arc not in step_costs}
        barred |= {arc for arc, cost in step_costs.items() if cost and cost.cost is None}
        consulted = dict(self.consulted)
        for space in {arc.start for arc in step_costs}:
            names = after.consulted_from(space)
            if names:
                consulted[space] = names
            else:
                consulted.pop(space, None)
        return Network(after.graph, consulted, barred)

    @property
    def spaces(self) -> frozenset[Space]:
        """All spaces."""
        return frozenset(self.graph)

    def leading_to(self, end: Space) -> frozenset[Space]:
        """The spaces from which a way leads to an end, which is one of them."""
        return frozenset(nx.ancestors(self.graph, end)) | {end}

    def costs(self, start: Space, most: int | None = None) -> dict[Space, int]:
        """What it costs to get to each space, for at most so much; cheap ones first."""
        found: dict[Space, int] = nx.single_source_dijkstra_path_length(
            self.graph, start, cutoff=most, weight="cost"
        )
        return found

    def ways(self, start: Space, most: int | None = None) -> "Ways":
        """All cheapest ways from a space, for at most so much."""
        cutoff = None if most is None else most * _MANY + _MANY - 1
        before, ranks = nx.dijkstra_predecessor_and_distance(
            self.graph, start, cutoff=cutoff, weight="rank"
        )
        return Ways(start, before, ranks)

    def consulted_within(self, reached: Mapping[Space, int], most: int | None) -> set[str]:
        """The open points that steps out of these spaces leaned on, if a step was affordable."""
        return {
            name
            for space, names in self.consulted.items()
            if space in reached and (most is None or reached[space] < most)
            for name in names
        }

    def barred_within(self, reached: Mapping[Space, int], most: int | None) -> bool:
        """Whether a step that an open point bars could lead farther, or for less."""
        return any(
            arc.start in reached
            and (most is None or reached[arc.start] < most)
            and reached[arc.start] + 1 < reached.get(arc.end, _MANY)
            for arc in self.barred
        )

    def barred_before(self, reached: Mapping[Space, int], end: Space) -> bool:
        """Whether a step that an open point bars could be on a cheaper way to an end."""
        known = reached.get(end, _MANY)
        return any(
            arc.start in reached and reached[arc.start] + 1 + steps_apart(arc.end, end) < known
            for arc in self.barred
        )


class _Draft:
    """A copy of a graph that shares what is not written to."""

    def __init__(self, graph: Any) -> None:  # noqa: ANN401
        # Networkx's own views share these dictionaries between graphs in the same way.
        self.graph = nx.DiGraph()
        self.graph._node = graph._node  # noqa: SLF001
        self.graph._adj = self.after = dict(graph._adj)  # noqa: SLF001
        self.graph._pred = self.before = dict(graph._pred)  # noqa: SLF001
        self._own: set[tuple[bool, Space]] = set()

    def put(self, arc: Arc, cost: StepCost | None) -> None:
        """Write a step down, or take it away."""
        start, end = arc
        ahead, back = self._written(start, ahead=True), self._written(end, ahead=False)
        if cost is None or cost.cost is None:
            ahead.pop(end, None)
            back.pop(start, None)
        else:
            ahead[end] = back[start] = _data(cost)

    def _written(self, space: Space, *, ahead: bool) -> dict[Space, dict[str, object]]:
        steps: dict[Space, dict[Space, dict[str, object]]] = self.after if ahead else self.before
        if (ahead, space) not in self._own:
            self._own.add((ahead, space))
            steps[space] = dict(steps[space])
        return steps[space]

    def consulted_from(self, space: Space) -> frozenset[str]:
        """The open points that the steps out of a space leaned on."""
        return frozenset(
            name for data in self.after[space].values() for name in data["toll"].consulted
        )


@dataclass(frozen=True)
class Ways:
    """The cheapest ways from one space: before each space, those that a way to it comes from."""

    start: Space
    before: Mapping[Space, list[Space]]
    ranks: Mapping[Space, int]

    @cached_property
    def costs(self) -> dict[Space, int]:
        """What it costs to get to each space."""
        return {space: rank // _MANY for space, rank in self.ranks.items()}

    def to(self, end: Space) -> tuple[Space, ...]:
        """The cheapest way to a space, both ends in it; nothing if there is none.

        Of several that cost the same, one of the fewest steps; of these the one whose spaces come
        first, row by row and then by column.
        """
        if end not in self.ranks:
            return ()
        after = self._after(end)
        way = [self.start]
        while way[-1] != end:
            way.append(min(after[way[-1]], key=lambda space: (space.r, space.c)))
        return tuple(way)

    def _after(self, end: Space) -> dict[Space, list[Space]]:
        """The spaces that come next on the ways that lead to an end."""
        after: dict[Space, list[Space]] = {end: []}
        ahead = [end]
        while ahead:
            space = ahead.pop()
            for earlier in self.before[space]:
                if earlier not in after:
                    after[earlier] = []
                    ahead.append(earlier)
                after[earlier].append(space)
        return after
