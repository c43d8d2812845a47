"""A table that keeps track of turns: cards, who acts, and the end of a Round step by step."""

from typing import Any

import pytest

from adjudicator.app.judge import ask
from adjudicator.app.judgement import judge_query
from adjudicator.app.query import TableQuery
from adjudicator.app.tables import open_scene
from adjudicator.core.faults import InputError
from adjudicator.games.atlantis.game import GAME
from adjudicator.messages.renderer import ENGLISH
from tests.games.atlantis.scenes import HERO, SCENE, hero, minion, places, q
from tests.support.doing import after, answer
from tests.support.saying import said

Json = dict[str, Any]

BROGAN = {**hero("brogan", [1, -1], "blue"), "name": "Brogan"}
WASP = {**hero("wasp", [0, 1]), "name": "Wasp", "coins": 2, "level": 1}
HEROES = {**SCENE, "units": [HERO, BROGAN, WASP]}
ZONES = {**SCENE["zones"], "fort": [[5, -3], [5, -2], [6, -3]]}
LANE = {"zones": ["west", "middle", "fort", "east"], "battle-zone": "middle", "waves": 3}


def _started(scene: Json = HEROES, **more: object) -> Json:
    return {**scene, "round": 2, "turn": 1, **more}


def _revealed(**played: int) -> Json:
    """A turn whose cards are revealed."""
    return after(_started(), "initiative", played=played)  # type: ignore[return-value]


def _line(scene: Json) -> tuple[str, str]:
    """What the line of the turn says, and what its button says."""
    line = GAME.turn_line(GAME.read_scene(scene))
    assert line
    note = line.next.note if line.next else None
    return ENGLISH.word(line.where), ENGLISH.word(note) if note else ""


def _resolved(scene: Json) -> Json:
    return after(scene, "resolve")  # type: ignore[return-value]


def test_nobody_keeps_track_until_the_game_is_started() -> None:
    """A table without a Round has no line; starting the game begins Round 1, turn 1."""
    assert GAME.turn_line(GAME.read_scene(HEROES)) is None
    begun = after(HEROES, "start")
    assert begun is not None
    assert (begun["round"], begun["turn"]) == (1, 1)
    assert _line(begun) == ("Round 1 \u00b7 Turn 1 \u00b7 Cards", "Reveal cards")
    assert answer({**SCENE, "units": []}, "start")["round"] is None


def test_starting_puts_down_the_counters_of_the_game() -> None:
    """A quick game of four Heroes has four Life counters a team, and three Wave counters."""
    four = {**HEROES, "units": [*HEROES["units"], hero("xargatha", [2, -1])], "tokens": []}
    bare = {key: value for key, value in four.items() if key != "life"}
    begun = after(bare, "start", mode="quick", coin="blue")
    assert begun is not None
    assert begun["life"] == {"red": 4, "blue": 4}
    assert begun["lanes"]["main"]["waves"] == 3
    assert begun["coin"] == "blue"


def test_heroes_act_in_the_order_of_their_cards() -> None:
    """The coin decides a tie between teams, and is flipped when that Hero has acted."""
    scene = _revealed(wasp=7, brogan=7, arien=3)
    assert scene["coin"] == "red"
    assert _line(scene) == ("Round 2 \u00b7 Turn 1 \u00b7 Wasp", "Next: Brogan")
    scene = _resolved(scene)
    assert scene["coin"] == "blue"
    assert _line(scene) == ("Round 2 \u00b7 Turn 1 \u00b7 Brogan", "Next: Arien")
    scene = _resolved(_resolved(scene))
    assert scene["coin"] == "blue"
    assert _line(scene) == ("Round 2 \u00b7 Turn 1 \u00b7 Everyone has acted", "End turn 1")
    assert answer(scene, "resolve")["next"] is None
    ended = after(scene, "end-of-turn")
    assert ended is not None
    assert (ended["turn"], "played" in ended) == (2, False)


