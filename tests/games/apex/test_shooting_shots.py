"""Shots: what is refused and why, what is not known, and one explanation as a whole."""

from typing import Any

import pytest

from adjudicator.app.judge import ask
from adjudicator.core.faults import InputError
from adjudicator.games import GAMES
from adjudicator.messages.as_text import verdict_text
from adjudicator.messages.renderer import ENGLISH
from tests.support.doing import after
from tests.support.refusals import assert_refused

RIFLE: dict[str, Any] = {
    "name": "a rifle",
    "range": [3, 5],
    "difficulty": 45,
    "rate": [1, 2],
    "damage": 6,
    "headshot": 3,
}
SCENE: dict[str, Any] = {
    "game": "apex",
    "board": {"columns": 10, "rows": 4},
    "components": [{"kind": "building", "at": [0, 0], "size": [2, 2]}],
    "figures": [
        {
            "id": "A",
            "name": "Wraith",
            "squad": "red",
            "at": [1, 1],
            "weapons": [
                {
                    "name": "Longbow",
                    "range": [5, 8],
                    "ammo": 4,
                    "attachments": ["common barrel stabilizer", "extended mag"],
                }
            ],
        },
        {
            "id": "B",
            "name": "Gibraltar",
            "squad": "blue",
            "at": [7, 1],
            "shield": 15,
            "health": 30,
            "helmet": "epic",
            "knockdown-shield": "rare",
        },
        {"id": "C", "name": "Lifeline", "squad": "red"},
    ],
}
LONGBOW_CARDS = [{"value": 35, "icons": ["hit-below"]}, 20, {"value": 70, "icons": ["headshot"]}]
SHOT = {"scene": SCENE, "ask": "shoot", "figure": "A", "target": "B", "cards": LONGBOW_CARDS}


def figures(*edits: dict[str, Any]) -> dict[str, Any]:
    """The scene with other fields in its figures, in their order."""
    changed_figures = [
        {**figure, **edit} for figure, edit in zip(SCENE["figures"], edits, strict=False)
    ]
    return {**SCENE, "figures": changed_figures}


def test_a_shot_is_told_card_by_card() -> None:
    """The book's Longbow, from the line to the dials, as it is told."""
    assert verdict_text(ask(SHOT), ENGLISH).splitlines() == [
        "✓ 34 damage (by the book)",
        "Hits: 2, headshots: 1. Gibraltar is left with Shield 0 and Health 11.",
        (
            "  1. The line from Wraith (B2, level 1) to Gibraltar (H2, level 0) is clear.  "
            "[apex.shoot.target-in-sight]"
        ),
        "  2. The shot uses 1 of 4 Ammo.  [apex.shoot.ammo]",
        "  3. The weapon's card says 55.  [apex.aim.base]",
        "  4. The distance is 6, within the optimal range of 5-8.  [apex.aim.range]",
        "  5. Nothing changes that: a card needs 55 or more to hit.  [apex.aim.sum]",
        (
            "  6. With 1 more from attachments, the Fire Rate fills 3 slots: 3 cards.  "
            "[apex.fire.rate]"
        ),
        "  7. With Stability 1, the first slot used is 1 to the left of 0.  [apex.fire.start-slot]",
        (
            "  8. With Recoil 1, that many slots are skipped before each further one.  "
            "[apex.fire.next-slot]"
        ),
        "  9. The modifiers of these slots: +5, -5, -10.  [apex.fire.modifier]",
        (
            " 10. Card 1: its icon makes it a hit, because Gibraltar is lower.  "
            "[apex.fire.automatic]"
        ),
        " 11. Card 2: 20 with -5 is 15, below 55: a miss.  [apex.fire.value]",
        " 12. Card 3: 70 with -10 is 60, at least 55: a hit.  [apex.fire.value]",
        " 13. 1 card that hit has a headshot, on value 70.  [apex.fire.headshot]",
        (
            " 14. The Helmet stops up to 2 on values up to 60: 0 here, which leaves 1.  "
            "[apex.fire.helmet]"
        ),
        " 15. Damage: 2 × 10 for hits and 1 × 14 for headshots = 34.  [apex.fire.damage]",
        " 16. The Shield takes 15: 15 becomes 0.  [apex.life.shield]",
        " 17. Health takes 19: 30 becomes 11.  [apex.life.health]",
    ]


