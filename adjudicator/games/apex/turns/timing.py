"""When tokens are due, where new ones go, and what happens as the Initiative marker advances."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from adjudicator.games.apex.table.clock import TURNS, Clock, Squad, Token, cooling, turn_of
from adjudicator.games.apex.table.edition import CORE, ApexEdition

Happening = Literal["ended", "triggered", "resolved", "cooling", "returned"]


@dataclass(frozen=True, slots=True)
class Due:
    """When a token is due, in turns or rounds; `order` is its position under its space."""

    token: Token
    turns: int | None
    rounds: int | None
    order: int

    def when(self, clock: Clock, *, cooldown_first: bool) -> tuple[int, int, int]:
        """A place in time: half a turn later than the turn before it, for a transition."""
        if self.rounds is None:
            return 2 * self.token.at, 0, self.order
        end_of = clock.round + self.rounds - 1
        late = (self.token.track == "round") == cooldown_first
        return 4 * end_of + 1, int(late), self.order


@dataclass(frozen=True, slots=True)
class Event:
    """What happened to a token, and in which turn of which round."""

    happening: Happening
    token: Token
    round: int
    turn: str


@dataclass(frozen=True, slots=True)
class Walk:
    """The marker's way: what happened on it, and where it led; nowhere once the game is over."""

    clock: Clock | None
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a new token goes: below which turn, and as which from the top."""

    number: int
    round: int
    squad: Squad
    order: int


def due_tokens(clock: Clock, edition: ApexEdition = CORE) -> tuple[Due, ...]:
    """All tokens, in the order in which they fall due."""
    found = [_due(clock, token, number) for number, token in enumerate(clock.tokens)]
    first = edition.cooldown_first
    return tuple(sorted(found, key=lambda due: due.when(clock, cooldown_first=first)))


def _due(clock: Clock, token: Token, number: int) -> Due:
    above = [t for t in clock.tokens[:number] if (t.track, t.at) == (token.track, token.at)]
    order = len(above) + 1
    if token.track == "initiative":
        return Due(token, token.at - clock.number + int(clock.turn == "transition"), None, order)
    rounds = token.at if token.track == "cooldown" else token.at - clock.round
    return Due(token, None, rounds, order)


def spot_for(clock: Clock, turns: int) -> Spot:
    """Where a token goes that is a number of turns ahead, below those already there."""
    number = clock.number + turns - int(clock.turn == "transition")
    there = sum(token.track == "initiative" and token.at == number for token in clock.tokens)
    return Spot(number, *turn_of(number), there + 1)


def advance(clock: Clock, positions: int, edition: ApexEdition = CORE) -> Walk:
    """Advance the marker; what lies under a space is resolved before the marker leaves it."""
    walk = Walk(None if _is_past(clock, edition) else clock)
    for _ in range(positions):
        if walk.clock is None:
            break
        onward = _advance_one(walk.clock, edition)
        walk = replace(onward, events=(*walk.events, *onward.events))
    return walk


def _advance_one(clock: Clock, edition: ApexEdition) -> Walk:
    if clock.turn == "transition":
        return _transition(clock, edition)
    walk = _turn(clock)
    over = walk.clock is None or _is_past(walk.clock, edition)
    return replace(walk, clock=None) if over else walk


def _is_past(clock: Clock, edition: ApexEdition) -> bool:
    """Whether the marker is behind the last turn, in an edition without a last transition."""
    past = clock.turn == "transition" and clock.round == edition.last_round
    return past and not edition.last_transition


def resolved(clock: Clock) -> Walk:
    """What lies below the marker in a squad's turn, resolved where the marker is."""
    below = [t for t in clock.tokens if t.track == "initiative" and t.at == clock.number]
    if clock.turn == "transition" or not below:
        return Walk(clock)
    kept = [token for token in clock.tokens if token not in below]
    cooled = [cooling(token, token.cooldown) for token in below if token.cooldown is not None]
    events = tuple(Event(_happens(token), token, clock.round, clock.turn) for token in below)
    return Walk(clock.model_copy(update={"tokens": (*kept, *cooled)}), events)


def _turn(clock: Clock) -> Walk:
    """A squad's turn: resolve what lies below the marker, then move it on."""
    walk = resolved(clock)
    tokens = walk.clock.tokens if walk.clock else ()
    following = TURNS[TURNS.index(clock.turn) + 1]
    return replace(walk, clock=_on(clock, clock.round, following, tokens))


def _happens(token: Token) -> Happening:
    if token.label == "duration":
        return "ended"
    return "triggered" if token.label == "delay" else "resolved"


def _transition(clock: Clock, edition: ApexEdition) -> Walk:
    """A transition: cooldowns, the Round marker and what lies below it, in the edition's order."""
    first, second = (cooled, round_tokens) if edition.cooldown_first else (round_tokens, cooled)
    before = first(clock)
    walk = second(before.clock or clock)
    events = (*before.events, *walk.events)
    if clock.round == edition.last_round:
        return Walk(None, events)
    tokens = walk.clock.tokens if walk.clock else ()
    after = _on(clock, clock.round + 1, "red", tokens).model_copy(update={"activated": ()})
    return Walk(after, events)


def cooled(clock: Clock) -> Walk:
    """The Cooldown track once its tokens have moved, unless this transition has moved them."""
    if "cooldown" in clock.ticked:
        return Walk(clock)
    tokens, events = list[Token](), list[Event]()
    for token in clock.tokens:
        back = token.track == "cooldown" and token.at == 1
        if token.track == "cooldown":
            happening: Happening = "returned" if back else "cooling"
            events.append(Event(happening, token, clock.round, clock.turn))
        if not back:
            tokens.append(cooling(token, token.at - 1) if token.track == "cooldown" else token)
    return Walk(clock.model_copy(update={"tokens": tuple(tokens)}), tuple(events))


def round_tokens(clock: Clock) -> Walk:
    """What lies below the next Round, resolved when the Round marker comes there."""
    below = [t for t in clock.tokens if t.track == "round" and t.at == clock.round + 1]
    kept = tuple(token for token in clock.tokens if token not in below)
    events = tuple(Event("resolved", token, clock.round, clock.turn) for token in below)
    return Walk(clock.model_copy(update={"tokens": kept}), events)


def _on(clock: Clock, round_: int, turn: str, tokens: Sequence[Token]) -> Clock:
    update = {"round": round_, "turn": turn, "tokens": tuple(tokens), "active": None, "done": ()}
    update["ticked"] = ()
    return clock.model_copy(update=update)
