"""Hexes go by letter and number wherever people read or type them."""

from adjudicator.app.judge import ask
from adjudicator.app.tables import examples
from adjudicator.board.cell import hex_name, name_hexes
from adjudicator.board.hexes import Hex
from adjudicator.games import GAMES
from tests.games.atlantis.scenes import SCENE, q
from tests.support.saying import ENGLISH

GAME = GAMES["atlantis"]


def test_columns_are_letters_and_rows_numbers() -> None:
    """A1 is at the top left; each column counts on by one, however far right it is."""
    column = [Hex(2, r) for r in range(-3, 2)]
    named = name_hexes([Hex(0, -2), *column])
    assert [hex_name(named[at]) for at in column] == ["C1", "C2", "C3", "C4", "C5"]
    assert named[Hex(0, -2)] == Hex(0, -2)


def test_names_stay_when_a_board_grows_to_the_right_or_down() -> None:
    """Only what is added to the left or above renames."""
    board = [Hex(q, r - q // 2) for q in range(3) for r in range(3)]
    more = [*board, Hex(3, 0), Hex(0, 3)]
    before, after = name_hexes(board), name_hexes(more)
    assert all(before[at].label == after[at].label for at in board)


def test_a_name_can_be_typed() -> None:
    """In small letters too; what a link holds stays as it was."""
    table = GAME.read_scene(SCENE)
    found = GAME.parse_place(table, " b2 ", "from")
    assert found.word == "@1,0"
    assert hex_name(found.place.spot) == "B2"


def test_steps_name_hexes() -> None:
    """No step of a push tells a hex by its two numbers."""
    verdict = ask(q("push", SCENE, start="arien", to="m1", spaces=1))
    text = " ".join(ENGLISH.step(step) for step in verdict.steps)
    assert "C2" in text
    assert "2,0" not in text


def test_every_hex_of_the_example_tables_has_its_own_name() -> None:
    """No two share one."""
    for ref in ("the-ford", "two-lanes"):
        names = GAME.read_scene(examples()[ref].scene).names.values()
        assert len({named.label for named in names}) == len(names)


def test_a_unit_without_a_name_goes_by_what_it_is() -> None:
    """Nobody reads an id that the page gave; one that says nothing else stays a name."""
    ids = {
        "blue-hero-2": ("hero", None),
        "red-melee-1": ("minion", "melee"),
        "wasp": ("hero", None),
    }
    units = [
        {"id": ident, "kind": kind, "team": "red", "at": [number, 0]}
        | ({"type": what} if what else {})
        for number, (ident, (kind, what)) in enumerate(ids.items())
    ]
    scene = {"game": "atlantis", "zones": {"zone 1": [[n, 0] for n in range(4)]}, "units": units}
    names = [unit.name for unit in GAME.read_scene(scene).units.values()]
    assert names == ["blue Hero 2", "red Melee 1", "wasp"]
