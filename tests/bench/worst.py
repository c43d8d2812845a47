"""The worst requests: every page and every action on the biggest tables that are permitted.

Each is told as a ratio to the median of the same requests on the example tables, in one run: of
the processor's time, and of the calls that Python makes, which are the same however busy a machine
is. `python -m tests.bench.worst` prints the worst of each game.
"""

import cProfile
import os
import re
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

from flask.testing import FlaskClient

from adjudicator.app.repository import TableRepository
from adjudicator.app.tables import examples
from adjudicator.games import GAMES
from adjudicator.tables.sql.database import file_url
from adjudicator.web.limits import VARIABLE
from tests.bench.big import BIGGEST, biggest
from tests.support.apps import an_app, visitor
from tests.support.routes import addresses, kept

#: How many times the median the worst may take.
WANTED = 20
#: What belongs to no table, or never ends.
_ELSEWHERE = ("static", "docs.", "live.", "front.", "language.", "offline.", "search.", "api.")
#: A table of each game that requests are usual on.
_USUAL = {"apex": "tuesday-table", "flashpoint": "night-shift", "atlantis": "the-ford"}


def requests(client: FlaskClient, scene: dict[str, Any]) -> Iterator[str]:
    """Every page of a table, and every action from one piece to another, of a kept table."""
    _, ref = kept(client, scene)
    _forget(client)
    for rule, address in addresses(client.application, "GET", ref):
        if "ref" in rule.arguments and not rule.endpoint.startswith(_ELSEWHERE):
            yield address
    first, second = _two(client, ref)
    for action in GAMES[scene["game"]].actions:
        for ends in (f"from={first}", f"from={first}&to={second}"):
            yield f"/table/{ref}?ask={action.name}&{ends}"
    yield f"/table/{ref}?from={first}&to={second}"
    yield f"/table/{ref}?from={first}"


def _forget(client: FlaskClient) -> None:
    """Have the table read again, as by a process that never saw it."""
    known = client.application.extensions["repository"]
    fresh = TableRepository(known.store, known.notifier)
    client.application.extensions["repository"] = fresh


def _two(client: FlaskClient, ref: str) -> tuple[str, str]:
    """The words of the first and the last piece."""
    table = client.application.extensions["repository"].open(ref).table
    pawns = table.sketch.pawns
    return quote(pawns[0].id), quote(pawns[-1].id)


def timed(client: FlaskClient, address: str) -> float:
    """Seconds of work for one request, however busy the machine is with other things."""
    start = time.process_time()
    with client.get(address) as answer:
        assert answer.status_code < 500, address
    return time.process_time() - start


def counted(client: FlaskClient, address: str) -> float:
    """The calls that Python makes for one request, its own and those into libraries."""
    profile = cProfile.Profile()
    profile.enable()
    timed(client, address)
    profile.disable()
    return float(sum(entry.callcount for entry in profile.getstats()))


#: What one request takes.
Cost = Callable[[FlaskClient, str], float]


def measured(client: FlaskClient, name: str, scene: dict[str, Any], cost: Cost) -> dict[str, float]:
    """What each request takes, without the table's own part of its address."""
    ask = requests(client, scene)
    return {re.sub(r"^/table/[^/?]*", name + " ", one): cost(client, one) for one in ask}


def usual_cost(client: FlaskClient, cost: Cost) -> float:
    """What the median request on the example tables takes, once the pages have been made."""
    scenes = {game: dict(examples()[ref].scene) for game, ref in _USUAL.items()}
    rounds = [[measured(client, *one, cost) for one in scenes.items()] for _ in range(2)]
    return statistics.median(taken for table in rounds[-1] for taken in table.values())


def worst_first(client: FlaskClient, name: str, cost: Cost) -> list[tuple[str, float]]:
    """The requests on the biggest table of a name, as nobody has asked for them before.

    What a process works out once for all boards of a size isn't counted: another table of the size
    is asked before.
    """
    measured(client, name, biggest(name), timed)
    taken = measured(client, name, biggest(name, 1), cost)
    return sorted(taken.items(), key=lambda one: -one[1])


def measure_worst(names: tuple[str, ...] = tuple(BIGGEST)) -> None:
    """Print the worst requests of each of the biggest tables."""
    os.environ[VARIABLE] = "off"  # all of it comes from one device
    for told, cost, scale in (("milliseconds", timed, 1e3), ("calls", counted, 1)):
        print(f"the biggest tables that are permitted; {told}, and times the median request")
        # Each has an application of its own, but the second finds what modules have cached.
        with tempfile.TemporaryDirectory() as store, an_app(file_url(Path(store))) as app:
            client = visitor(app)
            median = usual_cost(client, cost)
            print(f"{'median request':<52}{median * scale:>12.1f}")
            for name in names:
                for request, taken in worst_first(client, name, cost)[:4]:
                    ratio = taken / median
                    print(f"{request:<52}{taken * scale:>12.1f}{ratio:>9.1f}  {WANTED} or less")


if __name__ == "__main__":
    measure_worst(tuple(sys.argv[1:]) or tuple(BIGGEST))
