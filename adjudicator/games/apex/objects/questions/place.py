"""The question `place`: where may a miniature be placed, and may it be placed there?"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, count

from adjudicator.board.squares import Corner, Space
from adjudicator.core.change import Change, Edit
from adjudicator.core.faults import InputError
from adjudicator.core.input import place as place_in
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.values import Json, JsonObject
from adjudicator.core.verdict import Answer
from adjudicator.games.apex.objects.placing import Placing, place_on
from adjudicator.games.apex.objects.questions.place_params import (
    PlaceParams,
    check_component,
    conditions_of,
    goes_there,
    is_moved,
    spot_asked,
    tags_of,
    with_card,
)
from adjudicator.games.apex.objects.questions.place_steps import (
    attached_summary,
    number_steps,
    steps,
    summary,
)
from adjudicator.games.apex.table.attached import attached_ids, taken_off, written_attached
from adjudicator.games.apex.table.components import Tag
from adjudicator.games.apex.table.legends import find_figure
from adjudicator.games.apex.table.state import Figure, Table


def place(table: Table, params: PlaceParams, consult: Consultation) -> Finding:
    """Judge where a miniature may be placed."""
    figure = find_figure(table, params.figure, "figure")
    params = with_card(table, params)
    if params.attach_to is not None:
        return _attached(table, figure, params, consult)
    conditions = conditions_of(params)
    spot = spot_asked(table, params)
    check_component(table, params)
    proof = place_on(_without(table, params), figure, conditions, spot, consult)
    told = steps(table, figure, proof, moved=is_moved(table, params))
    return Finding(_answer(proof), summary(proof), told, _change(table, params, proof))


def _answer(proof: Placing) -> Answer:
    legal = None if proof.chosen is None else proof.meets(proof.chosen)
    return {"legal": legal, "spots": [_written(spot.at, spot.level) for spot in proof.legal]}


def _change(table: Table, params: PlaceParams, proof: Placing) -> Change | None:
    """The miniature where it was asked for; one that is on the map already is moved."""
    spot = proof.chosen
    if spot is None or not proof.meets(spot):
        return None
    if not params.component or goes_there(table, params):
        return None
    if spot.pieces and {Tag.OCCUPY_SPACE, Tag.OCCUPY_INTERSECTION} & tags_of(params):
        return None
    entry = {**_entry(table, params), "at": list(spot.at), "base": spot.level}
    old = [("components", entry["id"])] if is_moved(table, params) else []
    return Change(tuple(taken_off(table, {entry["id"]})), old, [("components", entry)])


def _written(at: Space | Corner, level: int) -> object:
    return list(at) if isinstance(at, Space) else {"at": list(at), "level": level}


def _attached(table: Table, figure: Figure, params: PlaceParams, consult: Consultation) -> Finding:
    """Judge attaching miniatures to Legends: each of these must meet what the card asks."""
    targets = tuple(_targets(table, params))
    check_component(table, params)
    proofs = tuple(_attaching(table, figure, params, who, consult) for who in targets)
    most = params.most or len(targets)
    legal = len(targets) <= most and all(map(_is_met, proofs))
    spots = [list(proof.chosen.at) for proof in proofs if proof.chosen and _is_met(proof)]
    told = chain(
        number_steps(len(targets), params.most),
        *(steps(table, figure, proof, moved=is_moved(table, params)) for proof in proofs),
    )
    outcome = summary(proofs[0]) if len(proofs) == 1 else attached_summary(targets, legal=legal)
    change = _attach_change(table, params, targets) if legal else None
    return Finding({"legal": legal, "spots": spots}, outcome, told, change)


def _is_met(proof: Placing) -> bool:
    return proof.chosen is not None and proof.meets(proof.chosen)


def _targets(table: Table, params: PlaceParams) -> Iterator[Figure]:
    """Whom a miniature is attached to, each once."""
    for number, name in enumerate(params.attach_to or ()):
        several = len(params.attach_to or ()) > 1
        at = place_in("attach-to", number) if several else "attach-to"
        if name in (params.attach_to or ())[:number]:
            raise InputError(at, "apex.destroy.twice", id=name)
        yield find_figure(table, name, at)


def _attaching(
    table: Table, figure: Figure, params: PlaceParams, target: Figure, consult: Consultation
) -> Placing:
    spot = spot_asked(table, params) or (target.at, table.level(target.at))
    return place_on(table, figure, conditions_of(params, target), spot, consult)


def _attach_change(table: Table, params: PlaceParams, targets: tuple[Figure, ...]) -> Change | None:
    """The miniatures with their Legends; one that is named is taken from where it was."""
    if params.component is None or (params.component.id and len(targets) > 1):
        return None
    left_out = {"kind", "id", "size"}
    given = params.component.model_dump(exclude_none=True, mode="json", exclude=left_out)
    if params.component.kind != "custom":
        given = {"name": params.component.kind, **given}
    old = params.component.id or ""
    edits = {edit.id: edit for edit in taken_off(table, {old})}
    taken = {*attached_ids(table), *(piece.id for piece in table.pieces)} - {old}
    names = (name for n in count() if (name := f"attached-{n}") not in taken)
    for target in targets:
        before = edits[target.id].fields["attached"] if target.id in edits else _worn(target)
        entry = {"id": old or next(names), **given}
        edits[target.id] = Edit("figures", target.id, {"attached": [*before, entry]})
    removed = [("components", old)] if any(piece.id == old for piece in table.pieces) else []
    return Change(tuple(edits.values()), removed)


def _worn(figure: Figure) -> list[Json]:
    return [written_attached(one) for one in figure.kit.attached]


def _without(table: Table, params: PlaceParams) -> Table:
    """The table once a miniature that is on it has been taken up."""
    if not is_moved(table, params) or params.component is None:
        return table
    left = tuple(piece for piece in table.pieces if piece.id != params.component.id)
    return replace(table, pieces=left)


def _entry(table: Table, params: PlaceParams) -> JsonObject:
    """The miniature as a scene writes it, with an id that nothing else has."""
    if params.component is None:  # pragma: no cover - nothing is placed then
        raise AssertionError
    entry = params.component.model_dump(exclude_none=True, mode="json")
    if params.component.kind == "custom":
        entry["on"] = params.on
    taken = {piece.id for piece in table.pieces}
    number = next(n for n in range(len(taken) + 1) if f"{entry['kind']}-{n}" not in taken)
    return {"id": f"{entry['kind']}-{number}", **entry}
