"""Who spawns, where a Blip comes in, and the chance of a check, against a plain second reading."""

from fractions import Fraction
from itertools import combinations, product
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from adjudicator.app.judge import ask

Scene = dict[str, Any]

FEW = st.integers(0, 4)


def answer(scene: Scene, name: str, **asked: object) -> dict[str, Any]:
    """What a question is answered about a map of one row of zones."""
    whole = {"game": "flashpoint", "zones": [[c, 0] for c in range(5)], **scene}
    return dict(ask({"scene": whole, "ask": name, **asked}).answer)


@st.composite
def displays(draw: st.DrawFn) -> list[Scene]:
    """Enemy cards in some order, at most one of them a Thrall."""
    number = draw(st.integers(1, 5))
    thrall = draw(st.integers(0, 5))
    cards = [
        {
            "name": f"Enemy {place}",
            "initiative": place + 1,
            "type": draw(st.sampled_from(("basic", "basic", "elite"))),
            "spawn": draw(st.integers(1, 3)),
            "thralls": draw(st.integers(0, 2)),
            "reserve": draw(FEW),
            "thrall": place == thrall,
        }
        for place in range(number)
    ]
    return draw(st.permutations(cards))


def _left(display: list[Scene], name: str) -> int:
    return sum(card["reserve"] for card in display if card["name"] == name)


def _figures(display: list[Scene], card: Scene) -> list[Scene] | None:
    """The figures of a whole unit; None if the Reserves have too few."""
    figures = [card["name"]] * card["spawn"]
    if card["thralls"]:
        thralls = [one["name"] for one in display if one["thrall"]]
        if not thralls:
            return None
        figures += thralls * card["thralls"]
    if any(figures.count(name) > _left(display, name) for name in figures):
        return None
    first = [{"name": card["name"], "count": card["spawn"]}]
    more = [{"name": name, "count": card["thralls"]} for name in figures[card["spawn"] :][:1]]
    return first + more


@given(display=displays(), drawn=st.integers(0, 4))
def test_who_spawns_is_who_does_in_a_plain_reading(display: list[Scene], drawn: int) -> None:
    """The Enemy of the card, or the next one up and round again that the Reserves still have."""
    card = display[drawn % len(display)]
    ring = sorted((c for c in display if c["type"] == card["type"]), key=lambda c: c["initiative"])
    at = ring.index(card)
    whole = [(one, _figures(display, one)) for one in ring[at:] + ring[:at]]
    comes, figures = next(((c, f) for c, f in whole if f), (None, []))
    found = answer({"display": display}, "spawn", initiative=card["initiative"], type=card["type"])
    assert found == {
        "enemy": comes["name"] if comes else None,
        "figures": figures,
        "event": comes is card,
        "lost": comes is None,
    }


@given(
    numbers=st.sets(st.integers(1, 6), max_size=4),
    units=st.lists(st.integers(0, 4), max_size=7),
    roll=st.integers(1, 6),
    again=st.booleans(),
    pool=st.tuples(FEW, FEW),
)
def test_a_blip_comes_in_where_it_does_in_a_plain_reading(
    numbers: set[int],
    units: list[int],
    roll: int,
    again: bool,  # noqa: FBT001
    pool: tuple[int, int],
) -> None:
    """At the number rolled, or the next one up and round again that has room."""
    at = {number: place for place, number in enumerate(sorted(numbers))}
    scene: Scene = {
        "tokens": [{"kind": "spawn", "zone": [c, 0], "number": n} for n, c in at.items()],
        "units": [{"id": f"u{n}", "zone": [c, 0], "blip": "basic"} for n, c in enumerate(units)],
        "pool": {"patrol": pool[0], "elite-patrol": pool[1]},
        "rulings": {"spawn-roll": "reroll" if again else "next"},
    }
    found = answer(scene, "spawn-point", roll=roll)
    ring = sorted(at, key=lambda number: (number < roll, number))
    room = [number for number in ring if units.count(at[number]) < 2]
    waits = not sum(pool) or bool(at and again and roll not in at)
    point = None if waits or not room else room[0]
    discard = 0 if waits or room else sum(pool)
    assert found == {"point": point, "discard": discard, "checks": [], "spawns": []}


def _chance(dice: tuple[tuple[int, ...], ...], shown: tuple[int, ...], tn: int, left: int) -> Any:  # noqa: ANN401
    """The best chance from the dice as they lie, by trying every choice of dice to reroll."""
    if sum(shown) >= tn:
        return Fraction(1)
    if not left:
        return Fraction(0)
    every = range(len(dice))
    return max(
        _rolled(dice, shown, chosen, tn, left - 1)
        for size in range(len(dice) + 1)
        for chosen in combinations(every, size)
    )


def _rolled(
    dice: tuple[tuple[int, ...], ...],
    shown: tuple[int, ...],
    chosen: tuple[int, ...],
    tn: int,
    left: int,
) -> Fraction:
    """The chance once some dice are rolled, over all that they can show."""
    faces = [dice[n] if n in chosen else (shown[n],) for n in range(len(dice))]
    ways = list(product(*faces))
    return sum((_chance(dice, way, tn, left) for way in ways), Fraction(0)) / len(ways)


FACES = st.lists(st.integers(0, 2), min_size=2, max_size=3).map(tuple)


@given(
    white=FACES,
    red=FACES,
    number=st.tuples(st.integers(0, 2), st.integers(0, 1)),
    tn=st.integers(0, 5),
    helped=st.tuples(st.integers(0, 1), st.booleans(), st.booleans()),
    rerolls=st.integers(0, 2),
)
def test_the_chance_of_a_check_is_that_of_every_roll(  # noqa: PLR0917
    white: tuple[int, ...],
    red: tuple[int, ...],
    number: tuple[int, int],
    tn: int,
    helped: tuple[int, bool, bool],
    rerolls: int,
) -> None:
    """Whatever dice are rolled again, and whatever Hits come without a roll."""
    dice = (white,) * number[0] + (red,) * number[1]
    automatic = helped[0] + 2 * helped[1] + 2 * helped[2]
    found = answer(
        {"dice": {"white": white, "red": red}},
        "odds",
        dice={"white": number[0], "red": number[1]},
        tn=tn,
        automatic=helped[0],
        cover=helped[1],
        concealment=helped[2],
        rerolls=rerolls,
    )
    everything = tuple(range(len(dice)))
    best = _rolled(dice, (0,) * len(dice), everything, tn - automatic, rerolls)
    assert Fraction(found["success"]) == best
    ways = [sum(way) + automatic for way in product(*dice)]
    assert {int(hits): Fraction(part) for hits, part in found["hits"].items()} == {
        hits: Fraction(ways.count(hits), len(ways)) for hits in set(ways)
    }
