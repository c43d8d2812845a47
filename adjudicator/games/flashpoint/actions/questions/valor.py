"""The question `valor`: whether an Operative may use a Valor token of the team's pool."""

from typing import Literal

from adjudicator.core.change import Change, together
from adjudicator.core.input import Record
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.actions import rules
from adjudicator.games.flashpoint.movement.acting import can_act
from adjudicator.games.flashpoint.movement.paying import can_give_order, unpaid
from adjudicator.games.flashpoint.table.changes import order_spent
from adjudicator.games.flashpoint.table.lookup import find_operative
from adjudicator.games.flashpoint.table.pieces import Operative
from adjudicator.games.flashpoint.table.records import Id
from adjudicator.games.flashpoint.table.state import Table

Kind = Literal["order", "free", "reaction"]


class ValorParams(Record):
    """Who uses a Valor token, and the action type that is printed on it."""

    operative: Id
    type: Kind


def valor(table: Table, params: ValorParams, consult: Consultation) -> Finding:
    """Judge the use of a Valor token: by its action type, and then it is out for the mission."""
    operative, told = find_operative(table, params.operative), Steps()
    facts: dict[str, object] = {"who": operative.name, "have": table.valor}
    told.add(rules.VALOR_USE, f"flashpoint.valor.{params.type}", **facts)
    able = _is_able(told, operative, params.type, consult)
    timely = params.type == "reaction" or table.time is None or table.time.step == "action"
    if not timely:
        told.add(rules.VALOR_USE, "flashpoint.valor.not-now", **facts)
    if not table.valor:
        told.add(rules.VALOR_USE, "flashpoint.valor.empty", **facts)
    legal = timely and table.valor > 0 and able
    if legal is None:
        return unpaid(told, operative, {"legal": None, "valor": None}, consult)
    facts["left"] = table.valor - legal
    answer = {"legal": legal, "valor": table.valor - legal}
    if not legal:
        return told.finding(answer, "flashpoint.valor.barred", "blocked", None, **facts)
    told.add(rules.VALOR_USE, "flashpoint.valor.out", **facts)
    spent = order_spent(operative) if params.type == "order" else Change()
    change = together(spent, Change(fields={"valor": table.valor - 1}))
    return told.finding(answer, "flashpoint.valor.used", "clear", change, **facts)


def _is_able(told: Steps, operative: Operative, kind: Kind, consult: Consultation) -> bool | None:
    """Whether somebody is up, on the board, and has an Order token if it takes one."""
    if kind == "order":
        return can_give_order(told, operative, consult)
    return can_act(told, operative)
