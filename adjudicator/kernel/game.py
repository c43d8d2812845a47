"""What a game offers to the rest of the house: how to read its scenes, what can be asked."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel

from adjudicator.kernel.change import Change
from adjudicator.kernel.facts import Place
from adjudicator.kernel.rule import RuleBook
from adjudicator.kernel.ruling import Rulings
from adjudicator.kernel.sketch import PawnShape, Sketch
from adjudicator.kernel.verdict import Verdict


@dataclass(frozen=True)
class Question:
    """One thing that can be asked: its parameters, and who answers."""

    parameters: type[BaseModel]
    answer: Callable[[Any, Any], Verdict]
    #: What doing it, and not only asking about it, changes; nothing if it may not be done.
    change: Callable[[Any, Any], Change | None] | None = None


@dataclass(frozen=True)
class NamedEnd:
    """An end that a word names: how a question and a link write it, and what it is."""

    asked: Mapping[str, Any]
    word: str
    place: Place
    shape: PawnShape | None


@dataclass(frozen=True)
class Game:
    """A game: its scenes, its questions, its rules and its open points."""

    name: str
    scene: type[BaseModel]
    read_scene: Callable[[object], Any]
    questions: Mapping[str, Question]
    rules: RuleBook
    rulings: Rulings
    #: A table as shapes.
    sketch: Callable[[Any], Sketch]
    #: The end that a word in a link or a form names, and the word for an end.
    named_end: Callable[[Any, str, str], NamedEnd]
    word_for: Callable[[Mapping[str, Any]], str]
    #: What is asked when two ends are pointed at, and when one is.
    between: str
    around: str
    #: What is told beside the verdict on a question.
    beside: Mapping[str, tuple[str, ...]]
