"""Paths with steps of length one, over places of any kind, found by networkx.

The callers define which places are adjacent.
"""

from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import Generic, TypeVar

import networkx as nx

P = TypeVar("P", bound=Hashable)


class UnitGraph(Generic[P]):
    """Places, and which of them are a step apart."""

    def __init__(self, joined: Mapping[P, Iterable[P]]) -> None:
        self.graph = nx.DiGraph()
        self.graph.add_nodes_from(joined)
        self.graph.add_edges_from((start, end) for start in joined for end in joined[start])

    def counts(self, start: P, most: int | None = None) -> dict[P, int]:
        """The number of steps to each place, up to a limit; nearest first."""
        found: dict[P, int] = nx.single_source_shortest_path_length(self.graph, start, most)
        return found

    def way(self, start: P, end: P, order: Callable[[P], tuple[int, int]]) -> tuple[P, ...]:
        """A shortest path, inclusive; of several, the first in order, step by step."""
        back: dict[P, int] = nx.single_source_shortest_path_length(self.graph.reverse(), end)
        if start not in back:
            return ()
        way = [start]
        while way[-1] != end:
            ahead = (p for p in self.graph[way[-1]] if back.get(p) == back[way[-1]] - 1)
            way.append(min(ahead, key=order))
        return tuple(way)

    def walks(self, start: P, number: int) -> set[P]:
        """Where exactly this many steps can end, if places may be entered repeatedly."""
        ends = {start}
        for _ in range(number):
            ends = {after for place in ends for after in self.graph[place]}
        return ends

    def trails(self, start: P, number: int) -> set[P]:
        """Where exactly this many steps can end, if no place is entered twice."""
        return {end for end in self.walks(start, number) if self._trail(start, end, number)}

    def _trail(self, start: P, end: P, number: int) -> bool:
        """Whether a path of this many steps leads there without entering a place twice."""
        left: dict[P, int] = nx.single_source_shortest_path_length(self.graph.reverse(), end)

        def leads(place: P, more: int, met: frozenset[P]) -> bool:
            if place == end or not more:
                return place == end and not more
            return any(
                leads(after, more - 1, met | {after})
                for after in self.graph[place]
                if after not in met and left.get(after, more) < more
            )

        return leads(start, number, frozenset({start}))
