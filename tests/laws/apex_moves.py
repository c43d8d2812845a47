"""Random Apex tables in the middle of a game, and random actions on them."""

from collections.abc import Callable

from hypothesis import strategies as st

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
