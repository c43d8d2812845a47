"""Paths over spaces: their costs and steps.

A network is a directed graph with the cost of each step. Networkx finds the paths; the callers
define the steps and their costs. A network is immutable: one that differs in a few steps shares the
graph with its original.
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple, TypeVar, cast

import networkx as nx

from adjudicator.board.cell import by_rows, in_rows
from adjudicator.board.lazy import cached_property
from adjudicator.board.squares import Space

#: More steps than any cheapest path has, so that cost always counts before length.
_MANY = 1 << 12
#: For how many start spaces a network caches the paths.
_REMEMBERED = 4


class Arc(NamedTuple):
    """A step from a space to another."""

    start: Space
    end: Space


#: A start, and the highest cost.
_Asked = tuple[Space, int | None]
T = TypeVar("T")


class StepCost(NamedTuple):
    """The cost of a step, and the names of the open points that it depends on.

    A cost of None means that only an open point forbids the step.
    """

    cost: int | None
    consulted: tuple[str, ...] = ()


class Network:
    """Spaces, and the steps between them.

    The graph has every possible step, and perhaps others, and is shared between networks; the costs
    are stored separately. A step without a cost is impossible: networkx skips a step whose weight
    is None.
    """

    def __init__(
        self,
        graph: nx.DiGraph,
        step_costs: Mapping[Arc, StepCost],
        consulted: Mapping[Space, frozenset[str]],
        barred: Collection[Arc] = (),
        *,
        spaces: frozenset[Space] | None = None,
    ) -> None:
        self.graph = graph
        #: All spaces.
        self.spaces = frozenset(graph) if spaces is None else spaces
        #: The steps that can be made, and what each of them costs.
        self.step_costs = step_costs
        # The same by bare pairs, as networkx has them: making an arc of each would take longer.
        self._of_pair = cast("Mapping[tuple[Space, Space], StepCost]", step_costs)
        #: The open points that steps out of a space depend on, if any.
        self.consulted = consulted
        #: The steps that only an open point forbids.
        self.barred = barred
        # Questions about a figure ask for the same start several times.
        self._ways: dict[_Asked, Ways] = {}
        self._costs: dict[_Asked, dict[Space, int]] = {}

    @staticmethod
    def of(spaces: Iterable[Space], step_costs: Mapping[Arc, StepCost]) -> "Network":
        """The network of these spaces and steps."""
        graph = nx.DiGraph()
        graph.add_nodes_from(spaces)
        graph.add_edges_from(step_costs)
        return Network(graph, {}, {}, spaces=frozenset(graph)).altered(step_costs)

    def __contains__(self, space: Space) -> bool:
        return space in self.spaces

    def altered(self, changes: Mapping[Arc, StepCost | None]) -> "Network":
        """The network with changed costs; None removes a step."""
        step_costs = dict(self.step_costs)
        for arc, cost in changes.items():
            if cost is None or cost.cost is None:
                step_costs.pop(arc, None)
            else:
                step_costs[arc] = cost
        barred = {arc for arc in self.barred if arc not in changes}
        barred |= {arc for arc, cost in changes.items() if cost and cost.cost is None}
        consulted = dict(self.consulted)
        # A step that leans on nothing matters only where it may have leaned on something before.
        bearing = (arc for arc, cost in changes.items() if cost and cost.consulted)
        open_before = (arc for arc in changes if arc.start in consulted)
        for space in {arc.start for arc in (*bearing, *open_before)}:
            if names := self._consulted_from(space, step_costs):
                consulted[space] = names
            else:
                consulted.pop(space, None)
        return Network(self._joining(changes), step_costs, consulted, barred, spaces=self.spaces)

    def _joining(self, arcs: Iterable[Arc]) -> nx.DiGraph:
        """The shared graph, or a copy if it lacks a step."""
        unknown = (arc for arc in arcs if arc not in self.step_costs)
        new = [arc for arc in unknown if not self.graph.has_edge(*arc)]
        if not new:
            return self.graph
        graph = self.graph.copy()
        graph.add_edges_from(new)
        return graph

    def _consulted_from(self, space: Space, step_costs: Mapping[Arc, StepCost]) -> frozenset[str]:
        """The open points that the steps out of a space lean on."""
        out = (step_costs.get(Arc(space, end)) for end in self.graph[space])
        return frozenset(name for cost in out if cost for name in cost.consulted)

    def _by_cost(self, start: Space, end: Space, _data: object) -> int | None:
        """What a step weighs: its cost."""
        found = self._of_pair.get((start, end))
        return found.cost if found else None

    def _by_rank(self, start: Space, end: Space, _data: object) -> int | None:
        """The weight of a step if paths of equal cost are ranked by fewer steps."""
        found = self._of_pair.get((start, end))
        return (found.cost or 0) * _MANY + 1 if found else None

    def steps_from(self, space: Space) -> tuple[Space, ...]:
        """Where one step leads from a space, row by row."""
        return in_rows(end for end in self.graph[space] if (space, end) in self._of_pair)

    def leading_to(self, end: Space) -> frozenset[Space]:
        """The spaces from which a path leads to an end, including the end."""
        made = nx.subgraph_view(self.graph, filter_edge=lambda *arc: arc in self.step_costs)
        return frozenset(nx.ancestors(made, end)) | {end}

    def costs(self, start: Space, most: int | None = None) -> dict[Space, int]:
        """The cost to reach each space, up to a limit; cheapest first."""
        found = self._costs.get((start, most))
        if found is None:
            found = nx.single_source_dijkstra_path_length(
                self.graph, start, cutoff=most, weight=self._by_cost
            )
            self._costs = _remembering(self._costs, (start, most), found)
        return dict(found)

    def ways(self, start: Space, most: int | None = None) -> "Ways":
        """All cheapest paths from a space, up to a cost."""
        found = self._ways.get((start, most))
        if found is None:
            found = self._ways_from(start, most)
            self._ways = _remembering(self._ways, (start, most), found)
        return found

    def _ways_from(self, start: Space, most: int | None) -> "Ways":
        cutoff = None if most is None else most * _MANY + _MANY - 1
        before, ranks = nx.dijkstra_predecessor_and_distance(
            self.graph, start, cutoff=cutoff, weight=self._by_rank
        )
        return Ways(start, before, ranks)

    def consulted_within(self, reached: Mapping[Space, int], most: int | None) -> set[str]:
        """The open points that affordable steps out of these spaces depend on."""
        return {
            name
            for space, names in self.consulted.items()
            if space in reached and (most is None or reached[space] < most)
            for name in names
        }


def _remembering(known: Mapping[_Asked, T], asked: _Asked, found: T) -> dict[_Asked, T]:
    """The last few answers and a new one, in a new dict: other threads may be reading the old."""
    return {**dict([*known.items()][1 - _REMEMBERED :]), asked: found}


@dataclass(frozen=True)
class Ways:
    """The cheapest paths from one space, as the predecessors of each space."""

    start: Space
    before: Mapping[Space, list[Space]]
    ranks: Mapping[Space, int]

    @cached_property
    def costs(self) -> dict[Space, int]:
        """What it costs to get to each space."""
        return {space: rank // _MANY for space, rank in self.ranks.items()}

    def to(self, end: Space) -> tuple[Space, ...]:
        """The cheapest path to a space, inclusive; empty if there is none.

        Of paths with equal cost, one with the fewest steps; of these, the first in order of rows
        and columns.
        """
        if end not in self.ranks:
            return ()
        after = self._after(end)
        way = [self.start]
        while way[-1] != end:
            way.append(min(after[way[-1]], key=by_rows))
        return tuple(way)

    def _after(self, end: Space) -> dict[Space, list[Space]]:
        """The next spaces on the paths that lead to an end."""
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
