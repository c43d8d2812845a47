"""Hints: what can be asked about them, what the page offers. They rest on other topics' rules."""

from adjudicator.core.game import Topic, legacy_question
from adjudicator.core.question import Tap
from adjudicator.core.rule import RuleBook
from adjudicator.games.apex.hints.actions import ACTIONS
from adjudicator.games.apex.hints.questions.cover_spots import CoverSpotsRecord, spots
from adjudicator.games.apex.hints.questions.near_miss import near
from adjudicator.games.apex.table.ends import FromTo
from adjudicator.games.apex.table.state import Table
from adjudicator.games.apex.table.taps import WHO

QUESTIONS = {
    "near-miss": legacy_question(FromTo, near),
    "cover-spots": legacy_question(
        CoverSpotsRecord, spots, taps=(*WHO, Tap("from", optional=True))
    ),
}

TOPIC: Topic[Table] = Topic(RuleBook("apex"), QUESTIONS, ACTIONS)
