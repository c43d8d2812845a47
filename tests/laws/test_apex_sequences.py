"""Laws of carrying out: random Apex tables, and random actions applied one after another.

After each action the scene can be read again, undoing it gives the scene back, Loot tokens and
miniatures are where they were or left by a rule, and the numbers that the verdict's answer and the
words of its steps tell are those of the table. What is recorded of an activation keeps its rules.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adjudicator.core.change import changed, difference
from adjudicator.core.faults import InputError
from adjudicator.core.question import Ruled
from adjudicator.core.verdict import Verdict
from tests.laws.apex_moves import SLOTS, Question, fitted, questions, tables
from tests.laws.told_changes import assert_told
from tests.support.doing import Position
from tests.support.strategies import Scene

#: How many tables there are for one case of another law, how many sequences are tried on each, and
#: how many actions follow one another.
TABLES, SEQUENCES, LONGEST = 4, 5, 6


@pytest.mark.long
@settings(max_examples=TABLES * settings().max_examples)
@given(scene=tables(), data=st.data())
def test_what_is_carried_out_is_what_the_verdict_tells(scene: Scene, data: st.DataObject) -> None:
    """Action by action: readable, undone without a trace, no token lost, numbers as told."""
    for _ in range(SEQUENCES):
        _sequence(scene, data)


@given(scene=tables(), data=st.data())
def test_in_the_beta_too_the_steps_tell_what_changes(scene: Scene, data: st.DataObject) -> None:
    """Readable, undone without a trace, no miniature lost, and the words of the steps hold."""
    for _ in range(SEQUENCES):
        _sequence({**scene, "edition": "beta", "rulings": {}}, data)


def _sequence(scene: Scene, data: st.DataObject) -> None:
    position = Position.of(scene)
    for _ in range(data.draw(st.integers(1, LONGEST))):
        scene = position.scene
        question = data.draw(questions(scene))
        ruled = _ruled(position, question)
        if ruled is None or ruled.change is None:
            continue
        position = position.after(ruled.change)
        after = position.scene
        assert by_id(changed(after, difference(after, scene))) == by_id(scene)
        if "edition" not in scene:  # the beta has Gear leave the game, and keeps fallen dials
            assert_tokens_kept(question, scene, after)
            assert_numbers_told(question, ruled.verdict, scene, after)
        assert_miniatures_kept(question, scene, after)
        assert_told(question, ruled.verdict, scene, after)
        assert_activation_holds(position)


def assert_activation_holds(position: Position) -> None:
    """What the table has recorded of an activation is what its rules allow."""
    if position.scene["time"].get("active"):
        answer = position.rule({"ask": "activation"}).verdict.answer
        assert answer["broken"] is None
        assert answer["ap"] >= 0


def _ruled(position: Position, question: Question) -> Ruled | None:
    """A question ruled on; nothing where it can't be asked of this table."""
    try:
        return position.rule(question)
    except InputError as fault:
        if fault.at.startswith("scene"):
            raise
        return None


def by_id(value: Any) -> Any:  # noqa: ANN401
    """A scene whose lists of entries with ids have no order."""
    if isinstance(value, dict):
        return {name: by_id(part) for name, part in value.items()}
    if isinstance(value, list) and value and all(isinstance(v, dict) and "id" in v for v in value):
        return {entry["id"]: by_id(entry) for entry in value}
    return value


def tokens_of(scene: Scene) -> Counter[str]:
    """Every Loot token of a table: in Backpacks, in Gear slots, on the map."""
    return Counter(_tokens(scene))


def _tokens(scene: Scene) -> Iterator[str]:
    for figure in scene["figures"]:
        yield from figure.get("backpack", ())
        yield from fitted(figure)
        for slot, name in SLOTS.items():
            if rarity := figure.get(slot, "common"):
                yield f"{rarity} {name}"
    yield from (loot["token"] for loot in scene.get("loot", ()))


def assert_tokens_kept(question: Question, before: Scene, after: Scene) -> None:
    """No token comes or goes but by using it, or by obtaining it from a bag."""
    gone = tokens_of(before) - tokens_of(after)
    come = tokens_of(after) - tokens_of(before)
    used = {"heal": question.get("item"), "grenade": "Thermite Grenade"}.get(question["ask"])
    held = figure_of(before, question["figure"]).get("backpack", ()) if used else ()
    # What comes out of a bag is written with its rarity, and used by its name alone.
    spent = next((token for token in held if used and token.endswith(used)), None)
    assert gone == Counter([spent] if spent else [])
    obtained = question.get("token") if question["ask"] in ("loot", "equip") else None
    assert sum(come.values()) == (obtained is not None)
    if obtained:
        assert {word.casefold() for word in come} <= {
            obtained.casefold(),
            f"common {obtained}".casefold(),
            f"rare {obtained}".casefold(),
            f"epic {obtained}".casefold(),
        }


def miniatures_of(scene: Scene) -> set[str]:
    """The components of a table, on their own or attached to Legends, by their ids."""
    worn = (one["id"] for figure in scene["figures"] for one in figure.get("attached", ()))
    return {*(piece["id"] for piece in scene["components"]), *worn}


