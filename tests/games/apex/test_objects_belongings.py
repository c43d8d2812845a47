"""Tokens, weapons and attachments: which is meant, where it goes, and what is refused."""

from typing import Any

import pytest

from adjudicator.app.judge import answer, ask
from adjudicator.games.apex.table.tokens import TOKENS, find_token
from adjudicator.messages.renderer import ENGLISH
from tests.support.doing import after
from tests.support.refusals import assert_refused

ALL: Any = ("gear", "attachment", "consumable", "grenade")


def scene(**fields: object) -> dict[str, Any]:
    """One Legend on the map, one off it."""
    here = {"id": "A", "name": "Wraith", "squad": "red", "at": [1, 1], **fields}
    return {
        "game": "apex",
        "board": {"columns": 4, "rows": 3},
        "figures": [here, {"id": "Z", "name": "Lifeline"}],
    }


@pytest.mark.parametrize("token", TOKENS, ids=lambda token: token.title)
def test_every_token_is_found_by_its_title(token: Any) -> None:  # noqa: ANN401
    """Rarity and name together name a token, in any case and without its quotes."""
    assert find_token(token.title.upper(), "token", ALL) is token


@pytest.mark.parametrize(
    ("word", "title"),
    [
        ("bruiser", "rare 2x HCOG Bruiser"),
        ('2x HCOG "Bruiser"', "rare 2x HCOG Bruiser"),
        ("1x Holo", "common 1x Holo"),
        ("6x sniper optics", "rare 6x Sniper"),
        ("extended sniper magazine", "rare Extended Mag"),
        ("starting helmet", "common Helmet"),
        ("phoenix", "epic Phoenix Kit"),
    ],
)
def test_a_token_is_found_by_what_people_say(word: str, title: str) -> None:
    """A part of a name is enough where only one token has it."""
    assert find_token(word, "token", ALL).title == title


@pytest.mark.parametrize("word", ["helmet", "hcog", "shield", "rare", "", "banana"])
def test_a_word_for_several_tokens_or_none_is_refused(word: str) -> None:
    """What could be several tokens with different effects is asked back."""
    assert_refused(lambda given: find_token(str(given), "token", ALL), word, "token")


LIGHT = {"name": "a pistol", "ammo-type": "light", "ammo": 2}
HEAVY = {"name": "a rifle", "ammo-type": "heavy", "ammo": 5}


@pytest.mark.parametrize(
    ("weapons", "ammo", "take"),
    [
        ([], [3, 3], []),
        ([LIGHT], [5, 3], [0]),
        ([HEAVY, LIGHT], [3, 5], [1]),
        ([{**LIGHT, "ammo": 5}, HEAVY], [5, 3], []),
        ([{"name": "unknown"}, {**LIGHT, "ammo": None}], [None, None], None),
    ],
)
def test_a_new_weapon_s_ammo(
    weapons: list[Any], ammo: list[int | None], take: list[int] | None
) -> None:
    """Added to the same type up to 5, set otherwise, open where a card is not entered."""
    new = {"name": "new", "ammo-type": "light", "initial-ammo": 3}
    asked = {"scene": scene(weapons=weapons), "ask": "weapon", "figure": "A", "weapon": new}
    verdict = ask(asked)
    assert verdict.answer == {
        "replace": [{"slot": slot, "ammo": value} for slot, value in enumerate(ammo)],
        "take-ammo": take,
        "discard": True,
    }
    for step in verdict.steps:
        assert "{" not in ENGLISH.step(step)


def test_a_weapon_of_unknown_ammo_is_asked_for() -> None:
    """The Longbow's Ammo is printed on its card only."""
    verdict = ask({"scene": scene(), "ask": "weapon", "figure": "A", "weapon": "Longbow"})
    assert verdict.answer["replace"] == [{"slot": 0, "ammo": None}, {"slot": 1, "ammo": None}]
    assert [one.at for one in verdict.missing] == ["weapon.initial-ammo"]
    assert verdict.certainty == "unknown"


