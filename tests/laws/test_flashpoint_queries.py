"""Whatever a link or a form says of a Flashpoint table, the page answers."""

from flask import Flask
from hypothesis import given, settings
from hypothesis import strategies as st

from adjudicator.app.query import RESERVED, TableQuery
from adjudicator.app.tables import examples
from tests.laws.test_queries import TEXTS, _inputs
from tests.support.cards import rewritten

TABLES = tuple(table for table in examples().values() if table.game.name == "flashpoint")
WORDS = (
    "ada",
    "bo",
    "patrol",
    "grunts",
    "technician",
    "@0,2",
    "@4,1",
    "lab",
    "@40,1",
    "nobody",
    "",
)


@st.composite
def queries(draw: st.DrawFn) -> tuple[str, TableQuery]:
    """A table, an action, two places, and some of its inputs filled in, well or badly."""
    table = draw(st.sampled_from(TABLES))
    action = draw(st.sampled_from(table.game.actions))
    start, to = draw(st.sampled_from(WORDS)), draw(st.sampled_from(WORDS))
    kind = draw(st.sampled_from(("attack", "targeted", "check")))
    inputs = list(_inputs(action.fields(table.state, {"unit": start, "cause.kind": kind})))
    chosen = draw(st.lists(st.sampled_from(inputs), max_size=6)) if inputs else []
    texts = [(name, draw(st.sampled_from((*options, *TEXTS)))) for name, options in chosen]
    return table.ref, TableQuery(start, to, action.name, tuple(texts))


@settings(max_examples=80)
@given(asked=queries())
def test_every_wish_is_answered(app: Flask, asked: tuple[str, TableQuery]) -> None:
    """The page comes, whole or in part; what is done leads to a table that opens."""
    ref, query = asked
    client = app.test_client()
    answer = client.get(f"/table/{ref}{query.link}", headers={"HX-Request": "true"})
    assert answer.status_code in (200, 400)
    assert 'id="verdict"' in answer.text
    acted = client.post(f"/table/{ref}/do", data=dict(query.pairs))
    assert acted.status_code in (303, 400)
    if acted.status_code == 303:
        assert client.get(acted.location).status_code == 200


def test_no_field_has_a_name_that_links_need() -> None:
    """What is filled in never hides what a link says of itself."""
    for table in TABLES:
        for action in table.game.actions:
            for name, _ in _inputs(action.fields(table.state, {})):
                assert name.split(".")[0] not in RESERVED


def test_every_case_is_judged(app: Flask) -> None:
    """Each case of the tables opens with a verdict."""
    client = app.test_client()
    for table in TABLES:
        assert "made up" in table.about
        for case in table.cases:
            link = TableQuery.from_link(case.params).link
            assert "data-answer" in client.get(f"/table/{table.ref}{link}").text


def test_cards_keep_what_they_are_given() -> None:
    """Cards that are saved as they are change nothing."""
    for table in TABLES:
        again = rewritten(table)
        assert table.game.read_scene(again).units.keys() == table.state.units.keys()
        assert table.game.sketch(table.game.read_scene(again)) == table.game.sketch(table.state)