def assert_miniatures_kept(question: Question, before: Scene, after: Scene) -> None:
    """None comes but by placing it, none goes but by destroying it or as its time is over."""
    come = miniatures_of(after) - miniatures_of(before)
    gone = miniatures_of(before) - miniatures_of(after)
    wanted = len(question.get("attach-to", "x")) if question["ask"] == "place" else 0
    assert len(come) == wanted
    ended = {token.get("component") for token in before["time"]["tokens"]}
    may_go = {"destroy": set(question.get("targets", ())), "timing": ended, "activate": ended}
    assert gone <= may_go.get(question["ask"], set())


def assert_numbers_told(question: Question, verdict: Verdict, before: Scene, after: Scene) -> None:
    """The numbers of the answer are those of the table afterwards."""
    if check := _CHECKS.get(question["ask"]):
        check(question, dict(verdict.answer), before, after)


Check = Callable[[Question, Scene, Scene, Scene], None]


def figure_of(scene: Scene, name: str) -> Scene:
    """A Legend of a scene."""
    found: Scene = next(figure for figure in scene["figures"] if figure["id"] == name)
    return found


def check_dials(name: str, dials: Scene, before: Scene, after: Scene) -> None:
    """The dials that are told; or, eliminated, off the map with fresh ones and a Deathbox less."""
    old, new = figure_of(before, name), figure_of(after, name)
    told = (dials["shield"], dials["health"])
    if not dials["eliminated"]:
        assert (new["shield"], new["health"]) == told
        assert new.get("deathboxes", 2) == old.get("deathboxes", 2)
        return
    assert dials["health"] == 0
    assert (new["at"], new["shield"], new["health"]) == (None, 20, 40)
    assert new["deathboxes"] == max(0, old.get("deathboxes", 2) - 1)
    assert "knockdown-shield" not in new["exhausted"]


def _damage(question: Question, answer: Scene, before: Scene, after: Scene) -> None:
    check_dials(question["figure"], answer, before, after)


def _shoot(question: Question, answer: Scene, before: Scene, after: Scene) -> None:
    check_dials(question["target"], answer["target"], before, after)
    ammo = [figure_of(s, question["figure"])["weapons"][0]["ammo"] for s in (before, after)]
    assert ammo[1] == ammo[0] - 1


def _melee(question: Question, answer: Scene, before: Scene, after: Scene) -> None:
    check_dials(question["target"], answer["target"], before, after)
    at = figure_of(after, question["target"])["at"]
    if not answer["target"]["eliminated"]:
        assert at in answer["choose"] if answer["choose"] else at == answer["to"]


def _grenade(_question: Question, answer: Scene, before: Scene, after: Scene) -> None:
    for target in answer["targets"]:
        check_dials(target["figure"], target, before, after)


def _area(_question: Question, answer: Scene, before: Scene, after: Scene) -> None:
    for target in answer["targets"]:
        check_dials(target["figure"], target, before, after)


def _weapon(question: Question, answer: Scene, _before: Scene, after: Scene) -> None:
    if question.get("slot") is not None:
        cards = figure_of(after, question["figure"])["weapons"]
        slot = min(question["slot"], len(cards) - 1)
        assert cards[slot]["ammo"] == answer["replace"][question["slot"]]["ammo"]


def _attach(question: Question, answer: Scene, _before: Scene, after: Scene) -> None:
    slots = figure_of(after, question["figure"])["weapons"][0]["slots"]
    assert slots[answer["slots"][0]]["token"] == question["attachment"]


def _interact(question: Question, answer: Scene, _before: Scene, after: Scene) -> None:
    assert question["with"] in answer["objects"]
    assert next(c for c in after["components"] if c["id"] == question["with"])["opened"]


def _ring(_question: Question, answer: Scene, before: Scene, after: Scene) -> None:
    assert after["ring"] == answer["ring"]
    for hurt in answer["damage"]:
        old, new = figure_of(before, hurt["figure"]), figure_of(after, hurt["figure"])
        fell = new["at"] is None
        assert fell or old["health"] - new["health"] <= hurt["damage"]


def _heal(question: Question, answer: Scene, _before: Scene, after: Scene) -> None:
    new = figure_of(after, question["figure"])
    assert (new["shield"], new["health"]) == (answer["shield"], answer["health"])


def _equip(question: Question, answer: Scene, _before: Scene, after: Scene) -> None:
    assert figure_of(after, question["figure"])["shield"] == answer["shield"]


def _path(question: Question, answer: Scene, _before: Scene, after: Scene) -> None:
    assert figure_of(after, question["figure"])["at"] == answer["path"][-1] == question["to"]


def _respawn(question: Question, answer: Scene, _before: Scene, after: Scene) -> None:
    assert figure_of(after, question["figure"])["at"] in answer["spaces"]


def _destroy(question: Question, _answer: Scene, _before: Scene, after: Scene) -> None:
    assert not {c["id"] for c in after["components"]} & set(question["targets"])
    for token in after["time"]["tokens"]:
        assert token.get("component") not in question["targets"]


def _timing(_question: Question, answer: Scene, _before: Scene, after: Scene) -> None:
    assert (after["time"]["round"], after["time"]["turn"]) == (answer["round"], answer["turn"])


_CHECKS: dict[str, Check] = {
    "damage": _damage,
    "shoot": _shoot,
    "melee": _melee,
    "grenade": _grenade,
    "area": _area,
    "weapon": _weapon,
    "attach": _attach,
    "interact": _interact,
    "ring": _ring,
    "heal": _heal,
    "equip": _equip,
    "path": _path,
    "respawn": _respawn,
    "destroy": _destroy,
    "timing": _timing,
}
