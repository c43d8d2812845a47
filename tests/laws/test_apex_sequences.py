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
from tests.laws.told_changes import assert_told
from tests.support.doing import Position
from tests.support.strategies import Scene, add, readings, scenes, spaces

LEGENDS = (("A", "red"), ("B", "red"), ("C", "blue"), ("D", "blue"))
CONSUMABLES = ("Syringe", "Shield Cell", "Medical Kit", "Accelerant", "Phoenix Kit")
ATTACHMENTS = ("rare Barrel Stabilizer", "epic Barrel Stabilizer", "common Standard Stock")
TOKENS = (*CONSUMABLES, "Frag Grenade", "Thermite Grenade", *ATTACHMENTS)
GEAR = ("rare Helmet", "epic Body Shield", "rare Body Shield", "legendary Knockdown Shield")
RARITIES = ("common", "rare", "epic", "legendary")
SLOTS = {"helmet": "Helmet", "body-shield": "Body Shield", "knockdown-shield": "Knockdown Shield"}
OPTICS = "2x HCOG Bruiser"
RIFLE = {
    "name": "rifle",
    "ammo-type": "light",
    "slots": [{"kind": "barrel"}, {"kind": "optics", "token": OPTICS}, {"kind": "stock"}],
    "range": [0, 9],
    "difficulty": 40,
    "rate": [2, 1],
    "damage": 9,
    "headshot": 5,
    "ammo": 3,
}
#: How many tables there are for one case of another law, how many sequences are tried on each, and
#: how many actions follow one another.
TABLES, SEQUENCES, LONGEST = 4, 5, 6

Question = Scene


@st.composite
def tables(draw: st.DrawFn) -> Scene:
    """A table in the middle of a game: two squads, loot, Smokes with tokens, a clock and a Ring."""
    scene = draw(scenes(largest=5))
    scene["components"] = [{**c, "id": f"c{n}"} for n, c in enumerate(scene["components"])]
    scene["aim-board"] = {"left": [5, 10, 15], "right": [-5, -10, -15]}
    for name, squad in LEGENDS:
        add(scene, "figures", {"id": name, "name": name, "squad": squad, **draw(kits(scene))})
        if not any(figure["id"] == name for figure in scene["figures"]):
            scene["figures"].append({"id": name, "name": name, "squad": squad})
    loot = st.tuples(spaces(scene), st.sampled_from((*TOKENS, *GEAR)), st.booleans())
    scene["loot"] = [
        {"at": at, "token": token, "exhausted": side and "Shield" in token}
        for at, token, side in draw(st.lists(loot, max_size=6))
    ]
    scene["time"] = draw(clocks(scene))
    scene["ring"] = {"left": 0, "top": 0, "right": 4, "bottom": 4}
    return {**scene, "rulings": draw(readings())}


@st.composite
def kits(draw: st.DrawFn, scene: Scene) -> Scene:
    """Where a Legend stands, if it does, and what is on its board."""
    first = scene["figures"][0] if scene["figures"] else {}
    at = draw(beside(scene, first) | spaces(scene))
    return {
        **({"at": at} if draw(st.integers(0, 5)) else {}),
        "shield": draw(st.integers(0, 20)),
        "health": draw(st.integers(1, 40)),
        **{slot: draw(st.sampled_from(RARITIES)) for slot in SLOTS},
        "exhausted": draw(st.sampled_from(([], ["knockdown-shield"]))),
        "deathboxes": draw(st.integers(0, 2)),
        "backpack": ["Thermite Grenade", *draw(st.lists(st.sampled_from(TOKENS), max_size=7))],
        "weapons": [dict(RIFLE)],
    }


@st.composite
def clocks(draw: st.DrawFn, scene: Scene) -> Scene:
    """A clock, and Smokes on the map whose tokens lie on its tracks."""
    turn, round_ = draw(st.sampled_from(("red", "blue"))), draw(st.integers(1, 7))
    now = 2 * round_ - (turn == "red")
    tokens = []
    for number in range(draw(st.integers(0, 2))):
        smoke = f"s{number}"
        add(scene, "components", {"kind": "smoke", "id": smoke, "at": draw(spaces(scene))})
        there = any(piece.get("id") == smoke for piece in scene["components"])
        token: Scene = {"id": f"t{number}", "owner": draw(st.sampled_from("AB")), "cooldown": 2}
        waits = {"track": "initiative", "at": now + draw(st.integers(0, 3)), "label": "duration"}
        cools = {"track": "cooldown", "at": draw(st.integers(1, 4))}
        tokens.append({**token, **waits, "component": smoke} if there else {**token, **cools})
    names = [name for name, squad in LEGENDS if squad == turn]
    active = {"active": draw(st.sampled_from(names)), "done": []} if draw(st.booleans()) else {}
    return {"round": round_, "turn": turn, "tokens": tokens, **active}


