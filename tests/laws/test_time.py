"""Laws of turns, tracks and contests."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from adjudicator.app.judge import ask
from tests.laws.plain_time import PlainBoard, plain_activation, plain_victory
from tests.support.doing import after, answer
from tests.support.fuzz import answered, gone_bad
from tests.support.strategies import Scene, Turned

BOARD = {"columns": 6, "rows": 5}
ACTIONS = ("move", "interact", "shoot", "use", "melee", "destroy", "respawn", "rush", "loot")
DEEDS = st.one_of(
    st.sampled_from((*ACTIONS, "pass", "eliminated")),
    st.fixed_dictionaries(
        {"card": st.just("a card"), "ap": st.integers(0, 2), "shoot": st.booleans()}
    ),
)


@st.composite
def clocks(draw: st.DrawFn) -> Scene:
    """A Round board with a few tokens, none behind a marker."""
    round_, turn = draw(st.integers(1, 8)), draw(st.sampled_from(("red", "blue", "transition")))
    number = 2 * round_ - 1 + ("red", "blue", "transition").index(turn)
    tokens = []
    for index in range(draw(st.integers(0, 6))):
        track = draw(st.sampled_from(("initiative", "initiative", "cooldown", "round")))
        at = {
            "initiative": number + draw(st.integers(0, 4)),
            "cooldown": draw(st.integers(1, 4)),
            "round": round_ + draw(st.integers(1, 3)),
        }[track]
        token: Scene = {"id": f"t{index}", "track": track, "at": at}
        if draw(st.booleans()):
            token["cooldown"] = draw(st.integers(1, 3))
        tokens.append(token)
    return {"round": round_, "turn": turn, "activated": [], "tokens": tokens}


@st.composite
def squads(draw: st.DrawFn) -> list[Scene]:
    """Two squads of two or three, each Legend with some Deathboxes and Health."""
    size = draw(st.integers(2, 3))
    return [
        {
            "id": f"{squad}{number}",
            "squad": squad,
            "at": [number, 0 if squad == "red" else 4],
            "deathboxes": draw(st.integers(0, 2)),
            "health": draw(st.sampled_from((1, 10, 40))),
        }
        for squad in ("red", "blue")
        for number in range(size)
    ]


def scene_of(**fields: object) -> Scene:
    """A small table."""
    return {"game": "apex", "board": BOARD, "components": [], "figures": [], **fields}


@given(done=st.lists(DEEDS, max_size=6), away=st.booleans())
def test_an_activation_is_as_it_is_read_plainly(done: list[Any], away: bool) -> None:  # noqa: FBT001
    """Points left and the first fault agree with a plain reading, and points stay within 0 to 2."""
    figure: Scene = {"id": "A", "squad": "red"} | ({} if away else {"at": [1, 1]})
    found = answer(scene_of(figures=[figure]), "activation", figure="A", done=done)
    assert (found["ap"], found["broken"]) == plain_activation(done, away=away)
    assert 0 <= found["ap"] <= 2


@given(done=st.lists(DEEDS, max_size=5), away=st.booleans())
def test_what_is_legal_can_be_done(done: list[Any], away: bool) -> None:  # noqa: FBT001
    """An action is legal exactly when doing it next breaks no rule, and it costs what it says."""
    figure: Scene = {"id": "A", "squad": "red"} | ({} if away else {"at": [1, 1]})
    scene = scene_of(figures=[figure])
    found = answer(scene, "activation", figure="A", done=done)
    names = [action["action"] for action in found["actions"]]
    if found["broken"] is not None:
        return
    for action in found["actions"]:
        if action["action"] == "respawn" and not {"respawn", "eliminated"} & {
            deed for deed in done if isinstance(deed, str)
        }:
            continue  # whether it was off the map is known from the scene alone then
        then = answer(scene, "activation", figure="A", done=[*done, action["action"]])
        assert (then["broken"] is None) == action["legal"]
        assert [a["action"] for a in then["actions"]] == names
        if action["legal"]:
            assert then["ap"] == found["ap"] - action["cost"]


@given(time=clocks(), positions=st.integers(0, 9))
def test_the_tracks_are_as_one_moves_them(time: Scene, positions: int) -> None:
    """What is resolved, what comes back and what is due agree with a board moved by hand."""
    plain = PlainBoard(time)
    running = all(plain.advance() for _ in range(positions))
    found = answer(scene_of(time=time), "timing", advance=positions)
    assert found["resolved"] == plain.resolved
    assert found["returned"] == plain.returned
    assert (found["round"] is not None) == running
    if running:
        turns = {d["token"]: d["turns"] for d in found["due"] if d["turns"] is not None}
        assert turns == plain.turns_to()
        rounds = {d["token"]: d["rounds"] for d in found["due"] if d["rounds"] is not None}
        cooling = {token["id"]: at for at, token in plain.cooling}
        assert {key: rounds[key] for key in cooling} == cooling


@given(time=clocks())
def test_what_is_due_is_in_order_and_never_in_the_past(time: Scene) -> None:
    """No count is negative, orders count from 1, and turns come in their order."""
    due = answer(scene_of(time=time), "timing")["due"]
    assert {entry["token"] for entry in due} == {token["id"] for token in time["tokens"]}
    assert all((entry["turns"] or 0) >= 0 and (entry["rounds"] or 1) >= 1 for entry in due)
    in_turns = [(e["turns"], e["order"]) for e in due if e["turns"] is not None]
    assert in_turns == sorted(in_turns)
    assert all(entry["order"] >= 1 for entry in due)


@given(time=clocks(), one=st.integers(0, 5), more=st.integers(0, 5))
def test_advancing_bit_by_bit_is_advancing_at_once(time: Scene, one: int, more: int) -> None:
    """The table after some positions and some more is the table after all of them."""
    scene = scene_of(time=time)
    at_once = after(scene, "timing", advance=one + more)
    first = after(scene, "timing", advance=one)
    in_two = first and after(first, "timing", advance=more)
    assert in_two == at_once
    found = answer(scene, "timing", advance=one + more)
    if at_once:
        assert answer(at_once, "timing")["due"] == found["due"]
        assert at_once["time"]["round"] == found["round"]
    else:
        assert found["round"] is None


@given(time=clocks(), turns=st.integers(1, 5), label=st.sampled_from(("duration", "delay")))
def test_a_placed_token_is_due_when_its_label_says(time: Scene, turns: int, label: str) -> None:
    """It is that many turns ahead, the last under its space, and the change puts it there."""
    scene = scene_of(time=time)
    place = {"id": "new", "label": label, "turns": turns}
    found = answer(scene, "timing", place=place)
    own = {entry["token"]: entry for entry in found["due"]}["new"]
    assert own["turns"] == turns
    under = [e["order"] for e in found["due"] if e["turns"] == turns]
    assert own["order"] == found["place"]["order"] == max(under) == len(under)
    placed = after(scene, "timing", place=place)
    assert placed
    assert answer(placed, "timing")["due"] == found["due"]
    assert after(placed, "timing", place=place) is None


@given(figures=squads(), end=st.booleans(), data=st.data())
def test_victory_is_as_it_is_read_plainly(
    figures: list[Scene],
    end: bool,  # noqa: FBT001
    data: st.DataObject,
) -> None:
    """Winner, end and points agree with a plain reading of the mode."""
    active = data.draw(st.none() | st.sampled_from([figure["id"] for figure in figures]))
    parameters: Scene = {"round-over": end} | ({"activating": active} if active else {})
    found = answer(scene_of(figures=figures), "victory", **parameters)
    assert found == plain_victory(figures, active, end=end)


@given(figures=squads(), end=st.booleans())
def test_victory_does_not_care_which_squad_is_red(figures: list[Scene], end: bool) -> None:  # noqa: FBT001
    """With the colours exchanged, winner and points are exchanged."""
    other = {"red": "blue", "blue": "red", None: None}
    turned = [{**figure, "squad": other[figure["squad"]]} for figure in figures]
    here = answer(scene_of(figures=figures), "victory", **{"round-over": end})
    there = answer(scene_of(figures=turned), "victory", **{"round-over": end})
    assert there["winner"] == other[here["winner"]]
    assert there["over"] == here["over"]
    assert there["points"] == {other[squad]: n for squad, n in here["points"].items()}


@given(
    played=st.permutations(range(1, 6)), passive=st.sets(st.integers(0, 4)), settings=st.booleans()
)
def test_cards_go_as_they_were_played(
    played: list[int],
    passive: set[int],
    settings: bool,  # noqa: FBT001
) -> None:
    """Passive effects first, then cards by number, then settings, then the core rules."""
    cards = [
        {"name": f"c{n}", "from": "card", "played": n, "passive": index in passive}
        for index, n in enumerate(played)
    ]
    others = [{"name": "core", "from": "core"}]
    others += [{"name": "settings", "from": "settings"}] if settings else []
    order = answer(scene_of(), "precedence", sources=[*others, *cards])["order"]
    first = sorted(c["played"] for c in cards if c["passive"])
    then = sorted(c["played"] for c in cards if not c["passive"])
    expected = [f"c{n}" for n in [*first, *then]]
    assert order == [*expected, *(["settings"] if settings else []), "core"]


@given(figures=squads(), time=clocks(), number=st.integers(0, 7))
def test_time_does_not_care_how_the_board_lies(
    figures: list[Scene], time: Scene, number: int
) -> None:
    """All ways to lay a board give the same answers, and so does asking again."""
    scene = scene_of(figures=figures, time=time)
    other = Turned(scene, number).scene
    for question in (
        {"ask": "activation", "figure": "red0", "done": ["move"]},
        {"ask": "reactions", "target": "red0", "legend": "red1"},
        {"ask": "turn", "phase": "drop"},
        {"ask": "turn", "phase": "transition"},
        {"ask": "timing", "advance": 2},
        {"ask": "victory"},
    ):
        expected = ask({"scene": scene, **question})
        assert ask({"scene": other, **question}).answer == expected.answer
        assert ask({"scene": scene, **question}) == expected


QUESTIONS: tuple[Scene, ...] = (
    {
        "ask": "activation",
        "figure": "A",
        "feats": 1,
        "done": ["move", {"card": "x", "ap": 1, "shoot": True, "label": "instant"}],
    },
    {"ask": "reactions", "target": "A", "legend": "B", "played": ["before"], "eliminated": True},
    {"ask": "turn", "phase": "transition", "at": 1, "features": ["ring"]},
    {
        "ask": "timing",
        "advance": 1,
        "place": {"id": "x", "name": "X's", "owner": "A", "label": "delay", "turns": 2},
    },
    {"ask": "victory", "activating": "A", "round-over": True},
    {"ask": "precedence", "sources": [{"name": "x", "from": "card", "played": 1}]},
)


@given(data=st.data(), time=clocks(), question=st.sampled_from(QUESTIONS))
def test_questions_of_time_gone_bad(data: st.DataObject, time: Scene, question: Scene) -> None:
    """With any one part exchanged or gone, there is a verdict or an error with its place."""
    figures = [
        {"id": "A", "name": "Ann", "squad": "red", "at": [0, 0]},
        {"id": "B", "squad": "blue"},
    ]
    whole = {"scene": scene_of(figures=figures, time=time), **question}
    answered(data.draw(gone_bad(whole)))
