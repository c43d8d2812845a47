"""Attachments, new weapons and Supply Bins, carried out: what goes where, and what is left open."""

import re
from typing import Any

import pytest

from adjudicator.app.judge import ask
from adjudicator.core.faults import InputError
from adjudicator.messages.as_json import verdict_json
from adjudicator.messages.as_text import verdict_text
from adjudicator.messages.languages import speech_in
from adjudicator.messages.renderer import ENGLISH, Messages
from tests.support.doing import after
from tests.support.refusals import assert_refused

HOLE = re.compile(r"  | [.,;:]")
COMMON, EPIC = "common Barrel Stabilizer", "epic Barrel Stabilizer"
RIFLE = {
    "name": "a rifle",
    "ammo-type": "light",
    "ammo": 3,
    "slots": [{"kind": "barrel", "token": COMMON}, {"kind": "optics"}],
}
NEW = {"name": "a carbine", "ammo-type": "light", "initial-ammo": 1, "slots": [{"kind": "barrel"}]}


def scene(**fields: object) -> dict[str, Any]:
    """A Legend with a rifle and a better Barrel Stabilizer, beside a Supply Bin."""
    kit = {"weapons": [RIFLE], "backpack": [EPIC, "Syringe"], **fields}
    return {
        "game": "apex",
        "board": {"columns": 4, "rows": 3},
        "components": [{"kind": "supply-bin", "id": "bin", "from": [1, 1], "to": [2, 1]}],
        "figures": [{"id": "A", "name": "Wraith", "squad": "red", "at": [1, 1], **kit}],
    }


def fitted(**params: object) -> Any:  # noqa: ANN401
    """The table once the better one is fitted."""
    asked = {"ask": "attach", "figure": "A", "weapon": "a rifle", "attachment": EPIC, **params}
    return after(scene(), **asked)


def test_an_attachment_in_a_taken_slot_waits_for_the_choice() -> None:
    """What lies there is dropped or goes to the Backpack; until that is said, nothing is done."""
    assert fitted() is None
    swapped = fitted(**{"to-backpack": True})
    assert swapped["figures"][0]["backpack"] == ["Syringe", COMMON]
    assert swapped["figures"][0]["weapons"][0]["slots"][0] == {"kind": "barrel", "token": EPIC}
    dropped = fitted(**{"drop-at": [2, 2]})
    assert dropped["figures"][0]["backpack"] == ["Syringe"]
    assert dropped["loot"] == [{"at": [2, 2], "token": COMMON, "exhausted": False}]


def test_the_beta_exchanges_attachments_without_a_choice() -> None:
    """There the old one goes to the Backpack, which needs no free space for it."""
    full = [EPIC, *["Syringe"] * 7]
    beta = {**scene(backpack=full), "edition": "beta"}
    found = after(beta, "attach", figure="A", weapon="a rifle", attachment=EPIC)
    assert found["figures"][0]["backpack"] == [*["Syringe"] * 7, COMMON]


def test_an_attachment_that_is_listed_without_its_slot_is_replaced_too() -> None:
    """A weapon may list what is fitted to it; a token of the same kind takes its place."""
    listed = {"name": "a rifle", "attachments": [COMMON, "rare Standard Stock"]}
    printed = {"name": "a rifle", "slots": [{"kind": "barrel"}]}
    asked = {"figure": "A", "weapon": printed, "attachment": EPIC, "to-backpack": True}
    found = after(scene(weapons=[listed]), "attach", **asked)["figures"][0]
    assert found["weapons"][0]["attachments"] == ["rare Standard Stock"]
    assert found["weapons"][0]["slots"] == [{"kind": "barrel", "token": EPIC}]
    assert found["backpack"] == ["Syringe", COMMON]


