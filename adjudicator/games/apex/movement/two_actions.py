"""Moves by two actions, in either order: a step takes its points from one of them."""

from collections.abc import Container, Iterator

from adjudicator.board.cell import by_rows
from adjudicator.board.squares import Space, steps_apart
from adjudicator.board.step_graph import Network

#: The points of two actions.
Points = tuple[int, int]


def costs(
    steps: Network, start: Space, points: Points, taken: Container[Space]
) -> dict[Space, int]:
    """What it costs to get to each space; between the actions nobody stops on a taken one."""
    found: dict[Space, int] = {}
    for first, second in _orders(points):
        for stop, cost in steps.costs(start, first).items():
            for end, more in steps.costs(stop, second).items() if stop not in taken else ():
                found[end] = min(found.get(end, cost + more), cost + more)
    return found


def way(
    steps: Network, start: Space, end: Space, points: Points, taken: Container[Space]
) -> tuple[Space, ...]:
    """The cheapest way to a space, of the fewest steps; nothing if there is none."""
    ways = (
        found
        for first, second in _orders(points)
        for found in _ways(steps, start, end, (first, second), taken)
    )
    _, cheapest = min(ways, key=_rank, default=(0, ()))
    return cheapest


def _orders(points: Points) -> tuple[Points, ...]:
    one, other = points
    return (one, other), (other, one)


def _ways(
    steps: Network, start: Space, end: Space, points: Points, taken: Container[Space]
) -> Iterator[tuple[int, tuple[Space, ...]]]:
    """A way by each space to stop on, with its cost."""
    first, second = points
    begun = steps.ways(start, first)
    for stop, cost in begun.costs.items():
        if stop not in taken and steps_apart(stop, end) <= second:
            rest = steps.ways(stop, second)
            if end in rest.costs:
                yield cost + rest.costs[end], (*begun.to(stop), *rest.to(end)[1:])


def _rank(found: tuple[int, tuple[Space, ...]]) -> tuple[int, int, list[tuple[int, int]]]:
    cost, spaces = found
    return cost, len(spaces), [by_rows(space) for space in spaces]
