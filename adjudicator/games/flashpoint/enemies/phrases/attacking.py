"""What is said of Enemies' attacks: on whom, how hard, from Overwatch, and the Defense check."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "flashpoint.fault.no-attack": "{who} doesn't have that attack: choose a number up to {most}.",
    "field.which-attack": "attack on its card",
    "flashpoint.prey.unaware": "{unit} is unaware and doesn't attack.",
    "flashpoint.prey.hidden": "{unit} can't see {who}.",
    "flashpoint.prey.out-of-range": "{unit} sees {who}, who is out of range.",
    "flashpoint.prey.in-reach": "{unit} sees {who} at range {far}, which its attack reaches.",
    "flashpoint.prey.unknown-range": (
        "{unit} sees {who}; the range of its attack hasn't been entered."
    ),
    "flashpoint.prey.unknown.headline": "Who does {unit} attack?",
    "flashpoint.prey.unknown.reason": "To work it out, enter: {missing}.",
    "flashpoint.prey.unknown.value": "not known yet",
    "flashpoint.prey.nearest": ("{who} is the nearest.", "{who} are equally near.", "count"),
    "flashpoint.prey.on-point": "Of these, {who} is On-Point and is attacked.",
    "flashpoint.prey.on-point-any": (
        "{who} is On-Point and is attacked, even though others are nearer."
    ),
    "flashpoint.prey.damaged": "The most damage among these is {damage}: {who}.",
    "flashpoint.prey.players": "{who} are still tied, so the players choose.",
    "flashpoint.prey.none.headline": "{unit} has nobody to attack",
    "flashpoint.prey.one.headline": "{unit} attacks {who}",
    "flashpoint.prey.area.headline": "{unit} attacks a zone: {who}",
    "flashpoint.prey.several.headline": "The players choose who {unit} attacks",
    "flashpoint.prey.several.reason": "{who} are equally near and have the same damage.",
    "flashpoint.enemy-target.label": "Attacks",
    "flashpoint.enemy-target.value": "{count}",
    "flashpoint.enemy-target.answer": "attacks: {listed}",
    "flashpoint.enemy-target.answer.[]": "attacks nobody",
    "flashpoint.blow.leader": "{who} leads the attack, with Attack {attack} and damage {damage}.",
    "flashpoint.blow.leader-unknown": (
        "{who} leads the attack; its Attack or its damage hasn't been entered."
    ),
    "flashpoint.blow.unknown-leader": (
        "The figure with the highest Initiative in {unit} leads the attack, but some Initiative "
        "hasn't been entered."
    ),
    "flashpoint.blow.not-attacked.headline": "{unit} doesn't attack {who}",
    "flashpoint.blow.not-attacked.value": "not attacked",
    "flashpoint.blow.on-one.headline": (
        "{who} needs 1 Hit or suffers {damage} damage",
        "{who} needs {needed} Hits or suffers {damage} damage",
        "needed",
    ),
    "flashpoint.blow.on-one.reason": "The Defense check has a target number of {tn}.",
    "flashpoint.blow.unknown.headline": "What is the Defense check?",
    "flashpoint.blow.unknown.reason": (
        "To work out the target number and the damage, enter: {missing}."
    ),
    "flashpoint.blow.unknown.value": "not known yet",
    "flashpoint.blow.crippled": "{who} is crippled, which is included in its Attack of {attack}.",
    "flashpoint.blow.support": (
        "1 more figure adds 1 to the target number and 1 to the damage.",
        "{count} more figures add {count} to the target number and {count} to the damage.",
        "count",
    ),
    "flashpoint.blow.stunned-out": (
        "1 stunned figure adds nothing.",
        "{count} stunned figures add nothing.",
        "count",
    ),
    "flashpoint.blow.stunned-count": (
        "1 stunned figure still adds 1.",
        "{count} stunned figures still add {count}.",
        "count",
    ),
    "flashpoint.blow.sum": (
        "A Defense check of {tn} avoids the attack; otherwise it deals {damage} damage."
    ),
    "flashpoint.blow.not-spawned": "{unit} hasn't spawned and doesn't attack.",
    "flashpoint.blow.stunned": "{unit} is stunned and skips its attack.",
    "flashpoint.blow.technician": "{unit} has no attack.",
    "flashpoint.blow.none.headline": "{unit} doesn't attack",
    "flashpoint.blow.tn.headline": "Defense check of {tn}, or {damage} damage",
    "flashpoint.enemy-attack.label": "Defense check",
    "flashpoint.enemy-attack.value": "{tn}",
    "flashpoint.blow.none.value": "none",
    "flashpoint.enemy-attack.answer": "target number {tn}, {damage} damage",
    "flashpoint.blast.most": (
        "The attack is on {zones}, the zone in reach with the most Operatives: {most}.",
        "{count} zones in reach have the most Operatives, {most}: {zones}.",
        "count",
    ),
    "flashpoint.blast.fewest": (
        "Among equal zones, it picks the one where it hits the fewest of its own side: {fewest}."
    ),
    "flashpoint.blast.friend": (
        "{who} in {zone} is hit too: Attack {attack} is enough for its Defense of {defense}."
    ),
    "flashpoint.blast.spared": (
        "{who} in {zone} isn't hit: Attack {attack} isn't enough for its Defense of {defense}."
    ),
    "flashpoint.blast.unknown": "Which zone {unit} attacks depends on a missing number.",
    "flashpoint.blast.friend-unknown": (
        "Whether {who} in {zone} is hit too depends on a missing number."
    ),
    "flashpoint.blast.unknown.headline": "Who does the attack hit?",
    "flashpoint.blast.unknown.reason": "To work it out, enter: {missing}.",
    "flashpoint.blast.unknown.value": "not known yet",
    "flashpoint.blast.nobody": "There is no Operative in any zone in reach.",
    "flashpoint.blast.zones.headline": ("1 zone to attack", "{count} zones to attack", "count"),
    "flashpoint.blast.none.headline": "No zone to attack",
    "flashpoint.enemy-area.label": "Zones",
    "flashpoint.enemy-area.value": "{count}",
    "flashpoint.enemy-area.answer": ("1 zone to attack", "{count} zones to attack", "count"),
    "flashpoint.ambush.fires": "In {zone}, these attack {who} from Overwatch: {units}.",
    "flashpoint.ambush.holds": "The Enemies in Overwatch in {zone} can't attack {who}.",
    "flashpoint.ambush.unknown": (
        "The range of these units, in Overwatch in {zone}, hasn't been entered: {units}."
    ),
    "flashpoint.ambush.unknown.headline": "Who attacks {who}?",
    "flashpoint.ambush.unknown.reason": "To work it out, enter: {missing}.",
    "flashpoint.ambush.unknown.value": "not known yet",
    "flashpoint.ambush.downed": "{who} is downed, and nothing affects a downed Operative.",
    "flashpoint.ambush.none": "No Enemy is in Overwatch against {who}.",
    "flashpoint.ambush.attacked.headline": (
        "1 unit attacks {who}",
        "{count} units attack {who}",
        "count",
    ),
    "flashpoint.ambush.safe.headline": "Nobody attacks {who}",
    "flashpoint.ambush.label": "Attack from Overwatch",
    "flashpoint.ambush.value": "{count}",
    "flashpoint.ambush.answer": "attacked by: {listed}",
    "flashpoint.ambush.answer.[]": "nobody attacks",
    "flashpoint.defend.downed": "{who} is downed, so no Enemy attacks it.",
    "flashpoint.defend.cover": (
        "{who} is taking cover from another zone, which counts as {hits} Hits."
    ),
    "flashpoint.defend.doorway": "The attack comes through a doorway, which counts as {hits} Hits.",
    "flashpoint.defend.avoided": (
        "{who} rolls 1 Hit and needs {needed}: the attack misses.",
        "{who} rolls {hits} Hits and needs {needed}: the attack misses.",
        "hits",
    ),
    "flashpoint.defend.hit": (
        "{who} rolls 1 Hit and needs {needed}: it suffers {damage} damage.",
        "{who} rolls {hits} Hits and needs {needed}: it suffers {damage} damage.",
        "hits",
    ),
    "flashpoint.defend.avoided.headline": "{who} avoids the attack",
    "flashpoint.defend.hit.headline": "{who} is hit",
    "flashpoint.defend.hit.reason": "Rolled {hits}, needed {needed}: {damage} damage.",
    "flashpoint.defend.downs.headline": "{who} is hit and downed",
    "flashpoint.defend.downs.reason": "Rolled {hits}, needed {needed}: {damage} damage.",
    "flashpoint.defend.not-attacked.headline": "{unit} doesn't attack {who}",
    "flashpoint.defend.unknown.headline": "Is {who} hit?",
    "flashpoint.defend.unknown.reason": "To work it out, enter: {missing}.",
    "flashpoint.defend.unknown.value": "not known yet",
    "flashpoint.defend.hit-unknown": (
        "{who} rolls 1 Hit and needs {needed}: the attack hits. The damage hasn't been entered.",
        (
            "{who} rolls {hits} Hits and needs {needed}: the attack hits. The damage hasn't been "
            "entered."
        ),
        "hits",
    ),
    "flashpoint.defend.hit-unknown.headline": "{who} is hit",
    "flashpoint.defend.hit-unknown.reason": "To work out the damage, enter: {missing}.",
    "flashpoint.defend.label": "Defense check",
    "flashpoint.defend.value": ("1 Hit", "{hits} Hits", "hits"),
    "flashpoint.defend.answer.true": "avoided",
    "flashpoint.defend.answer.false": "{damage} damage",
    "flashpoint.defend.answer.none": "not attacked",
    "flashpoint.defend.answer": "{success}",
    "offer.enemy-attack": "Enemy attack",
    "offer.enemy-target": "Who it attacks",
    "offer.enemy-area": "Enemy area attack",
    "offer.ambush": "Enemies in Overwatch",
    "doing.enemy-area": "Make the attack",
    "doing.defend": "Record the check",
    "doing.ambush": "Discard the Overwatch token",
    "hint.enemy-attack.1": "Now tap the Operative under attack and enter the Hits rolled.",
    "hint.enemy-attack.0": "Tap an Enemy unit to see how it attacks.",
    "hint.enemy-target.0": "Tap an Enemy unit to see who it attacks.",
    "field.defense-checks": "Defense checks",
    "flashpoint.enemy-attack.answer-field.damage": "damage",
    "flashpoint.enemy-attack.answer-field.legal": "attacks",
    "flashpoint.enemy-attack.answer-field.needed": "Hits needed",
    "flashpoint.defend.answer-field.needed": "Hits needed",
    "flashpoint.defend.answer-field.damage": "damage",
    "flashpoint.enemy-area.answer-field.operatives": "Operatives",
    "flashpoint.enemy-area.answer-field.enemies": "Enemies hit",
    "flashpoint.defend.avoided.doing": "Avoided: {who} takes no damage",
    "flashpoint.defend.avoided.done": "{who} avoided an attack by {unit}.",
    "flashpoint.defend.hit.doing": "Hit: {who} suffers {damage} damage",
    "flashpoint.defend.avoided.then": "If it passes: the attack misses {who}.",
    "flashpoint.defend.hit.then": "If it fails: {who} flips {damage} of its Action tokens.",
    "flashpoint.defend.hit.done": "{unit} hit {who} for {damage} damage.",
    "flashpoint.defend.downs.doing": "Hit: {who} suffers {damage} damage and is downed",
    "flashpoint.defend.downs.then": "If it fails: {who} is downed and gets an Injury token.",
    "flashpoint.defend.downs.done": "{unit} hit {who} for {damage} damage. {who} is downed.",
    "flashpoint.blast.zones.doing": "{unit} attacks the zone",
    "flashpoint.blast.zones.done": "{unit} attacked the zone.",
    "flashpoint.blast.struck.headline": "{unit} hits {listed}",
    "flashpoint.blast.struck.doing": "Hit {listed}",
    "flashpoint.blast.struck.done": "{unit} attacked the zone and hit {listed}.",
    "flashpoint.blast.avoided.headline": "Nobody is hit",
    "flashpoint.blast.avoided.doing": "Avoided: nobody is hit",
    "flashpoint.blast.avoided.done": "{unit} attacked the zone and hit nobody.",
    "flashpoint.blast.none.doing": "Go on: {unit} has no zone to attack",
    "flashpoint.blast.none.done": "{unit} had no zone to attack.",
}
