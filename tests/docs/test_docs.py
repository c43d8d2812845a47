"""The docs are the tests: what they describe, what code says, and what examples prove agree."""

import json
import re
import tomllib
from importlib.resources import files
from operator import itemgetter
from typing import Any

import pytest
from coverage import rules_in_code
from flask import Flask
from flask.testing import FlaskClient
from markupsafe import escape

from adjudicator.app.judge import ask
from adjudicator.app.library import Library
from adjudicator.cli import main
from adjudicator.core.faults import InputError
from adjudicator.core.verdict import Verdict
from adjudicator.games import GAMES
from adjudicator.messages.as_json import verdict_json
from adjudicator.messages.as_text import verdict_text
from adjudicator.messages.renderer import ENGLISH
from adjudicator.resources import DOCS
from tests.support.doc_examples import doc_examples


def _built(name: str) -> Any:  # noqa: ANN401
    file = DOCS / name
    return json.loads(file.read_text()) if file.is_file() else {"rules": [], "examples": []}


RULES = {rule["id"]: rule for rule in _built("rules.json")["rules"]}
#: The HTML of each rule as it is opened in place.
BODIES: dict[str, str] = _built("rule-bodies.json") if RULES else {}
EXAMPLES = {example["id"]: example for example in _built("examples.json")["examples"]}


def _is_core_apex(example: dict[str, Any]) -> bool:
    scene = example["question"]["scene"]
    return scene["game"] == "apex" and scene.get("edition", "core") == "core"


def test_the_docs_are_built() -> None:
    """Without built docs nothing here would prove anything."""
    assert RULES, "make docs"
    assert EXAMPLES


def test_the_sources_are_read_alike_without_sphinx() -> None:
    """Tests that need no built docs see each example as the pages show it."""
    built = [(e["id"], e["question"], e["expected"]) for e in EXAMPLES.values()]
    read = [(e.id, e.question, e.expected) for e in doc_examples()]
    assert sorted(built, key=itemgetter(0)) == sorted(read, key=itemgetter(0))


def test_rules_code_and_examples_are_one_set() -> None:
    """Every rule is described, applied by code and proved by an example, and none only in part."""
    registered = {rule_id for game in GAMES.values() for rule_id in game.rules}
    described = {rule_id for rule_id, rule in RULES.items() if not rule["lookup"]}
    proved = {rule_id for example in EXAMPLES.values() for rule_id in example["rules"]}
    assert registered == described == set(rules_in_code()) == proved


def test_the_final_book_s_examples_are_told_by_the_beta() -> None:
    """Each is answered, left open or refused, in sentences and by rules that stand in the beta."""
    asked = [example for example in EXAMPLES.values() if _is_core_apex(example)]
    assert len(asked) > 400
    wrong = {example["id"]: complaint for example in asked if (complaint := _by_the_beta(example))}
    assert wrong == {}


def _by_the_beta(example: dict[str, Any]) -> list[str]:
    """What is wrong with the beta's verdict on an example of the final book."""
    scene = {**example["question"]["scene"], "edition": "beta"}
    try:
        verdict = ask({**example["question"], "scene": scene})
    except InputError as fault:
        return [] if ENGLISH.fault(fault) else ["it is refused without words"]
    if not (verdict_text(verdict, ENGLISH) and verdict_json(verdict, ENGLISH)["ok"]):
        return ["it is not told"]
    if verdict.summary.message_id == "edition.silent":
        return _left_open(verdict)
    cited = {step.rule for step in verdict.steps}
    return sorted(rule for rule in cited if "beta" not in RULES[rule]["editions"])


def _left_open(verdict: Verdict) -> list[str]:
    """What is wrong with a verdict that a book says nothing of."""
    named = verdict.steps[0].rule == "apex.edition.silent"
    empty = all(value is None for value in verdict.answer.values())
    return [] if named and empty else ["it is silent and answers"]


def test_rules_to_look_up_are_in_no_code() -> None:
    """A rule that is only to be looked up is applied by nothing."""
    look_up = {rule_id for rule_id, rule in RULES.items() if rule["lookup"]}
    assert look_up
    assert not look_up & set(rules_in_code())


def test_every_ruling_has_an_example_that_disputes_it() -> None:
    """Each open point is shown where it matters, for each of its other values or at least one.

    What an edition leaves out is no dispute: examples tell which rules it lacks.
    """
    rulings = {ruling.name for game in GAMES.values() for ruling in game.rulings}
    disputed = {name for example in EXAMPLES.values() for name in example["rulings"]}
    assert disputed == rulings - {"silent-points"}
    assert any("silent" in example["expected"] for example in EXAMPLES.values())


def test_the_book_s_examples_are_counted() -> None:
    """The covered sections' worked examples are all there, each with the page it comes from."""
    by_page = [example for example in EXAMPLES.values() if example["book"]]
    pages = [tuple(example["docname"].split("/")) for example in by_page]
    counted: dict[str, dict[str, int]] = {}
    for game, topic in sorted(set(pages)):
        counted.setdefault(game, {})[topic] = pages.count((game, topic))
    assert counted["flashpoint"] == {
        "actions": 2,
        "alarm": 1,
        "attacks": 2,
        "checks": 3,
        "damage": 2,
        "enemies": 3,
        "enemy-moves": 3,
        "line-of-sight": 6,
        "moving": 9,
        "spawning": 11,
        "stealth": 17,
        "zones": 2,
    }
    final = {topic: n for topic, n in counted["apex"].items() if "two-editions" not in topic}
    assert final == {
        "areas": 6,
        "cards": 9,
        "contiguity": 10,
        "cover": 1,
        "distance": 3,
        "interact": 5,
        "life": 1,
        "loot": 1,
        "line-of-sight": 26,
        "map": 3,
        "melee": 2,
        "movement": 29,
        "placing": 18,
        "ring": 1,
        "shooting": 5,
        "stages": 2,
        "turns": 3,
        "zones": 10,
    }