EMPTY = {"weapons": [{**RIFLE, "ammo": 0}]}


@pytest.mark.parametrize("name", ["to-hit", "shoot", "odds"])
def test_every_reason_against_a_shot_is_told(name: str) -> None:
    """Off the map, no enemy and without Ammo: each is a step with its rule."""
    scene = figures(EMPTY, {}, {})
    question: dict[str, Any] = {"scene": scene, "ask": name, "figure": "A", "target": "C"}
    if name == "shoot":
        question["cards"] = [10, 20]
    verdict = ask(question)
    refused = {"apex.shoot.on-map", "apex.shoot.enemy", "apex.shoot.ammo"}
    assert refused <= {step.rule for step in verdict.steps}
    assert verdict.summary.tone == "blocked"


def test_a_shot_that_is_refused_does_nothing() -> None:
    """No card counts, the dials stay, and nothing changes on the table."""
    hidden = [*SCENE["components"], {"kind": "wall", "from": [5, 0], "to": [5, 3], "base": 0}]
    storey = {"kind": "wall", "from": [2, 0], "to": [2, 2], "base": 1}
    question = {**SHOT, "scene": {**SCENE, "components": [*hidden, storey]}}
    assert ask(question).answer == {
        "shots": [],
        "hits": 0,
        "headshots": 0,
        "damage": 0,
        "target": {"shield": 15, "health": 30, "eliminated": False},
    }
    assert after(**question) is None


def test_a_shot_that_is_refused_needs_no_number() -> None:
    """Behind a Wall nobody has to type a card in: no number on it would allow the shot."""
    wall = {"kind": "wall", "from": [5, 0], "to": [5, 3], "base": 0}
    level = {"kind": "wall", "from": [2, 0], "to": [2, 2], "base": 1}
    blank = figures({"weapons": [{"name": "Volt"}]}, {})
    scene = {**blank, "components": [*SCENE["components"], wall, level]}
    verdict = ask({"scene": scene, "ask": "to-hit", "figure": "A", "target": "B"})
    assert verdict.answer["legal"] is False
    assert not verdict.missing
    assert "Volt" not in verdict_text(verdict, ENGLISH)


MISSING: dict[str, tuple[dict[str, Any], str]] = {
    "difficulty": ({"difficulty": None}, "apex.aim.base"),
    "range": ({"range": None}, "apex.aim.range"),
    "rate": ({"rate": None}, "apex.fire.rate"),
    "slot": ({"stability": 3}, "apex.fire.modifier"),
    "damage": ({"damage": None}, "apex.fire.damage"),
    "headshot": ({"headshot": None}, "apex.fire.damage"),
}


PLACES = {"slot": "scene.aim-board.left"}


@pytest.mark.parametrize("name", MISSING)
def test_what_is_missing_is_said_and_never_guessed(name: str) -> None:
    """A number that nobody entered leaves the damage open, and a step says where it stands."""
    edit, rule = MISSING[name]
    cards = [{"value": 99, "icons": ["headshot"]}, 99]
    question = {**SHOT, "weapon": {**RIFLE, **edit}, "cards": cards, "attachments": []}
    verdict = ask(question)
    assert verdict.answer["damage"] is None
    assert verdict.answer["target"] is None
    assert any(
        step.message_id.startswith("apex.missing.") for step in verdict.steps if step.rule == rule
    )
    assert verdict.certainty == "unknown"
    assert [one.at for one in verdict.missing] == [PLACES.get(name, f"weapon.{name}")]
    assert after(**question) is None
    odds = {k: v for k, v in question.items() if k != "cards"}
    assert ask({**odds, "ask": "odds", "deck": cards}).answer["damage"] is None


