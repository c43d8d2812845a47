"""A number that nobody entered is never guessed: what rests on it is null, the rest stays."""

from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.app.judge import ask
from adjudicator.core.verdict import Verdict
from adjudicator.messages.as_text import verdict_text
from adjudicator.messages.renderer import ENGLISH
from tests.support.missions import Scene, missions, names

NUMBERS = (
    *("initiative", "attack", "damage", "range"),
    *("defense", "perception", "movement", "health"),
)
#: What the technicians of these missions have, and the camera tokens that remind of it.
STAFF_PERCEPTION = 3


@pytest.mark.long
@given(scene=missions(largest=4), seed=st.integers(0, 2**32 - 1))
def test_a_number_that_is_taken_away_is_null_or_not_needed(scene: Scene, seed: int) -> None:
    """Each question answers as before, or asks for that number and leaves out what rests on it."""
    chance = Random(seed)  # noqa: S311
    scene = _same_card_for_all_staff(scene)
    if not (places := [*_places(scene)]):
        return
    at, path = chance.choice(places)
    unknown = deepcopy(scene)
    _take_away(unknown, path)
    for question in _questions(scene, chance):
        _assert_unguessed(ask({**question, "scene": scene}), {**question, "scene": unknown}, at)


@given(scene=missions(largest=4), seed=st.integers(0, 2**32 - 1))
def test_the_card_of_the_display_is_as_good(scene: Scene, seed: int) -> None:
    """A number that stands on the card of its name need not stand with the figures."""
    chance = Random(seed)  # noqa: S311
    units = [unit for unit in scene["units"] if unit["figures"]]
    if not units:
        return
    figure = chance.choice(chance.choice(units)["figures"])
    figure["name"] = "Reaper"
    moved = deepcopy(scene)
    name, card = chance.choice(NUMBERS), {"name": "Reaper", "initiative": figure["initiative"]}
    for unit in moved["units"]:
        for other in unit["figures"]:
            if other["name"] == "Reaper":
                card[name] = other.pop(name)
    moved["display"] = [card]
    for question in _questions(scene, chance):
        before, after = ask({**question, "scene": scene}), ask({**question, "scene": moved})
        assert (before.answer, before.missing) == (after.answer, after.missing)


@given(scene=missions(largest=4), seed=st.integers(0, 2**32 - 1))
def test_a_number_of_a_weapon_is_null_or_not_needed(scene: Scene, seed: int) -> None:
    """What the Attack Bar prints is unknown too while nobody has entered it."""
    chance = Random(seed)  # noqa: S311
    name = chance.choice(("range", "damage", "noise"))
    for question in _questions(scene, chance):
        if "weapon" in question:
            left = {key: value for key, value in question["weapon"].items() if key != name}
            without = {**question, "weapon": left, "scene": scene}
            _assert_unguessed(ask({**question, "scene": scene}), without, f"weapon.{name}")


def _same_card_for_all_staff(scene: Scene) -> Scene:
    """All technicians have one card, and the cameras remind of it."""
    for unit in scene["units"]:
        for figure in unit["figures"] if unit["technician"] else ():
            figure["perception"] = STAFF_PERCEPTION
    for token in scene["tokens"]:
        if token["kind"] == "camera":
            token["perception"] = STAFF_PERCEPTION
    return scene


def _places(scene: Scene) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """Every number of a card or a token: its place as a verdict names it, and the way there."""
    for u, unit in enumerate(scene["units"]):
        for f, _figure in enumerate(unit["figures"]):
            for name in NUMBERS:
                path = ("units", u, "figures", f, name)
                yield f"scene.units[{u}].figures[{f}].{name}", path
    for t, token in enumerate(scene["tokens"]):
        if token["kind"] == "camera":
            yield f"scene.tokens[{t}].perception", ("tokens", t, "perception")


def _take_away(scene: Scene, path: tuple[Any, ...]) -> None:
    part: Any = scene
    for step in path[:-1]:
        part = part[step]
    del part[path[-1]]


def _questions(scene: Scene, chance: Random) -> Iterator[Scene]:
    """One of each kind, about anybody."""
    zones = [names(zone) for zone in scene["zones"]]
    one, unit = chance.choice(scene["operatives"]), chance.choice(scene["units"])
    zone, hits = chance.choice(zones), chance.randint(0, 6)
    weapon = {"range": [0, chance.randint(0, 3)], "aoe": chance.random() < 0.2}
    weapon |= {"damage": chance.randint(0, 2), "noise": chance.randint(0, 2)}
    who, whom = {"operative": one["id"]}, {"unit": unit["id"]}
    for name in ("stealth", "danger", "move", "disengage", "ambush", "overwatch"):
        yield {"ask": name, **who}
    for name in ("enemy-attack", "enemy-target", "enemy-area", "enemy-move", "step-out"):
        yield {"ask": name, **whom}
    for name in ("activation", "enemy-paths", "camera-field", "alarm"):
        yield {"ask": name}
    yield {"ask": "hide", **who, "hits": hits}
    yield {"ask": "walk", **who, "to": zone, "open-door": True}
    yield {"ask": "defend", **who, **whom, "hits": hits}
    yield {"ask": "noise", "zone": zone, "value": 2}
    yield {"ask": "shove", "zone": zone}
    yield {"ask": "targets", **who, "weapon": weapon}
    yield {"ask": "area", **who, "zone": zone, "hits": hits, "weapon": weapon}
    if unit["figures"]:
        figure = chance.choice(unit["figures"])["name"]
        aimed = {**who, **whom, "figure": figure, "weapon": weapon}
        yield {"ask": "attack", **aimed}
        yield {"ask": "strike", **aimed, "hits": hits}


def _assert_unguessed(before: Verdict, question: Scene, at: str) -> None:
    """Everything is as it was, or null because of the number at a place, which is asked for."""
    after = ask(question)
    missing = [one.at for one in after.missing]
    assert missing in ([], [at])
    assert verdict_text(after, ENGLISH)
    if missing:
        assert after.certainty == "unknown"
        assert _is_left_out(*_of_the_same_units(before, after))
    else:
        assert before.answer == after.answer


def _of_the_same_units(before: Verdict, after: Verdict) -> tuple[Scene, Scene]:
    """Two answers; of the moves of all units only those that are known."""
    old, new = (cast(Scene, dict(verdict.answer)) for verdict in (before, after))
    if before.ask == "enemy-paths":
        unknown = {move["unit"] for move in new["moves"] if move["ends"] is None}
        for answer in (old, new):
            answer["moves"] = [move for move in answer["moves"] if move["unit"] not in unknown]
    return old, new


def _is_left_out(before: object, after: object) -> bool:
    """Whether something is as before, as far as it is told."""
    if after is None or before == after:
        return True
    if isinstance(before, dict) and isinstance(after, dict):
        return before.keys() == after.keys() and all(
            _is_left_out(before[name], after[name]) for name in before
        )
    if isinstance(before, list) and isinstance(after, list):
        return len(before) == len(after) and all(map(_is_left_out, before, after))
    return False