@pytest.mark.parametrize(
    ("fields", "token", "room", "where"),
    [
        ({}, "epic helmet", True, "gear"),
        ({"helmet": None}, "epic helmet", False, "gear"),
        ({"backpack": ["syringe"] * 7}, "thermite grenade", False, "backpack"),
        ({"backpack": ["syringe"] * 8}, "syringe", True, "backpack"),
        ({}, "bruiser", False, "backpack"),
        (
            {"weapons": [{"name": "x", "slots": [{"kind": "optics"}]}], "backpack": ["x"] * 8},
            "bruiser",
            False,
            "weapon",
        ),
        (
            {"weapons": [{"name": "x", "slots": [{"kind": "optics", "token": "6x Sniper"}]}]},
            "bruiser",
            False,
            "backpack",
        ),
    ],
)
def test_where_a_token_goes(
    fields: dict[str, Any],
    token: str,
    room: bool,  # noqa: FBT001
    where: str,
) -> None:
    """Gear to its slot, an attachment to a free slot that fits, the rest to the Backpack."""
    verdict = ask({"scene": scene(**fields), "ask": "loot", "figure": "A", "token": token})
    assert verdict.answer == {"keep": True, "needs-room": room, "where": where}


@pytest.mark.parametrize(
    ("more", "side"),
    [
        ({"exhausted": True}, "apex.loot.back"),
        ({"exhausted": False}, "apex.loot.front"),
        ({"exhausted": True, "source": "elsewhere"}, "apex.loot.front"),
    ],
)
def test_a_shield_keeps_its_side_from_the_map_only(more: dict[str, Any], side: str) -> None:
    """From anywhere else it comes with the front side up."""
    asked = {"scene": scene(), "ask": "loot", "figure": "A", "token": "rare body shield", **more}
    assert side in [step.message_id for step in ask(asked).steps]


@pytest.mark.parametrize(
    "question",
    [
        {"ask": "weapon", "weapon": {"name": "x", "ammo-type": "light"}},
        {"ask": "loot", "token": "syringe"},
    ],
)
def test_nothing_is_taken_off_the_map(question: dict[str, Any]) -> None:
    """A Legend off the map obtains nothing."""
    verdict = ask({"scene": scene(), "figure": "Z", **question})
    assert not next(iter(verdict.answer.values()))
    assert [step.rule for step in verdict.steps] == ["apex.life.off-map"]


def test_an_attachment_tells_every_reason_against_every_slot() -> None:
    """Kind, Ammo and node are each a step."""
    slots = [
        {"kind": "stock"},
        {"kind": "magazine", "ammo": ["light", "heavy"], "nodes": ["a", "b"]},
    ]
    mag = {"name": "a mag", "kind": "magazine", "ammo": ["sniper"], "node": ["c"]}
    asked = {"scene": scene(), "ask": "attach", "attachment": mag}
    verdict = ask({**asked, "weapon": {"name": "x", "slots": slots}})
    assert verdict.answer == {"fits": False, "slots": []}
    assert [ENGLISH.step(step) for step in verdict.steps] == [
        "Slot 1 takes only stock, not a mag.",
        "Slot 2 takes light and heavy Ammo, which a mag doesn't show.",
        "Slot 2 has the nodes a and b, and a mag has none of them.",
    ]


@pytest.mark.parametrize(
    ("question", "place"),
    [
        ({"ask": "attach", "weapon": "Spoon", "attachment": "6x sniper"}, "weapon"),
        (
            {
                "ask": "attach",
                "weapon": {"name": "x", "slots": [{"kind": "stock"}]},
                "attachment": "banana",
            },
            "attachment",
        ),
        ({"ask": "weapon", "figure": "A", "weapon": {}}, "weapon"),
        ({"ask": "weapon", "figure": "Q", "weapon": "Longbow"}, "figure"),
        ({"ask": "loot", "figure": "A", "token": "banana"}, "token"),
    ],
)
def test_bad_questions_are_told_where(question: dict[str, Any], place: str) -> None:
    """A question that cannot be read gets the place of its fault and a sentence."""
    assert_refused(ask, {"scene": scene(), **question}, place)


def test_a_body_shield_tells_what_keeping_it_does_to_the_dial() -> None:
    """Picking one up, or taking it out of a bag, puts it on, and the Shield's change is told."""
    figure = {"id": "A", "squad": "red", "at": [1, 1], "body-shield": "rare", "shield": 25}
    lying = {"at": [1, 2], "token": "epic Body Shield"}
    scene = {
        "game": "apex",
        "board": {"columns": 4, "rows": 4},
        "figures": [figure],
        "loot": [lying],
    }
    picked = {"ask": "pick-up", "token": "epic Body Shield", "at": [1, 2]}
    found = {"ask": "loot", "token": "epic Body Shield", "source": "elsewhere"}
    for question in (picked, found):
        answered = answer(
            {"scene": scene, "figure": "A", "drop-at": [1, 1], "apply": True, **question}
        )
        told = [step.message_id for step in answered.verdict.steps]
        assert "apex.life.restores-shield" in told
        assert "apex.life.flipped" in told
        assert answered.scene is not None
        assert answered.scene["figures"][0]["shield"] == 35


