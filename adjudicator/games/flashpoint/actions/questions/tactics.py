"""The question `tactics`: which Focus Effects of Tactics cards can be paid for."""

from typing import Annotated

from pydantic import Field, StrictBool

from adjudicator.core.change import Change, Edit
from adjudicator.core.facts import Called
from adjudicator.core.input import Record
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.actions import rules
from adjudicator.games.flashpoint.movement.acting import can_act
from adjudicator.games.flashpoint.table.lookup import find_operative
from adjudicator.games.flashpoint.table.records import Count, Focus, Id, Name
from adjudicator.games.flashpoint.table.state import Table


class TacticsCard(Record):
    """A Tactics card that is played, and the Focus token that its lower half costs."""

    name: Name
    cost: Focus | None = None
    ongoing: StrictBool = False


class TacticsParams(Record):
    """The cards that an Operative plays, in order, and its Focus tokens."""

    operative: Id
    cards: Annotated[tuple[TacticsCard, ...], Field(max_length=20)]
    in_play: Count = Field(default=0, alias="in-play")


#: How many Ongoing cards an Operative may have in play.
ONGOING = 2


def tactics(table: Table, params: TacticsParams, _consult: Consultation) -> Finding:
    """Judge which Focus Effects can be paid for."""
    operative = find_operative(table, params.operative)
    told = Steps()
    left: list[str] = list(operative.record.focus)
    paid, ongoing = [], params.in_play
    discard = 0
    legal = can_act(told, operative)
    if operative.record.kind == "squad-member":
        told.add(rules.SQUAD_MEMBERS, "flashpoint.tactics.no-deck", who=operative.name)
        legal = False
    for card in params.cards if legal else ():
        told.add(rules.TACTICS_PLAY, "flashpoint.tactics.top", card=card.name)
        if card.cost in left:
            left.remove(card.cost)
            paid.append(card.name)
            token = Called(f"option.{card.cost}")
            told.add(rules.FOCUS_EFFECT, "flashpoint.tactics.paid", card=card.name, token=token)
        elif card.cost:
            told.add(rules.FOCUS_EFFECT, "flashpoint.tactics.unpaid", card=card.name)
        if card.ongoing:
            ongoing += 1
            if ongoing > ONGOING:
                ongoing, discard = ONGOING, discard + 1
                told.add(rules.TACTICS_ONGOING, "flashpoint.tactics.third", card=card.name)
    answer = {"legal": legal, "effects": paid, "left": left, "discard": discard}
    facts = {"count": len(paid), "who": operative.name}
    if not legal:
        return told.finding(answer, "flashpoint.tactics.barred", "blocked", None, **facts)
    change = Change([Edit("operatives", operative.id, {"focus": left})]) if paid else None
    return told.finding(answer, "flashpoint.tactics.done", "clear", change, **facts)
