"""Laws of lines of sight, on tables that nobody thought of."""

from hypothesis import given
from hypothesis import strategies as st

from adjudicator.app.judge import ask
from adjudicator.board.squares import Space
from adjudicator.core.ruling import Consultation
from adjudicator.games.apex.sight.fov import field_of_view
from adjudicator.games.apex.sight.line import look
from adjudicator.games.apex.table.ends import End
from adjudicator.games.apex.table.scene import read_scene
from adjudicator.games.apex.table.state import Table
from tests.laws.plain_sight import PlainSight
from tests.support.strategies import (
    SYMMETRIES,
    Scene,
    Turned,
    ends,
    laid_otherwise,
    readings,
    scenes,
    spaces,
)


def clear(scene: Scene, start: Scene, to: Scene) -> object:
    """The answer to `los`."""
    return ask({"scene": scene, "ask": "los", "from": start, "to": to}).answer["clear"]


def line(table: Table, a: Space, b: Space) -> bool | None:
    """The bare decision between two spaces."""
    consult = Consultation(table.readings)
    return look(table, End(a, table.level(a)), End(b, table.level(b)), consult).clear


@given(data=st.data(), scene=scenes(), chosen=readings())
def test_sight_is_the_same_both_ways(data: st.DataObject, scene: Scene, chosen: Scene) -> None:
    """Who sees is seen, between spaces and intersections, under every reading."""
    scene = {**scene, "rulings": chosen}
    start, to = data.draw(ends(scene)), data.draw(ends(scene))
    assert clear(scene, start, to) == clear(scene, to, start)


@given(data=st.data(), scene=scenes(), chosen=readings())
def test_mirrored_and_turned_boards(data: st.DataObject, scene: Scene, chosen: Scene) -> None:
    """A mirrored and a turned board give the same answer."""
    scene = {**scene, "rulings": chosen}
    start, to = data.draw(ends(scene)), data.draw(ends(scene))
    expected = clear(scene, start, to)
    for turned in laid_otherwise(scene):
        assert clear(turned.scene, turned.end(start), turned.end(to)) == expected


@given(data=st.data(), scene=scenes(), chosen=readings())
def test_sight_of_all_spaces_is_every_line(
    data: st.DataObject, scene: Scene, chosen: Scene
) -> None:
    """What is seen all at once is just what single lines prove, under every reading."""
    table = read_scene({**scene, "rulings": chosen})
    viewer = Space(*data.draw(spaces(scene)))
    seen = field_of_view(table, viewer, Consultation(table.readings))
    others = [s for s in table.grid.spaces(table.grid.all) if s != viewer]
    assert table.grid.spaces(seen) == [s for s in others if line(table, viewer, s)]


@given(data=st.data(), scene=scenes(), chosen=readings(), edition=st.sampled_from(("core", "beta")))
def test_every_edition_sees_all_at_once_what_it_sees_line_by_line(
    data: st.DataObject, scene: Scene, chosen: Scene, edition: str
) -> None:
    """What differs between the books differs in both ways of looking."""
    table = read_scene({**scene, "rulings": chosen, "edition": edition})
    viewer = Space(*data.draw(spaces(scene)))
    seen = field_of_view(table, viewer, Consultation(table.readings))
    others = [s for s in table.grid.spaces(table.grid.all) if s != viewer]
    assert table.grid.spaces(seen) == [s for s in others if line(table, viewer, s)]


def test_in_the_beta_the_own_edge_of_a_tower_counts_beyond_the_book() -> None:
    """Beyond two levels there is no verdict on the roof above, by either way of looking."""
    tower = [{"kind": "building", "at": [0, 0], "size": [2, 2], "base": base} for base in range(3)]
    board = {"columns": 4, "rows": 7}
    scene = {"game": "apex", "edition": "beta", "board": board, "components": tower}
    table = read_scene({**scene, "rulings": {"beyond-book": "ask"}})
    foot, roof = Space(0, 2), Space(0, 1)
    assert line(table, foot, roof) is None
    seen = field_of_view(table, foot, Consultation(table.readings))
    assert roof not in table.grid.spaces(seen)


@given(data=st.data(), scene=scenes())
def test_agrees_with_a_plain_reading(data: st.DataObject, scene: Scene) -> None:
    """A second, independent reading of the rules gives the same lines."""
    table, plain = read_scene(scene), PlainSight(scene)
    viewer = Space(*data.draw(spaces(scene)))
    for other in table.grid.spaces(table.grid.all):
        if other != viewer:
            assert line(table, viewer, other) == plain.clear(viewer, other), (viewer, other)


@given(data=st.data(), scene=scenes())
def test_with_one_level_of_difference_the_middle_decides(data: st.DataObject, scene: Scene) -> None:
    """A blockage on the upper level hides just when it is crossed past the line's middle."""
    table = read_scene(scene)
    a, b = Space(*data.draw(spaces(scene))), Space(*data.draw(spaces(scene)))
    proof = look(
        table, End(a, table.level(a)), End(b, table.level(b)), Consultation(table.readings)
    )
    if proof.difference != 1 or not proof.same_level:
        return
    line, strip = proof.same_level[1].line, proof.same_level[1]
    across = 0 if line.vertical else 1
    before = abs(proof.upper.point[across] - 2 * line.grid)
    behind = abs(proof.lower.point[across] - 2 * line.grid)
    assert (proof.clear is False) == (before > behind), strip


@given(data=st.data(), scene=scenes(), chosen=readings())
def test_a_dispute_is_what_the_other_reading_answers(
    data: st.DataObject, scene: Scene, chosen: Scene
) -> None:
    """Each disputed reading, chosen by the table, gives the answer that was foretold."""
    scene = {**scene, "rulings": chosen}
    question = {"ask": "los", "from": data.draw(ends(scene)), "to": data.draw(ends(scene))}
    verdict = ask({"scene": scene, **question})
    assert verdict.certainty == ("ruling" if verdict.disputed else "book")
    for dispute in verdict.disputed:
        other = {**scene, "rulings": {**chosen, dispute.ruling: dispute.value}}
        assert ask({"scene": other, **question}).answer == dispute.answer != verdict.answer


@given(data=st.data(), scene=scenes())
def test_what_is_hatched_is_hidden(data: st.DataObject, scene: Scene) -> None:
    """Every space that a step draws as hidden from the upper end is hidden from it."""
    table = read_scene(scene)
    a, b = Space(*data.draw(spaces(scene))), Space(*data.draw(spaces(scene)))
    upper = max((a, b), key=table.level)
    ends = {"from": {"space": list(a)}, "to": {"space": list(b)}}
    for step in ask({"scene": scene, "ask": "los", **ends}).steps:
        for mark in step.marks:
            if mark.role == "hidden" and mark.kind == "area" and table.level(a) != table.level(b):
                assert not any(line(table, upper, space) for space in mark.spaces)


def test_a_mirror_and_a_turn_make_every_way_to_lay_a_board() -> None:
    """Laws try these two alone: each of the eight ways is some of them, one after the other."""
    scene: Scene = {"board": {"columns": 3, "rows": 5}, "components": [], "figures": []}
    found, ways = {}, [(scene, [0, 1])]
    for board, at in ways:
        key = (board["board"]["columns"], *at)
        if key not in found:
            found[key] = True
            ways += [(laid.scene, laid.space(at)) for laid in laid_otherwise(board)]
    every = [Turned(scene, number) for number in range(len(SYMMETRIES))]
    assert {*found} == {(t.scene["board"]["columns"], *t.space([0, 1])) for t in every}
    assert len(found) == len(SYMMETRIES)
