"""What the book prints of Enemy cards."""

from adjudicator.core.data import read_data
from adjudicator.core.values import Json
from adjudicator.games.flashpoint.table.records import FigureRecord


def printed(enemy: str) -> dict[str, Json]:
    """The numbers of an Enemy card that the book's text gives, as a figure has them."""
    known = read_data("flashpoint", "enemies").get(enemy, {})
    return {name: value for name, value in known.items() if name in FigureRecord.model_fields}