def test_the_coin_is_flipped_even_if_the_tied_enemy_falls() -> None:
    """The tie was broken when the Hero began to act; the defeated one's card is resolved too."""
    scene = _revealed(wasp=7, arien=7, brogan=3)
    told = {"attacker": "wasp", "target": "arien", "card": {"attack": 5}, "defends": False}
    fallen = after(scene, "assault", **told)
    assert fallen is not None
    assert fallen["coin"] == "red"
    assert _line(fallen) == ("Round 2 \u00b7 Turn 1 \u00b7 Wasp", "Next: Brogan")
    assert answer(fallen, "resolve") == {"next": "brogan", "coin": "blue"}
    assert _resolved(fallen)["coin"] == "blue"


def test_friends_who_are_tied_agree_on_who_acts() -> None:
    """Either of them may resolve its card first; nobody else may."""
    scene = _revealed(brogan=7, arien=7, wasp=3)
    assert answer(scene, "resolve", unit="arien")["next"] == "brogan"
    assert answer(scene, "resolve", unit="brogan")["next"] == "arien"
    assert after(scene, "resolve", unit="wasp") is None


def test_whoever_plays_no_card_passes() -> None:
    """The turn goes on without that Hero, and the verdict names it."""
    verdict = ask(q("initiative", _started(), played={"wasp": 4}))
    said = [ENGLISH.step(step) for step in verdict.steps]
    assert any("so they pass: Arien and Brogan" in text for text in said)
    assert _line(_resolved(_revealed(wasp=4)))[1] == "End turn 1"


def test_a_defeated_hero_has_acted() -> None:
    """Its card is resolved without an action; the attacker has performed its own."""
    scene = _revealed(brogan=7, wasp=5, arien=3)
    card = {"attack": 9, "range": 3}
    attack = {"attacker": "brogan", "target": "wasp", "card": card, "defends": False}
    done = after(scene, "assault", **attack)
    assert done is not None
    cards = {card["unit"]: card for card in done["played"]}
    assert cards["brogan"]["did"] == "attack"
    assert cards["wasp"]["acted"] is True
    assert _line(done) == ("Round 2 \u00b7 Turn 1 \u00b7 Brogan", "Next: Arien")
    again = ask(q("move", done, unit="brogan", spaces=2))
    assert "has already taken its action this turn: Attack" in ENGLISH.step(next(iter(again.steps)))


def test_an_attack_that_fails_is_noted_too() -> None:
    """A tracked table knows that the action was used; another one stays as it is."""
    attack = {"attacker": "brogan", "target": "wasp", "total": 2, "discard": {"defense": 9}}
    done = after(_revealed(brogan=7, wasp=5), "assault", **attack)
    assert done is not None
    assert done["played"][0]["did"] == "attack"
    assert after(HEROES, "assault", **attack) == HEROES


def test_an_attack_that_is_not_allowed_is_not_noted() -> None:
    """Nobody attacks a friend or an Immune unit, so the action is still to be used."""
    revealed = _revealed(brogan=7, wasp=5)
    immune = [{**unit, "immune": unit["id"] == "wasp"} for unit in revealed["units"]]
    attack = {"attacker": "brogan", "total": 2, "discard": {"defense": 9}}
    assert after({**revealed, "units": immune}, "assault", **attack, target="wasp") is None
    friends = [{**unit, "team": "red"} for unit in revealed["units"]]
    assert after({**revealed, "units": friends}, "assault", **attack, target="wasp") is None


def test_the_card_of_a_defeated_hero_is_resolved() -> None:
    """Without an action, and that is told; a card that was resolved before is left alone."""
    revealed = _revealed(brogan=7, wasp=5)
    card = {"attack": 9, "range": 9}
    attack = {"attacker": "brogan", "target": "wasp", "card": card, "defends": False}
    told = "Wasp's unresolved card is resolved without an action."
    assert told in said(revealed, "assault", **attack)
    assert told not in said(_resolved(_resolved(revealed)), "assault", **attack)
    assert told not in said(HEROES, "assault", **attack)


def test_once_all_have_acted_there_is_nobody_to_resolve() -> None:
    """The cards were revealed, so nobody is told to reveal them."""
    over = _resolved(_resolved(_revealed(brogan=7, wasp=5)))
    assert said(over, "resolve") == "Everyone has acted, so the turn ends."
    assert said(_started(), "resolve") == (
        "There is no card to resolve. Reveal this turn's cards first."
    )


