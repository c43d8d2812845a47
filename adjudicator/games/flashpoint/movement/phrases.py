"""The phrases of the movement topic, by their names."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "flashpoint.fault.unknown-door": "There is no door {id}. Known are: {known}.",
    "flashpoint.move.zones": (
        "{who} may move 1 zone.",
        "{who} may move up to {zones} zones.",
        "zones",
    ),
    "flashpoint.move.crippled": "Being crippled makes each move of {who} 1 zone shorter.",
    "flashpoint.move.carrying": "Carrying makes each move of {who} 1 zone shorter.",
    "flashpoint.move.downed": "{who} is downed and does not move.",
    "flashpoint.move.soldier": "{who} is a Soldier token, which does not move.",
    "flashpoint.move.technician": "{who} is an Allied technician, who does not move.",
    "flashpoint.move.immobilized": "{who} is immobilized and stays, unless it teleports.",
    "flashpoint.move.held": (
        "{who} is engaged: leaving takes {need} Movement tokens, and there are {have}."
    ),
    "flashpoint.move.breaks-free": (
        "{who} is engaged and disengages with {need} of {have} Movement tokens."
    ),
    "flashpoint.move.door": (
        "A door of the zone may be opened before setting out.",
        "One of {count} doors of the zone may be opened before setting out.",
        "count",
    ),
    "flashpoint.move.stopped": "Aware Enemies end the move in {zones}.",
    "flashpoint.move.ends": (
        "The move can end in 1 zone, its own.",
        "The move can end in {count} zones, its own included.",
        "count",
    ),
    "flashpoint.move.reach.headline": ("1 zone to end in", "{count} zones to end in", "count"),
    "flashpoint.move.reach.reason": ("{who}, for 1 zone.", "{who}, for {far} zones.", "far"),
    "flashpoint.move.label": "Zones to end in",
    "flashpoint.move.value": "{count}",
    "flashpoint.move.answer": ("1 zone to end in", "{count} zones to end in", "count"),
    "flashpoint.walk.way": (
        "{who} gets to {end} by 1 adjacent zone.",
        "{who} gets to {end} by {count} adjacent zones, one after the other.",
        "count",
    ),
    "flashpoint.walk.teleports": "{who} is placed in {end} and passes nothing on the way.",
    "flashpoint.walk.too-far": "{who} cannot end this move in {end}.",
    "flashpoint.walk.careful": "There {who} takes cover: cover and concealment from other zones.",
    "flashpoint.walk.legal.headline": "{who} gets there",
    "flashpoint.walk.legal.reason": (
        "It takes 1 Movement token.",
        "It takes {tokens} Movement tokens.",
        "tokens",
    ),
    "flashpoint.walk.legal-checks.headline": "{who} gets there, with a Stealth check",
    "flashpoint.walk.legal-checks.reason": (
        "It takes 1 Movement token. Stealth checks: {checks}.",
        "It takes {tokens} Movement tokens. Stealth checks: {checks}.",
        "tokens",
    ),
    "flashpoint.walk.legal-spawns.headline": "{who} gets there, and Blips spawn",
    "flashpoint.walk.legal-spawns.reason": (
        "It takes 1 Movement token. These come into view and spawn: {spawned}.",
        "It takes {tokens} Movement tokens. These come into view and spawn: {spawned}.",
        "tokens",
    ),
    "flashpoint.walk.barred.headline": "Not with this move",
    "flashpoint.walk.label": "Move",
    "flashpoint.walk.value": "{count}",
    "flashpoint.walk.answer.true": "it gets there",
    "flashpoint.walk.answer.false": "it does not get there",
    "flashpoint.disengage.unaware": "Unaware Enemies engage nobody: {units}.",
    "flashpoint.disengage.engaged": "Aware Enemies in {zone} engage {who}: {units}.",
    "flashpoint.disengage.tokens": (
        "Leaving takes 1 Movement token for the move and 1 more for each unit: {counted}."
    ),
    "flashpoint.disengage.free": "No aware Enemy is in {zone}: {who} is not engaged.",
    "flashpoint.disengage.costs.headline": "Engaged: {tokens} tokens to leave",
    "flashpoint.disengage.none.headline": "Not engaged",
    "flashpoint.disengage.none.reason": "Leaving takes the 1 token of the move.",
    "flashpoint.disengage.label": "Tokens to leave",
    "flashpoint.disengage.value": "{tokens}",
    "flashpoint.disengage.answer": "{tokens} tokens to leave",
    "flashpoint.door.beside": "{who} stands beside the door, {edge}.",
    "flashpoint.door.away": "{who} does not stand beside the door, {edge}.",
    "flashpoint.door.security": (
        "A Security Door opens by sabotage alone, and does not close again."
    ),
    "flashpoint.door.turns.headline": "The door can be used",
    "flashpoint.door.turns.reason": "It will be {state}.",
    "flashpoint.door.stays.headline": "The door stays as it is",
    "flashpoint.door.label": "Door",
    "flashpoint.door.value": "{state}",
    "flashpoint.door.answer.true": "it can be used",
    "flashpoint.door.answer.false": "it stays as it is",
    "flashpoint.vent.access": "There is an Access Point in the zone of {who}.",
    "flashpoint.vent.no-access": "There is no Access Point in that zone.",
    "flashpoint.vent.engaged": "{who} is engaged: leaving takes {need} Movement tokens.",
    "flashpoint.vent.in": (
        "A Movement token takes {who} to the Enter zone of the shaft.",
        "{tokens} Movement tokens take {who} to the Enter zone of the shaft.",
        "tokens",
    ),
    "flashpoint.vent.short": (
        "1 Movement token is needed, and {who} has {have}.",
        "{need} Movement tokens are needed, and {who} has {have}.",
        "need",
    ),
    "flashpoint.vent.through": "A Movement token takes {who} from the Enter zone to the Exit zone.",
    "flashpoint.vent.out": (
        "A Movement token takes {who} out to the one zone with an Access Point.",
        "A Movement token takes {who} out to any of {count} zones with an Access Point.",
        "count",
    ),
    "flashpoint.vent.goes-in.headline": "Into the shaft",
    "flashpoint.vent.goes-on.headline": "On to the Exit zone",
    "flashpoint.vent.goes-out.headline": "Out of the shaft",
    "flashpoint.vent.barred.headline": "No way through the shaft",
    "flashpoint.vent.label": "Ventilation Shaft",
    "flashpoint.vent.value": "open",
    "flashpoint.vent.barred.value": "no way",
    "flashpoint.vent.answer.true": "a way",
    "flashpoint.vent.answer.false": "no way",
    "flashpoint.action.downed": "{who} is downed and takes no actions.",
    "flashpoint.action.in-vent": "In the Ventilation Shaft {who} can only move on.",
    "flashpoint.action.soldier": "{who} is a Soldier token, which takes no actions of its own.",
    "flashpoint.action.technician": (
        "{who} is an Allied technician, who takes no actions and makes no attacks."
    ),
    "flashpoint.fault.no-access-there": "Choose a zone with an Access Point: {known}.",
    "flashpoint.placing.entered": (
        "{who} is in the shaft: the token goes to where {who} came in, {zones}."
    ),
    "flashpoint.placing.any-access": (
        "{who} is in the shaft and came in by no Access Point: roll for one of these, {zones}."
    ),
    "flashpoint.placing.random.headline": "Roll for an Access Point",
    "flashpoint.placing.random.value": "a random Access Point",
    "flashpoint.placing.zone.headline": "The token goes into {zones}",
    "flashpoint.placing.track.headline": "The token goes onto the Escalation Track",
    "flashpoint.placing.none.headline": "No token is placed",
    "flashpoint.investigate.label": "Investigate token",
    "flashpoint.investigate.value": "{zones}",
    "flashpoint.investigate.answer": "{listed}",
    "offer.investigate": "Place an Investigate token",
    "doing.investigate": "Place the token",
    "field.moved-by-effect": "moved by an effect",
    "option.moves": "that only moves",
    "option.disengages": "that disengages automatically",
    "flashpoint.move.effect-moves": (
        "{who} is engaged, and the effect does not say that it disengages automatically."
    ),
    "flashpoint.move.effect-teleports": "Teleporting frees {who} from the Enemies in its zone.",
    "flashpoint.move.effect-focus": (
        "{who} is engaged, and a Focus token does not free it from the Enemies in its zone."
    ),
    "flashpoint.move.teleports": (
        "{who} teleports: walls, doors, Enemies, Cripple and Immobilized don't stop it."
    ),
    "flashpoint.move.by-focus": "{who} discards a Movement Focus token to move 1 zone.",
    "flashpoint.move.no-focus": "{who} has no Movement Focus token to discard.",
    "option.teleports": "that teleports",
    "flashpoint.move.effect-disengages": "The effect frees {who} from the Enemies in its zone.",
    "flashpoint.action.uncounted": (
        "Nobody has entered the Action tokens of {who}, so they are not counted."
    ),
    "flashpoint.action.too-few-order": (
        "{who} has no Order token available.",
        "{who} needs {need} Order tokens and has {have} available.",
        "need",
    ),
    "flashpoint.action.too-few-movement": (
        "{who} has no Movement token available.",
        "{who} needs {need} Movement tokens and has {have} available.",
        "need",
    ),
    "flashpoint.action.immobilized": "{who} is immobilized and cannot leave its zone.",
    "offer.door": "Door",
    "offer.disengage": "Disengage",
    "offer.vent": "Ventilation Shaft",
    "doing.walk": "Go there",
    "doing.door": "Use the door",
    "doing.vent": "Crawl",
    "hint.door.0": "Tap who uses a door.",
    "hint.door.1": "Which door? Choose it.",
    "field.zones": "zones",
    "field.open-door": "opens a door first",
    "field.careful": "a Careful Move",
    "flashpoint.walk.answer-field.path": "route",
    "flashpoint.walk.answer-field.tokens": "Movement tokens",
    "flashpoint.walk.answer-field.checks": "Stealth checks",
    "flashpoint.walk.answer-field.spawns": "Blips that spawn",
    "flashpoint.door.answer-field.state": "the door afterwards",
    "flashpoint.door.answer-field.checks": "Stealth checks",
    "flashpoint.door.answer-field.spawns": "Blips that spawn",
    "flashpoint.vent.answer-field.investigate": "where the token goes",
    "flashpoint.vent.answer-field.checks": "Stealth checks",
    "flashpoint.vent.answer-field.spawns": "Blips that spawn",
    "flashpoint.disengage.answer-field.tokens": "tokens to leave",
}
