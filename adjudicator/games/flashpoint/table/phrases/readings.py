"""Every reading of the open points, as a clause that can follow an "if"."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "reading.flashpoint.outline.wall": "the map's edge blocks lines like a wall",
    "reading.flashpoint.outline.open": "lines can cross gaps in the map",
    "reading.flashpoint.camera-field.cone": "a camera sees 45 degrees to either side",
    "reading.flashpoint.camera-field.line": "a camera sees only straight ahead",
    "reading.flashpoint.camera-field.half": "a camera sees everything ahead of it",
    "reading.flashpoint.camera-attack.yes": "technicians notice an attack in a camera's view",
    "reading.flashpoint.camera-attack.no": "technicians don't notice an attack in a camera's view",
    "reading.flashpoint.noise-range.through": "noise goes through walls and doors",
    "reading.flashpoint.noise-range.walk": "noise goes around walls and closed doors",
    "reading.flashpoint.nearest.walk": (
        "the nearest target is measured by walking, with every door open"
    ),
    "reading.flashpoint.nearest.strict": (
        "the nearest target is measured by walking around Security Doors"
    ),
    "reading.flashpoint.nearest.count": "the nearest target is measured straight through walls",
    "reading.flashpoint.stop-needs-los.yes": (
        "a unit stops only when an Operative is in range and in line of sight"
    ),
    "reading.flashpoint.stop-needs-los.no": "a unit stops as soon as an Operative is in range",
    "reading.flashpoint.retarget.yes": "a Patrol with movement left moves on to its next target",
    "reading.flashpoint.retarget.no": "a Patrol stops where it takes its token",
    "reading.flashpoint.stunned-moves.yes": "a stunned unit still moves",
    "reading.flashpoint.stunned-moves.no": "a stunned unit doesn't move",
    "reading.flashpoint.stunned-supports.no": "a stunned figure adds nothing to its unit's attack",
    "reading.flashpoint.stunned-supports.yes": "a stunned figure adds 1 to its unit's attack",
    "reading.flashpoint.unit-move.leader": "a mixed unit moves as far as its leader",
    "reading.flashpoint.unit-move.slowest": "a mixed unit moves as far as its slowest figure",
    "reading.flashpoint.technicians-fill.no": "technicians don't count towards the zone limit",
    "reading.flashpoint.technicians-fill.yes": "technicians count towards the zone limit",
    "reading.flashpoint.disengage-counts.aware": "leaving costs a token only for each aware unit",
    "reading.flashpoint.disengage-counts.all": "leaving costs a token for every unit in the zone",
    "reading.flashpoint.on-point-present.tied": (
        "the On-Point Operative is attacked first only in a tie"
    ),
    "reading.flashpoint.on-point-present.any": (
        "the On-Point Operative is attacked first whenever it can be attacked"
    ),
    "reading.flashpoint.cripple-health.yes": "a crippled Enemy has 2 less Health",
    "reading.flashpoint.cripple-health.no": "a crippled Enemy keeps its Health",
    "reading.flashpoint.cripple-damage.no": "a crippled Enemy deals its full damage",
    "reading.flashpoint.cripple-damage.yes": "a crippled Enemy deals 2 less damage",
    "reading.flashpoint.shove-doors.last": (
        "a shove goes through a closed door only if no adjacent zone is closer"
    ),
    "reading.flashpoint.shove-doors.no": "a shove never goes through a closed door",
    "reading.flashpoint.shove-doors.yes": "a shove goes through closed doors like any move",
    "reading.flashpoint.unit-attacks.leader": "a mixed unit makes only its leader's attacks",
    "reading.flashpoint.unit-attacks.any": "a mixed unit makes the attacks of all its figures",
    "reading.flashpoint.aware-move.patrols": "only Patrols move before the alarm",
    "reading.flashpoint.aware-move.all": "aware Enemies move before the alarm too",
    "reading.flashpoint.doorway-tip.cover": "touching the tip of an open doorway gives cover",
    "reading.flashpoint.doorway-tip.none": "touching the tip of an open doorway doesn't give cover",
    "reading.flashpoint.camera-aware.asks": (
        "a camera causes a Stealth check even if all its technicians are aware"
    ),
    "reading.flashpoint.camera-aware.quiet": (
        "a camera causes no Stealth check once all its technicians are aware"
    ),
    "reading.flashpoint.spawn-roll.next": (
        "a roll that matches no Spawn Point leads to the next higher one"
    ),
    "reading.flashpoint.spawn-roll.reroll": "a roll that matches no Spawn Point is rolled again",
    "reading.flashpoint.alarm-blips.reserves": (
        "the alarm sends the Blip of a spawned Basic unit to the Reserves"
    ),
    "reading.flashpoint.alarm-blips.pool": (
        "the alarm sends the Blip of a spawned Basic unit to the Spawn Pool"
    ),
    "reading.flashpoint.shaft-counts.yes": "an Operative in the shaft keeps the mission going",
    "reading.flashpoint.shaft-counts.no": (
        "an Operative in the shaft doesn't keep the mission going"
    ),
    "reading.flashpoint.own-area.spares": (
        "an area attack on the attacker's own zone doesn't hit the attacker"
    ),
    "reading.flashpoint.own-area.hits": (
        "an area attack on the attacker's own zone hits the attacker too"
    ),
}
