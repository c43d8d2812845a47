"""The worst requests: every page and every action on the biggest tables that are permitted.

Each is told as a ratio to the median of the same requests on the example tables, in one run.
`python -m tests.bench.worst` prints the worst of each game.
"""

import os
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

from flask.testing import FlaskClient

from adjudicator.app.tables import examples
from adjudicator.games import GAMES
from adjudicator.tables.sql.database import file_url
from adjudicator.web.limits import VARIABLE
from tests.bench.big import biggest
from tests.support.apps import an_app
from tests.support.routes import addresses, kept

#: How many times the median the worst may take.
WANTED = 20
#: What belongs to no table, or never ends.
_ELSEWHERE = ("static", "docs.", "live.", "front.", "language.", "offline.", "search.", "api.")
#: A table of each game that requests are usual on.
_USUAL = {"apex": "tuesday-table", "flashpoint": "night-shift", "atlantis": "the-ford"}


def requests(client: FlaskClient, game: str, scene: dict[str, Any]) -> Iterator[str]:
    """Every page of a table, and every action from one piece to another, of a kept table."""
    _, ref = kept(client, scene)
    for rule, address in addresses(client.application, "GET", ref):
        if "ref" in rule.arguments and not rule.endpoint.startswith(_ELSEWHERE):
            yield address
    first, second = _two(client, ref)
    for action in GAMES[game].actions:
        for ends in (f"from={first}", f"from={first}&to={second}"):
            yield f"/table/{ref}?ask={action.name}&{ends}"
    yield f"/table/{ref}?from={first}&to={second}"
    yield f"/table/{ref}?from={first}"


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


def measured(client: FlaskClient, game: str, scene: dict[str, Any]) -> dict[str, float]:
    """Seconds for each request, without the key of the table."""
    found = {}
    for address in [*requests(client, game, scene)]:
        head, _, rest = address.partition("/table/")
        name = head + rest.partition("~")[2].lstrip("-_")[22:]
        found[name] = timed(client, address)
    return found


def measure_worst(games: tuple[str, ...] = tuple(_USUAL)) -> None:
    """Print the worst requests of each game."""
    os.environ[VARIABLE] = "off"  # all of it comes from one device
    print("the biggest tables that are permitted; milliseconds, and times the median request")
    with tempfile.TemporaryDirectory() as store, an_app(file_url(Path(store))) as app:
        client = app.test_client()
        client.get("/")
        usual = {g: measured(client, g, dict(examples()[_USUAL[g]].scene)) for g in _USUAL}
        again = [measured(client, g, dict(examples()[_USUAL[g]].scene)) for g in _USUAL]
        assert usual
        median = statistics.median(one for table in again for one in table.values())
        print(f"{'median request':<52}{median * 1e3:>12.1f}")
        for game in games:
            measured(client, game, biggest(game))
            taken = measured(client, game, biggest(game))
            worst = sorted(taken.items(), key=lambda one: -one[1])
            for name, seconds in worst[:4]:
                ratio = seconds / median
                named = f"{game} {name}"
                print(f"{named:<52}{seconds * 1e3:>12.1f}{ratio:>9.1f}  {WANTED} or less")


if __name__ == "__main__":
    measure_worst(tuple(sys.argv[1:]) or tuple(_USUAL))
