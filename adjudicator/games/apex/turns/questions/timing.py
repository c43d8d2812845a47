"""The question `timing`: what falls due when, where does a token go, what does time bring?"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from itertools import chain

from adjudicator.core.change import Change, Edit
from adjudicator.core.facts import Called, Listing, Said
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Answer, Mark, Step, Summary
from adjudicator.games.apex.table.attached import attached_ids, taken_off
from adjudicator.games.apex.table.clock import (
    Clock,
    Token,
    check_round,
    check_token,
    turn_of,
    written_clock,
)
from adjudicator.games.apex.table.legends import all_legends, legend_marks, names_of, still_to_act
from adjudicator.games.apex.table.naming import piece_marks
from adjudicator.games.apex.table.pieces import Piece
from adjudicator.games.apex.table.state import Table
from adjudicator.games.apex.table.victory import VictoryProof
from adjudicator.games.apex.turns import rules
from adjudicator.games.apex.turns.questions.timing_params import (
    PlacingRecord,
    StartRecord,
    TimingParams,
)
from adjudicator.games.apex.turns.questions.victory import (
    after_last_round,
    ended,
    victory_told,
)
from adjudicator.games.apex.turns.timing import (
    Due,
    Event,
    Spot,
    Walk,
    advance,
    due_tokens,
    spot_for,
)

#: A miniature with this tag stays on the map when its token cools down.
PERSISTENT = "PERSISTENT"


@dataclass(frozen=True)
class TimingProof:
    """What was placed and where, what happened on the marker's way, and what is due then."""

    start: Clock
    placed: Token | None
    spot: Spot | None
    taken: Token | None
    walk: Walk
    due: tuple[Due, ...]

    @property
    def moved(self) -> bool:
        """Whether the marker is no longer where it was."""
        clock = self.walk.clock
        return clock is None or (clock.round, clock.turn) != (self.start.round, self.start.turn)


def timing(table: Table, params: TimingParams, consult: Consultation) -> Finding:
    """Judge what is due, and what time brings."""
    proof = _judged(table, params)
    change = _change(table, proof)
    won = _won(table, proof, consult)
    result = victory_told(won, rounds_over=True) if won else ()
    steps = chain(_steps(table, proof), result)
    return Finding(_answer(proof), _summary(table, proof, won), steps, change)


def _won(table: Table, proof: TimingProof, consult: Consultation) -> VictoryProof | None:
    """Who has won, if the last Round is over and the Ring has done its last damage."""
    clock = proof.start
    burns = table.ring is not None and table.edition.last_transition
    waits = burns and "ring-damage" not in clock.ticked
    if proof.walk.clock is not None or waits:
        return None
    return after_last_round(tuple(all_legends(table)), consult)


def _change(table: Table, proof: TimingProof) -> Change | None:
    """The Round board after placing and advancing, and the map without what was taken off it."""
    idle = table.time is not None and not proof.moved and proof.placed is None
    if proof.walk.clock is None or proof.taken:
        return None
    return Change() if idle else walked(table, proof.walk, proof.walk.clock)


def walked(table: Table, walk: Walk, clock: Clock) -> Change:
    """The Round board as it is then, and the map without what was taken off it on the way."""
    gone = [piece for event in walk.events for piece in _gone(table, event)]
    removed = [("components", piece.id) for piece in gone if piece in table.pieces]
    return Change(_taken_off(table, walk), removed, fields={"time": written_clock(clock)})


def _taken_off(table: Table, walk: Walk) -> tuple[Edit, ...]:
    """The Legends without the attached miniatures whose time is over, wherever they are."""
    ended = [event for event in walk.events if event.token.track == "initiative"]
    ids = {event.token.component for event in ended if event.token.component}
    stay = {
        one.id
        for legend in all_legends(table)
        for one in legend.kit.attached
        if PERSISTENT in one.tags
    }
    return tuple(taken_off(table, ids - stay))