def test_an_attachment_waits_for_the_slots_of_the_card() -> None:
    """What a weapon's card shows isn't guessed; a card without slots takes nothing."""
    asked = {"scene": scene(), "ask": "attach", "attachment": "6x sniper"}
    verdict = ask({**asked, "weapon": "Longbow"})
    assert verdict.answer == {"fits": None, "slots": []}
    assert [one.at for one in verdict.missing] == ["scene.weapons[0].slots"]
    bare = ask({**asked, "weapon": {"name": "x", "slots": []}})
    assert (bare.answer["fits"], bare.missing) == (False, ())


@pytest.mark.parametrize(
    ("carried", "word"),
    [
        ("Frag Grenade", "frag grenade"),
        ("common Frag Grenade", "Frag Grenade"),
        ("Syringe", "common Syringe"),
        ("rare Barrel Stabilizer", "barrel stabilizer"),
    ],
)
def test_a_token_is_found_however_its_name_is_written(carried: str, word: str) -> None:
    """Case, and a rarity that only one token can have, don't part a token from its name."""
    held = scene(backpack=[carried])
    dropped = after(held, "drop", figure="A", token=word, at=[1, 1])
    assert dropped["loot"] == [{"at": [1, 1], "token": carried, "exhausted": False}]
    assert dropped["figures"][0]["backpack"] == []
    kept = after(dropped, "pick-up", figure="A", token=word, at=[1, 1])
    assert (kept["figures"][0]["backpack"], kept["loot"]) == ([carried], [])


def test_of_two_tokens_that_a_word_may_mean_one_must_be_named() -> None:
    """Without a rarity, a word may mean two tokens that are there, but not one of other Ammo."""
    both = scene(backpack=["rare Barrel Stabilizer", "epic Barrel Stabilizer"])
    question = {"scene": both, "ask": "drop", "figure": "A", "token": "barrel stabilizer"}
    assert_refused(ask, {**question, "at": [1, 1]}, "token")
    light = scene(backpack=["rare Extended light Mag"])
    other = ask({**question, "scene": light, "token": "rare Extended heavy Mag", "at": [1, 1]})
    assert other.answer == {"legal": False}


def test_a_grenade_found_as_loot_can_be_thrown() -> None:
    """The token's rarity stands in its name when it is kept, and the throw finds it."""
    grenade = {"token": "common Frag Grenade", "source": "elsewhere"}
    kept = after(scene(backpack=[]), "loot", figure="A", **grenade)
    throw = {"figure": "A", "grenade": "frag", "at": [3, 1], "arrows": [None, None]}
    thrown = after(kept, "grenade", **throw)
    assert thrown["figures"][0]["backpack"] == []


def test_a_fitted_token_comes_off_however_its_name_is_written() -> None:
    """`detach` finds it by its name in any case."""
    slots = [{"kind": "barrel", "token": "rare Barrel Stabilizer"}]
    armed = scene(backpack=[], weapons=[{"name": "a rifle", "slots": slots}])
    question = {"figure": "A", "token": "Rare barrel stabilizer"}
    taken = after(armed, "detach", **question)
    assert taken["figures"][0]["backpack"] == ["rare Barrel Stabilizer"]


@pytest.mark.parametrize("edition", ["core", "beta"])
@pytest.mark.parametrize(
    ("token", "entered"),
    [
        ("epic Helmet", {"helmet": "rare", "helmet-ignores": [1, 50]}),
        ("epic Knockdown Shield", {"knockdown-shield": "rare", "knockdown-prevents": 10}),
    ],
)
def test_what_was_read_off_a_replaced_token_is_not_the_new_one_s(
    token: str, entered: dict[str, Any], edition: str
) -> None:
    """The number goes with the token that it was read off."""
    worn = {**scene(backpack=[], **entered), "edition": edition}
    parameters = {"figure": "A", "token": token, "source": "elsewhere"}
    figure = after(worn, "loot", **parameters, **{"drop-at": [1, 1]})["figures"][0]
    kind, number = entered
    assert figure[kind] == "epic"
    assert number not in figure
