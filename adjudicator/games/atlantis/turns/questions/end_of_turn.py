"""The question `end-of-turn`: what ends with a turn, and what comes next?"""

from collections.abc import Iterator
from typing import Annotated

from pydantic import Field, StrictInt

from adjudicator.core.change import Change
from adjudicator.core.facts import Listing, Said
from adjudicator.core.input import Record, place
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.values import Json
from adjudicator.core.verdict import Step, Summary
from adjudicator.games.atlantis.table import rulings
from adjudicator.games.atlantis.table.edits import effects_written
from adjudicator.games.atlantis.table.ends import names
from adjudicator.games.atlantis.table.numbers import TURNS
from adjudicator.games.atlantis.table.state import Effect, Table, Until
from adjudicator.games.atlantis.table.statuses import ROUND, TURN, statuses_end, told_endings
from adjudicator.games.atlantis.table.turn_order import waiting
from adjudicator.games.atlantis.turns import rules
from adjudicator.games.atlantis.turns.round_ends import first_step


class EndOfTurnParams(Record):
    """Which turn ends; by default the table's current turn."""

    turn: Annotated[StrictInt, Field(ge=1, le=TURNS)] | None = None


def end_of_turn(table: Table, params: EndOfTurnParams, consult: Consultation) -> Finding:
    """Judge whether another turn follows, or the end of the Round."""
    told = table.turn if params.turn is None else params.turn
    turn = consult.known(told, place("scene", "turn"), Said("atlantis.missing.turn"))
    if turn is None:
        summary = Summary("atlantis.end-of-turn.unknown", "open", {"last": TURNS})
        steps = (Step(rules.ROUND_TURNS, "atlantis.end-of-turn.turns", {"last": TURNS}),)
        return Finding({"turn": None, "round-ends": None}, summary, steps)
    last = turn == TURNS
    facts: dict[str, object] = {"turn": turn, "next": turn + 1, "last": TURNS}
    message_id = "atlantis.end-of-turn.round" if last else "atlantis.end-of-turn.next"
    answer = {"turn": None if last else turn + 1, "round-ends": last}
    moments = _moments(table, consult) if last else TURN
    ended = tuple(each.name for each in table.effects if _ends(each, turn, moments))
    facts["names"] = Listing((*ended, *told_endings(table, moments)))
    summary = Summary(message_id, "note", facts)
    told_steps = (*_waiting(table), *_steps(facts, last=last))
    return Finding(answer, summary, told_steps, _change(table, turn, moments))


def _moments(table: Table, consult: Consultation) -> tuple[Until, ...]:
    """What ends with the fourth turn: by one reading what holds for the Round does too."""
    keywords = {each.keyword for each in table.effects}
    lasting = {until for unit in table.units.values() for _, until in unit.ends}
    if "this-round" not in keywords | lasting:
        return TURN
    return ROUND if consult(rulings.THIS_ROUND) == "before-battle" else TURN


def _ends(effect: Effect, turn: int, moments: tuple[Until, ...]) -> bool:
    """Whether an effect is over with a turn."""
    return effect.ends_with(turn) or (effect.keyword == "this-round" and "this-round" in moments)


def _change(table: Table, turn: int, moments: tuple[Until, ...]) -> Change | None:
    """The next turn, and what still holds; after the last one a tracked table ends its Round."""
    last, tracked = turn == TURNS, table.round is not None
    if last and not tracked:
        return None
    fields: dict[str, Json] = {"round-end": first_step(table)} if last else {}
    fields |= {} if last else {"turn": turn + 1}
    kept = [each for each in table.effects if not _ends(each, turn, moments)]
    fields |= {"effects": effects_written(kept)} if table.effects else {}
    gone = ("played",) if table.played else ()
    return Change(statuses_end(table, moments), fields=fields, gone=gone)


def _waiting(table: Table) -> Iterator[Step]:
    """Those who haven't acted yet, where the turn is tracked."""
    left = [table.units[card.player] for card in waiting(table)] if table.round else []
    if left:
        told = {"names": names(left), "count": len(left)}
        yield Step(rules.TURN_STEPS, "atlantis.end-of-turn.waiting", told)


def _steps(facts: dict[str, object], *, last: bool) -> Iterator[Step]:
    named = facts["names"] != Listing(())
    message_id = "atlantis.end-of-turn.these-end" if named else "atlantis.end-of-turn.effects"
    yield Step(rules.EFFECT_THIS, message_id, facts)
    message_id = "atlantis.end-of-turn.last" if last else "atlantis.end-of-turn.another"
    yield Step(rules.ROUND_TURNS, message_id, facts)