@pytest.mark.parametrize("name", ["difficulty", "range"])
def test_cards_that_their_icons_decide_need_no_difficulty(name: str) -> None:
    """Where icons decide over every card, the answer is the same for any number, so none lacks."""
    hit = {"value": 1, "icons": ["hit-below"]}
    question = {**SHOT, "cards": [hit, hit], "attachments": []}
    lacking = ask({**question, "weapon": {**RIFLE, name: None}})
    assert lacking.answer == ask({**question, "weapon": RIFLE}).answer
    assert (lacking.certainty, lacking.missing) == ("book", ())
    mixed = ask({**question, "weapon": {**RIFLE, name: None}, "cards": [hit, 90]})
    assert (mixed.answer["hits"], mixed.certainty) == (None, "unknown")


def test_an_icon_that_nobody_knows_is_told_with_the_nearest() -> None:
    """A misspelled icon is one clear sentence, like any other word."""
    cards = [{"value": 1, "icons": ["head-shot"]}]
    with pytest.raises(InputError) as fault:
        ask({**SHOT, "cards": cards})
    assert (fault.value.at, fault.value.facts["nearest"]) == ("cards[0].icons[0]", "headshot")
    assert fault.value.message_id == "input.literal-error"


def test_odds_without_a_deck_ask_for_it() -> None:
    """The Aim deck is entered by the players, or there are no odds."""
    verdict = ask({"scene": SCENE, "ask": "odds", "figure": "A", "target": "B"})
    assert verdict.answer == {"damage": None, "mean": None, "eliminated": None}
    assert "scene.aim-deck" in [one.at for one in verdict.missing]


def test_the_scene_s_deck_is_the_default() -> None:
    """`aim-deck` of the scene serves where the question gives no deck."""
    deck = [10, 20, {"value": 70, "icons": ["headshot"]}, 80, 90]
    question = {"ask": "odds", "figure": "A", "target": "B"}
    mine = ask({**question, "scene": SCENE, "deck": deck}).answer
    assert ask({**question, "scene": {**SCENE, "aim-deck": deck}}).answer == mine


def test_a_shot_changes_dials_and_ammo() -> None:
    """The target's dials fall and the weapon has one Ammo less; the rest of it stays."""
    done = after(**SHOT)
    shooter, target, _ = done["figures"]
    assert (target["shield"], target["health"], target["at"]) == (0, 11, [7, 1])
    (weapon,) = shooter["weapons"]
    assert weapon == {**SCENE["figures"][0]["weapons"][0], "ammo": 3}


def test_elimination_takes_the_figure_off_the_map() -> None:
    """Dials are set anew, the Knockdown Shield is flipped back, a Deathbox is gone."""
    scene = figures({}, {"shield": 0, "health": 5}, {})
    done = after(**{**SHOT, "scene": scene})
    target = done["figures"][1]
    assert (target["at"], target["shield"], target["health"]) == (None, 20, 40)
    assert (target["exhausted"], target["deathboxes"]) == ([], 1)
    assert ask({**SHOT, "scene": scene}).answer["target"] == {
        "shield": 0,
        "health": 0,
        "eliminated": True,
    }
    assert "B" in GAMES["apex"].read_scene(done).away


def test_a_token_that_saves_is_exhausted_on_the_table() -> None:
    """A Knockdown Shield that was set off lies on its exhausted side afterwards."""
    scene = figures({}, {"shield": 0, "health": 30}, {})
    done = after(**{**SHOT, "scene": scene})
    assert (done["figures"][1]["health"], done["figures"][1]["exhausted"]) == (
        6,
        ["knockdown-shield"],
    )