@st.composite
def questions(draw: st.DrawFn, scene: Scene) -> Question:
    """Something to do on a table as it is now; most of it is near enough to be allowed."""
    figure = draw(st.sampled_from(scene["figures"]))
    other = draw(st.sampled_from(scene["figures"]))
    near = beside(scene, figure)
    named = {"figure": figure["id"]}
    pack = st.sampled_from([*figure.get("backpack", ()), "Syringe"])
    # Only what is asked is drawn: the others would be most of the law's time.
    ways: dict[str, Callable[[], Question]] = {
        "path": lambda: {**named, "to": draw(spaces(scene)), **draw(MOVES)},
        "activate": lambda: named,
        "damage": lambda: {**named, "amount": draw(st.integers(0, 60))},
        "shoot": lambda: {**named, "target": other["id"], "cards": draw(CARDS)},
        "melee": lambda: {**named, "target": closest(scene, figure), "card": draw(MELEE)},
        "push": lambda: {**_from_to(figure, other), "spaces": draw(st.integers(1, 3))},
        "heal": lambda: {**named, "item": draw(pack)},
        "drop": lambda: {**named, "token": draw(pack), "at": draw(near)},
        "pick-up": lambda: {**named, **draw(lying(scene)), **draw(dropping(figure, near))},
        "loot": lambda: {**named, "token": draw(FOUND), **FROM_BAG, **draw(dropping(figure, near))},
        "equip": lambda: {**named, "token": draw(SHIELDS), "drop-at": draw(near)},
        "grenade": lambda: {**named, **draw(throws(scene))},
        "destroy": lambda: {**named, **draw(destroyed(scene))},
        "respawn": lambda: {"figure": absent(scene), "at": draw(spaces(scene))},
        "ring": lambda: {"damage": draw(st.integers(0, 40)), "card": {"left": draw(ONE_OR_NONE)}},
        "timing": lambda: {"advance": draw(st.integers(0, 4))},
        "activation": lambda: named,
        "place": lambda: {**named, **draw(placed(scene))},
        "weapon": lambda: {**named, **draw(rearmed(figure, near))},
        "attach": lambda: {**named, "weapon": "rifle", **draw(attached(figure, near))},
        "detach": lambda: {**named, "token": draw(st.sampled_from([*fitted(figure), "none"]))},
        "interact": lambda: {**named, "with": draw(st.sampled_from([*bins(scene), "none"]))},
        "area": lambda: {"source": draw(spaces(scene)), **draw(BURSTS)},
    }
    ask = draw(st.sampled_from(sorted(ways)))
    return {"ask": ask, **ways[ask]()}


MOVES = st.sampled_from(
    ({}, {"points": 1}, {"points": 2}, {"points": 2, "rush": True}, {"points": 4, "ap": 1})
)
CARDS = st.lists(st.integers(30, 100), min_size=2, max_size=2)
MELEE = st.integers(20, 90)
ONE_OR_NONE = st.integers(0, 1)
FOUND = st.sampled_from((*TOKENS, *GEAR))
SHIELDS = st.sampled_from(GEAR[1:3])
FROM_BAG = {"source": "elsewhere"}


def beside(scene: Scene, figure: Scene) -> st.SearchStrategy[list[int]]:
    """A space that a Legend is on or that touches it; of one off the map, any."""
    if not figure.get("at"):
        return spaces(scene)
    c, r = figure["at"]
    columns, rows = scene["board"]["columns"], scene["board"]["rows"]
    around = [[c + x, r + y] for x in (-1, 0, 1) for y in (-1, 0, 1)]
    return st.sampled_from([[x, y] for x, y in around if 0 <= x < columns and 0 <= y < rows])


def closest(scene: Scene, figure: Scene) -> str:
    """The enemy that is nearest to a Legend, by its id."""
    enemies = [f for f in scene["figures"] if f["squad"] != figure["squad"]]
    here = figure.get("at")
    there = [f for f in enemies if f.get("at") and here] or enemies
    nearest: Scene = min(there, key=lambda f: far(here, f.get("at")))
    return str(nearest["id"])


def far(one: list[int] | None, other: list[int] | None) -> int:
    """How many steps two spaces are apart."""
    return max(abs(a - b) for a, b in zip(one, other, strict=True)) if one and other else 0


def absent(scene: Scene) -> str:
    """A Legend off the map, if there is one, by its id."""
    away = [f["id"] for f in scene["figures"] if not f.get("at")]
    return str((away or ["A"])[0])


def _from_to(figure: Scene, other: Scene) -> Scene:
    return {"from": {"figure": figure["id"]}, "to": {"figure": other["id"]}}


