"""What players look for, they find: everyday words, slips of the thumb, plurals."""

import threading
import tomllib
from pathlib import Path

import pytest

from adjudicator.app.library import Library
from adjudicator.app.search import Index
from adjudicator.app.spelling import distance, plain_words
from adjudicator.games import GAMES

SEARCHES = {
    typed: wanted
    for part in tomllib.loads(Path(__file__).with_name("everyday.toml").read_text("utf-8")).values()
    for typed, wanted in part.items()
}


@pytest.fixture(scope="module")
def index() -> Index:
    """The index of the built docs."""
    return Index.for_docs()


def test_what_is_looked_for_is_among_the_first_three(index: Index) -> None:
    """Each everyday search shows its rule at once."""
    assert len(SEARCHES) > 250
    first = {typed: [entry.id for entry in index.find(typed)[:3]] for typed in SEARCHES}
    assert {typed: found for typed, found in first.items() if SEARCHES[typed] not in found} == {}


def test_every_kind_of_thing_is_found(index: Index) -> None:
    """Rules, words of the glossary, tags, components and rulings are all in the index."""
    first = {index.find(typed)[0].kind for typed in ("apex.los.line", "X", "COVER", "wall")}
    assert first == {"rule", "term", "tag", "thing"}
    assert index.find("own-edge")[0].kind == "ruling"


@pytest.mark.parametrize("game", GAMES)
def test_all_that_the_box_holds_is_found_by_its_name(index: Index, game: str) -> None:
    """Each component and each token comes first when its name is typed."""
    for name in GAMES[game].catalogue:
        assert f"{game}/{name}" in [entry.id for entry in index.find(name.replace("-", " "))[:3]]


@pytest.mark.parametrize("game", GAMES)
def test_sayings_are_of_rules_that_exist(game: str) -> None:
    """What players say leads to rules that the docs describe."""
    assert set(GAMES[game].sayings.rules) <= set(Library.find().rules)


@pytest.mark.parametrize("game", GAMES)
def test_a_saying_finds_its_rule(index: Index, game: str) -> None:
    """What is written down as said for a rule does lead there."""
    for rule_id, said in GAMES[game].sayings.rules.items():
        for typed in said:
            assert rule_id in [entry.id for entry in index.find(typed)[:5]], typed


@pytest.mark.parametrize(
    "typed", ["", "   ", "?!", '"', "a AND", "NEAR(", "*", "title:x", "x" * 5000, "ñ", "\x00", "-"]
)
def test_nothing_that_is_typed_breaks_it(index: Index, typed: str) -> None:
    """Whatever is typed is words, never a query's syntax."""
    assert isinstance(index.find(typed), tuple)


def test_nonsense_finds_nothing(index: Index) -> None:
    """What no word comes near to is not there."""
    assert index.find("qqqqxyz") == ()


def test_several_threads_search_at_once(index: Index) -> None:
    """The one index serves all threads of the server."""
    found: list[str] = []
    ask = lambda: found.extend(index.find("haedshot")[0].id for _ in range(20))  # noqa: E731
    threads = [threading.Thread(target=ask) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == ["apex:Headshot"] * 80


@pytest.mark.parametrize(
    ("one", "other", "slips"),
    [
        ("ammo", "ammo", 0),
        ("amno", "ammo", 1),
        ("haed", "head", 1),
        ("wal", "wall", 1),
        ("a", "", 1),
    ],
)
def test_slips_are_counted(one: str, other: str, slips: int) -> None:
    """A letter more, less, other, and two swapped are one slip each."""
    assert distance(one, other) == distance(other, one) == slips


def test_words_are_plain() -> None:
    """Accents, apostrophes, hyphens and capitals make no difference."""
    assert plain_words("The Étage's Half-Wall") == ["the", "etages", "half", "wall"]
