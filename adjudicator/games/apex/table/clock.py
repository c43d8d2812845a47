"""Where the game is: round, turn, who has acted, and the tokens on the Round board's tracks.

A turn is numbered through the game: the Red squad's of Round 1 is 1, the Blue squad's 2, the Red
squad's of Round 2 is 3. A token below the Initiative track keeps the number of the turn that it
lies under, so that nothing has to be counted down when the marker advances.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field, StrictBool, StrictInt, StrictStr

from adjudicator.core.faults import InputError
from adjudicator.core.input import Record, place
from adjudicator.core.short_form import ShortRecord
from adjudicator.core.values import JsonObject
from adjudicator.games.apex.table.kit import Id, Name

#: The last round of the final book, and the most that an edition has.
LAST_ROUND = 8
MOST_ROUNDS = 9

Squad = Literal["red", "blue"]
Turn = Literal["red", "blue", "transition"]
Track = Literal["initiative", "cooldown", "round"]
Label = Literal["duration", "delay"]
#: The steps of a transition, by either book; see the checklists.
TransitionStep = Literal[
    "ring-damage",
    "feat-cards",
    "cooldown",
    "round-marker",
    "trophy",
    "square",
    "diamond",
    "draft-cards",
    "initiative",
    "square-icons",
    "tokens",
]
Positions = Annotated[StrictInt, Field(ge=1, le=40)]

#: The positions of the Initiative marker in a round.
TURNS: tuple[Turn, ...] = ("red", "blue", "transition")


class Token(Record):
    """A token on a track; of several under one space, the first in the list is the top one.

    `at` is the number of a turn on the Initiative track, a position on the Cooldown track, and a
    round on the Round track. `cooldown` is where its card sends it afterwards.
    """

    id: Id
    name: Name = ""
    owner: Id | None = None
    track: Track
    at: Positions
    label: Label | None = None
    cooldown: Positions | None = None
    component: Id | None = None

    @property
    def called(self) -> str:
        """What to call it."""
        return self.name or self.id


class ActRecord(ShortRecord):
    """An action by its name, or a card with its price. A bare name is an action.

    If `paired`, it belongs to the action before it, and the two cost 1 AP together. `points` are
    the movement points that a move used. An Interact that only `fits` Attachments so far can still
    go on with an object.
    """

    SHORT = ((str, "action"),)

    action: StrictStr | None = None
    card: Name | None = None
    ap: Annotated[StrictInt, Field(ge=0, le=2)] = 0
    label: Literal["free", "special", "enhance", "instant"] | None = None
    shoot: StrictBool = False
    respawn: StrictBool = False
    paired: StrictBool = False
    points: Annotated[StrictInt, Field(ge=0, le=99)] | None = None
    fits: StrictBool = False


class Clock(Record):
    """The Round board, and the current activation if the table keeps track of it."""

    round: Annotated[StrictInt, Field(ge=1, le=MOST_ROUNDS)]
    turn: Turn
    activated: Annotated[tuple[Id, ...], Field(max_length=200)] = ()
    tokens: Annotated[tuple[Token, ...], Field(max_length=200)] = ()
    #: Who is active, and what it has done so far.
    active: Id | None = None
    done: Annotated[tuple[ActRecord, ...], Field(max_length=50)] = ()
    #: The steps of the transition that is going on which are done already.
    ticked: Annotated[tuple[TransitionStep, ...], Field(max_length=11)] = ()

    @property
    def number(self) -> int:
        """The number of the turn that it is, in a transition that of the next one."""
        return 2 * self.round - 1 + TURNS.index(self.turn)


@dataclass(frozen=True, slots=True)
class Cooled:
    """Tokens that cooled down faster: each before and after, which is None once it is back.

    `of_nobody` are tokens on the track of which nobody has entered whose they are.
    """

    clock: Clock | None
    moved: tuple[tuple[Token, Token | None], ...] = ()
    of_nobody: tuple[Token, ...] = ()


def cool_down(clock: Clock | None, owner: str, positions: int) -> Cooled:
    """Move a Legend's tokens on the Cooldown track to the left; those that leave it are back."""
    if clock is None or not positions:
        return Cooled(clock)
    cooling = [token for token in clock.tokens if token.track == "cooldown"]
    moved = {t.id: _left_of(t, t.at - positions) for t in cooling if t.owner == owner}
    after = (moved.get(token.id, token) for token in clock.tokens)
    kept = tuple(token for token in after if token is not None)
    return Cooled(
        clock.model_copy(update={"tokens": kept}),
        tuple((token, moved[token.id]) for token in cooling if token.id in moved),
        tuple(token for token in cooling if token.owner is None),
    )


def _left_of(token: Token, at: int) -> Token | None:
    return token.model_copy(update={"at": at}) if at > 0 else None


def cooling(token: Token, position: int) -> Token:
    """A token on the Cooldown track; whatever stays on the map stays without it."""
    return token.model_copy(update={"track": "cooldown", "at": position, "component": None})


def written_clock(clock: Clock) -> JsonObject:
    """The Round board, as a scene writes it."""
    left_out = {"done"} if clock.ticked else {"done", "ticked"}
    written = clock.model_dump(mode="json", exclude_none=True, exclude=left_out)
    if clock.active is None:
        return written
    done = (act.model_dump(mode="json", exclude_defaults=True) for act in clock.done)
    return {**written, "done": list(done)}


def turn_of(number: int) -> tuple[int, Squad]:
    """The round and the squad of a numbered turn."""
    return (number + 1) // 2, "red" if number % 2 else "blue"


def check_round(clock: Clock, last: int, at: str) -> None:
    """See that the game has not gone on past its last round."""
    if clock.round > last:
        raise InputError(place(at, "round"), "input.less-than-equal", le=last)


def check_clock(clock: Clock, legends: Collection[str], pieces: Collection[str], at: str) -> None:
    """See that all it names is on the table and that no token lies behind a marker."""
    for number, legend in enumerate(clock.activated):
        _check_known(legend, legends, place(at, "activated", number))
    if clock.active is not None:
        _check_known(clock.active, legends, place(at, "active"))
    for number, token in enumerate(clock.tokens):
        here = place(at, "tokens", number)
        _check_id(clock.tokens[:number], token, here)
        check_token(token, legends, pieces, here)
        _check_ahead(clock, token, place(here, "at"))


def check_token(token: Token, legends: Collection[str], pieces: Collection[str], at: str) -> None:
    """See that whose token it is, and what stands for it on the map, are on the table."""
    if token.owner is not None:
        _check_known(token.owner, legends, place(at, "owner"))
    if token.component is not None and token.component not in pieces:
        where, known = place(at, "component"), tuple(pieces)
        raise InputError(where, "apex.time.no-component", id=token.component, known=known)


def _check_known(legend: str, legends: Collection[str], at: str) -> None:
    if legend not in legends:
        raise InputError(at, "end.unknown-figure", id=legend, known=tuple(legends))


def _check_id(before: Sequence[Token], token: Token, at: str) -> None:
    for number, other in enumerate(before):
        if other.id == token.id:
            raise InputError(place(at, "id"), "scene.same-id", id=token.id, other=number)


def _check_ahead(clock: Clock, token: Token, at: str) -> None:
    if token.track == "initiative" and token.at < clock.number:
        raise InputError(at, "apex.time.past-turn", first=clock.number)
    if token.track == "round" and token.at <= clock.round:
        raise InputError(at, "apex.time.past-round", round=clock.round)