def lying(scene: Scene) -> st.SearchStrategy[Scene]:
    """A token that lies on the map, and where."""
    found = [{"token": loot["token"], "at": loot["at"]} for loot in scene.get("loot", ())]
    return st.sampled_from(found or [{"token": "Syringe", "at": [0, 0]}])


def dropping(figure: Scene, near: st.SearchStrategy[list[int]]) -> st.SearchStrategy[Scene]:
    """What is dropped for a new token, and where; perhaps not chosen yet."""
    pack = figure.get("backpack") or ()
    chosen = {"drop-at": near, **({"drops": st.sampled_from(pack)} if pack else {})}
    return st.fixed_dictionaries(chosen) | st.just({})


BURSTS = st.fixed_dictionaries(
    {
        "size": st.tuples(st.integers(1, 5), st.integers(1, 5)),
        "aerial": st.booleans(),
        "damage": st.integers(0, 50),
    }
)
RAVEN = {"kind": "custom", "name": "Raven", "tags": ["DESTROYABLE"]}
NEW = {"name": "carbine", "initial-ammo": 2, "slots": [{"kind": "barrel"}]}


def placed(scene: Scene) -> st.SearchStrategy[Scene]:
    """A Smoke for an intersection, a Raven for a space, or Ravens for one Legend or two."""
    smoke = st.fixed_dictionaries(
        {"on": st.just("intersection"), "component": st.just({"kind": "smoke"})},
    )
    there = spaces(scene).map(lambda at: {"at": {"at": at, "level": 0}})
    raven = spaces(scene).map(lambda at: {"component": RAVEN, "free": False, "at": at})
    names = st.lists(st.sampled_from("ABCD"), min_size=1, max_size=2, unique=True)
    ravens = names.map(lambda who: {"attach-to": who, "most": 2, "component": RAVEN})
    return st.tuples(smoke, there).map(lambda two: {**two[0], **two[1]}) | raven | ravens


def fitted(figure: Scene) -> list[str]:
    """The Attachments on a Legend's weapons."""
    slots = [slot for weapon in figure.get("weapons", ()) for slot in weapon.get("slots", ())]
    return [slot["token"] for slot in slots if slot.get("token")]


def rearmed(figure: Scene, near: st.SearchStrategy[list[int]]) -> st.SearchStrategy[Scene]:
    """A new weapon: in a slot with the old one's Attachments moved, for its Ammo, or discarded."""
    card = st.sampled_from(("light", "heavy")).map(lambda ammo: {**NEW, "ammo-type": ammo})
    old = fitted({"weapons": figure.get("weapons", ())[:1]})
    goes = st.just({"to": "backpack"}) | near.map(lambda at: {"to": "map", "at": at})
    moves = st.tuples(*(goes.map(lambda to, token=token: {"token": token, **to}) for token in old))
    ways = (
        moves.map(lambda moved: {"slot": 0, "attachments": list(moved)}),
        st.just({"slot": 1}),
        st.integers(0, 2).map(lambda take: {"take": [take]}),
        st.just({"discard": True}),
    )
    return st.tuples(card, st.one_of(*ways)).map(lambda two: {"weapon": two[0], **two[1]})


def attached(figure: Scene, near: st.SearchStrategy[list[int]]) -> st.SearchStrategy[Scene]:
    """An Attachment to fit, and what becomes of the one that lies there, if that is chosen."""
    pack = [name for name in figure.get("backpack", ()) if name in ATTACHMENTS]
    token = st.sampled_from(pack or ATTACHMENTS)
    old = st.just({"to-backpack": True}) | near.map(lambda at: {"drop-at": at}) | st.just({})
    return st.tuples(token, old).map(lambda two: {"attachment": two[0], **two[1]})


def bins(scene: Scene) -> list[str]:
    """The Supply Bins of a table."""
    return [piece["id"] for piece in scene["components"] if piece["kind"] == "supply-bin"]


def throws(scene: Scene) -> st.SearchStrategy[Scene]:
    """A Thermite Grenade, its one card with an arrow or without."""
    arrow = st.none() | st.sampled_from(("n", "se", "w"))
    fixed = {"grenade": st.just("thermite"), "at": spaces(scene), "arrows": st.tuples(arrow)}
    return st.fixed_dictionaries(fixed)


def destroyed(scene: Scene) -> st.SearchStrategy[Scene]:
    """A Smoke to destroy by hand, if there is one."""
    smokes = [piece["id"] for piece in scene["components"] if piece["kind"] == "smoke"]
    smokes += [one["id"] for figure in scene["figures"] for one in figure.get("attached", ())]
    return st.sampled_from(smokes or ["none"]).map(
        lambda smoke: {"targets": [smoke], "destroyable": smokes}
    )


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
