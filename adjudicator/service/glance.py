"""What a tap asks: one end of a line, or two, and all that is told of them at once."""

from dataclasses import dataclass

from adjudicator.kernel.game import NamedEnd
from adjudicator.kernel.verdict import Verdict
from adjudicator.service.judge import ask_table
from adjudicator.service.tables import OpenTable


@dataclass(frozen=True)
class Glance:
    """The ends that were pointed at, the verdict on them, and what is told beside it."""

    ends: tuple[NamedEnd, ...] = ()
    verdict: Verdict | None = None
    beside: tuple[Verdict, ...] = ()


def glance(table: OpenTable, ask: str, start: str, to: str) -> Glance:
    """Judge what is between two ends, or around one; no verdict before there is enough to ask."""
    game, state = table.game, table.state
    given = {
        at: game.named_end(state, word, at) for at, word in (("from", start), ("to", to)) if word
    }
    ends = tuple(given.values())
    asked = {at: end.asked for at, end in given.items()}
    if not start or (ask != game.around and not to):
        return Glance(ends)
    verdict, *beside = (
        ask_table(game, state, {"ask": name, **asked}) for name in (ask, *game.beside.get(ask, ()))
    )
    return Glance(ends, verdict, tuple(beside))
