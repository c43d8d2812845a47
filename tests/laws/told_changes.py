"""The words of a verdict's steps against the table: what they say that changes has changed so.

Read from the rendered English text, as a player does: "20 becomes 16", "is dropped on E5".
"""

import re
from collections.abc import Iterator
from typing import Any

from adjudicator.core.verdict import Verdict
from adjudicator.messages.renderer import ENGLISH

Scene = dict[str, Any]

_TAKES = re.compile(
    r"(?P<dial>The Shield|Health) takes (?P<lost>\d+): (?P<a>\d+) becomes (?P<b>\d+)"
)
_BACK = re.compile(r"The Shield gets back (?P<gain>\d+).*: (?P<a>\d+) becomes (?P<b>\d+)")
_HEALS = re.compile(r"Health gets back (?P<gain>\d+).*: (?P<a>\d+) becomes (?P<b>\d+)")
_WHO = re.compile(r"^(?P<name>\w+)(?:, on \w+,)? takes \d+ damage")
_AMMO = re.compile(r"The shot uses 1 of (\d+) Ammo")
_COOLS = re.compile(r"(\w+) moves from position (\d+) of the Cooldown track to (\d+)")
_TO_COOLDOWN = re.compile(r"goes from below the Initiative track to position (\d+) of the Cooldown")
_DROPPED = re.compile(r"^(?P<token>.+) is dropped on (?P<space>[A-Z]\d+)")
_PUSHED = re.compile(r"[Tt]he push (?:stops and )?ends on ([A-Z]\d+)")
_FRESH = re.compile(r"The dials are set to Shield (\d+) and Health (\d+)")


def assert_told(question: Scene, verdict: Verdict, before: Scene, after: Scene) -> None:
    """Every change that the steps announce in words is a change of the scene."""
    texts = [ENGLISH.step(step) for step in verdict.steps]
    _assert_dials(question, texts, before, after)
    for text in texts:
        _assert_ammo(text, question, before, after)
        _assert_cooldown(text, before, after)
        _assert_dropped(text, after)
        _assert_push(text, texts, question, after)


def _assert_dials(question: Scene, texts: list[str], before: Scene, after: Scene) -> None:
    """The dials run from what the table showed to what it shows, number by number."""
    name = question.get("target") or question.get("figure")
    told: dict[str, dict[str, int]] = {}
    for text in texts:
        if who := _WHO.match(text):
            name = who["name"]
        for dial, first, last, amount in _turns(text):
            old = figure_of(before, str(name))
            shown = told.setdefault(str(name), {}).get(dial, old.get(dial, _START[dial]))
            assert first == shown, text
            assert abs(first - last) <= amount, text
            told[str(name)][dial] = last
        if fresh := _FRESH.search(text):
            told[str(name)] = {"shield": int(fresh[1]), "health": int(fresh[2])}
    for who, dials in told.items():
        new = figure_of(after, who)
        assert {dial: new[dial] for dial in dials} == dials, texts


_START = {"shield": 20, "health": 40}


def _turns(text: str) -> Iterator[tuple[str, int, int, int]]:
    """The dials that a step turns: from where to where, and by how much at the most."""
    if taken := _TAKES.search(text):
        dial = "health" if taken["dial"] == "Health" else "shield"
        yield dial, int(taken["a"]), int(taken["b"]), int(taken["lost"])
    for dial, pattern in (("shield", _BACK), ("health", _HEALS)):
        if back := pattern.search(text):
            yield dial, int(back["a"]), int(back["b"]), int(back["gain"])


def _assert_ammo(text: str, question: Scene, before: Scene, after: Scene) -> None:
    if shot := _AMMO.search(text):
        counts = [figure_of(s, question["figure"])["weapons"][0]["ammo"] for s in (before, after)]
        assert counts == [int(shot[1]), int(shot[1]) - 1], text


def _assert_cooldown(text: str, before: Scene, after: Scene) -> None:
    if moved := _COOLS.search(text):
        name = moved[1][0].lower() + moved[1][1:]
        places = [token_of(scene, name)["at"] for scene in (before, after)]
        assert places == [int(moved[2]), int(moved[3])], text
    if sent := _TO_COOLDOWN.search(text):
        cooling = [t["at"] for t in after["time"]["tokens"] if t["track"] == "cooldown"]
        assert int(sent[1]) in cooling, text


def _assert_dropped(text: str, after: Scene) -> None:
    if dropped := _DROPPED.search(text):
        lying = [(loot["token"].casefold(), loot["at"]) for loot in after["loot"]]
        assert (dropped["token"].casefold(), space_of(dropped["space"])) in lying, text


def _assert_push(text: str, texts: list[str], question: Scene, after: Scene) -> None:
    """Where a push ends there the figure is, unless its player chose or it was eliminated."""
    if (ends := _PUSHED.search(text)) and not any("eliminated" in other for other in texts):
        pushed = question.get("target") or question["to"]["figure"]
        assert figure_of(after, pushed)["at"] == space_of(ends[1]), text


def figure_of(scene: Scene, name: str) -> Scene:
    """A Legend of a scene."""
    found: Scene = next(figure for figure in scene["figures"] if figure["id"] == name)
    return found


def token_of(scene: Scene, name: str) -> Scene:
    """A token on the Round board of a scene."""
    found: Scene = next(token for token in scene["time"]["tokens"] if token["id"] == name)
    return found


def space_of(word: str) -> list[int]:
    """A space by its name on the board: E5 is the fifth column, the fifth row."""
    return [ord(word[0]) - ord("A"), int(word[1:]) - 1]