def test_every_worked_example_of_the_room_book_has_its_page() -> None:
    """Each page on which the book works something out is the source of an example."""
    found = {
        int(example["book"])
        for example in EXAMPLES.values()
        if example["book"] and example["docname"].startswith("flashpoint/")
    }
    assert found == {
        *(11, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 25, 28, 29),
        *(30, 31, 32, 33, 35, 36, 37, 38, 41, 42, 45),
    }


def test_the_examples_of_the_hex_book_are_counted() -> None:
    """Every worked example that its text describes is there, each with its page."""
    pages = [
        (example["docname"].partition("/")[2], example["book"])
        for example in EXAMPLES.values()
        if example["book"] and example["docname"].startswith("atlantis/")
    ]
    counted = {entry: pages.count(entry) for entry in sorted(set(pages))}
    assert counted == {
        ("attack", "17"): 1,
        ("attack", "18"): 1,
        ("defense", "18"): 4,
        ("effects", "16"): 3,
        ("effects", "22"): 1,
        ("lanes", "12"): 2,
        ("levels", "19"): 2,
        ("levels", "19-20"): 1,
        ("levels", "20"): 7,
        ("movement", "15"): 6,
        ("movement", "17"): 1,
        ("placing", "16"): 4,
        ("placing", "22"): 1,
        ("reach", "13"): 2,
        ("reach", "14"): 1,
        ("reach", "16"): 3,
        ("reach", "22"): 1,
        ("turns", "4"): 1,
    }


@pytest.mark.parametrize("game", GAMES)
def test_rules_open_in_place_and_in_the_docs(client: FlaskClient, game: str) -> None:
    """Each rule's link leads to its anchor, and htmx gets its words alone."""
    rules = [rule_id for rule_id in RULES if rule_id.startswith(f"{game}.")]
    assert len(rules) > 100
    assert [rule_id for rule_id in rules if not _leads_to_its_anchor(client, rule_id)] == []
    assert [rule_id for rule_id in rules if not _opens_in_place(client, rule_id)] == []


def _leads_to_its_anchor(client: FlaskClient, rule_id: str) -> bool:
    moved = client.get(f"/rules/{rule_id}")
    if moved.status_code != 302:
        return False
    with client.get(moved.location.split("#")[0]) as page:
        return page.status_code == 200 and f'id="{rule_id}"' in page.text


def _opens_in_place(client: FlaskClient, rule_id: str) -> bool:
    fragment = client.get(f"/rules/{rule_id}", headers={"HX-Request": "true"})
    told = RULES[rule_id]["title"].split("'")[0] in fragment.text and "<html" not in fragment.text
    return fragment.status_code == 200 and told


@pytest.mark.parametrize("game", GAMES)
def test_examples_open_on_tables(app: Flask, game: str) -> None:
    """The link beside each picture opens a table that gives the same answer."""
    shown = [e for e in EXAMPLES.values() if e["question"]["scene"]["game"] == game]
    assert len(shown) > 100
    assert [example["id"] for example in shown if not _opens(app.test_client(), example)] == []


def _opens(client: FlaskClient, example: dict[str, Any]) -> bool:
    page = client.get(example["table"])
    answer = json.dumps(example["expected"]["answer"], separators=(",", ":"))
    return page.status_code == 200 and f'data-answer="{escape(answer)}"' in page.text


def test_a_rule_prints() -> None:
    """`adjudicator rule` prints what the docs say."""
    text = Library.find().rule("apex.los.higher-blocks").text
    assert text.startswith("Higher than both ends\napex.los.higher-blocks, Core rules, page 23")
    with pytest.raises(InputError) as refused:
        Library.find().rule("apex.los.none")
    assert "no rule called apex.los.none. Did you mean apex.los." in ENGLISH.fault(refused.value)


ALIASES = {alias: rule_id for rule_id, rule in RULES.items() for alias in rule["aliases"]}


def test_an_old_id_names_one_rule() -> None:
    """No alias is a rule's id, or leads to two rules, or stands in code."""
    written = [alias for rule in RULES.values() for alias in rule["aliases"]]
    assert written
    assert len(written) == len(set(written))
    assert not set(written) & {*RULES, *rules_in_code()}


@pytest.mark.parametrize("alias", ALIASES)
def test_an_old_id_still_leads_to_its_rule(
    app: Flask, alias: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Links, htmx and the command line show the rule that has taken it over."""
    rule_id, client = ALIASES[alias], app.test_client()
    assert client.get(f"/rules/{alias}").location.endswith(f"#{rule_id}")
    shown = client.get(f"/rules/{alias}", headers={"HX-Request": "true"})
    assert RULES[rule_id]["title"] in shown.text
    assert main(["rule", alias]) == 0
    assert rule_id in capsys.readouterr().out


@pytest.mark.parametrize(
    ("word", "page"), [("crossroads", "setup"), ("standard-map", "two-editions-rounds")]
)
def test_the_table_of_a_map_is_the_data_s(word: str, page: str) -> None:
    """A map's list of components on its page is the one in the data."""
    data = files("adjudicator.games.apex").joinpath("data/maps.toml").read_text("utf-8")
    components = tomllib.loads(data)[word]["components"]
    listed = [f"{kind} {size}" for kind, sizes in components.items() for size in sizes]
    numbers = [str(n) for sizes in components.values() for n in sizes.values()]
    written = (DOCS / "apex" / f"{page}.html").read_text("utf-8")
    cells = re.findall(r"<td><p>(.*?)</p></td>", written)
    assert cells == [cell for row in zip(listed, numbers, strict=True) for cell in row]
