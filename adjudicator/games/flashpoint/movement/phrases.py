"""The phrases of the movement topic, by their names."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "flashpoint.fault.unknown-door": "There is no door {id}. Choose one of these: {known}.",
    "flashpoint.fault.unknown-door.none": "There is no door {id}: the map has none. Add it first.",
    "flashpoint.move.zones": (
        "{who} can move 1 zone.",
        "{who} can move up to {zones} zones.",
        "zones",
    ),
    "flashpoint.move.crippled": "{who} is crippled: each of its moves is 1 zone shorter.",
    "flashpoint.move.carrying": "{who} is carrying something: each of its moves is 1 zone shorter.",
    "flashpoint.move.downed": "{who} is downed and can't move.",
    "flashpoint.move.soldier": "{who} is a Soldier token, and Soldier tokens don't move.",
    "flashpoint.move.technician": (
        "{who} is an Allied technician, and Allied technicians don't move."
    ),
    "flashpoint.move.immobilized": "{who} is immobilized and can't move, except by teleporting.",
    "flashpoint.move.held": (
        "{who} is engaged: leaving takes {need} Movement tokens, and it has {have}."
    ),
    "flashpoint.move.breaks-free": (
        "{who} is engaged and spends {need} of its {have} Movement tokens to disengage."
    ),
    "flashpoint.move.door": (
        "It can open the zone's door before it moves.",
        "It can open one of the zone's {count} doors before it moves.",
        "count",
    ),
    "flashpoint.move.stopped": "The move ends on entering {zones}: aware Enemies are there.",
    "flashpoint.move.ends": (
        "The move can end in 1 zone: the one it starts in.",
        "The move can end in {count} zones, including the one it starts in.",
        "count",
    ),
    "flashpoint.move.reach.headline": ("Can reach 1 zone", "Can reach {count} zones", "count"),
    "flashpoint.move.reach.reason": (
        "{who} moves up to 1 zone.",
        "{who} moves up to {far} zones.",
        "far",
    ),
    "flashpoint.move.reach.reason.zero": "{who} can't move.",
    "flashpoint.move.label": "Zones in reach",
    "flashpoint.move.value": "{count}",
    "flashpoint.move.answer": ("can reach 1 zone", "can reach {count} zones", "count"),
    "flashpoint.walk.way": (
        "{who} moves 1 zone to {end}.",
        "{who} moves {count} zones to {end}.",
        "count",
    ),
    "flashpoint.walk.teleports": "{who} is placed in {end} without crossing the zones in between.",
    "flashpoint.walk.too-far": "{who} can't end this move in {end}.",
    "flashpoint.walk.careful": (
        "{who} takes cover there: it has cover and concealment from other zones."
    ),
    "flashpoint.walk.legal.headline": "{who} can move to {end}",
    "flashpoint.walk.legal.reason": (
        "It takes 1 Movement token.",
        "It takes {tokens} Movement tokens.",
        "tokens",
    ),
    "flashpoint.walk.legal.reason.zero": "It takes no Movement token.",
    "flashpoint.walk.legal-checks.headline": "{who} can move to {end}, with a Stealth check",
    "flashpoint.walk.legal-checks.reason": (
        "It takes 1 Movement token. Stealth checks: {checks}.",
        "It takes {tokens} Movement tokens. Stealth checks: {checks}.",
        "tokens",
    ),
    "flashpoint.walk.legal-checks.reason.zero": (
        "It takes no Movement token. Stealth checks: {checks}."
    ),
    "flashpoint.walk.legal-spawns.headline": "{who} can move to {end}, and Blips spawn",
    "flashpoint.walk.legal-spawns.reason": (
        "It takes 1 Movement token. It reveals these Blips, which spawn: {spawned}.",
        "It takes {tokens} Movement tokens. It reveals these Blips, which spawn: {spawned}.",
        "tokens",
    ),
    "flashpoint.walk.legal-spawns.reason.zero": (
        "It takes no Movement token. It reveals these Blips, which spawn: {spawned}."
    ),
    "flashpoint.walk.barred.headline": "{who} can't get to {end}",
    "flashpoint.walk.label": "Move",
    "flashpoint.walk.value": "{count}",
    "flashpoint.walk.answer.true": "can get there",
    "flashpoint.walk.answer.false": "can't get there",
    "flashpoint.disengage.unaware": "Unaware Enemies don't engage anyone: {units}.",
    "flashpoint.disengage.engaged": "Aware Enemies in {zone} engage {who}: {units}.",
    "flashpoint.disengage.tokens": (
        "Leaving takes 1 Movement token for the move and 1 more for each engaging unit: {counted}."
    ),
    "flashpoint.disengage.free": "There is no aware Enemy in {zone}, so {who} isn't engaged.",
    "flashpoint.disengage.costs.headline": "Engaged: {tokens} tokens to leave",
    "flashpoint.disengage.none.headline": "Not engaged",
    "flashpoint.disengage.none.reason": "Leaving takes only the 1 Movement token for the move.",
    "flashpoint.disengage.label": "Tokens to leave",
    "flashpoint.disengage.value": "{tokens}",
    "flashpoint.disengage.answer": "{tokens} tokens to leave",
    "flashpoint.door.beside": "{who} is next to the door at {edge}.",
    "flashpoint.door.away": "{who} isn't next to the door at {edge}.",
    "flashpoint.door.security": "A Security Door opens only by sabotage and never closes again.",
    "flashpoint.door.opens.headline": "{who} can open the door",
    "flashpoint.door.closes.headline": "{who} can close the door",
    "flashpoint.door.stays.headline": "The door stays as it is",
    "flashpoint.door.label": "Door",
    "flashpoint.door.value": "{state}",
    "flashpoint.door.answer.true": "can be used",
    "flashpoint.door.answer.false": "stays as it is",
    "flashpoint.vent.access": "{who} is in a zone with an Access Point.",
    "flashpoint.vent.no-access": "There is no Access Point in that zone.",
    "flashpoint.vent.engaged": "{who} is engaged: leaving takes {need} Movement tokens.",
    "flashpoint.vent.in": (
        "{who} spends 1 Movement token to reach the shaft's Enter zone.",
        "{who} spends {tokens} Movement tokens to reach the shaft's Enter zone.",
        "tokens",
    ),
    "flashpoint.vent.short": (
        "{who} needs 1 Movement token and has {have}.",
        "{who} needs {need} Movement tokens and has {have}.",
        "need",
    ),
    "flashpoint.vent.through": (
        "{who} spends 1 Movement token to go from the Enter zone to the Exit zone."
    ),
    "flashpoint.vent.out": (
        "{who} spends 1 Movement token to come out in the only zone with an Access Point.",
        "{who} spends 1 Movement token to come out in any of {count} zones with an Access Point.",
        "count",
    ),
    "flashpoint.vent.goes-in.headline": "Can enter the shaft",
    "flashpoint.vent.goes-on.headline": "Can move on to the Exit zone",
    "flashpoint.vent.goes-out.headline": "Can leave the shaft",
    "flashpoint.vent.barred.headline": "Can't use the shaft",
    "flashpoint.vent.label": "Ventilation Shaft",
    "flashpoint.vent.answer-field.to": "goes to",
    "flashpoint.vent.value": "allowed",
    "flashpoint.vent.barred.value": "not allowed",
    "flashpoint.vent.answer.true": "can use the shaft",
    "flashpoint.vent.answer.false": "can't use the shaft",
    "flashpoint.action.downed": "{who} is downed and can't take actions.",
    "flashpoint.action.in-vent": "{who} is in the Ventilation Shaft and can only move on.",
    "flashpoint.action.soldier": (
        "{who} is a Soldier token, and Soldier tokens take no actions of their own."
    ),
    "flashpoint.action.technician": (
        "{who} is an Allied technician, who can't take actions or attack."
    ),
    "flashpoint.fault.no-access-there": "Choose a zone with an Access Point: {known}.",
    "flashpoint.placing.entered": (
        "{who} is in the shaft, so the token goes where it entered: {zones}."
    ),
    "flashpoint.placing.any-access": (
        "{who} is in the shaft but didn't enter by an Access Point. Roll for one of these: {zones}."
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
        "{who} is engaged, and the effect doesn't say that it disengages automatically."
    ),
    "flashpoint.move.effect-teleports": "Teleporting frees {who} from the Enemies in its zone.",
    "flashpoint.move.effect-focus": (
        "{who} is engaged, and a Focus token doesn't free it from the Enemies in its zone."
    ),
    "flashpoint.move.teleports": (
        "{who} teleports: walls, doors, Enemies, Cripple and Immobilized don't stop it."
    ),
    "flashpoint.move.by-focus": "{who} discards a Movement Focus token to move 1 zone.",
    "flashpoint.move.no-focus": "{who} has no Movement Focus token to discard.",
    "option.teleports": "that teleports",
    "flashpoint.move.effect-disengages": "The effect frees {who} from the Enemies in its zone.",
    "flashpoint.action.uncounted": (
        "The Action tokens of {who} haven't been entered, so they aren't counted."
    ),
    "flashpoint.action.open-order": (
        "The number of Order tokens {who} has available hasn't been entered."
    ),
    "flashpoint.action.open-movement": (
        "The number of Movement tokens {who} has available hasn't been entered."
    ),
    "flashpoint.action.unpaid.headline": "Does {who} have a token left?",
    "flashpoint.action.unpaid.reason": "To work it out, enter: {missing}.",
    "flashpoint.action.unpaid.value": "not known yet",
    "flashpoint.number.order-tokens": "available Order tokens of {who}",
    "flashpoint.number.movement-tokens": "available Movement tokens of {who}",
    "flashpoint.move.held-unknown": (
        "{who} is engaged: leaving takes {need} Movement tokens. The number it has available "
        "hasn't been entered."
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
    "flashpoint.action.immobilized": "{who} is immobilized and can't leave its zone.",
    "offer.door": "Door",
    "offer.disengage": "Disengage",
    "offer.vent": "Ventilation Shaft",
    "doing.walk": "Move",
    "doing.door": "Use the door",
    "doing.vent": "Use the shaft",
    "hint.door.0": "Tap the piece that uses a door.",
    "hint.door.1": "Which door?",
    "field.zones": "zones",
    "field.open-door": "open a door first",
    "field.careful": "Careful Move",
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
    "flashpoint.walk.legal.doing": "Move {who} to {end}",
    "flashpoint.walk.legal.done": "{who} moved to {end}.",
    "flashpoint.walk.legal-checks.doing": "Move {who} to {end}",
    "flashpoint.walk.legal-checks.done": "{who} moved to {end}.",
    "flashpoint.walk.legal-spawns.doing": "Move {who} to {end}",
    "flashpoint.walk.legal-spawns.done": "{who} moved to {end}.",
    "flashpoint.door.opens.doing": "{who} opens the door",
    "flashpoint.door.opens.done": "{who} opened the door.",
    "flashpoint.door.closes.doing": "{who} closes the door",
    "flashpoint.door.closes.done": "{who} closed the door.",
    "flashpoint.vent.goes-in.doing": "{who} enters the shaft",
    "flashpoint.vent.goes-in.done": "{who} entered the shaft.",
    "flashpoint.vent.goes-on.doing": "{who} crawls to the Exit zone",
    "flashpoint.vent.goes-on.done": "{who} crawled to the Exit zone.",
    "flashpoint.vent.goes-out.doing": "{who} leaves the shaft",
    "flashpoint.vent.goes-out.done": "{who} left the shaft.",
    "flashpoint.placing.zone.doing": "Place the token in {zones}",
    "flashpoint.placing.zone.done": "An Investigate token was placed in {zones}.",
    "flashpoint.placing.track.doing": "Place the token on the track",
    "flashpoint.placing.track.done": "An Investigate token was placed on the Escalation Track.",
    "flashpoint.placing.none.doing": "Place no token",
    "flashpoint.placing.none.done": "No token was placed.",
    "asked.flashpoint.disengage": "Is {one} free to leave?",
    "asked.flashpoint.door": "Can {one} open or close the door?",
    "asked.flashpoint.investigate": "Where does {one}'s Investigate token go?",
    "asked.flashpoint.move": "Where can {one} move?",
    "asked.flashpoint.vent": "Can {one} use the Ventilation Shaft?",
    "asked.flashpoint.walk": "Can {one} move to {two}?",
}
