"""Setting up a Flashpoint table: the tray, and what is done with its pieces."""

from typing import Any

from adjudicator.kernel.scene import Malformed
from adjudicator.kernel.setup import Deed, Setup


def _empty(columns: int, rows: int) -> dict[str, Any]:
    return {"game": "flashpoint", "zones": [[c, r] for r in range(rows) for c in range(columns)]}


def _not(*_given: object) -> Deed:
    raise Malformed("piece", "setup.unknown-piece", piece="")


SETUP = Setup(
    pieces=lambda _table: (),
    counted=lambda _table: {},
    maps=(),
    empty=_empty,
    found=lambda _table, _space: None,
    put=_not,
    moved=_not,
    turned=_not,
    removed=_not,
    named=_not,
    mirrored=_not,
    rotated=_not,
    copied=_not,
)
