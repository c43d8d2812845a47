"""Whatever a page can name has a phrase: kinds of pieces, questions, actions, fields, options.

Where a phrase is missing, the renderer falls back to the word of the code. So names are asked of
a speech whose phrases have no letters: letters that are left over are words of the code.
"""

import json
import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import pytest

from adjudicator.app.tables import examples
from adjudicator.core.cards import cards_of
from adjudicator.core.facts import Listing, Thing
from adjudicator.core.form import TRUTHS, Field
from adjudicator.core.game import AnyGame
from adjudicator.core.setup import CORNERS, SIDES
from adjudicator.drawing.counters import told
from adjudicator.drawing.tray import piece_name, piece_size
from adjudicator.games import GAMES
from adjudicator.games.apex.table.naming import thing
from adjudicator.messages.phrases import PHRASES
from adjudicator.messages.renderer import Messages
from tests.support.doc_examples import doc_examples

WORDLESS = Messages(
    "en",
    lambda name, _text: "-" if name == "grammar.joins" else "#",
    lambda _name, _one, _several, _number: "#",
)
#: A piece of the tray that is told as another kind.
TOLD_AS = {"security-door": "door"}

Scene = dict[str, Any]
by_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def _code_in(said: str) -> bool:
    """Whether a word of the code is left in what was said without words."""
    return re.search(r"[a-z]{2}", said) is not None


@cache
def _tables(game: str) -> list[tuple[Scene, Any, Scene]]:
    """Every table of the docs and every example table: scene, state, and what is asked of it."""
    shown = [table.scene for table in examples().values() if table.game.name == game]
    asked = [example.question for example in doc_examples()]
    questions = [one for one in asked if one["scene"]["game"] == game]
    pairs = [*((dict(scene), {}) for scene in shown), *((one["scene"], one) for one in questions)]
    return [(scene, GAMES[game].read_scene(scene), asked) for scene, asked in pairs]


def _within(fields: Iterable[Field]) -> Iterator[Field]:
    for field in fields:
        yield field
        yield from _within(field.fields)


@cache
def _fields(name: str) -> list[tuple[Scene, Field]]:
    """Every field of a card or an action of a game, blank and as the docs fill it in."""
    return [*_each_field(GAMES[name])]


def _each_field(game: AnyGame) -> Iterator[tuple[Scene, Field]]:
    for scene, state, asked in _tables(game.name):
        params = {key: value for key, value in asked.items() if key not in ("scene", "ask")}
        forms = [card.fields for card in cards_of(game.cards(scene))]
        for action in game.actions:
            forms.append(action.fields(state, {}))
            if params and asked["ask"] in {stage.ask for stage in action.stages}:
                forms.append(action.fields(state, params))
        yield from ((scene, field) for form in forms for field in _within(form))


def _missing(prefix: str, names: Iterable[str]) -> set[str]:
    """Those of the names that have no phrase."""
    return {f"{prefix}.{name}" for name in names} - set(PHRASES)


@by_game
def test_every_question_and_action_is_offered_by_a_phrase(game: AnyGame) -> None:
    """What a button offers, and a question that a link asks, are never told by their code word."""
    names = {*game.questions, *(action.name for action in game.actions)}
    assert _missing("offer", names) == set()


@by_game
def test_every_kind_of_cards_is_called_by_phrases(game: AnyGame) -> None:
    """Cards have a heading for all of their kind, and a name for one; a blank one says so."""
    groups = [group for scene, _, _ in _tables(game.name) for group in game.cards(scene)]
    assert _missing("cards", {group.kind for group in groups}) == set()
    assert _missing("cards.one", {card.kind for card in cards_of(tuple(groups))}) == set()
    assert _missing("cards.add", {group.kind for group in groups if group.blanks}) == set()


@by_game
def test_every_field_is_called_by_a_phrase(game: AnyGame) -> None:
    """The label of each field of a card or an action is a phrase, or a name on the table."""
    called = set()
    for scene, field in _fields(game.name):
        label = field.name if field.label is None else field.label
        if label and (field.label is not None or not _is_figure(label, scene)):
            called.add(label)
    assert len(called) > 10
    assert _missing("field", called) == set()


def _is_figure(name: str, scene: Scene) -> bool:
    """Whether somebody on the table has that name."""
    return name in {piece.get("name", piece.get("id")) for piece in scene.get("units", ())}


