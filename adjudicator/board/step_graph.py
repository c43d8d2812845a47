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


class Pace(NamedTuple):
    """A step from a space to another."""

    start: Space
    end: Space


class Toll(NamedTuple):
    """What a step costs, and the names of the open points that this leaned on.

    A cost of None is a step that only an open point bars.
    """

    cost: int | None
    asked: tuple[str, ...] = ()


@lru_cache(maxsize=256)
def _data(toll: Toll) -> dict[str, object]:
    """A toll as networkx keeps it: one dictionary for all steps of one toll, never changed.

    `rank` puts costs in order, and of one cost the number of steps.
    """
    return {"cost": toll.cost, "rank": (toll.cost or 0) * _MANY + 1, "toll": toll}


class Network:
    """Spaces, and the steps between them."""

    def __init__(
        self,
        graph: Any,  # noqa: ANN401
        asked: Mapping[Space, frozenset[str]],
        barred: Collection[Pace] = (),
    ) -> None:
        self.graph = graph
        #: The open points that steps out of a space leaned on, where there are any.
        self.asked = asked
        #: The steps that only an open point bars.
        self.barred = barred

    @staticmethod
    def of(spaces: Iterable[Space], tolls: Mapping[Pace, Toll]) -> "Network":
        """The network of these spaces and steps."""
        graph = nx.DiGraph()
        graph.add_nodes_from(spaces)
        return Network(graph, {}).altered(tolls)

    def __contains__(self, space: Space) -> bool:
        return space in self.graph

    @property
    def tolls(self) -> dict[Pace, Toll]:
        """Every step and its toll."""
        return {Pace(start, end): toll for start, end, toll in self.graph.edges.data("toll")}

    def altered(self, tolls: Mapping[Pace, Toll | None]) -> "Network":
        """The network with some steps at another toll; None takes a step away."""
        after = _Draft(self.graph)
        for pace, toll in tolls.items():
            after.put(pace, toll)
        barred = {pace for pace in self.barred if pace not in tolls}
        barred |= {pace for pace, toll in tolls.items() if toll and toll.cost is None}
        asked = dict(self.asked)
        for space in {pace.start for pace in tolls}:
            names = after.asked_from(space)
            if names:
                asked[space] = names
            else:
                asked.pop(space, None)
        return Network(after.graph, asked, barred)

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

    def asked_within(self, reached: Mapping[Space, int], most: int | None) -> set[str]:
        """The open points that steps out of these spaces leaned on, if a step was affordable."""
        return {
            name
            for space, names in self.asked.items()
            if space in reached and (most is None or reached[space] < most)
            for name in names
        }

    def barred_within(self, reached: Mapping[Space, int], most: int | None) -> bool:
        """Whether a step that an open point bars could lead farther, or for less."""
        return any(
            pace.start in reached
            and (most is None or reached[pace.start] < most)
            and reached[pace.start] + 1 < reached.get(pace.end, _MANY)
            for pace in self.barred
        )

    def barred_before(self, reached: Mapping[Space, int], end: Space) -> bool:
        """Whether a step that an open point bars could be on a cheaper way to an end."""
        known = reached.get(end, _MANY)
        return any(
            pace.start in reached and reached[pace.start] + 1 + steps_apart(pace.end, end) < known
            for pace in self.barred
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

    def put(self, pace: Pace, toll: Toll | None) -> None:
        """Write a step down, or take it away."""
        start, end = pace
        ahead, back = self._written(start, ahead=True), self._written(end, ahead=False)
        if toll is None or toll.cost is None:
            ahead.pop(end, None)
            back.pop(start, None)
        else:
            ahead[end] = back[start] = _data(toll)

    def _written(self, space: Space, *, ahead: bool) -> dict[Space, dict[str, object]]:
        steps: dict[Space, dict[Space, dict[str, object]]] = self.after if ahead else self.before
        if (ahead, space) not in self._own:
            self._own.add((ahead, space))
            steps[space] = dict(steps[space])
        return steps[space]

    def asked_from(self, space: Space) -> frozenset[str]:
        """The open points that the steps out of a space leaned on."""
        return frozenset(name for data in self.after[space].values() for name in data["toll"].asked)


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