def _judged(table: Table, params: TimingParams) -> TimingProof:
    begun = table.time or _started(table, params.start)
    clock, placing = begun, params.place
    taken = next((t for t in clock.tokens if placing and t.id == placing.id), None)
    token = spot = None
    if placing and not taken:
        spot = spot_for(clock, placing.turns)
        token = _token(placing, spot, {t.id for t in clock.tokens})
        clock = clock.model_copy(update={"tokens": (*clock.tokens, token)})
        legends, pieces = [x.id for x in all_legends(table)], [x.id for x in table.pieces]
        pieces += attached_ids(table)
        check_token(token, legends, pieces, "place")
    walk = advance(clock, params.advance, table.edition)
    due = due_tokens(walk.clock, table.edition) if walk.clock else ()
    return TimingProof(begun, token, spot, taken, walk, due)


def _started(table: Table, start: StartRecord) -> Clock:
    clock = Clock(round=start.round, turn=start.turn)
    check_round(clock, table.edition.last_round, "start")
    return clock


def _token(placing: PlacingRecord, spot: Spot, others: Collection[str]) -> Token:
    given = placing.model_dump(exclude={"turns", "id"})
    free = (f"{placing.label}-{number}" for number in range(1, len(others) + 2))
    id_ = placing.id or next(name for name in free if name not in others)
    return Token(id=id_, track="initiative", at=spot.number, **given)


def _answer(proof: TimingProof) -> Answer:
    due = [
        {"token": due.token.id, "turns": due.turns, "rounds": due.rounds, "order": due.order}
        for due in proof.due
    ]
    clock, spot = proof.walk.clock, proof.spot
    return {
        "due": due,
        "round": clock.round if clock else None,
        "turn": clock.turn if clock else None,
        "resolved": [e.token.id for e in proof.walk.events if e.token.track != "cooldown"],
        "returned": [e.token.id for e in proof.walk.events if e.happening == "returned"],
        "place": spot and {"round": spot.round, "turn": spot.squad, "order": spot.order},
    }


def _summary(table: Table, proof: TimingProof, won: VictoryProof | None) -> Summary:
    clock = proof.walk.clock
    if proof.taken:
        return Summary("apex.timing.taken", "blocked", {"token": proof.taken.called})
    if clock is None:
        return ended(won, "apex.timing.over", {})
    if proof.spot and not proof.moved:
        return Summary("apex.timing.placed", "note", _spot_facts(proof.spot))
    now = sum(due.turns == 0 for due in proof.due)
    facts = {"count": now, "round": clock.round, "turn": Called(f"apex.turn.{clock.turn}")}
    facts["listed"] = _listed(proof)
    if table.time is None and not proof.moved:
        return Summary("apex.timing.begins", "note", facts)
    if proof.moved:
        return Summary(
            "apex.timing.moves-with" if proof.walk.events else "apex.timing.moves", "note", facts
        )
    return Summary("apex.timing.due" if now else "apex.timing.none-due", "note", facts)


def _listed(proof: TimingProof) -> Listing:
    """What happens on the marker's way, in a few words each."""
    return Listing(
        tuple(
            Said(f"apex.timing.short-{event.happening}", (("token", event.token.called),))
            for event in proof.walk.events
        )
    )


def _spot_facts(spot: Spot) -> dict[str, object]:
    return {"turn": Called(f"apex.turn.{spot.squad}"), "round": spot.round, "order": spot.order}


def _steps(table: Table, proof: TimingProof) -> Iterator[Step]:
    if table.time is None:
        facts = {"turn": Called(f"apex.turn.{proof.start.turn}"), "round": proof.start.round}
        yield Step(rules.ROUND_ORDER, "apex.timing.starts", facts)
    if proof.taken:
        facts = {"token": proof.taken.called}
        yield Step(rules.ABILITY_TOKEN, "apex.timing.token-away", facts, _marks(table, proof.taken))
    if proof.placed and proof.spot:
        yield from _placed(table, proof.placed, proof.spot, proof.start)
    if proof.moved and (waiting := still_to_act(table)):
        idle = {"names": names_of(waiting)}
        yield Step(rules.TURN_ADVANCE, "apex.timing.not-all", idle, legend_marks(*waiting))
    for event in proof.walk.events:
        yield from happened(table, event)
    yield _arrived(proof)
    if proof.walk.clock:
        for due in proof.due:
            yield from _is_due(table, proof.walk.clock, due)


