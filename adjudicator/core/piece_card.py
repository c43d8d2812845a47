"""What the page shows about a tapped piece, and about the turn.

Games give facts and message ids; the page turns them into words.
"""

from dataclasses import dataclass
from typing import Literal

from adjudicator.core.facts import Said
from adjudicator.core.rule import RuleId
from adjudicator.core.sketch import PawnShape


@dataclass(frozen=True, slots=True)
class Dial:
    """A number on a piece's board or card; None if nobody has entered it.

    `label` is the message id of its name. `most` is its maximum, if that is fixed.
    """

    label: str
    value: int | None
    most: int | None = None


@dataclass(frozen=True, slots=True)
class Verb:
    """An action that fits a piece, or the turn, as it is now.

    `note` is what it costs, or why it can't be done if it isn't `ready`. `fields` are texts that
    the action's form begins with. An action without `here` isn't about the tapped piece: it starts
    at `start` and targets `to`, or neither.
    """

    action: str
    note: Said | None = None
    ready: bool = True
    fields: tuple[tuple[str, str], ...] = ()
    here: bool = True
    start: str = ""
    to: str = ""


@dataclass(frozen=True, slots=True)
class Sighting:
    """Someone that a piece sees, or is seen by: the word for links, the name, and a remark."""

    word: str
    name: str | Said
    enemy: bool = True
    note: Said | None = None


@dataclass(frozen=True, slots=True)
class PieceCard:
    """The card of a piece: its dials, its notes, whom it sees, and the actions that fit it now."""

    dials: tuple[Dial, ...] = ()
    #: What it carries and its state, a few words each.
    notes: tuple[Said, ...] = ()
    #: Enemies first. None where the game has no sight.
    sees: tuple[Sighting, ...] | None = None
    seen_by: tuple[Sighting, ...] | None = None
    #: The few actions that fit now, the likeliest first.
    verbs: tuple[Verb, ...] = ()
    #: What it is called, and where it is, if not as the place that was tapped.
    title: Said | None = None
    place: Said | None = None


@dataclass(frozen=True, slots=True)
class Consequence:
    """A consequence of an action: what happens, by which rule, and whether it has happened.

    The one that is decided `now` has its own ruling; the page shows that in its place.
    """

    said: Said
    rule: RuleId
    state: Literal["done", "now", "next"]
    #: What came of it.
    note: Said | None = None


@dataclass(frozen=True, slots=True)
class DeedCard:
    """An action and all its consequences, in order; a single Undo reverts all of it."""

    said: Said
    consequences: tuple[Consequence, ...]
    #: Its costs, a few words each.
    notes: tuple[Said, ...] = ()
    #: Who did it, as a name.
    who: str | Said = ""
    shape: PawnShape | None = None
    #: What the players choose from before it can be decided, each with its name as its note.
    choices: tuple[Verb, ...] = ()


@dataclass(frozen=True, slots=True)
class TurnLine:
    """The current turn in one line.

    `where` is the round and whose turn it is, `shape` that of the team's figures. `left` of `most`
    points or tokens are left. `next` ends what is going on; `others` are what else belongs to the
    turn: timers, tracks, checklists. A next thing that `follows` at once is what the page shows
    after a change; so is `then`, which is another one. `score_words` say a score that is written
    in signs.
    """

    where: Said
    shape: PawnShape | None = None
    left: int | None = None
    most: int = 0
    score: Said | None = None
    next: Verb | None = None
    others: tuple[Verb, ...] = ()
    follows: bool = False
    then: Verb | None = None
    score_words: Said | None = None
    #: What was done last, while something that it causes is still due.
    deed: DeedCard | None = None
