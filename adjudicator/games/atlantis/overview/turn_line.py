"""Where the game is: the Round, the turn, who acts, the Life counters, and what comes next."""

from adjudicator.core.facts import Said
from adjudicator.core.piece_card import TurnLine, Verb
from adjudicator.games.atlantis.table.numbers import TURNS
from adjudicator.games.atlantis.table.sketch import PAWNS
from adjudicator.games.atlantis.table.state import Table, other_team
from adjudicator.games.atlantis.table.turn_order import acting, next_act, phase_of, waiting
from adjudicator.games.atlantis.victory.questions.victory import is_over

_OTHERS = ("initiative", "effects", "victory", "turn", "start")


def turn_line(table: Table) -> TurnLine | None:
    """The line of a table that keeps track of turns."""
    if table.round is None:
        return None
    act = acting(table)
    who = table.units[act.card.player] if act else None
    return TurnLine(
        _where(table, who.name if who else None),
        PAWNS[who.team] if who else None,
        score=_life(table, "atlantis.turn-line.life"),
        score_words=_life(table, "atlantis.turn-line.life-words"),
        next=None if is_over(table) else _next(table),
        others=tuple(Verb(name, here=False) for name in _OTHERS),
    )


def _where(table: Table, who: str | None) -> Said:
    phase = phase_of(table)
    facts: tuple[tuple[str, object], ...] = (("round", table.round), ("turn", table.turn))
    if is_over(table):
        return Said("atlantis.turn-line.over", facts)
    if who is not None:
        return Said("atlantis.turn-line.acting", (*facts, ("who", who)))
    return Said(f"atlantis.turn-line.{phase}", facts)


def _life(table: Table, message_id: str) -> Said | None:
    if not table.life:
        return None
    return Said(message_id, (("red", table.life["red"]), ("blue", table.life["blue"])))


def _next(table: Table) -> Verb:
    """The one thing that comes next, by the order of the book."""
    phase = phase_of(table)
    if phase == "round-end":
        said = Said(f"atlantis.turn-line.step.{table.round_end}")
        return Verb("round-step", said, here=False)
    if phase == "cards":
        return Verb("initiative", Said("atlantis.turn-line.reveal"), here=False)
    if phase == "acting":
        return Verb("resolve", _following(table), here=False)
    last = table.turn == TURNS
    name = "atlantis.turn-line.end-round" if last else "atlantis.turn-line.end-turn"
    return Verb("end-of-turn", Said(name, (("turn", table.turn),)), here=False)


def _following(table: Table) -> Said:
    """Who acts after the one that acts now."""
    now = acting(table)
    if now is None:
        return Said("atlantis.turn-line.all-done")
    coin = table.coin if now.coin is None else other_team(now.coin)
    then = next_act((card for card in waiting(table) if card != now.card), coin)
    if then is None:
        return Said("atlantis.turn-line.all-done")
    return Said("atlantis.turn-line.next", (("who", table.units[then.card.player].name),))
