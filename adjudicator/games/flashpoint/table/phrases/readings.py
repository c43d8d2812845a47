"""Every reading of the open points, as a clause that can follow an "if"."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "reading.flashpoint.outline.wall": "the map's edge stops lines like a wall",
    "reading.flashpoint.outline.open": "lines may cross what is not on the map",
    "reading.flashpoint.camera-field.cone": "a camera sees 45 degrees to either side",
    "reading.flashpoint.camera-field.line": "a camera sees only straight ahead",
    "reading.flashpoint.camera-field.half": "a camera sees everything ahead of it",
    "reading.flashpoint.camera-attack.yes": "technicians notice an attack in a camera's view",
    "reading.flashpoint.camera-attack.no": "technicians don't notice an attack in a camera's view",
    "reading.flashpoint.noise-range.through": "noise passes walls and doors",
    "reading.flashpoint.noise-range.walk": "noise goes around walls and closed doors",
    "reading.flashpoint.nearest.walk": "the nearest is found by walking, as if every door opened",
    "reading.flashpoint.nearest.strict": "the nearest is found by walking around Security Doors",
    "reading.flashpoint.nearest.count": "the nearest is counted straight through walls",
    "reading.flashpoint.stop-needs-los.yes": "a unit stops only with range and line of sight",
    "reading.flashpoint.stop-needs-los.no": "a unit stops as soon as it is in range",
    "reading.flashpoint.retarget.yes": "a Patrol with movement left goes on to its next target",
    "reading.flashpoint.retarget.no": "a Patrol stops where it takes its token",
    "reading.flashpoint.stunned-moves.yes": "a stunned unit still moves",
    "reading.flashpoint.stunned-moves.no": "a stunned unit doesn't move",
    "reading.flashpoint.stunned-supports.no": "a stunned figure adds nothing to its unit's attack",
    "reading.flashpoint.stunned-supports.yes": "a stunned figure adds 1 to its unit's attack",
    "reading.flashpoint.unit-move.leader": "a mixed unit moves as far as its leader",
    "reading.flashpoint.unit-move.slowest": "a mixed unit moves as far as its slowest figure",
    "reading.flashpoint.technicians-fill.no": "technicians don't count to the zone limit",
    "reading.flashpoint.technicians-fill.yes": "technicians count to the zone limit",
    "reading.flashpoint.disengage-counts.aware": "only aware units cost a token to leave",
    "reading.flashpoint.disengage-counts.all": "every unit in the zone costs a token to leave",
    "reading.flashpoint.on-point-present.tied": "the On-Point Operative comes first among the tied",
    "reading.flashpoint.on-point-present.any": (
        "the On-Point Operative comes first whenever it can be attacked"
    ),
    "reading.flashpoint.cripple-health.yes": "a crippled Enemy has 2 Health less",
    "reading.flashpoint.cripple-health.no": "a crippled Enemy keeps its Health",
    "reading.flashpoint.cripple-damage.no": "a crippled Enemy deals its full damage",
    "reading.flashpoint.cripple-damage.yes": "a crippled Enemy deals 2 damage less",
    "reading.flashpoint.shove-doors.last": (
        "a shove leads through a closed door only where no adjacent zone is closer"
    ),
    "reading.flashpoint.shove-doors.no": "a shove never leads through a closed door",
    "reading.flashpoint.shove-doors.yes": "a shove leads through closed doors like any move",
    "reading.flashpoint.unit-attacks.leader": "a mixed unit attacks only as its leader does",
    "reading.flashpoint.unit-attacks.any": "a mixed unit has the attacks of all its figures",
    "reading.flashpoint.aware-move.patrols": "only Patrols move before the alarm",
    "reading.flashpoint.aware-move.all": "aware Enemies move before the alarm too",
    "reading.flashpoint.doorway-tip.cover": "touching the tip of an open doorway gives cover",
    "reading.flashpoint.doorway-tip.none": "touching the tip of an open doorway gives no cover",
    "reading.flashpoint.camera-aware.asks": (
        "a camera asks for a check even if all its technicians are aware"
    ),
    "reading.flashpoint.camera-aware.quiet": (
        "a camera asks for no check once all its technicians are aware"
    ),
    "reading.flashpoint.spawn-roll.next": (
        "a number that no Spawn Point has leads to the next higher one"
    ),
    "reading.flashpoint.spawn-roll.reroll": "a number that no Spawn Point has is rolled again",
    "reading.flashpoint.alarm-blips.reserves": (
        "the alarm sends the Blip of a spawned Basic unit to the Reserves"
    ),
    "reading.flashpoint.alarm-blips.pool": (
        "the alarm sends the Blip of a spawned Basic unit to the Spawn Pool"
    ),
    "reading.flashpoint.shaft-counts.yes": "somebody in the shaft keeps the mission going",
    "reading.flashpoint.shaft-counts.no": "somebody in the shaft doesn't keep the mission going",
    "reading.flashpoint.own-area.spares": (
        "an area attack on the attacker's own zone spares the attacker"
    ),
    "reading.flashpoint.own-area.hits": (
        "an area attack on the attacker's own zone hits the attacker too"
    ),
}
