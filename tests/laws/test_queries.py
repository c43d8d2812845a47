"""Whatever a link or a form says, the page answers: a verdict, a hint or a fault."""

from collections.abc import Iterator, Sequence
from urllib.parse import parse_qsl
from xml.dom import minidom

import pytest
from flask import Flask
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.app.permalink import SavedRuling, permalink_to, save_ruling
from adjudicator.app.query import MOST_SHOWN, RESERVED, TableQuery, parse_query
from adjudicator.app.tables import examples, open_table
from adjudicator.app.view import view_table
from adjudicator.core.form import Field
from tests.support.routes import assert_answered

TABLE = examples()["a-whole-turn"]
ACTIONS = TABLE.game.actions

WORDS = (
    "wraith",
    "gibraltar",
    "lifeline",
    "@5,5",
    "@0,0",
    "@99,9",
    "+3,3,0",
    "+3,3,9",
    "nobody",
    "",
)
TEXTS = ("0", "1", "3", "-1", "99999", "x", "1, 2", "5, 0", "yes", "no", "none", "n", "é", '"><')
#: What is left on the board, and who is supposed to stand where: well and badly.
SHOWN = (
    "ask=sight&from=wraith",
    "ask=move&from=gibraltar&points=3",
    "ask=sight&from=%40+5%2C5",
    "ask=nonsense",
    "show=show%3Dx&stand=wraith@1,1",
    "%%%",
    '"><',
)
STANDS = ("wraith@3,3", "wraith@99,9", "lifeline@0,0", "nobody@1,1", "wraith", "@", 'wraith@"><')


def _inputs(fields: Sequence[Field], prefix: str = "") -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every input of a form, and the options that it has."""
    for field in fields:
        name = prefix + field.name
        if field.kind == "group":
            yield from _inputs(field.fields, f"{name}.")
        elif field.kind == "rows":
            for number in range(field.count):
                ending = "." if field.fields[0].name else ""
                yield from _inputs(field.fields, f"{name}.{number}{ending}")
        else:
            yield name, field.options


@st.composite
def queries(draw: st.DrawFn) -> TableQuery:
    """An action, two places, and some of its inputs filled in, well or badly."""
    action = draw(st.sampled_from(ACTIONS))
    start, to = draw(st.sampled_from(WORDS)), draw(st.sampled_from(WORDS))
    inputs = list(_inputs(action.fields(TABLE.state, {"figure": start})))
    chosen = draw(st.lists(st.sampled_from(inputs), max_size=6)) if inputs else []
    texts = [(name, draw(st.sampled_from((*options, *TEXTS)))) for name, options in chosen]
    shown = draw(st.lists(st.sampled_from(SHOWN), max_size=5))
    stand = draw(st.sampled_from(("", "", *STANDS)))
    return TableQuery(start, to, action.name, tuple(texts), "", tuple(shown), stand)


@pytest.mark.long
@given(query=queries())
def test_every_wish_is_answered(app: Flask, query: TableQuery) -> None:
    """The page comes, whole or in part; what is done leads to a table that opens."""
    assert_answered(app, TABLE.ref, query)


@given(query=queries())
def test_a_wish_reads_as_it_is_written(query: TableQuery) -> None:
    """A link carries a query there and back, with all that is shown and supposed beside it."""
    read = TableQuery.from_link(query.pairs)
    assert read == TableQuery.from_link(read.pairs)
    assert len(read.shown) <= MOST_SHOWN
    assert read.what_if == query.what_if
    assert TableQuery.from_link(parse_qsl(read.link[1:])) == read


@given(query=queries())
def test_what_is_shown_and_supposed_stays(query: TableQuery) -> None:
    """A tap, a filled field or another action keeps the overlays; an overlay reads back equal."""
    read = TableQuery.from_link(query.pairs)
    for other in (
        read.tap("wraith", TABLE.game, figure=True),
        read.with_field("points", "2"),
        read.for_action("sight"),
    ):
        assert (other.shown, other.what_if) == (read.shown, read.what_if)
    assert parse_query(read.serialized) == read.bare
    kept = read.with_overlay(read.serialized)
    assert read.serialized in kept.shown
    assert read.serialized not in kept.without_overlay(read.serialized).shown


def test_a_place_may_be_typed_apart() -> None:
    """Who and where are two inputs of a form; what was typed counts, and blanks change nothing."""
    typed = (("stand", "wraith@1,1"), ("stand-who", "lifeline"), ("stand-at", "H5"))
    assert TableQuery.from_link(typed).what_if == "lifeline@H5"
    assert TableQuery.from_link((*typed[:2], ("stand-at", ""))).what_if == "wraith@1,1"


def test_no_field_has_a_name_that_links_need() -> None:
    """What a person fills in never hides what a link says."""
    for action in ACTIONS:
        for name, _ in _inputs(action.fields(TABLE.state, {"figure": "wraith"})):
            assert name not in RESERVED


@given(query=queries())
def test_a_kept_ruling_is_reproduced(app: Flask, query: TableQuery) -> None:
    """The link that keeps a ruling opens it with the same answer; its picture is whole."""
    read = TableQuery.from_link(query.pairs)
    view = view_table(TABLE, read)
    if view.judgement.verdict is None:
        return
    link = permalink_to(TABLE, read, save_ruling(TABLE, view.judgement.verdict, "so"))
    ref, _, end = link.partition("?")
    pairs = parse_qsl(end)
    again = view_table(open_table(ref), TableQuery.from_link(pairs))
    saved = SavedRuling.from_link(dict(pairs))
    assert saved
    assert again.judgement.verdict
    assert saved.holds(again.judgement.verdict)
    drawn = app.test_client().get(f"/table/{TABLE.ref}/ruling.svg{read.link}")
    assert minidom.parseString(drawn.text).documentElement.tagName == "svg"  # noqa: S318
