"""Attack and defense on hex tables: whole explanations, and what laws do not reach."""

from adjudicator.app.judge import ask
from adjudicator.messages.as_text import verdict_text
from adjudicator.messages.renderer import ENGLISH
from tests.games.atlantis.scenes import SCENE, q


def test_a_block_needs_to_know_its_condition() -> None:
    """Whether it is met, only the players can tell; until then nobody knows who is defeated."""
    hero = {"id": "wasp", "kind": "hero", "team": "red", "at": [0, 1]}
    scene = {**SCENE, "units": [*SCENE["units"], hero]}
    asked = q("combat", scene, attacker="arien", target="wasp", total=1, card={"block": True})
    verdict = ask(asked)
    assert verdict.answer == {"defeated": None}
    assert [missing.at for missing in verdict.missing] == ["card.fulfilled"]


def test_a_whole_explanation_of_a_defence() -> None:
    """Term by term, each with its rule."""
    units = [
        {"id": "wasp", "name": "Wasp", "kind": "hero", "team": "red", "at": [1, 0]},
        {"id": "brogan", "name": "Brogan", "kind": "hero", "team": "blue", "at": [0, 0]},
        {
            "id": "h",
            "name": "the Heavy",
            "kind": "minion",
            "type": "heavy",
            "team": "blue",
            "at": [1, -1],
        },
    ]
    scene = {**SCENE, "units": units}
    card = {"defense": 4, "bonus": 1}
    told = verdict_text(
        ask(q("combat", scene, attacker="brogan", target="wasp", total=5, card=card, items=1)),
        ENGLISH,
    )
    assert told.splitlines() == [
        "✓ Wasp isn't defeated (by the book)",
        "Wasp stays where it is.",
        "  1. The discarded card gives 4.  [atlantis.defense.card]",
        "  2. Defense is its Primary action, so its text gives 1.  [atlantis.defense.card-text]",
        "  3. Defense items give 1.  [atlantis.defense.items]",
        "  4. The Heavy, an enemy next to Wasp, gives -1.  [atlantis.defense.enemy-minions]",
        "  5. Wasp's Defense Total is 5.  [atlantis.defense.total]",
        "  6. The Defense Total, 5, is at least the Attack Total, 5.  [atlantis.defense.compare]",
    ]


def test_the_text_of_a_secondary_defense_is_not_applied() -> None:
    """A card that the Hero keeps too, asked for by its name; what it adds may be told with it."""
    cards = [
        {"name": "Lift", "primary": "skill", "defense": 5, "bonus": 3},
        {"name": "Ward", "primary": "defense", "defense": 2},
        {"name": "Wall", "primary": "defense", "block": True},
    ]
    hero = {"id": "wasp", "kind": "hero", "team": "red", "at": [0, 1], "cards": cards}
    scene = {**SCENE, "units": [SCENE["units"][0], hero]}
    totals = {
        name: ask(q("defense", scene, unit="wasp", card=card)).answer["total"]
        for name, card in {
            "kept": "Lift",
            "given": cards[0],
            "added": {"name": "Ward", "bonus": 4},
            "unsaid": {"defense": 2, "bonus": 1},
        }.items()
    }
    assert totals == {"kept": 5, "given": 5, "added": 6, "unsaid": 3}
    fight = {"attacker": "arien", "target": "wasp", "total": 6}
    assert ask(q("combat", scene, **fight, card="Lift")).answer == {"defeated": True}
    block = {"name": "Wall", "fulfilled": True}
    assert ask(q("combat", scene, **fight, card=block)).answer == {"defeated": False}


def test_enemies_out_of_reach_are_named() -> None:
    """Not only those who can be chosen."""
    far = {"id": "far", "kind": "hero", "name": "Wasp", "team": "red", "at": [3, -1]}
    scene = {**SCENE, "units": [*SCENE["units"], far]}
    verdict = ask(q("attack", scene, unit="arien", card={"attack": 1}))
    assert "1 enemy is out of reach: Wasp." in map(ENGLISH.step, verdict.steps)


def test_items_are_given_in_three_ways() -> None:
    """By kind, as a list of kinds, or as many as count; or they are the Hero's own."""
    hero = {**SCENE["units"][0], "items": {"attack": 2}, "cards": [{"name": "Jab", "attack": 3}]}
    scene = {**SCENE, "units": [hero, SCENE["units"][1]]}
    for items in ({"attack": 1}, ["attack", "range"], 1):
        asked = q("attack", scene, unit="arien", card={"attack": 3}, items=items)
        assert ask(asked).answer["total"] == 4
    assert ask(q("attack", scene, unit="arien", card="Jab")).answer == {
        "targets": ["m1"],
        "total": 5,
    }


def test_an_attack_total_is_told_as_a_sum() -> None:
    """What is taken off has its own sign."""
    card = {"attack": 4, "bonus": -2}
    verdict = ask(q("attack", unit="arien", card=card, items={"attack": 1}))
    assert "3: 4 + 1 - 2" in " ".join(map(ENGLISH.step, verdict.steps))
