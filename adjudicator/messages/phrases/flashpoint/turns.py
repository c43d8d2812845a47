"""What verdicts on the round, conditions, cards and the mission say."""

from adjudicator.messages.phrases.phrase import Phrases

PHRASES: Phrases = {
    "flashpoint.round.recover": "Recover: turn cards upright and take back 3 Action tokens each.",
    "flashpoint.round.draw": "Draw: each may discard 1 card, then draws up to its hand size.",
    "flashpoint.round.threat": "Threat: whoever is On-Point draws a Threat card and resolves it.",
    "flashpoint.round.on-point": "On-Point: the token goes to the left.",
    "flashpoint.round.action": "Actions: in any order, until nobody can or wants to go on.",
    "flashpoint.round.soldiers": "Soldiers: at the end, each Soldier token activates.",
    "flashpoint.round.alarm-check": "Alarm Check: does an aware Enemy trigger the alarm?",
    "flashpoint.round.portals": "Portals: each Portal token brings a Patrol.",
    "flashpoint.round.enemy-movement": (
        "Enemy Movement: Patrols, and after the alarm all Enemies, move."
    ),
    "flashpoint.round.enemy-activation": (
        "Enemy Activation: aware units act, highest Initiative first."
    ),
    "flashpoint.round.escalation": "Escalation: an Elite Patrol joins the Spawn Pool.",
    "flashpoint.round.spawn": "Spawn: every Blip of the Spawn Pool comes in, Elite ones first.",
    "flashpoint.round.cleanup": "Cleanup: Ongoing cards and effects of the round end.",
    "flashpoint.round.steps.headline": "{count} steps",
    "flashpoint.round.label": "Steps",
    "flashpoint.round.value": "{count}",
    "flashpoint.round.answer": "{count} steps",
    "flashpoint.condition.bleed": "Bleed: {who} suffers 2 when its phase ends; healing stops it.",
    "flashpoint.condition.cripple": "Cripple: {who} moves 1 zone less and recovers 1 token less.",
    "flashpoint.condition.immobilized": "Immobilized: {who} does not move, but may teleport.",
    "flashpoint.condition.mark": "Mark: {who} fails every Stealth check.",
    "flashpoint.condition.tracking-device": (
        "Tracking Device: every Enemy that moves goes 1 farther."
    ),
    "flashpoint.condition.vulnerable": "Vulnerable: {who} suffers 1 more whenever it suffers.",
    "flashpoint.condition.stun": "Stun: {who} exhausts an Action token at once.",
    "flashpoint.condition.bleed-enemy": (
        "Bleed: {who} suffers 2 when its activation ends; healing stops it."
    ),
    "flashpoint.condition.cripple-enemy": "Cripple: {who} has 2 less of every stat.",
    "flashpoint.condition.immobilized-enemy": "Immobilized: {who} does not move, but may teleport.",
    "flashpoint.condition.mark-enemy": (
        "Mark: an attack on {who} that is not on a zone may choose it, whatever its Initiative."
    ),
    "flashpoint.condition.tracking-device-enemy": "Tracking Device: it does nothing to an Enemy.",
    "flashpoint.condition.vulnerable-enemy": (
        "Vulnerable: {who} suffers 1 more whenever it suffers."
    ),
    "flashpoint.condition.stun-enemy": (
        "Stun: {who} skips its next activation, raises no alarm and may be passed over."
    ),
    "flashpoint.condition.immune": "{who} is Robotic, and this does nothing to it: {names}.",
    "flashpoint.condition.one-each": "{who} never has two of one kind; the second has no effect.",
    "flashpoint.condition.remove": (
        "Science {tn}, as an Order of someone in the zone, takes one of these off: {names}."
    ),
    "flashpoint.condition.none": "{who} has no negative condition.",
    "flashpoint.condition.some.headline": (
        "1 negative condition",
        "{count} negative conditions",
        "count",
    ),
    "flashpoint.condition.free.headline": "No negative condition",
    "flashpoint.condition.label": "Conditions",
    "flashpoint.condition.value": "{count}",
    "flashpoint.condition.answer": "conditions: {listed}",
    "flashpoint.tactics.no-deck": "{who} is a Squad Member and has no Tactics deck.",
    "flashpoint.tactics.barred.headline": "No cards are played",
    "flashpoint.tactics.top": "{card}: its upper half is resolved.",
    "flashpoint.tactics.paid": "{card}: a Focus token pays for its Focus Effect, once: {token}.",
    "flashpoint.tactics.unpaid": "{card}: no token pays for its Focus Effect.",
    "flashpoint.tactics.third": "{card} is a third Ongoing card: one of them is discarded.",
    "flashpoint.tactics.done.headline": ("1 Focus Effect", "{count} Focus Effects", "count"),
    "flashpoint.tactics.label": "Focus Effects",
    "flashpoint.tactics.value": "{count}",
    "flashpoint.tactics.answer.true": "allowed",
    "flashpoint.tactics.answer.false": "not allowed",
    "flashpoint.soldier.attacks": "{who} attacks the nearest Enemy in range: {units}.",
    "flashpoint.soldier.waits": "{who} has no target and goes into Overwatch.",
    "flashpoint.soldier.stunned": "{who} is stunned and skips this activation.",
    "flashpoint.soldier.skips.headline": "{who} skips its activation",
    "flashpoint.soldier.skips.value": "skips",
    "flashpoint.soldier.attack.headline": ("1 target", "{count} targets", "count"),
    "flashpoint.soldier.overwatch.headline": "Overwatch",
    "flashpoint.soldier.label": "Soldier",
    "flashpoint.soldier.value": "{count}",
    "flashpoint.soldier.answer": ("1 target", "{count} targets", "count"),
    "flashpoint.mission.down": (
        "All Operatives are downed before the Mandatory objectives are done."
    ),
    "flashpoint.mission.threat": "A Threat card is needed and the deck is empty.",
    "flashpoint.mission.spawn": "A whole unit cannot be spawned.",
    "flashpoint.mission.complete": (
        "The Mandatory objectives are done and the team has left the map."
    ),
    "flashpoint.mission.open": (
        "To win, do the Mandatory objectives and leave by an Extraction Point."
    ),
    "flashpoint.mission.lost.headline": "The mission is lost",
    "flashpoint.mission.won.headline": "The mission is won",
    "flashpoint.mission.goes-on.headline": "The mission goes on",
    "flashpoint.mission.label": "Mission",
    "flashpoint.mission.value": "goes on",
    "flashpoint.mission.lost.value": "lost",
    "flashpoint.mission.won.value": "won",
    "flashpoint.mission.answer.true": "won",
    "flashpoint.mission.answer.false": "not won",
    "flashpoint.cleanup.power": "The power is back: cameras and Security Doors work again.",
    "flashpoint.cleanup.ends.headline": "The round ends",
    "flashpoint.cleanup.nothing.headline": "Nothing on the map ends",
    "flashpoint.cleanup.label": "End of the round",
    "flashpoint.cleanup.value": "the power comes back",
    "flashpoint.cleanup.nothing.value": "nothing ends",
    "flashpoint.cleanup.answer.true": "the power comes back",
    "flashpoint.cleanup.answer.false": "nothing ends",
}
