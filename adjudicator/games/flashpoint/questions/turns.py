"""The round and its people: `round`, `cleanup`, `conditions`, `tactics`, `soldier`, `mission`."""

from typing import Annotated

from pydantic import Field, StrictBool

from adjudicator.games.flashpoint import rules
from adjudicator.games.flashpoint.asked import find_operative, find_standing
from adjudicator.games.flashpoint.facts import data
from adjudicator.games.flashpoint.fighting import Weapon, take_aim
from adjudicator.games.flashpoint.finding import Finding, Steps, judged, names, zone_mark
from adjudicator.games.flashpoint.questions.enemy_attacks import Nothing
from adjudicator.games.flashpoint.questions.harm import operative_harmed
from adjudicator.games.flashpoint.questions.moving import OperativeAsked
from adjudicator.games.flashpoint.records import Count, Focus, Id, Name
from adjudicator.games.flashpoint.state import Table
from adjudicator.kernel.change import Change, Edit
from adjudicator.kernel.facts import Called, Listing
from adjudicator.kernel.rule import RuleId
from adjudicator.kernel.ruling import Consultation
from adjudicator.kernel.scene import Record
from adjudicator.kernel.verdict import Verdict


class RoundAsked(Record):
    """Whether it is the first round of the mission."""

    first: StrictBool = False


_PHASES: dict[str, RuleId] = {
    "refresh": rules.ROUND_REFRESH,
    "operative": rules.ROUND_OPERATIVE,
    "enemy": rules.ROUND_ENEMY,
    "escalation": rules.ROUND_ESCALATION,
}


def round_of_play(table: Table, asked: RoundAsked) -> Verdict:
    """The steps of a round, in order."""

    def decide(_consult: Consultation) -> Finding:
        told = Steps()
        steps = []
        for step in data("round")["step"]:
            skipped = asked.first and not step.get("first", True)
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
        says = "flashpoint.cleanup.ends" if table.power_cut else "flashpoint.cleanup.nothing"
        return told.finding({"power": table.power_cut}, says, "note")

    return judged(table, "cleanup", decide)


def cleaned_up(table: Table, _asked: Nothing) -> Change | None:
    """End what lasts until the end of the round."""
    return Change(gone=["power-cut"]) if table.power_cut else None


_CONDITIONS: dict[str, RuleId] = {
    "bleed": rules.CONDITION_BLEED,
    "cripple": rules.CONDITION_CRIPPLE,
    "immobilized": rules.CONDITION_IMMOBILIZED,
    "mark": rules.CONDITION_MARK,
    "tracking-device": rules.CONDITION_TRACKING,
    "vulnerable": rules.CONDITION_VULNERABLE,
    "stun": rules.CONDITION_STUN,
}


#: What a bleeding figure suffers at the end of its activation.
BLEEDING = 2


def conditions(table: Table, asked: OperativeAsked) -> Verdict:
    """What the negative conditions of an Operative do, and how they come off."""
    operative = find_operative(table, asked.operative)

    def decide(_consult: Consultation) -> Finding:
        told = Steps()
        held = tuple(dict.fromkeys(operative.record.conditions))
        for name in held:
            told.add(_CONDITIONS[name], f"flashpoint.condition.{name}", who=operative.name)
        if len(held) < len(operative.record.conditions):
            told.add(rules.CONDITION_ONE_EACH, "flashpoint.condition.one-each", who=operative.name)
        facts_of = data("conditions")
        checked = [name for name in held if facts_of[name].get("check")]
        if checked:
            listed = Listing(tuple(Called(f"option.{name}") for name in checked))
            tn = data("checks")["condition"]["tn"]
            told.add(rules.CONDITION_REMOVE, "flashpoint.condition.remove", names=listed, tn=tn)
        if not held:
            told.add(rules.CONDITION_ONE_EACH, "flashpoint.condition.none", who=operative.name)
        answer = {
            "conditions": list(held),
            "removable": checked,
            "damage": BLEEDING if "bleed" in held else 0,
        }
        facts = {"who": operative.name, "count": len(held)}
        says = "flashpoint.condition.some" if held else "flashpoint.condition.free"
        return told.finding(answer, says, "blocked" if held else "clear", **facts)

    return judged(table, "conditions", decide)


def bled(table: Table, asked: OperativeAsked) -> Change | None:
    """Suffer what bleeding does at the end of an activation."""
    operative = find_operative(table, asked.operative)
    if not operative.has("bleed") or operative.record.downed:
        return None
    return operative_harmed(operative, BLEEDING)[1]


class TacticsCard(Record):
    """A Tactics card that is played, and the Focus token that its lower half costs."""

    name: Name
    cost: Focus | None = None
    ongoing: StrictBool = False