@by_game
def test_every_option_is_called_by_phrases(game: AnyGame) -> None:
    """Each value that can be chosen is a phrase, a number, or a name on the table or in the box."""
    found = set()
    for scene, field in _fields(game.name):
        for value in TRUTHS if field.kind == "truth" else field.options:
            if _is_told_in_code(value, field.name) and not _is_name(value, scene):
                found.add(re.sub(r"-\d+$", "", value))
    assert _missing("option", found) == set()


@cache
def _is_told_in_code(value: str, field: str) -> bool:
    return _code_in(WORDLESS.option(value, field))


def _is_name(value: str, scene: Scene) -> bool:
    return value[0].isupper() or f'"{value}"' in json.dumps(scene, ensure_ascii=False)


@by_game
def test_every_reading_is_told_by_a_phrase(game: AnyGame) -> None:
    """No name of a ruling, and none of its values, ever reaches a player."""
    named = {
        f"reading.{game.name}.{one.name}.{value}" for one in game.rulings for value in one.values
    }
    assert named - PHRASES.keys() == set()


@by_game
def test_every_hint_is_a_phrase(game: AnyGame) -> None:
    """However many places were pointed at, the page says what to do next."""
    for action in game.actions:
        most = max(len(game.taps(stage)) for stage in action.stages)
        for pointed in range(most + 1):
            assert WORDLESS.hint(game.name, action.name, pointed) == "#", action.name


@by_game
def test_every_question_has_a_label(game: AnyGame) -> None:
    """A verdict beside another is told with a label: its own, or that of what it comes to."""
    asked = {asked["ask"]: (state, asked) for _, state, asked in _tables(game.name) if asked}
    assert set(game.questions) - set(asked) == set(), "no example of the docs asks it"
    for name, (state, question) in asked.items():
        params = {key: value for key, value in question.items() if key not in ("scene", "ask")}
        label, _ = WORDLESS.fact(game.rule(state, name, params).verdict)
        assert not _code_in(label), name


@by_game
def test_what_can_be_done_is_told_by_a_phrase(game: AnyGame) -> None:
    """The button that does what was asked about says what that is, not only that it is done."""
    names = {name for name, question in game.questions.items() if question.applies}
    assert _missing("doing", names) == set()


@by_game
def test_every_piece_of_the_tray_is_called_by_a_phrase(game: AnyGame) -> None:
    """In the tray by its kind and size, and when it is put; figures are told by their names."""
    every = {piece for _, state, _ in _tables(game.name) for piece in game.setup.pieces(state)}
    pieces = {piece for piece in every if not piece.name}
    assert len(pieces) > 5
    assert {piece.kind for piece in pieces if _code_in(piece_name(piece, WORDLESS))} == set()
    assert {piece.snap for piece in every if _code_in(piece_size(piece, WORDLESS))} == set()
    kinds = {piece.kind for piece in pieces if not piece.kind.startswith("figure-")}
    assert _missing("thing", {TOLD_AS.get(kind, kind) for kind in kinds}) == set()


def test_every_component_is_told_alone_and_in_numbers() -> None:
    """Each component of the docs' tables, and the edges of those that cover spaces."""
    tables = [state for _, state, _ in _tables("apex")]
    facts = {thing(piece) for table in tables for piece in table.pieces}
    plain = {Thing(fact.kind, fact.name) for fact in facts}
    assert len({fact.kind for fact in facts}) > 9
    for fact in facts | plain:
        assert WORDLESS.word(fact) == "#"
        assert WORDLESS.word(Listing((fact, fact))) == "#"


@by_game
def test_every_counter_is_told_by_a_phrase(game: AnyGame) -> None:
    """What is counted beside a board is told in words."""
    counters = {c for _, state, _ in _tables(game.name) for c in game.sketch(state).counters}
    assert {c.shape for c in counters if told(c, WORDLESS) != "#"} == set()


@by_game
def test_a_game_is_called_by_phrases(game: AnyGame) -> None:
    """Its title, its editions, and what turning its pieces and its board is called."""
    setup = game.setup
    wanted = {f"title.{game.name}", f"table.{game.name}"}
    wanted |= {f"setup.{setup.turns}{ending}" for ending in ("", "-it", "-key")}
    wanted |= {f"setup.{setup.rotates}"}
    if len(game.editions) > 1:
        wanted |= {f"edition.{edition}" for edition in game.editions}
    assert wanted - set(PHRASES) == set()


def test_every_side_of_a_space_is_called_by_a_phrase() -> None:
    """Where a piece is put at a side or a corner, these are told in words."""
    assert [side for side in (*SIDES, *CORNERS) if WORDLESS.option(side) != "#"] == []