def test_acting_out_of_order_is_remarked() -> None:
    """The verdict stands, and says who acts first: a card's text may allow it."""
    verdict = ask(q("move", _revealed(brogan=7, wasp=5), unit="wasp", spaces=1))
    assert ENGLISH.step(next(iter(verdict.steps))) == "Brogan acts first this turn."


def _ending(*units: Json, **more: object) -> Json:
    """A Round whose last turn is over."""
    points = [{"at": [5, -3], "kind": "melee", "team": "red"}]
    base = {**SCENE, "zones": ZONES, "lanes": {"main": LANE}, "spawn-points": points}
    base |= {
        "terrain": [],
        "units": [HERO, WASP, *units],
        "tokens": [{"id": "trap", "at": [4, -2]}],
    }
    ended = after({**base, "round": 1, "turn": 4, **more}, "end-of-turn")
    assert ended is not None
    return ended


def _step(scene: Json, **chosen: object) -> Json:
    done = after(scene, "round-step", **chosen)
    assert done is not None
    return done


def test_the_end_of_a_round_is_walked_step_by_step() -> None:
    """Battle, push, tokens, levels and Pity coins are one change each, then Round 2 begins."""
    scene = _ending(minion("r1", [1, 0]), minion("r2", [2, -1]), minion("b1", [2, 0], "blue"))
    assert _line(scene) == ("Round 1 \u00b7 End of the Round", "Minion Battle")
    scene = _step(scene)
    assert places(scene)["b1"] is None
    assert scene["lanes"]["main"]["battle-zone"] == "middle"
    assert _line(scene)[1] == "Push the lane"
    scene = _step(scene)
    assert (scene["lanes"]["main"]["battle-zone"], scene["round-end"]) == ("fort", "clear")
    scene = _step(scene)
    assert (places(scene)["trap"], scene["markers"]) == (None, [])
    assert _line(scene)[1] == "Level up"
    scene = _step(scene)
    wasp = next(unit for unit in scene["units"] if unit["id"] == "wasp")
    assert (wasp["level"], wasp["coins"], wasp["leveled-up"]) == (2, 1, True)
    scene = _step(scene)
    heroes = {unit["id"]: unit for unit in scene["units"] if unit["kind"] == "hero"}
    assert heroes["arien"]["coins"] == 1
    assert "leveled-up" not in heroes["wasp"]
    assert (scene["round"], scene["turn"], "round-end" in scene) == (2, 1, False)
    assert answer(scene, "round-step")["step"] is None


def test_whom_to_remove_is_tapped() -> None:
    """Where the loser has a choice nothing is done until its Minions are told, or tapped."""
    zones = {**ZONES, "middle": [*ZONES["middle"], [1, 1], [2, 1], [0, 2]]}
    reds = (minion("r1", [1, 0]), minion("r2", [2, -1]), minion("r3", [1, 1]))
    blues = (minion("b1", [2, 0], "blue"), minion("b2", [2, 1], "blue"))
    scene = _ending(*reds, *blues, zones=zones)
    found = answer(scene, "round-step")
    assert (found["removed"], found["candidates"]) == ([], ["b1", "b2"])
    assert after(scene, "round-step") is None
    done = _step(scene, first="b2")
    assert (places(done)["b2"], places(done)["b1"], done["round-end"]) == (None, [2, 0], "clear")


def test_strays_go_back_before_the_battle() -> None:
    """One that has a choice waits for its team, as a step of its own."""
    zones = {**ZONES, "middle": [*ZONES["middle"], [1, -2]]}
    scene = _ending(minion("r1", [1, -1]), minion("b1", [1, 0], "blue"), zones=zones)
    assert scene["round-end"] == "strays"
    assert after(scene, "round-step") is None
    assert places(_step(scene, returns={"r1": [1, -2]}))["r1"] == [1, -2]


