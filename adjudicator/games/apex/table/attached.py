"""Miniatures that are attached to Legends: they are where their Legend is, and leave with it."""

from collections.abc import Collection, Iterator

from adjudicator.core.change import Edit
from adjudicator.core.values import Json
from adjudicator.games.apex.table.kit import Attached
from adjudicator.games.apex.table.legends import all_legends
from adjudicator.games.apex.table.state import Table


def attached_ids(table: Table) -> tuple[str, ...]:
    """The ids of all that is attached, to Legends off the map too."""
    return tuple(one.id for legend in all_legends(table) for one in legend.kit.attached)


def taken_off(table: Table, ids: Collection[str]) -> Iterator[Edit]:
    """The Legends without the miniatures of these ids."""
    for legend in all_legends(table):
        if any(one.id in ids for one in legend.kit.attached):
            left = [written_attached(one) for one in legend.kit.attached if one.id not in ids]
            yield Edit("figures", legend.id, {"attached": left})


def written_attached(one: Attached) -> Json:
    """An attached miniature, as a scene writes it."""
    return one.model_dump(mode="json", exclude_unset=True)
