"""The round, its cards and its end: `round`, `cleanup`, `tactics`, `mission`."""

from typing import Annotated

from pydantic import Field, StrictBool

from adjudicator.core.change import Change, Edit
from adjudicator.core.facts import Called
from adjudicator.core.input import Record
from adjudicator.core.rule import RuleId
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Verdict
from adjudicator.games.flashpoint import rules
from adjudicator.games.flashpoint.acting import can_act
from adjudicator.games.flashpoint.facts import data
from adjudicator.games.flashpoint.finding import Finding, Steps, judged
from adjudicator.games.flashpoint.lookup import find_operative
from adjudicator.games.flashpoint.questions.enemy_attacks import Nothing
from adjudicator.games.flashpoint.records import Count, Focus, Id, Name
from adjudicator.games.flashpoint.state import Table


class RoundParams(Record):
    """Whether it is the first round of the mission."""

    first: StrictBool = False


_PHASES: dict[str, RuleId] = {
    "refresh": rules.ROUND_REFRESH,
    "operative": rules.ROUND_OPERATIVE,
    "enemy": rules.ROUND_ENEMY,
    "escalation": rules.ROUND_ESCALATION,
}


def round_of_play(table: Table, params: RoundParams) -> Verdict:
    """The steps of a round, in order."""

    def decide(_consult: Consultation) -> Finding:
        told = Steps()
        steps = []
        for step in data("round")["step"]:
            skipped = params.first and not step.get("first", True)
            if skipped or step.get("alarm", table.alarm) != table.alarm:
                continue
            steps.append({"phase": step["phase"], "step": step["name"]})
            told.add(_PHASES[step["phase"]], f"flashpoint.round.{step['name']}")
        facts = {"count": len(steps)}
        return told.finding({"steps": steps}, "flashpoint.round.steps", "note", **facts)

    return judged(table, "round", decide)


def cleanup(table: Table, _asked: Nothing) -> Verdict:
    """Judge what ends with the round."""

    def decide(_consult: Consultation) -> Finding:
        told = Steps()
        told.add(rules.ROUND_ESCALATION, "flashpoint.round.cleanup")
        if table.power_cut:
            told.add(rules.SABOTAGE_SUCCESS, "flashpoint.cleanup.power")
        message_id = "flashpoint.cleanup.ends" if table.power_cut else "flashpoint.cleanup.nothing"
        return told.finding({"power": table.power_cut}, message_id, "note")

    return judged(table, "cleanup", decide)


def cleaned_up(table: Table, _asked: Nothing) -> Change | None:
    """End what lasts until the end of the round."""
    return Change(gone=["power-cut"]) if table.power_cut else None


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


class MissionParams(Record):
    """How the mission stands: Mandatory objectives, who left, the Threat deck, figures."""

    objectives: StrictBool = False
    extracted: StrictBool = False
    threat_cards: Count = Field(default=1, alias="threat-cards")
    draws: Count = 0
    cannot_spawn: StrictBool = Field(default=False, alias="cannot-spawn")


def mission(table: Table, params: MissionParams) -> Verdict:
    """Judge whether the mission is won or lost."""

    def decide(_consult: Consultation) -> Finding:
        told = Steps()
        team = [
            o
            for o in table.operatives.values()
            if o.record.kind != "soldier" and (o.zone or o.record.vent)
        ]
        down = bool(team) and all(one.record.downed for one in team) and not params.objectives
        out = params.draws > params.threat_cards
        for lost, message_id in ((down, "down"), (out, "threat"), (params.cannot_spawn, "spawn")):
            if lost:
                told.add(rules.MISSION_LOST, f"flashpoint.mission.{message_id}")
        lost = down or out or params.cannot_spawn
        won = params.objectives and params.extracted and not lost
        message_id = "flashpoint.mission.complete" if won else "flashpoint.mission.open"
        told.add(rules.MISSION_WON, message_id)
        ends = "lost" if lost else "won" if won else "goes-on"
        tone = {"lost": "blocked", "won": "clear"}.get(ends, "note")
        return told.finding({"won": won, "lost": lost}, f"flashpoint.mission.{ends}", tone)

    return judged(table, "mission", decide)
