"""The topics of Atlantis fit together."""

from adjudicator.games.atlantis.game import GAME
from adjudicator.games.atlantis.table import about


def test_rulings_name_rules_of_the_game() -> None:
    """Every point that the book leaves open belongs to a rule."""
    assert {ruling.rule for ruling in GAME.rulings} <= {*GAME.rules}


def test_the_box_names_rules_of_the_game() -> None:
    """Every rule that is told about a piece or a space is one of the game's."""
    spaces = (about.TERRAIN, about.HERO_POINT, about.MINION_POINT, about.BATTLE_ZONE)
    told = {*about.OFF_THE_BOARD, *about.TOKEN, *spaces, about.THRONE, about.ZONE}
    told |= {rule for rules in about.UNITS.values() for rule in rules}
    told |= {rule for item in GAME.catalogue.values() for rule in item.rules}
    assert told <= {*GAME.rules}
