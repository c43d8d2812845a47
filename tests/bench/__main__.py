"""`make bench`: our judge against plain geometry and against C, side by side in one run.

Rounds alternate between the two, so that both meet the same machine; the ratio is of the medians.
"""

import random
import statistics
import time
from collections.abc import Callable
from itertools import combinations, cycle

import networkx as nx
import numpy as np
import shapely
import tcod.constants
import tcod.map

from adjudicator.board.squares import Space
from adjudicator.board.step_graph import Network
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Verdict
from adjudicator.games.apex.game import GAME
from adjudicator.games.apex.movement.step_graph import empty_board, network, weighed
from adjudicator.games.apex.shooting.odds import Chance, count_draws
from adjudicator.games.apex.sight.fov import field_of_view
from adjudicator.games.apex.table.scene import read_scene
from adjudicator.games.apex.table.state import Table
from tests.bench.board import ODDS, moved_wall, with_figure, with_figures
from tests.bench.board import table as bench_table
from tests.bench.carried import measure_carried
from tests.bench.over_http import measure_http
from tests.bench.paint import main as measure_paint
from tests.bench.start import commands, start_and_imports, used_by
from tests.bench.weigh import measure_weight
from tests.bench.worst import measure_worst

Work = Callable[[], object]


def timed(work: Work, times: int) -> float:
    """Seconds for one piece of work, over so many."""
    start = time.perf_counter()
    for _ in range(times):
        work()
    return (time.perf_counter() - start) / times


def compare(ours: Work, theirs: Work, rounds: int, times: int) -> tuple[float, float]:
    """Medians of both, in turn."""
    ours(), theirs()
    pairs = [(timed(ours, times), timed(theirs, times)) for _ in range(rounds)]
    mine, other = zip(*pairs, strict=True)
    return statistics.median(mine), statistics.median(other)


def row(name: str, ours: float, theirs: float, wanted: str) -> None:
    """One line of the table."""
    print(f"{name:<52}{ours * 1e6:>12.1f}{theirs * 1e6:>12.1f}{ours / theirs:>9.2f}  {wanted}")


def judge(table: Table, ask: str, **params: object) -> Verdict:
    """The verdict on a question, from parameters as JSON has them."""
    return GAME.rule(table, ask, params).verdict


def walls(table: Table) -> list[shapely.LineString]:
    """The blockage edges as lines."""
    return [shapely.LineString(edge.ends) for edge in table.tops]


def line(a: Space, b: Space) -> shapely.LineString:
    """From centre to centre."""
    return shapely.LineString([(a.c + 0.5, a.r + 0.5), (b.c + 0.5, b.r + 0.5)])


def crossings(probe: shapely.LineString, edges: list[shapely.LineString]) -> list[bool]:
    """A plain test with every edge."""
    return [probe.crosses(edge) for edge in edges]


def open_map(table: Table) -> np.ndarray:
    """The same walls as tiles of a map of 49 x 49."""
    tiles = np.ones((2 * table.rows + 1, 2 * table.columns + 1), dtype=bool)
    for edge in table.tops:
        x, y = 2 * edge.x, 2 * edge.y
        tiles[y : y + 3 if edge.vertical else y + 1, x : x + 1 if edge.vertical else x + 3] = False
    return tiles


def tcod_fov(tiles: np.ndarray, space: Space) -> object:
    """What python-tcod sees from a space."""
    at = (2 * space.r + 1, 2 * space.c + 1)
    return tcod.map.compute_fov(tiles, at, algorithm=tcod.constants.FOV_SYMMETRIC_SHADOWCAST)