def test_a_fitted_attachment_goes_back_to_the_backpack() -> None:
    """It needs a free Backpack slot; what the card prints, and what isn't fitted, stays."""
    found = after(scene(), "detach", figure="A", token=COMMON)["figures"][0]
    assert found["backpack"] == [EPIC, "Syringe", COMMON]
    assert found["weapons"][0]["slots"][0] == {"kind": "barrel"}
    assert after(scene(backpack=["Syringe"] * 8), "detach", figure="A", token=COMMON) is None
    printed = [{"name": "a rifle", "slots": [{"kind": "optics", "printed": "1x Holo"}]}]
    verdict = ask(
        {"scene": scene(weapons=printed), "ask": "detach", "figure": "A", "token": "1x Holo"}
    )
    assert verdict.answer == {"legal": False}
    assert verdict.steps[-1].message_id == "apex.arms.printed-stays"
    assert after(scene(at=None), "detach", figure="A", token=COMMON) is None


@pytest.mark.parametrize(
    ("moved", "backpack", "slots", "loot"),
    [
        ({"to": "backpack"}, [EPIC, "Syringe", COMMON], [{"kind": "barrel"}], []),
        ({"to": "weapon"}, [EPIC, "Syringe"], [{"kind": "barrel", "token": COMMON}], []),
        (
            {"to": "map", "at": [1, 2]},
            [EPIC, "Syringe"],
            [{"kind": "barrel"}],
            [{"at": [1, 2], "token": COMMON, "exhausted": False}],
        ),
    ],
)
def test_the_attachments_of_a_replaced_weapon_go_where_their_player_says(
    moved: dict[str, Any], backpack: list[str], slots: list[Any], loot: list[Any]
) -> None:
    """To the Backpack, to a slot of another weapon that they fit, or to the map."""
    new = {"figure": "A", "weapon": NEW, "slot": 0}
    assert after(scene(), "weapon", **new) is None
    found = after(scene(), "weapon", attachments=[{"token": COMMON, **moved}], **new)
    assert found["figures"][0]["weapons"] == [{**NEW, "ammo": 4, "slots": slots}]
    assert found["figures"][0]["backpack"] == backpack
    assert found.get("loot", []) == loot


@pytest.mark.parametrize(
    ("moved", "at"),
    [
        ({"token": EPIC}, "attachments[0].token"),
        ({"token": COMMON, "to": "weapon", "slot": 1}, "attachments[0].to"),
        ({"token": COMMON, "to": "map", "at": [3, 0]}, "attachments[0].at"),
    ],
)
def test_an_attachment_that_can_not_go_there_is_refused(moved: dict[str, Any], at: str) -> None:
    """It must be fitted to the old weapon, and have a slot or a space within reach to go to."""
    new = {"figure": "A", "weapon": NEW, "slot": 0, "attachments": [moved]}
    assert_refused(ask, {"scene": scene(), "ask": "weapon", **new}, at)


def test_a_full_backpack_takes_no_attachment_of_a_replaced_weapon() -> None:
    """Its player drops it, or something else first."""
    new = {"figure": "A", "weapon": NEW, "slot": 0, "attachments": [{"token": COMMON}]}
    full = scene(backpack=["Syringe"] * 8)
    assert_refused(ask, {"scene": full, "ask": "weapon", **new}, "attachments[0].to")


def test_interacting_with_a_supply_bin_opens_it() -> None:
    """It is marked as opened; out of reach, or opened before, nothing is done."""
    opened = after(scene(), "interact", figure="A", **{"with": "bin"})
    assert opened["components"][0]["opened"] is True
    assert after(opened, "interact", figure="A", **{"with": "bin"}) is None
    assert after(scene(at=[3, 2]), "interact", figure="A", **{"with": "bin"}) is None
    assert after(scene(), "interact", figure="A") is None
    assert_refused(
        ask,
        {"scene": scene(), "ask": "interact", "figure": "A", "with": "box"},
        "with",
    )


def test_found_gear_of_the_beta_takes_the_place_of_what_leaves_the_game() -> None:
    """A Helmet goes to its slot and nothing is dropped; a token goes to the Backpack."""
    beta = {**scene(helmet="rare"), "edition": "beta"}
    found = obtained(beta, "epic Helmet", **{"drop-at": [1, 1]})
    assert found["figures"][0]["helmet"] == "epic"
    assert "loot" not in found
    assert obtained(beta, "Syringe")["figures"][0]["backpack"][-1] == "common Syringe"
    assert obtained(beta, "rare Body Shield") is None


def obtained(table: dict[str, Any], token: str, **params: object) -> Any:  # noqa: ANN401
    """The table once a token is taken out of a bag and kept."""
    return after(table, "loot", figure="A", token=token, source="elsewhere", **params)