def test_a_weapon_is_found_by_its_name() -> None:
    """In the kit, in the scene, in the book; and what is entered fills what the book leaves out."""
    scene = {**SCENE, "weapons": [{**RIFLE, "name": "R-301"}, {"name": "C.A.R.", "range": [3, 6]}]}
    question = {"scene": scene, "ask": "to-hit", "figure": "A", "target": "B"}
    assert ask({**question, "weapon": "longbow"}).answer["difficulty"] == 55
    assert ask({**question, "weapon": "R301"}).answer["difficulty"] == 55
    assert ask({**question, "weapon": "C.A.R. SMG"}).answer["difficulty"] is None
    entered = {"name": "C.A.R. SMG", "range": [3, 6]}
    assert ask({**question, "weapon": entered}).answer["difficulty"] == 50


def test_an_attachment_is_entered_by_its_effect() -> None:
    """What no token of the book does can be typed in."""
    optic = {"name": "a scope", "range": [6, None], "difficulty": -15}
    question = {**SHOT, "ask": "to-hit", "attachments": [optic]}
    del question["cards"]
    answer: Any = ask(question).answer
    assert answer["terms"] == [{"name": "base", "value": 55}, {"name": "optics", "value": -15}]


def test_a_printed_attachment_works_unless_covered() -> None:
    """Of a slot, the token counts where there is one, and the printed attachment otherwise."""
    slot = {"kind": "optics", "printed": "6x Sniper"}
    question = {"scene": SCENE, "ask": "to-hit", "figure": "A", "target": "B"}
    plain = ask({**question, "weapon": {**RIFLE, "slots": [slot]}})
    assert plain.answer["difficulty"] == 45 + 10 - 5
    token = {**slot, "token": "4x-8x Variable Sniper"}
    covered = ask({**question, "weapon": {**RIFLE, "slots": [token]}})
    assert covered.answer["difficulty"] == 45 + 10 - 10


