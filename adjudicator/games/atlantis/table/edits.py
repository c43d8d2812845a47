"""Edits of a scene that several questions make."""

from collections.abc import Iterable

from adjudicator.board.hexes import Hex
from adjudicator.core.change import Change, Edit
from adjudicator.core.values import Json
from adjudicator.games.atlantis.table.ends import EndRecord, read_end
from adjudicator.games.atlantis.table.state import Effect, Table, Token, Unit


def put(piece: Unit | Token, at: Hex) -> Edit:
    """A piece in a space."""
    return Edit("units" if isinstance(piece, Unit) else "tokens", piece.id, {"at": list(at)})


def effects_written(effects: Iterable[Effect]) -> list[Json]:
    """Active effects as a scene writes them."""
    return [effect_written(each) for each in effects]


def effect_written(effect: Effect) -> dict[str, Json]:
    """An Active effect as a scene writes it; what it leaves out stays out."""
    told: dict[str, Json] = {"name": effect.name, "unit": effect.unit}
    told |= {"keyword": effect.keyword, "turn": effect.turn}
    if effect.gives is not None:
        told["gives"] = effect.gives.model_dump(mode="json", exclude_unset=True, by_alias=True)
    if effect.units:
        told["units"] = list(effect.units)
    if effect.side != "self":
        told["side"] = effect.side
    if effect.among != "units":
        told["among"] = effect.among
    more: dict[str, Json] = {"radius": effect.radius, "action": effect.action}
    return told | {name: value for name, value in more.items() if value is not None}


def chosen_facts(table: Table, change: Change | None) -> dict[str, object]:
    """Who is put where, as facts, where a choice is made."""
    for edit in change.edits if change else ():
        return {"who": table.units[edit.id].name, "chosen": Hex(*edit.fields["at"])}
    return {}


def put_by_choice(
    table: Table, unit: Unit, spaces: tuple[Hex, ...], to: EndRecord | None
) -> Change | None:
    """A unit in the space chosen, or in the only one that there is."""
    chosen = read_end(table, to, "to").at if to else None
    if chosen is None and len(spaces) == 1:
        chosen = spaces[0]
    if chosen is None or chosen not in spaces:
        return None
    return Change(edits=(put(unit, chosen),))
