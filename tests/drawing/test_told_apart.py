"""What stands on a board is told apart by shape alone, and nothing hides what is written there."""

import re

import pytest

from adjudicator.app.tables import OpenTable, examples, open_scene
from adjudicator.board.hexes import hex_at
from adjudicator.core.data import read_data
from adjudicator.core.sketch import Label, Slab
from adjudicator.drawing.bars import linked_bar_svg
from adjudicator.drawing.board import drawn_board, tags_svg
from adjudicator.drawing.cells import Links
from adjudicator.drawing.labels import label_svg
from adjudicator.drawing.markup import UNIT
from adjudicator.drawing.signs import SIGNS
from adjudicator.drawing.slabs import tag_svg
from adjudicator.drawing.standing import pawn_svg
from adjudicator.messages.renderer import ENGLISH

BLIPS = ("basic", "patrol", "elite-patrol", "elite-guard", "special-patrol")


def _map(**more: object) -> OpenTable:
    zones = [[column, row] for row in range(3) for column in range(9)]
    return open_scene({"format": 1, "game": "flashpoint", "zones": zones, **more})


def _tokens() -> OpenTable:
    kinds = [
        kind for kind, facts in read_data("flashpoint", "pieces").items() if facts.get("token")
    ]
    more = {"camera": {"facing": "n", "perception": 3}}
    tokens = [
        {"kind": kind, "zone": [number % 9, number // 9], **more.get(kind, {})}
        for number, kind in enumerate(kinds)
    ]
    return _map(tokens=tokens)


def test_no_two_tokens_of_a_map_look_alike() -> None:
    """Each kind of token has a shape of its own."""
    shapes = [sign.shape for sign in _tokens().sketch.signs]
    assert len(shapes) == len(set(shapes))


def test_no_two_components_on_a_space_look_alike() -> None:
    """Smoke and Dome, Rolling Thunder and Bombardment: each has a sign of its own."""
    shapes = [
        facts["shape"]
        for facts in read_data("apex", "components").values()
        if facts.get("shape") in SIGNS
    ]
    assert len(shapes) == len(set(shapes))


def test_no_two_signs_are_drawn_alike() -> None:
    """Signs differ in what is drawn, not only in their colours."""
    assert len(set(SIGNS.values())) == len(SIGNS)


def _blips() -> OpenTable:
    units = [
        {"id": blip, "blip": blip, "zone": [number, 0], "figures": []}
        for number, blip in enumerate(BLIPS)
    ]
    return _map(units=units)


def test_the_five_kinds_of_blips_differ() -> None:
    """Letters tell what a Blip is, arrows whether it patrols, a star that it is Elite."""
    pawns = _blips().sketch.pawns
    assert len({pawn.letters for pawn in pawns}) == len(BLIPS)
    assert {pawn.id for pawn in pawns if "roams" in pawn.marks} == {
        "patrol",
        "elite-patrol",
        "special-patrol",
    }
    assert {pawn.id for pawn in pawns if "elite" in pawn.marks} == {"elite-patrol", "elite-guard"}
    drawn = [pawn_svg(pawn, Links()) for pawn in pawns]
    assert ['class="roams"' in picture for picture in drawn] == [False, True, True, False, True]


def test_cover_and_overwatch_are_seen_and_read_out() -> None:
    """Who takes cover or watches shows it on the board, and to those who hear the page."""
    ada = {"id": "ada", "name": "Ada", "zone": [0, 0], "taking-cover": True, "overwatch": True}
    sketch = _map(operatives=[ada]).sketch
    assert sketch.pawns[0].marks == ("cover", "watch")
    picture = drawn_board(sketch, ENGLISH, links=Links(pawns={"ada": "?"})).svg
    assert 'aria-label="Ada, A1, taking cover, in Overwatch"' in picture


def test_rooms_are_called_by_their_names() -> None:
    """The name of a room stands in its upper left corner; zones without a name have none."""
    lab = {"id": "science lab", "at": [0, 0], "size": [3, 2]}
    table = open_scene({"format": 1, "game": "flashpoint", "zones": [lab, [3, 0]]})
    (label,) = table.sketch.labels
    assert label.words == "Science lab"
    assert (label.at[0] < 1, label.at[1] < 1) == (True, True)
    assert ">Science lab<" in drawn_board(table.sketch, ENGLISH).svg


@pytest.mark.parametrize("ref", ["the-ford", "two-lanes"])
def test_no_name_of_a_zone_is_under_a_unit(ref: str) -> None:
    """Each name is in a hex of its zone where nobody stands and nothing lies."""
    sketch = examples()[ref].sketch
    taken = {hex_at(thing.at) for thing in (*sketch.pawns, *sketch.signs)}
    assert len(sketch.labels) == len(sketch.regions)
    for label, region in zip(sketch.labels, sketch.regions, strict=True):
        assert hex_at(label.at) in region.places
        assert hex_at(label.at) not in taken


def test_a_long_name_is_cut_where_its_room_ends() -> None:
    """A name has two lines at most; what has no room ends in dots."""
    drawn = label_svg(Label("The great hall of the northern fortress", (0, 0), 2, at_left=True))
    assert drawn.count("<tspan") == 2
    assert "…" in drawn


def test_a_level_is_written_where_nobody_stands() -> None:
    """The tag of a roof moves to another corner, and over the corner itself where all are taken."""
    roof = Slab("roof", ((0, 0), (2, 0), (2, 2), (0, 2)), 1)
    free, taken = tag_svg(roof), tag_svg(roof, frozenset({(1.5, 0.5)}))
    everywhere = tag_svg(roof, frozenset({(x, y) for x in (0.5, 1.5) for y in (0.5, 1.5)}))
    assert len({free, taken, everywhere}) == 3


@pytest.mark.parametrize("ref", [t.ref for t in examples().values() if t.sketch.slabs])
def test_no_tag_of_an_example_is_over_a_figure(ref: str) -> None:
    """Figures keep their letters: no level is written into the space of one, if another is free."""
    sketch = examples()[ref].sketch
    standing = {(int(pawn.at[0]), int(pawn.at[1])) for pawn in sketch.pawns}
    for slab, tag in zip(sketch.slabs, tags_svg(sketch), strict=True):
        assert _space_of(tag) not in standing, slab


def _space_of(tag: str) -> tuple[int, int]:
    """The space that the number of a tag is written in."""
    x, y = re.findall(r'<text x="([\d.]+)" y="([\d.]+)"', tag)[0]
    return int(float(x) / UNIT), int(float(y) / UNIT)


def test_two_in_a_space_leave_each_other_room() -> None:
    """Neither body lies over the other, nor do the arrows of a Patrol."""
    units = [{"id": "P", "zone": [1, 1], "blip": "patrol"}]
    table = _map(operatives=[{"id": "A", "zone": [1, 1]}], units=units)
    one, other = table.sketch.pawns
    across, down = (abs(a - b) * UNIT for a, b in zip(one.at, other.at, strict=True))
    body, arrows, high = (size * 0.8 * 0.82 for size in (19, 24, 7))
    assert (across**2 + down**2) ** 0.5 > 2 * body
    assert down - high > body or across > arrows + body


def test_an_opened_bin_is_told_from_a_closed_one() -> None:
    """A Supply Bin that was looted is drawn without its lid, and says so where it is tapped."""
    at = {"kind": "supply-bin", "from": [1, 1], "to": [2, 1], "id": "bin"}
    table = {"game": "apex", "board": {"columns": 3, "rows": 2}}
    closed, opened = (
        open_scene({**table, "components": [{**at, "opened": opened}]}).sketch.bars[0]
        for opened in (False, True)
    )
    links = Links({}, {"bin": "?from=bin"})
    assert 'class="bar box link"' in linked_bar_svg(closed, links, ENGLISH)
    drawn = linked_bar_svg(opened, links, ENGLISH)
    assert 'class="bar box opened link"' in drawn
    assert 'aria-label="the Supply Bin, opened"' in drawn