def test_where_a_stray_goes_is_chosen_on_the_page() -> None:
    """The field stays after the choice, so that it is read and can be changed."""
    zones = {**ZONES, "middle": [*ZONES["middle"], [1, -2]]}
    table = open_scene(_ending(minion("r1", [1, -1]), minion("b1", [1, 0], "blue"), zones=zones))
    asked = judge_query(table, TableQuery(ask="round-step"))
    (spaces,) = (field.fields[0] for field in asked.fields if field.name == "returns")
    assert asked.change is None
    assert len(spaces.options) > 1
    chosen = (("returns.r1", spaces.options[-1]),)
    found = judge_query(table, TableQuery(ask="round-step", texts=chosen))
    assert found.change is not None
    assert [field.name for field in found.fields] == ["returns"]


def test_a_push_into_a_throne_ends_the_game() -> None:
    """The line says that the game is over, and nothing comes next."""
    lane = {**LANE, "zones": ["west", "middle", "east"]}
    scene = _ending(minion("r1", [1, 0]), minion("r2", [2, -1]), lanes={"main": lane})
    assert answer(_step(scene), "round-step")["over"] == "red"
    assert _line(_step(_step(scene))) == ("Round 1 \u00b7 Game over", "")


def test_a_card_of_a_turn_belongs_to_a_hero() -> None:
    """A scene with two cards of one Hero, or one of a Minion, is refused."""
    twice = [{"unit": "wasp"}, {"unit": "wasp"}]
    for wrong in (twice, [{"unit": "nobody"}]):
        with pytest.raises(InputError):
            GAME.read_scene({**HEROES, "round": 1, "played": wrong})


def test_what_holds_for_the_round_ends_before_the_battle_by_one_reading() -> None:
    """With the fourth turn, not when cards are retrieved; that reading is the table's choice."""
    lasting = {**WASP, "cannot-move": True, "ends": {"cannot-move": "this-round"}}
    held = {"name": "Shield", "unit": "arien", "keyword": "this-round", "turn": 2}
    scene = _started({**HEROES, "units": [HERO, BROGAN, lasting]}, turn=4, effects=[held])
    kept = after(scene, "end-of-turn")
    assert kept is not None
    assert (kept["effects"], kept["units"][2]["cannot-move"]) == ([held], True)
    early = {**scene, "rulings": {"this-round": "before-battle"}}
    ended = after(early, "end-of-turn")
    assert ended is not None
    assert (ended["effects"], "cannot-move" in ended["units"][2]) == ([], False)


def test_a_hero_whose_card_is_resolved_is_told_when_it_asks_to_respawn() -> None:
    """A Hero respawns before its own action; a defeated Hero's card is resolved already."""
    fallen = {**WASP, "at": None}
    done = {"unit": "wasp", "initiative": 7, "acted": True}
    scene = _started({**HEROES, "units": [HERO, BROGAN, fallen]})
    scene["played"] = [done, {"unit": "arien", "initiative": 5}]
    steps = [step.message_id for step in ask(q("respawn", scene, unit="wasp")).steps]
    assert steps[0] == "atlantis.turn.has-acted"


def test_a_game_that_is_over_has_no_more_steps() -> None:
    """Without Life counters nothing of the end of a Round happens, one step at a time either."""
    scene = _started(turn=4, life={"red": 3, "blue": 0}, **{"round-end": "battle"})
    assert answer(scene, "round-step") == {"step": "battle", "next": None, "over": "red"}
    assert after(scene, "round-step") is None


def test_a_minion_moved_out_after_the_strays_goes_back_before_the_battle() -> None:
    """The step of the strays comes again; a stray that finds no room doesn't hold the battle up."""
    scene = _started(turn=4, **{"round-end": "battle"})
    scene |= {"units": [HERO, minion("m1", [0, 1]), minion("b1", [2, -1], "blue")], "tokens": []}
    assert answer(scene, "round-step")["step"] == "strays"
    back = after(scene, "round-step", returns={"m1": [1, 0]})
    assert back is not None
    assert (places(back)["m1"], back["round-end"]) == ([1, 0], "battle")
    assert answer(back, "round-step")["step"] == "battle"
    full = {**scene, "zones": {**SCENE["zones"], "middle": [[2, -1]], "side": [[1, 0], [2, 0]]}}
    assert answer(full, "round-step")["step"] == "battle"
