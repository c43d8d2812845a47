"""The question `search`: what is drawn from an Armory token, and what becomes of it."""

from adjudicator.core.change import Change, Edit, together
from adjudicator.core.facts import Called
from adjudicator.core.input import Record
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.actions import rules
from adjudicator.games.flashpoint.movement.paying import can_give_order, unpaid
from adjudicator.games.flashpoint.table.changes import order_spent
from adjudicator.games.flashpoint.table.lookup import find_standing, find_token
from adjudicator.games.flashpoint.table.marks import zone_mark
from adjudicator.games.flashpoint.table.records import Id
from adjudicator.games.flashpoint.table.state import Table


class SearchParams(Record):
    """Who searches which Armory token."""

    operative: Id
    token: Id


def search(table: Table, params: SearchParams, consult: Consultation) -> Finding:
    """Judge a search: what is drawn, and what becomes of the token."""
    operative, zone = find_standing(table, params.operative)
    token = find_token(table, params.token, "armory", "token")
    told = Steps()
    able = can_give_order(told, operative, consult)
    legal = token.zone is zone and able
    facts = {"who": operative.name, "gear": Called(f"option.{token.record.gear}")}
    message_id = "flashpoint.search.there" if token.zone is zone else "flashpoint.search.away"
    told.add(rules.SEARCH_TOKEN, message_id, zone_mark(token.zone), **facts)
    goes = "equip" if token.record.gear == "allied" else "undiscovered"
    after = 1 if token.record.side == 2 else None
    if legal:
        told.add(rules.SEARCH_GEAR, f"flashpoint.search.{goes}", **facts)
        turn = "flashpoint.search.flip" if after else "flashpoint.search.discard"
        told.add(rules.SEARCH_SIDES, turn, **facts)
    answer = {"legal": legal, "deck": token.record.gear, "goes": goes, "side": after}
    if legal is None:
        return unpaid(told, operative, answer, consult)
    if not legal:
        return told.finding(answer, "flashpoint.search.barred", "blocked", None, **facts)
    turned = Change([Edit("tokens", token.id, {"side": after})])
    if after is None:
        turned = Change(removed=[("tokens", token.id)])
    change = together(order_spent(operative), turned)
    return told.finding(answer, "flashpoint.search.draw", "clear", change, **facts)
