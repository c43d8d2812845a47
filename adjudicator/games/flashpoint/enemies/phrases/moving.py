"""What is said of where Enemies go: moves, stepping out, shoving."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "field.march-zones": "stop after this many zones",
    "field.march-moved": "zones already moved",
    "flashpoint.fault.not-an-end": "Its move can't end there. Choose one of these: {known}.",
    "flashpoint.march.no-target": (
        "{unit} has nowhere to go: there is no Investigate token and no Insertion Point."
    ),
    "flashpoint.march.operative": (
        "After the alarm, the target is the nearest Operative, in {zones}.",
        "After the alarm, the targets are the nearest Operatives, in {zones}.",
        "count",
    ),
    "flashpoint.march.token": (
        "The target is the nearest Investigate token, in {zones}.",
        "The targets are the nearest Investigate tokens, in {zones}.",
        "count",
    ),
    "flashpoint.march.insertion": (
        (
            "There is nothing to investigate, so the target is the nearest Insertion Point, in "
            "{zones}."
        ),
        (
            "There is nothing to investigate, so the targets are the nearest Insertion Points, in "
            "{zones}."
        ),
        "count",
    ),
    "flashpoint.march.tied": "These zones are equally near, so the players choose: {zones}.",
    "flashpoint.march.immobile": "{unit} never moves.",
    "flashpoint.march.waits": "Only Patrols move before the alarm, and {unit} isn't a Patrol.",
    "flashpoint.march.patrol-goes-on": (
        "{unit} set out as a Patrol and still moves {zones} zones, even though it's aware now."
    ),
    "flashpoint.march.moved": (
        "{unit} has already moved {moved}, which leaves 1 zone.",
        "{unit} has already moved {moved}, which leaves {zones} zones.",
        "zones",
    ),
    "flashpoint.march.part": (
        "This is the first zone of its move. Resolve what happens there before it moves on.",
        (
            "These are the first {zones} zones of its move. Resolve what happens there before it "
            "moves on."
        ),
        "zones",
    ),
    "flashpoint.march.patrol": "{unit} moves as a Patrol: {zones} zones.",
    "flashpoint.march.movement": "{unit} has Movement {zones}.",
    "flashpoint.march.crippled": (
        "{unit} is crippled, which is included in its Movement of {zones}."
    ),
    "flashpoint.march.aware-blip": "{unit} is aware and moves as a Blip: {zones} zones.",
    "flashpoint.march.movement-unknown": "The Movement of {unit} hasn't been entered.",
    "flashpoint.march.unknown.headline": "Where does {unit} go?",
    "flashpoint.march.unknown.reason": "To work it out, enter: {missing}.",
    "flashpoint.march.unknown.value": "not known yet",
    "flashpoint.march.special": "{unit} is a Special Patrol, so follow its mission's rules for it.",
    "flashpoint.march.no-longer": (
        "{unit} is aware, so it loses its Blip. It's no longer a Patrol and doesn't move until the "
        "alarm."
    ),
    "flashpoint.march.immobilized": "{unit} is immobilized and can't move.",
    "flashpoint.march.stunned": "{unit} is stunned, which stops its activation but not its move.",
    "flashpoint.march.stunned-stays": "{unit} is stunned and doesn't move.",
    "flashpoint.march.tracking": "A Tracking Device on an Operative raises that to {zones} zones.",
    "flashpoint.march.teleport": "{unit} teleports, so walls and doors don't matter.",
    "flashpoint.march.way": (
        "It moves 1 zone closer, to {end}.",
        "It moves closer through {zones}.",
        "count",
    ),
    "flashpoint.march.door": "It goes through a closed door and closes it again.",
    "flashpoint.march.door-stays": (
        "It goes through a closed door, which stays open because it sees an Operative through it."
    ),
    "flashpoint.march.goes-on": (
        "If {unit} becomes aware on the way, it moves on until an Operative is in range or it has "
        "no movement left. The alarm waits for the next Alarm Check."
    ),
    "flashpoint.march.takes": "In {zone}, it moves the Investigate token to the Escalation Track.",
    "flashpoint.march.in-range": "In {end}, an Operative is in range of its attack, so it stops.",
    "flashpoint.march.locked": (
        "The way is blocked, or leads only through a Security Door, so it doesn't move that way."
    ),
    "flashpoint.march.stays.headline": "{unit} stays where it is",
    "flashpoint.march.goes.headline": "{unit} moves to {ends}",
    "flashpoint.march.choice.headline": "You choose where {unit} goes",
    "flashpoint.march.choice.reason": "It can end in any of these: {ends}.",
    "flashpoint.enemy-move.label": "Zones it can end in",
    "flashpoint.enemy-move.value": "{count}",
    "flashpoint.enemy-move.answer": "heads for {listed}",
    "flashpoint.out.too-close": (
        "{unit} only sees Operatives in {zone}, and none of its attacks has range 0."
    ),
    "flashpoint.out.not-needed": "{unit} doesn't need to leave {zone} to attack.",
    "flashpoint.out.ends": (
        "It moves out to {zones}.",
        "It moves out to one of these: {zones}.",
        "count",
    ),
    "flashpoint.out.unknown": "Whether {unit} leaves {zone} depends on a missing number.",
    "flashpoint.out.unknown.headline": "Does {unit} step out?",
    "flashpoint.out.unknown.reason": "To work it out, enter: {missing}.",
    "flashpoint.out.unknown.value": "not known yet",
    "flashpoint.out.cannot": "It can't leave {zone}.",
    "flashpoint.out.goes.headline": "{unit} steps out to attack",
    "flashpoint.out.stays.headline": "{unit} stays where it is",
    "flashpoint.step-out.label": "Steps out",
    "flashpoint.step-out.value": "{unit}",
    "flashpoint.step-out.answer.true": "steps out",
    "flashpoint.step-out.answer.false": "stays where it is",
    "flashpoint.shove.counted": (
        "{zone} has 1 unit, and the limit is {limit}.",
        "{zone} has {count} units, and the limit is {limit}.",
        "count",
    ),
    "flashpoint.shove.staff": "Technicians count at this table: {units}.",
    "flashpoint.shove.no-staff": "Technicians don't count: {units}.",
    "flashpoint.shove.closer": "{unit} can be shoved 1 zone closer to {aims}: {zones}.",
    "flashpoint.shove.anywhere": (
        "{unit} has no target to get closer to, so it can be shoved to any adjacent zone: {zones}."
    ),
    "flashpoint.shove.as-far": (
        "No zone next to {unit} is closer to {aims}, but it can still be shoved: {zones}."
    ),
    "flashpoint.shove.nowhere": "{unit} can't enter any adjacent zone.",
    "flashpoint.shove.over.headline": ("1 unit too many", "{over} units too many", "over"),
    "flashpoint.shove.over.reason": "The players choose which to shove out of {zone}.",
    "flashpoint.shove.legal.headline": "{zone} is within the limit",
    "flashpoint.shove.label": "Too many",
    "flashpoint.shove.value": "{over}",
    "flashpoint.shove.answer": "{over} too many",
    "flashpoint.paths.unit": (
        "{unit} moves to {ends}.",
        "{unit} moves to one of these, and the players choose: {ends}.",
        "count",
    ),
    "flashpoint.paths.unknown": "Where {unit} moves depends on a missing number.",
    "flashpoint.paths.unknown.headline": (
        "At least 1 unit moves",
        "At least {count} units move",
        "count",
    ),
    "flashpoint.paths.unknown.reason": "To work out all of their moves, enter: {missing}.",
    "flashpoint.paths.nobody": "No unit moves.",
    "flashpoint.paths.some.headline": ("1 unit moves", "{count} units move", "count"),
    "flashpoint.paths.some.reason": "These move: {units}.",
    "flashpoint.paths.none.headline": "No unit moves",
    "flashpoint.enemy-paths.label": "Enemy paths",
    "flashpoint.enemy-paths.answer-field.moves": "moves",
    "flashpoint.enemy-paths.value": "{count}",
    "flashpoint.enemy-paths.answer": "units that move: {count}",
    "offer.shove": "Shove",
    "offer.enemy-move": "Enemy move",
    "offer.enemy-paths": "Enemy paths",
    "offer.step-out": "Step out to attack",
    "doing.step-out": "Move the unit",
    "doing.shove": "Shove the unit",
    "doing.enemy-move": "Move the unit",
    "hint.shove.1": "Which unit is shoved? Choose it, then tap a zone.",
    "hint.step-out.1": "If there is a choice, tap the zone it goes to.",
    "hint.enemy-move.0": "Tap an Enemy unit to see where it goes.",
    "hint.shove.0": "Tap a zone.",
    "field.shoved": "unit to shove",
    "flashpoint.enemy-move.answer-field.targets": "Target Zones",
    "flashpoint.enemy-move.answer-field.ends": "zones it can end in",
    "flashpoint.enemy-move.answer-field.checks": "Stealth checks",
    "flashpoint.enemy-move.answer-field.spawns": "Blips that spawn",
    "flashpoint.step-out.answer-field.ends": "zones it can end in",
    "flashpoint.shove.answer-field.options": "units that can be shoved",
    "flashpoint.march.goes.doing": "Move {unit} to {ends}",
    "flashpoint.march.goes.done": "{unit} moved to {ends}.",
    "flashpoint.march.stays.doing": "Leave {unit} where it is",
    "flashpoint.march.stays.done": "{unit} stayed where it was.",
    "flashpoint.out.goes.doing": "Move {unit} out of its zone",
    "flashpoint.out.goes.done": "{unit} moved out of its zone.",
    "flashpoint.out.stays.doing": "Leave {unit} where it is",
    "flashpoint.out.stays.done": "{unit} stayed where it was.",
}
