"""What the page offers: actions, the questions that each asks, and what is filled in for it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic

from adjudicator.core.form import Field
from adjudicator.core.question import T, Tap
from adjudicator.core.values import Json, JsonObject


@dataclass(frozen=True)
class Stage:
    """A question of an action, and the fields that must be filled in before it is asked.

    `given` are parameters that this action always asks with; `taps` replace the question's own.
    """

    ask: str
    needs: tuple[str, ...] = ()
    given: Mapping[str, Json] = field(default_factory=dict)
    taps: tuple[Tap, ...] | None = None


#: The fields of an action, for the table as it is and for what is filled in so far.
Fields = Callable[[T, JsonObject], tuple[Field, ...]]


def no_fields(_table: object, _params: JsonObject) -> tuple[Field, ...]:
    """Nothing to fill in."""
    return ()


@dataclass(frozen=True)
class Action(Generic[T]):
    """Something to do with the board: what is asked at each stage, furthest first."""

    name: str
    stages: tuple[Stage, ...]
    fields: Fields[T] = no_fields
    #: Questions whose answers are told next to its own.
    companions: tuple[str, ...] = ()
    #: Questions on what would change the answer, asked with all that was pointed at and filled in.
    suggestions: tuple[str, ...] = ()
    #: Actions that can follow on the same two places: if the second is someone, or an empty place.
    then_on_figure: tuple[str, ...] = ()
    then_on_place: tuple[str, ...] = ()
    #: Names that older links have for it.
    aliases: tuple[str, ...] = ()
    #: Whether it is one of the few that are always at hand.
    main: bool = False
    #: Whether it is for someone who is off the board.
    from_outside: bool = False
    #: Where it stands in the menu, whichever topic it belongs to: low numbers first.
    order: int = 0
    #: The topic that it belongs to, which is its group in the menu; the game fills it in.
    group: str = ""