def measure_lines(table: Table, spaces: list[Space]) -> None:
    """One verdict with all its steps, against a crossing test with every edge."""
    edges = walls(table)
    pairs = [tuple(random.Random(number).sample(spaces, 2)) for number in range(60)]  # noqa: S311
    ratios = []
    for a, b in pairs:
        params = {"from": list(a), "to": list(b)}
        ours, theirs = compare(
            lambda params=params: judge(table, "los", **params),  # type: ignore[misc]
            lambda a=a, b=b: crossings(line(a, b), edges),  # type: ignore[misc]
            rounds=5,
            times=5,
        )
        ratios.append((ours / theirs, ours, theirs))
    _, ours, theirs = sorted(ratios)[len(ratios) // 2]
    row("los, a verdict with its steps / 80 crosses", ours, theirs, "3 or less")
    _, ours, theirs = max(ratios)
    row("  the slowest of 60 random lines", ours, theirs, "")


def measure_sight(table: Table, spaces: list[Space]) -> None:
    """The whole sight of one figure, against C that ignores the rules."""
    tiles = open_map(table)

    def seen(space: Space) -> object:
        return field_of_view(table, space, Consultation(table.readings))

    for space in spaces:  # what is behind each edge is worked out once for all boards
        seen(space)
    by_level: dict[int, list[tuple[float, float, float]]] = {}
    for space in spaces[:: len(spaces) // 96] + [s for s in spaces if table.level(s)]:
        ours, theirs = compare(
            lambda space=space: seen(space),  # type: ignore[misc]
            lambda space=space: tcod_fov(tiles, space),  # type: ignore[misc]
            rounds=7,
            times=5,
        )
        by_level.setdefault(table.level(space), []).append((ours / theirs, ours, theirs))
    for level, ratios in sorted(by_level.items()):
        _, ours, theirs = sorted(ratios)[len(ratios) // 2]
        row(f"sight, 575 spaces, from level {level} / tcod", ours, theirs, "20 or less")
    figure = Space(12, 12)
    params = {"from": list(figure)}
    ours, theirs = compare(
        lambda: judge(table, "sight", **params),
        lambda: tcod_fov(tiles, figure),
        rounds=7,
        times=3,
    )
    row("  as a verdict, with its disputed readings", ours, theirs, "")


def measure_all_pairs(table: Table, spaces: list[Space]) -> None:
    """Every pair of spaces, against one bulk query of an STRtree, and against tcod."""
    tree = shapely.STRtree(walls(table))
    centres = np.array([(s.c + 0.5, s.r + 0.5) for s in spaces])
    first, second = np.array(list(combinations(range(len(spaces)), 2))).T
    lines = shapely.linestrings(np.stack([centres[first], centres[second]], axis=1))
    tiles = open_map(table)

    def ours() -> None:
        for space in spaces:
            field_of_view(table, space, Consultation(table.readings))

    mine, bulk = compare(ours, lambda: tree.query(lines, predicate="crosses"), rounds=3, times=1)
    row(f"all {len(lines):,} pairs / one bulk STRtree query", mine, bulk, "1 or less")
    mine, compiled = compare(
        ours, lambda: [tcod_fov(tiles, space) for space in spaces], rounds=3, times=1
    )
    row("all pairs / tcod", mine, compiled, "")


def measure_moves() -> None:
    """Where one figure may end with 4 points, against networkx on a graph that is ready."""
    # In turn, more of them than a board remembers ways for.
    figures = {name: Space(9 + n, 12) for n, name in enumerate("ABCDEF")}
    table, mine, others = with_figures(figures), cycle(figures), cycle(figures.values())
    graph = nx.DiGraph()
    costs = network(table).step_costs.items()
    graph.add_weighted_edges_from(((*arc, cost.cost) for arc, cost in costs), weight="cost")
    for name, cutoff, wanted in (
        ("move, 4 points, a verdict / networkx on the board", None, "1 or less"),
        ("  / networkx stopped at 4 points as well", 4, ""),
    ):
        ours, theirs = compare(
            lambda: judge(table, "move", figure=next(mine), points=4),
            lambda cutoff=cutoff: nx.single_source_dijkstra(  # type: ignore[misc]
                graph, next(others), cutoff=cutoff, weight="cost"
            ),
            rounds=15,
            times=6,
        )
        row(name, ours, theirs, wanted)


def measure_repair() -> None:
    """One wall moved and asked again, against weighing every step of the board anew."""
    figure, rounds = Space(12, 12), 15
    judge(with_figure(figure), "move", figure="A", points=4)  # the board before, which is kept
    moved = iter([moved_wall(number, figure) for number in range(rounds + 1)])
    built = iter([moved_wall(number, figure) for number in range(rounds + 1)])
    steps = list(empty_board(24, 24).step_costs)

    def ask_again() -> object:
        return judge(next(moved), "move", figure="A", points=4)

    def build() -> object:
        now = next(built)
        step_costs = weighed(now, now.readings, steps)
        return Network.of(
            empty_board(24, 24).spaces, {arc: cost for arc, cost in step_costs.items() if cost}
        )

    ours, theirs = compare(ask_again, build, rounds, times=1)
    row("one wall moved and asked again / graph built anew", ours, theirs, "0.10 or less")


def measure_odds() -> None:
    """Six cards of fourteen in six slots, against one search over a grid of as many spaces."""
    grid = nx.grid_2d_graph(24, 24)
    table = read_scene(ODDS["scene"])
    cards = [Chance(n % 7, soft=n % 3 == 0, hard=n % 3 == 1, semi_hits=n % 2) for n in range(14)]

    def theirs() -> object:
        return nx.single_source_dijkstra(grid, (0, 0))

    ours, other = compare(lambda: judge(table, "odds", **ODDS["asked"]), theirs, rounds=7, times=3)
    row("odds, 6 cards of 14, a verdict / networkx dijkstra", ours, other, "40 or less")
    ours, other = compare(lambda: count_draws(cards, 6), theirs, rounds=7, times=3)
    row("  the counting alone, with every icon", ours, other, "")


def measure_start() -> None:
    """Commands from nothing to their answer, against importing the packages that they use."""
    for name, arguments in commands():
        packages = used_by(arguments)
        ours, theirs = compare(*start_and_imports(arguments, packages), rounds=7, times=1)
        against = "importing its packages" if packages else "Python alone"
        row(f"{name} / {against}", ours, theirs, "2 or less" if packages else "")


def main() -> None:
    """Print the table."""
    table = bench_table()
    spaces = table.grid.spaces(table.grid.all)
    print(f"24 x 24 spaces, {len(table.tops)} blockage edges, levels 0 to 2; microseconds")
    print(f"{'ours / theirs':<52}{'ours':>12}{'theirs':>12}{'ratio':>9}  wanted")
    measure_lines(table, spaces)
    measure_sight(table, spaces)
    measure_all_pairs(table, spaces)
    measure_moves()
    measure_repair()
    measure_odds()
    measure_start()
    print()
    measure_http()
    print()
    measure_worst()
    print()
    measure_paint()
    print()
    measure_carried()
    print()
    measure_weight()


if __name__ == "__main__":
    main()
