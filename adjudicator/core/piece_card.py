"""What the page shows of a piece that was tapped, and of whose turn it is.

Games say what stands there, as facts and message ids; the page says it in words.
"""

from dataclasses import dataclass
from typing import Literal

from adjudicator.core.facts import Said
from adjudicator.core.rule import RuleId
from adjudicator.core.sketch import PawnShape


@dataclass(frozen=True, slots=True)
class Dial:
    """A number on a piece's board or card; None is one that nobody has entered.

    `label` is the id of its name. `most` is how high it goes, where that is fixed.
    """

    label: str
    value: int | None
    most: int | None = None


@dataclass(frozen=True, slots=True)
class Verb:
    """An action that fits a piece, or the turn, as it is now.

    `note` is what it costs, or why it can't be done if it isn't `ready`. `fields` are texts that
    the action's form begins with. An action that doesn't begin `here` is not about the piece that
    was tapped: it begins at `start` and is about `to`, or nowhere.
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
    """The card of a piece: its dials, what it has or is, whom it sees, and what fits it now."""

    dials: tuple[Dial, ...] = ()
    #: What it holds and what state it is in, each a few words.
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
    """Something that a deed causes: what happens, by which rule, and whether it has happened.

    The one that is decided `now` has its own ruling; the page shows that in its place.
    """

    said: Said
    rule: RuleId
    state: Literal["done", "now", "next"]
    #: What came of it.
    note: Said | None = None


@dataclass(frozen=True, slots=True)
class DeedCard:
    """A deed and all that it causes, in order: one thing to the players, and to Undo."""

    said: Said
    consequences: tuple[Consequence, ...]
    #: What it cost, each a few words.
    notes: tuple[Said, ...] = ()
    #: Who did it, as a name.
    who: str | Said = ""
    shape: PawnShape | None = None
    #: What the players choose from before it can be decided, each with its name as its note.
    choices: tuple[Verb, ...] = ()


@dataclass(frozen=True, slots=True)
class TurnLine:
    """Where the game is, in one line.

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