def test_a_chosen_way_is_told_without_the_others() -> None:
    """What is carried out is what the steps say: one weapon goes, the other has its Ammo."""
    asked = {"ask": "weapon", "figure": "A", "weapon": NEW}
    moved = [{"token": COMMON, "to": "weapon"}]
    for chosen, told in (
        ({"slot": 0, "attachments": moved}, ["adds", "track", "discarded", "moved-to-weapon"]),
        ({"take": [1]}, ["takes", "discarded"]),
        ({"discard": True}, ["discarded"]),
    ):
        verdict = ask({"scene": scene(), **asked, **chosen})
        assert [step.message_id for step in verdict.steps] == [f"apex.arms.{name}" for name in told]


def test_the_table_s_card_has_the_slots_of_a_new_weapon() -> None:
    """A weapon that is named takes an attachment into the slots of its card."""
    moved = [{"token": COMMON, "to": "weapon"}]
    table = {**scene(), "weapons": [NEW]}
    found = after(table, "weapon", figure="A", weapon="a carbine", slot=0, attachments=moved)
    assert found["figures"][0]["weapons"][0]["slots"] == [{"kind": "barrel", "token": COMMON}]


def test_ammo_is_shared_only_among_weapons_that_use_it() -> None:
    """A share for another weapon, or more than the card has, is refused with what to do."""
    asked: dict[str, Any] = {"ask": "weapon", "figure": "A", "weapon": NEW}
    assert_refused(ask, {"scene": scene(), **asked, "take": [0, 1]}, "take[1]")
    assert_refused(ask, {"scene": scene(), **asked, "take": [2]}, "take")
    unknown = {"name": "a carbine", "initial-ammo": 1}
    verdict = ask({"scene": scene(), **asked, "weapon": unknown})
    assert verdict.answer["take-ammo"] is None
    assert [one.at for one in verdict.missing] == ["weapon.ammo-type"]


def test_a_new_card_may_have_a_name_that_the_table_does_not_know() -> None:
    """Only what its Ammo hangs on is asked for; it is discarded without that."""
    figure = {"id": "A", "at": [1, 1], "weapons": [{"name": "x", "ammo-type": "light", "ammo": 3}]}
    scene = {"game": "apex", "board": {"columns": 3, "rows": 3}, "figures": [figure]}
    drawn = {"scene": scene, "ask": "weapon", "figure": "A", "weapon": "R-99"}
    verdict = ask(drawn)
    assert [one.at for one in verdict.missing] == ["weapon.ammo-type", "weapon.initial-ammo"]
    assert after(scene, "weapon", figure="A", weapon="R-99", discard=True) == scene
    typed = ask({**drawn, "weapon": {"name": "R-99", "ammo-type": "light"}})
    assert "None" not in verdict_text(typed, ENGLISH)
    with pytest.raises(InputError) as refused:
        ask({**drawn, "weapon": {}})
    assert refused.value.message_id == "apex.arms.which-weapon"


@pytest.mark.parametrize("messages", [speech_in("en"), speech_in("es")], ids=["en", "es"])
def test_weapons_without_a_name_leave_no_hole_in_a_sentence(messages: Messages) -> None:
    """They are called by their slot, or new, or just weapons."""
    own = {name: value for name, value in RIFLE.items() if name != "name"}
    new = {name: value for name, value in NEW.items() if name != "name"}
    target = {"id": "post", "kind": "respawn-beacon", "at": [0, 0]}
    table = {**scene(weapons=[own]), "components": [target]}
    for question in (
        *(
            {"ask": "weapon", "weapon": new, **how}
            for how in ({}, {"take": [1]}, {"discard": True})
        ),
        {"ask": "detach", "token": COMMON},
        {"ask": "attach", "weapon": {"range": [1, 2]}, "attachment": EPIC},
        {"ask": "destroy", "targets": ["post"], "by": {"range": [1, 2], "ammo": 1}},
    ):
        told = verdict_json(ask({"scene": table, "figure": "A", **question}), messages)
        assert not HOLE.search(" / ".join(step["text"] for step in told["steps"]))