BAD: dict[str, tuple[dict[str, Any], str]] = {
    "too few cards": ({"cards": [10]}, "cards"),
    "a card that is no card": ({"cards": [10, 20, "x"]}, "cards[2]"),
    "an unknown icon": ({"cards": [{"value": 1, "icons": ["x"]}]}, "cards[0].icons[0]"),
    "an unknown shooter": ({"figure": "Z"}, "figure"),
    "an unknown target": ({"target": "Z"}, "target"),
    "an unknown weapon": ({"weapon": "Spoon"}, "weapon"),
    "an empty weapon name": ({"weapon": ""}, "weapon"),
    "a range the wrong way round": ({"weapon": {"name": "x", "range": [5, 3]}}, "weapon.range"),
    "an unknown attachment": ({"attachments": ["a bow"]}, "attachments[0]"),
    "an attachment without its rarity": (
        {"attachments": ["extended mag", "standard stock"]},
        "attachments[1]",
    ),
    "a range of an attachment the wrong way round": (
        {"attachments": [{"name": "x", "range": [5, 3], "difficulty": -5}]},
        "attachments[0].range",
    ),
    "an unknown field": ({"wind": 3}, "wind"),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_shots_are_told_where(name: str) -> None:
    """A shot that cannot be read gets the place of its fault and a sentence."""
    edit, place = BAD[name]
    assert_refused(ask, {**SHOT, **edit}, place)


def test_a_legend_with_two_weapons_must_say_which() -> None:
    """Only a single weapon is meant without being named."""
    scene = figures({"weapons": [RIFLE, {**RIFLE, "name": "another"}]})
    assert_refused(ask, {"scene": scene, "ask": "to-hit", "figure": "A", "target": "A"}, "weapon")


@pytest.mark.parametrize(
    ("edit", "place"),
    [
        ({"deck": [10]}, "deck"),
        ({"deck": [10] * 60, "weapon": {**RIFLE, "rate": [7, 2]}}, "weapon.rate"),
        ({"deck": [10] * 61}, "deck"),
    ],
)
def test_odds_of_decks_that_do_not_serve(edit: dict[str, Any], place: str) -> None:
    """A deck too small, or a shot of more cards than are counted, is told."""
    question = {"scene": SCENE, "ask": "odds", "figure": "A", "target": "B", **edit}
    assert_refused(ask, question, place)


BURST = {**RIFLE, "range": [1, 6], "difficulty": 40, "rate": [1, 3]}


@pytest.mark.parametrize(
    ("table", "cards", "other", "hits", "damage"),
    [
        ("slots", [40, 50, 60, 30, 45, 50], "cards", 3, 18),
        ("cards", [40, 50, 60, 30], "slots", 3, None),
    ],
)
def test_other_reading_of_a_magazine_judges_the_cards_there_are(
    table: str, cards: list[int], other: str, hits: int, damage: int | None
) -> None:
    """A reading that draws fewer cards takes the first of them; one that draws more lacks some."""
    scene = {**SCENE, "rulings": {"mag-rate": table}}
    asked = {"weapon": BURST, "attachments": ["rare Extended Mag"], "cards": cards}
    verdict = ask({**SHOT, "scene": scene, **asked})
    (dispute,) = (one for one in verdict.disputed if one.ruling == "mag-rate")
    assert dispute.value == other
    assert (dispute.answer["hits"], dispute.answer["damage"]) == (hits, damage)
    assert dispute.unknown == (damage is None)
    assert "None" not in verdict_text(verdict, ENGLISH)


@pytest.mark.parametrize(("name", "sure"), [("difficulty", None), ("range", False)])
def test_a_missing_difficulty_leaves_slots_and_sums(name: str, sure: object) -> None:
    """Where cards lie and what they come to is told; a range can only make a low card miss."""
    cards = [{"value": 90, "icons": ["headshot"]}, 1]
    verdict = ask({**SHOT, "cards": cards, "attachments": [], "weapon": {**RIFLE, name: None}})
    first, second = verdict.answer["shots"][0]["cards"]
    assert (first["total"], first["hit"], first["headshot"]) == (90, None, None)
    assert (second["hit"], second["headshot"]) == (sure, False)
    assert (verdict.answer["hits"], verdict.answer["damage"]) == (None, None)
    assert [one.at for one in verdict.missing] == [f"weapon.{name}"]


def test_a_range_that_begins_somewhere_is_known_there() -> None:
    """Where only the beginning of a range is entered, that distance is within it for certain."""
    question = {"ask": "to-hit", "figure": "A", "target": "B", "scene": SCENE}
    verdict = ask({**question, "weapon": {"name": "x", "difficulty": 40, "range": [6, None]}})
    assert (verdict.answer["difficulty"], verdict.missing) == (40, ())
    assert "apex.aim.range-begins" in [step.message_id for step in verdict.steps]
    beyond = ask({**question, "weapon": {"name": "x", "difficulty": 40, "range": [5, None]}})
    assert (beyond.answer["difficulty"], len(beyond.missing)) == (None, 1)


def test_a_zone_whose_effect_its_card_tells_is_left_aside_in_words() -> None:
    """The sum doesn't claim that nothing changes it."""
    dome = {"kind": "dome", "at": [5, 2]}
    scene = {**SCENE, "components": [dome]}
    question = {"ask": "to-hit", "figure": "A", "target": "B", "weapon": RIFLE}
    verdict = ask({**question, "scene": scene})
    assert verdict.steps[-1].message_id == "apex.aim.sum-without"
    clear = ask({**question, "scene": {**SCENE, "components": []}})
    assert clear.steps[-1].message_id == "apex.aim.sum"


def test_headshots_that_no_card_shows_need_no_number() -> None:
    """Odds ask for the Headshot Damage only if a card of the deck may score a headshot."""
    rifle = {name: value for name, value in RIFLE.items() if name != "headshot"}
    question = {"ask": "odds", "figure": "A", "target": "B", "weapon": rifle, "scene": SCENE}
    assert ask({**question, "deck": [10, 90]}).missing == ()
    shown = ask({**question, "deck": [10, {"value": 90, "icons": ["headshot"]}]})
    assert [one.at for one in shown.missing] == ["weapon.headshot"]
