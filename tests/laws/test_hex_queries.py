"""Whatever a link or a form says of a hex table, the page answers; questions and links agree."""

from flask import Flask
from hypothesis import given, settings
from hypothesis import strategies as st

from adjudicator.app.judgement import judge_query, question_of
from adjudicator.app.query import TableQuery, query_for
from adjudicator.app.tables import examples
from tests.laws.test_queries import TEXTS, _inputs
from tests.support.routes import assert_answered

TABLES = [table for table in examples().values() if table.game.name == "atlantis"]
WORDS = ("wasp", "brogan", "arien", "trap", "bs1", "@6,-1", "@0,0", "7,-2", "@99,9", "nobody", "")


@st.composite
def queries(draw: st.DrawFn) -> tuple[int, TableQuery]:
    """A table, an action, two places, and some of its inputs filled in, well or badly."""
    number = draw(st.integers(0, len(TABLES) - 1))
    table = TABLES[number]
    action = draw(st.sampled_from(table.game.actions))
    start, to = draw(st.sampled_from(WORDS)), draw(st.sampled_from(WORDS))
    inputs = list(_inputs(action.fields(table.state, {"unit": start, "target": to})))
    chosen = draw(st.lists(st.sampled_from(inputs), max_size=6)) if inputs else []
    texts = [(name, draw(st.sampled_from((*options, *TEXTS)))) for name, options in chosen]
    return number, TableQuery(start, to, action.name, tuple(texts))


@settings(max_examples=60)
@given(drawn=queries())
def test_every_wish_is_answered(app: Flask, drawn: tuple[int, TableQuery]) -> None:
    """The page comes, whole or in part; what is done leads to a table that opens."""
    number, query = drawn
    assert_answered(app, TABLES[number].ref, query)


@given(queries())
def test_a_question_becomes_a_link_and_a_question_again(drawn: tuple[int, TableQuery]) -> None:
    """What a query asks, written as the link of its question, is answered the same."""
    table, query = TABLES[drawn[0]], drawn[1]
    judgement = judge_query(table, query)
    if judgement.verdict is None:
        return
    asked = question_of(table, query)
    assert asked is not None
    again = question_of(table, query_for(table, asked))
    assert again is not None
    ask = again.pop("ask")
    assert table.rule(ask, again).verdict.answer == judgement.verdict.answer