def _placed(table: Table, token: Token, spot: Spot, clock: Clock) -> Iterator[Step]:
    label = rules.TIME_DURATION if token.label == "duration" else rules.TIME_DELAY
    message_id = "apex.timing.duration" if token.label == "duration" else "apex.timing.delay"
    ahead = spot.number - clock.number + int(clock.turn == "transition")
    facts = {"token": token.called, "turns": ahead, **_spot_facts(spot)}
    yield Step(label, message_id, facts, _marks(table, token))
    if spot.order > 1:
        yield Step(rules.TIME_BELOW, "apex.timing.below", facts)


def happened(table: Table, event: Event) -> Iterator[Step]:
    """What happened to a token, and what that takes off the map."""
    token = event.token
    facts: dict[str, object] = {
        "token": token.called,
        "round": event.round,
        "turn": Called(f"apex.turn.{event.turn}"),
        "position": token.at - 1,
    }
    rule, message_id = _HAPPENINGS[event.happening]
    if event.happening == "resolved" and token.track == "round":
        rule, message_id = rules.TRANSITION_DIAMOND, "apex.timing.round-token"
    yield Step(rule, message_id, facts, _marks(table, token))
    if token.track == "initiative":
        for piece in _gone(table, event):
            marks = piece_marks(piece, role="note")
            yield Step(rules.COOLDOWN_RETURN, "apex.timing.off-the-map", facts, marks)
        if token.cooldown is not None:
            cooling = {**facts, "position": token.cooldown}
            yield Step(rules.COOLDOWN_PLACE, "apex.timing.to-cooldown", cooling)
        elif token.label:
            yield Step(rules.COOLDOWN_PLACE, "apex.timing.cooldown-unknown", facts)


_HAPPENINGS = {
    "ended": (rules.TIME_DURATION, "apex.timing.ended"),
    "triggered": (rules.TIME_DELAY, "apex.timing.triggered"),
    "resolved": (rules.TURN_EFFECTS, "apex.timing.resolved"),
    "cooling": (rules.COOLDOWN_MOVE, "apex.timing.cooling"),
    "returned": (rules.COOLDOWN_DONE, "apex.timing.returned"),
}


def _arrived(proof: TimingProof) -> Step:
    clock = proof.walk.clock
    if clock is None:
        return Step(rules.TRANSITION_TROPHY, "apex.timing.game-over", {})
    facts = {"round": clock.round, "turn": Called(f"apex.turn.{clock.turn}")}
    if not proof.moved:
        return Step(rules.ROUND_ORDER, "apex.timing.stands", facts)
    transition = clock.turn == "red"
    rule = rules.TRANSITION_INITIATIVE if transition else rules.TURN_ADVANCE
    return Step(rule, "apex.timing.arrived", facts)


def _is_due(table: Table, clock: Clock, due: Due) -> Iterator[Step]:
    facts: dict[str, object] = {"token": due.token.called, "order": due.order}
    marks = _marks(table, due.token)
    if due.rounds is not None:
        facts |= {"rounds": due.rounds, "round": clock.round + due.rounds}
        cools = due.token.track == "cooldown"
        rule = rules.ABILITY_TOKEN if cools else rules.TRANSITION_DIAMOND
        yield Step(rule, "apex.timing.cools" if cools else "apex.timing.round-due", facts, marks)
        return
    round_, squad = turn_of(due.token.at)
    facts |= {"turns": due.turns, "round": round_, "turn": Called(f"apex.turn.{squad}")}
    message_id = "apex.timing.due-in" if due.turns else "apex.timing.due-now"
    yield Step(rules.TURN_EFFECTS, message_id, facts, marks)


def _gone(table: Table, event: Event) -> Iterator[Piece]:
    """What leaves the map with a token that goes off the Initiative track."""
    if event.token.track == "initiative":
        for piece in (*table.pieces, *table.attached):
            if piece.id == event.token.component and PERSISTENT not in piece.tags:
                yield piece


def _marks(table: Table, token: Token) -> tuple[Mark, ...]:
    pieces = (piece for piece in table.pieces if piece.id == token.component)
    return piece_marks(*pieces, role="note")
