"""The question `tactics`: which Focus Effects of Tactics cards can be paid for."""

from typing import Annotated

from pydantic import Field, StrictBool

from adjudicator.core.change import Change, Edit
from adjudicator.core.facts import Called
from adjudicator.core.input import Record
from adjudicator.core.verdict import Verdict
from adjudicator.games.flashpoint.actions import rules
from adjudicator.games.flashpoint.movement.acting import can_act
from adjudicator.games.flashpoint.table.finding import Finding, Steps, judged
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


def tactics(table: Table, params: TacticsParams) -> Verdict:
    """Judge which Focus Effects can be paid for."""
    return judged(table, "tactics", lambda _consult: _tactics(table, params)[0])


def played(table: Table, params: TacticsParams) -> Change | None:
    """Discard the Focus tokens that pay for cards."""
    operative = find_operative(table, params.operative)
    left = _tactics(table, params)[1]
    if len(left) == len(operative.record.focus):
        return None
    return Change([Edit("operatives", operative.id, {"focus": left})])


def _tactics(table: Table, params: TacticsParams) -> tuple[Finding, list[str]]:
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
    tone = "clear" if legal else "blocked"
    summary = "flashpoint.tactics.done" if legal else "flashpoint.tactics.barred"
    return told.finding(answer, summary, tone, **facts), left
