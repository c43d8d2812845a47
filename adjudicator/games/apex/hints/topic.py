"""Hints: what can be asked about them, what the page offers. They rest on other topics' rules."""

from adjudicator.core.game import Topic
from adjudicator.core.question import Tap, question
from adjudicator.core.rule import RuleBook
from adjudicator.games.apex.hints.actions import ACTIONS
from adjudicator.games.apex.hints.questions.cover_spots import CoverSpotsParams, spots
from adjudicator.games.apex.hints.questions.near_miss import near
from adjudicator.games.apex.table.ends import FromToParams
from adjudicator.games.apex.table.state import Table
from adjudicator.games.apex.table.taps import LINE, WHO

QUESTIONS = {
    "near-miss": question(FromToParams, near, taps=LINE),
    "cover-spots": question(CoverSpotsParams, spots, taps=(*WHO, Tap("from", optional=True))),
}

TOPIC: Topic[Table] = Topic(RuleBook("apex"), QUESTIONS, ACTIONS, group="sight")