class TacticsAsked(Record):
    """The cards that an Operative plays, in order, and its Focus tokens."""

    operative: Id
    cards: Annotated[tuple[TacticsCard, ...], Field(max_length=20)]
    in_play: Count = Field(default=0, alias="in-play")


#: How many Ongoing cards an Operative may have in play.
ONGOING = 2


def tactics(table: Table, asked: TacticsAsked) -> Verdict:
    """Judge which Focus Effects can be paid for."""
    return judged(table, "tactics", lambda _consult: _tactics(table, asked)[0])


def played(table: Table, asked: TacticsAsked) -> Change | None:
    """Discard the Focus tokens that pay for cards."""
    operative = find_operative(table, asked.operative)
    left = _tactics(table, asked)[1]
    if len(left) == len(operative.record.focus):
        return None
    return Change([Edit("operatives", operative.id, {"focus": left})])


def _tactics(table: Table, asked: TacticsAsked) -> tuple[Finding, list[str]]:
    operative = find_operative(table, asked.operative)
    told = Steps()
    left: list[str] = list(operative.record.focus)
    paid, ongoing = [], asked.in_play
    discard = 0
    legal = operative.record.vent is None
    if not legal:
        told.add(rules.VENT_ONLY_MOVES, "flashpoint.tactics.in-vent", who=operative.name)
    for card in asked.cards if legal else ():
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
    return told.finding(answer, "flashpoint.tactics.done", tone, **facts), left


class SoldierAsked(Record):
    """A Soldier token and its attack."""

    operative: Id
    weapon: Weapon = Field(default_factory=Weapon)


def soldier(table: Table, asked: SoldierAsked) -> Verdict:
    """Judge what a Soldier token does at the end of the Operative Phase."""
    return judged(table, "soldier", lambda consult: _soldier(table, asked, consult))


def waited(table: Table, asked: SoldierAsked) -> Change | None:
    """Give a Soldier without a target an Overwatch token."""
    answer = _soldier(table, asked, Consultation(table.readings)).answer
    operative = find_operative(table, asked.operative)
    if not answer["overwatch"] or operative.record.overwatch:
        return None
    return Change([Edit("operatives", operative.id, {"overwatch": True})])


def _soldier(table: Table, asked: SoldierAsked, consult: Consultation) -> Finding:
    operative, zone = find_standing(table, asked.operative)
    told = Steps()
    aims = [
        take_aim(table, zone, unit, figure, asked.weapon, consult)
        for unit in table.units.values()
        for figure in unit.figures
    ]
    legal = [aim for aim in aims if aim.legal and aim.far is not None]
    least = min((aim.far for aim in legal if aim.far is not None), default=None)
    chosen = [aim for aim in legal if aim.far == least]
    facts = {
        "who": operative.name,
        "units": names(aim.unit for aim in chosen),
        "count": len(chosen),
    }
    says = "flashpoint.soldier.attacks" if chosen else "flashpoint.soldier.waits"
    told.add(rules.SOLDIER_ACTIVATES, says, zone_mark(zone), **facts)
    targets = [{"unit": aim.unit.id, "figure": aim.figure.name} for aim in chosen]
    answer = {"targets": targets, "overwatch": not chosen}
    gist = "flashpoint.soldier.attack" if chosen else "flashpoint.soldier.overwatch"
    return told.finding(answer, gist, "note", **facts)


class MissionAsked(Record):
    """How the mission stands: Mandatory objectives, who left, the Threat deck, figures."""

    objectives: StrictBool = False
    extracted: StrictBool = False
    threat_cards: Count = Field(default=1, alias="threat-cards")
    draws: Count = 0
    cannot_spawn: StrictBool = Field(default=False, alias="cannot-spawn")


def mission(table: Table, asked: MissionAsked) -> Verdict:
    """Judge whether the mission is won or lost."""

    def decide(_consult: Consultation) -> Finding:
        told = Steps()
        team = [
            o
            for o in table.operatives.values()
            if o.record.kind != "soldier" and (o.zone or o.record.vent)
        ]
        down = bool(team) and all(one.record.downed for one in team) and not asked.objectives
        out = asked.draws > asked.threat_cards
        for lost, says in ((down, "down"), (out, "threat"), (asked.cannot_spawn, "spawn")):
            if lost:
                told.add(rules.MISSION_LOST, f"flashpoint.mission.{says}")
        lost = down or out or asked.cannot_spawn
        won = asked.objectives and asked.extracted and not lost
        says = "flashpoint.mission.complete" if won else "flashpoint.mission.open"
        told.add(rules.MISSION_WON, says)
        ends = "lost" if lost else "won" if won else "goes-on"
        tone = {"lost": "blocked", "won": "clear"}.get(ends, "note")
        return told.finding({"won": won, "lost": lost}, f"flashpoint.mission.{ends}", tone)

    return judged(table, "mission", decide)
