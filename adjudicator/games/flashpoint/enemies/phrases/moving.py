"""What is said of where Enemies go: moves, stepping out, shoving."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "field.march-zones": "only so many zones",
    "field.march-moved": "zones moved already",
    "flashpoint.fault.not-an-end": "Its move cannot end there. It can in: {known}.",
    "flashpoint.march.no-target": "{unit} has nowhere to go: no Insertion Point, no token.",
    "flashpoint.march.operative": (
        "Since the alarm the nearest Operative is the target, in {zones}.",
        "Since the alarm the nearest Operatives are the target, in {zones}.",
        "count",
    ),
    "flashpoint.march.token": (
        "The nearest Investigate token is the target, in {zones}.",
        "The nearest Investigate tokens are the target, in {zones}.",
        "count",
    ),
    "flashpoint.march.insertion": (
        "There is nothing to investigate: the nearest Insertion Point is the target, in {zones}.",
        "There is nothing to investigate: the nearest Insertion Points are the target, in {zones}.",
        "count",
    ),
    "flashpoint.march.tied": "These are equally near, so the players choose: {zones}.",
    "flashpoint.march.immobile": "{unit} does not move at all.",
    "flashpoint.march.waits": "Before the alarm only Patrols move, and {unit} is none.",
    "flashpoint.march.patrol-goes-on": (
        "{unit} set out as a Patrol and still moves {zones} zones, though it is aware now."
    ),
    "flashpoint.march.moved": (
        "{unit} has moved {moved} of them already, which leaves 1 zone.",
        "{unit} has moved {moved} of them already, which leaves {zones} zones.",
        "zones",
    ),
    "flashpoint.march.part": (
        "This is the first zone of its move; what comes up there is settled before it goes on.",
        "This is its move for {zones} zones; what comes up there is settled before it goes on.",
        "zones",
    ),
    "flashpoint.march.patrol": "{unit} moves as a Patrol, {zones} zones.",
    "flashpoint.march.movement": "The Movement of {unit} is {zones}.",
    "flashpoint.march.aware-blip": "{unit} is aware and moves as a Blip does, {zones} zones.",
    "flashpoint.march.movement-unknown": "The Movement of {unit} was not entered.",
    "flashpoint.march.unknown.headline": "{unit}: not known yet",
    "flashpoint.march.unknown.reason": "To tell where it ends, enter this: {missing}.",
    "flashpoint.march.unknown.value": "not known yet",
    "flashpoint.march.special": "{unit} is a Special Patrol: what its mission says of it counts.",
    "flashpoint.march.no-longer": (
        "{unit} is aware: its Blip comes off, so it is no Patrol any more and waits for the alarm."
    ),
    "flashpoint.march.immobilized": "{unit} is immobilized and stays.",
    "flashpoint.march.stunned": "{unit} is stunned, which stops its activation and not its move.",
    "flashpoint.march.stunned-stays": "{unit} is stunned and stays.",
    "flashpoint.march.tracking": "A Tracking Device on an Operative makes that {zones} zones.",
    "flashpoint.march.teleport": "{unit} teleports: walls and doors do not matter.",
    "flashpoint.march.way": (
        "It goes 1 zone closer, to {end}.",
        "Each step leads 1 zone closer: {zones}.",
        "count",
    ),
    "flashpoint.march.door": "It goes through a closed door, which closes behind it.",
    "flashpoint.march.door-stays": (
        "It goes through a closed door, which stays open: an Operative is seen through it."
    ),
    "flashpoint.march.goes-on": (
        "If {unit} becomes aware on the way, it goes on until an Operative is in range or its "
        "movement is spent; the alarm waits for the next Alarm Check."
    ),
    "flashpoint.march.takes": "In {zone} it takes the Investigate token to the Escalation Track.",
    "flashpoint.march.in-range": "In {end} an Operative is in range of its attack: it stops.",
    "flashpoint.march.locked": (
        "Only a Security Door, or nothing at all, leads on: it does not move towards it."
    ),
    "flashpoint.march.stays.headline": "{unit} stays",
    "flashpoint.march.goes.headline": "{unit} moves to {ends}",
    "flashpoint.march.choice.headline": "You choose where {unit} goes",
    "flashpoint.march.choice.reason": "{unit} can end in {ends}.",
    "flashpoint.enemy-move.label": "Zones it can end in",
    "flashpoint.enemy-move.value": "{count}",
    "flashpoint.enemy-move.answer": "set out for {listed}",
    "flashpoint.out.too-close": (
        "{unit} sees Operatives in {zone} alone, and none of its attacks has range 0."
    ),
    "flashpoint.out.not-needed": "{unit} has no need to leave {zone} in order to attack.",
    "flashpoint.out.ends": (
        "It leaves, to {zones}.",
        "It leaves, to one of {zones}.",
        "count",
    ),
    "flashpoint.out.unknown": "A number is missing to tell whether {unit} leaves {zone}.",
    "flashpoint.out.unknown.headline": "Not known yet",
    "flashpoint.out.unknown.reason": "To tell where {unit} goes, enter this: {missing}.",
    "flashpoint.out.unknown.value": "not known yet",
    "flashpoint.out.cannot": "It cannot leave {zone}.",
    "flashpoint.out.goes.headline": "{unit} steps out",
    "flashpoint.out.stays.headline": "{unit} stays",
    "flashpoint.step-out.label": "Steps out",
    "flashpoint.step-out.value": "{unit}",
    "flashpoint.step-out.answer.true": "it steps out",
    "flashpoint.step-out.answer.false": "it stays",
    "flashpoint.shove.counted": (
        "{zone} holds 1 unit; {limit} is the limit.",
        "{zone} holds {count} units; {limit} is the limit.",
        "count",
    ),
    "flashpoint.shove.staff": "Technicians are counted at this table: {units}.",
    "flashpoint.shove.no-staff": "Technicians are not counted: {units}.",
    "flashpoint.shove.closer": "{unit} may be shoved 1 zone closer to {aims}: {zones}.",
    "flashpoint.shove.anywhere": (
        "{unit} has nowhere to get closer to, so any adjacent zone: {zones}."
    ),
    "flashpoint.shove.as-far": (
        "No zone beside {unit} is closer to {aims}; it is shoved all the same: {zones}."
    ),
    "flashpoint.shove.nowhere": "No zone beside {unit} is open to it.",
    "flashpoint.shove.over.headline": ("1 unit too many", "{over} units too many", "over"),
    "flashpoint.shove.over.reason": "The players choose whom to shove out of {zone}.",
    "flashpoint.shove.legal.headline": "Within the limit",
    "flashpoint.shove.label": "Too many",
    "flashpoint.shove.value": "{over}",
    "flashpoint.shove.answer": "{over} too many",
    "flashpoint.paths.unit": (
        "{unit} goes to {ends}.",
        "{unit} goes to one of these, as the players choose: {ends}.",
        "count",
    ),
    "flashpoint.paths.unknown": "A number is missing to tell where {unit} goes.",
    "flashpoint.paths.unknown.headline": (
        "1 unit moves, as far as is known",
        "{count} units move, as far as is known",
        "count",
    ),
    "flashpoint.paths.unknown.reason": "To tell where all of them go, enter this: {missing}.",
    "flashpoint.paths.nobody": "No unit moves.",
    "flashpoint.paths.some.headline": ("1 unit moves", "{count} units move", "count"),
    "flashpoint.paths.some.reason": "{units}.",
    "flashpoint.paths.none.headline": "Nobody moves",
    "flashpoint.enemy-paths.label": "Enemy paths",
    "flashpoint.enemy-paths.value": "{count}",
    "flashpoint.enemy-paths.answer": "units that move: {count}",
    "offer.shove": "Shove",
    "offer.enemy-move": "Enemy move",
    "offer.enemy-paths": "Enemy paths",
    "offer.step-out": "Step out to attack",
    "doing.step-out": "Move it",
    "doing.shove": "Shove it",
    "doing.enemy-move": "Move it",
    "hint.shove.1": "Who is shoved? Choose, and tap where to.",
    "hint.step-out.1": "If there is a choice, tap where it goes.",
    "hint.enemy-move.0": "Tap an Enemy unit to see where it goes.",
    "hint.shove.0": "Tap a zone.",
    "field.shoved": "who is shoved",
    "flashpoint.enemy-move.answer-field.targets": "Target Zones",
    "flashpoint.enemy-move.answer-field.ends": "zones it can end in",
    "flashpoint.enemy-move.answer-field.checks": "Stealth checks",
    "flashpoint.enemy-move.answer-field.spawns": "Blips that spawn",
    "flashpoint.step-out.answer-field.ends": "zones it can end in",
    "flashpoint.shove.answer-field.options": "who may be shoved",
    "flashpoint.march.goes.doing": "Move {unit} to {ends}",
    "flashpoint.march.goes.done": "{unit} moved to {ends}.",
    "flashpoint.march.stays.doing": "{unit} stays",
    "flashpoint.march.stays.done": "{unit} stayed.",
    "flashpoint.out.goes.doing": "Move {unit} out of its zone",
    "flashpoint.out.goes.done": "{unit} moved out of its zone.",
    "flashpoint.out.stays.doing": "{unit} stays",
    "flashpoint.out.stays.done": "{unit} stayed.",
}
