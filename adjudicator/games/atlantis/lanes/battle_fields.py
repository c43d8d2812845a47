"""The fields for Minion Battles: whom the loser removes, and what the pushes leave open."""

from collections.abc import Sequence

from adjudicator.core.faults import InputError
from adjudicator.core.form import Field
from adjudicator.core.ruling import Consultation
from adjudicator.core.values import JsonObject
from adjudicator.games.atlantis.lanes.battle_ends import end_battles
from adjudicator.games.atlantis.lanes.battles import Battle, battle_of
from adjudicator.games.atlantis.lanes.displaced_fields import displaced_fields
from adjudicator.games.atlantis.table.fields import Fields
from adjudicator.games.atlantis.table.state import Lane, Table

#: How the names of the texts begin that tell who is removed.
REMOVED = "removed."


def round_fields(table: Table, params: JsonObject) -> Fields:
    """What is to be chosen in the battles of all lanes."""
    return battle_fields(table, params, tuple(table.lanes.values()))


def battle_fields(table: Table, params: JsonObject, lanes: Sequence[Lane]) -> Fields:
    """What is to be chosen in the battles of lanes, and in the pushes that follow."""
    try:
        battles = [battle_of(table, lane) for lane in lanes]
    except InputError:  # the question tells what is wrong
        return ()
    consult = Consultation(table.readings)
    chosen = _chosen(battles, params)
    pushes = displaced_fields(
        table, params, lambda asked: end_battles(table, lanes, chosen, asked, consult).push
    )
    return *_removed(battles), *pushes


def _removed(battles: list[Battle]) -> Fields:
    """A row for each Minion that a loser chooses to remove."""
    units = [unit for battle in battles for unit in battle.choices]
    if not units:
        return ()
    options, values = tuple(u.name for u in units), tuple(u.id for u in units)
    row = (Field("", "choice", options=options, values=values),)
    count = sum(battle.open for battle in battles)
    return (Field("removed", "rows", fields=row, count=count, label="removed-minions"),)


def _chosen(battles: list[Battle], params: JsonObject) -> tuple[str, ...]:
    """Who is chosen so far, as the link carries it or as it was filled in."""
    given = params.get("removed")
    if given:
        return tuple(given)
    ids = {unit.name: unit.id for battle in battles for unit in battle.choices}
    texts = (str(text) for name, text in params.items() if name.startswith(REMOVED))
    return tuple(ids[text] for text in texts if text in ids)
