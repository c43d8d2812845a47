"""What a tap asks: one end of a line, or two, and all that is told of them at once."""

from dataclasses import dataclass

from adjudicator.kernel.coordinates import space_link, space_name
from adjudicator.kernel.verdict import Verdict
from adjudicator.service.judge import ask_table
from adjudicator.service.tables import OpenTable


@dataclass(frozen=True)
class Glance:
    """The verdict that was asked for, and others that are told beside it."""

    verdict: Verdict
    beside: tuple[Verdict, ...] = ()


@dataclass(frozen=True)
class End:
    """An end as it is shown: how a link writes it, who or what it is, and where."""

    link: str
    name: str
    at: str
    shape: str | None


def end_of(table: OpenTable, word: str, at: str) -> End:
    """The end that a word names."""
    named = table.game.named_end(table.state, word, at)
    where = space_name(named.space)
    return End(named.figure or space_link(named.space), named.name or where, where, named.shape)


def glance(table: OpenTable, start: str, to: str, *, around: bool) -> Glance | None:
    """Judge what is between two ends, or around one; nothing before there is enough to ask."""
    if not start or not (to or around):
        return None
    game, state = table.game, table.state
    given = {"from": game.named_end(state, start, "from").asked}
    if not around:
        given["to"] = game.named_end(state, to, "to").asked
    names = game.around if around else game.between
    verdict, *beside = (ask_table(game, state, {"ask": name, **given}) for name in names)
    return Glance(verdict, tuple(beside))
