"""The fields for Minion Battles: whom the loser removes, and what the pushes leave open."""

from collections.abc import Iterator, Sequence

from adjudicator.board.cell import hex_name
from adjudicator.core.faults import InputError
from adjudicator.core.form import Field
from adjudicator.core.ruling import Consultation
from adjudicator.core.values import JsonObject
from adjudicator.games.atlantis.lanes.battle_ends import end_battles
from adjudicator.games.atlantis.lanes.battles import Battle, battle_of, winning
from adjudicator.games.atlantis.lanes.choosing import chosen_of
from adjudicator.games.atlantis.lanes.displaced_fields import displaced_fields
from adjudicator.games.atlantis.lanes.homecoming import bring_back
from adjudicator.games.atlantis.lanes.lane_pushes import push_lanes
from adjudicator.games.atlantis.lanes.minion_return import Stray, strays_of
from adjudicator.games.atlantis.table.fields import Fields
from adjudicator.games.atlantis.table.state import Lane, Table

Returns = dict[str, tuple[int, int]]

#: How the names of the texts begin that tell who is removed.
REMOVED = "removed."
#: And of those that tell where strays go.
RETURNS = "returns."


def round_fields(table: Table, params: JsonObject) -> Fields:
    """What is to be chosen in the battles of all lanes."""
    return battle_fields(table, params, tuple(table.lanes.values()))


def pushed_fields(table: Table, params: JsonObject) -> Fields:
    """Where displaced Minions go in the pushes of all lanes that one team has won."""
    consult = Consultation(table.readings)
    winners = {name: team for name, lane in table.lanes.items() if (team := winning(table, lane))}
    return displaced_fields(
        table, params, lambda asked: push_lanes(table, winners, chosen_of(asked), consult)
    )


def battle_fields(table: Table, params: JsonObject, lanes: Sequence[Lane]) -> Fields:
    """Where strays go, and what is to be chosen in battles and in the pushes that follow."""
    consult = Consultation(table.readings)
    returns = _returns(table, params)
    try:
        strays = tuple(_astray(table, lanes, returns, consult))
        table = bring_back(table, lanes, returns, consult).table
        battles = [battle_of(table, lane) for lane in lanes]
    except InputError:  # the question tells what is wrong
        return ()
    # What was chosen keeps its field, or nobody would read it.
    going = (_going(table, strays),) if strays else ()
    if any(stray.minion.id not in returns for stray in strays):
        return going
    chosen = _chosen(battles, params)
    pushes = displaced_fields(
        table, params, lambda asked: end_battles(table, lanes, chosen, asked, consult).push
    )
    return *going, *_removed(battles), *pushes


def _astray(
    table: Table, lanes: Sequence[Lane], returns: Returns, consult: Consultation
) -> Iterator[Stray]:
    """The strays whose teams choose, in their order, up to the first that has no choice yet."""
    known: dict[str, tuple[int, int]] = {}
    while True:
        now = bring_back(table, lanes, known, consult).table
        left = (s for lane in lanes for s in strays_of(now, lane, consult) if s.spaces)
        stray = next(left, None)
        if stray is None:
            return
        yield stray
        if stray.minion.id not in returns:
            return
        known[stray.minion.id] = returns[stray.minion.id]


def _returns(table: Table, params: JsonObject) -> Returns:
    """Where strays go that are chosen so far, as the link carries it or as it was filled in."""
    given = params.get("returns")
    if given:
        return dict(given)
    labels = {named.label: named for named in table.names.values()}
    typed = {n.removeprefix(RETURNS): str(t) for n, t in params.items() if n.startswith(RETURNS)}
    return {name: (labels[t].q, labels[t].r) for name, t in typed.items() if t in labels}


def _going(table: Table, strays: Sequence[Stray]) -> Field:
    """The spaces that the team of each stray chooses from."""
    each = tuple(
        Field(
            stray.minion.id,
            "choice",
            options=tuple(hex_name(table.named(at)) for at in stray.spaces),
            values=tuple(list(at) for at in stray.spaces),
        )
        for stray in strays
    )
    return Field("returns", "group", fields=each, label="strays-return")


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
