"""What verdicts on what Enemies do say."""

from adjudicator.messages.phrases.phrase import Phrases

PHRASES: Phrases = {
    "flashpoint.prey.unaware": "{unit} is unaware and attacks nobody.",
    "flashpoint.prey.hidden": "{unit} does not see {who}.",
    "flashpoint.prey.out-of-range": "{unit} sees {who}, but not in range of its attack.",
    "flashpoint.prey.in-reach": "{unit} sees and reaches {who}, at range {far}.",
    "flashpoint.prey.no-range": "{unit} has no attack whose range was entered.",
    "flashpoint.prey.nearest": (
        "The nearest of them is {who}.",
        "Equally near are {who}.",
        "count",
    ),
    "flashpoint.prey.on-point": "Of these, {who} is On-Point and is attacked.",
    "flashpoint.prey.on-point-any": "{who} is On-Point and is attacked, though others are nearer.",
    "flashpoint.prey.damaged": "The most damaged of these, by {damage}, is attacked: {who}.",
    "flashpoint.prey.players": "Nothing tells these apart, so the players choose: {who}.",
    "flashpoint.prey.none.headline": "Nobody to attack",
    "flashpoint.prey.one.headline": "Attacks {who}",
    "flashpoint.prey.area.headline": "Attacks a zone: {who}",
    "flashpoint.prey.several.headline": "The players choose",
    "flashpoint.prey.several.reason": "{who} are equally near and equally hurt.",
    "flashpoint.prey.label": "Attacks",
    "flashpoint.prey.value": "{count}",
    "flashpoint.prey.answer": "attacks: {listed}",
    "flashpoint.blow.leader": "{who} leads the attack: Attack {attack}, damage {damage}.",
    "flashpoint.blow.crippled": "{who} is crippled, which is counted in its Attack of {attack}.",
    "flashpoint.blow.support": (
        "1 more figure adds 1 to the number and 1 to the damage.",
        "{count} more figures add {count} to the number and {count} to the damage.",
        "count",
    ),
    "flashpoint.blow.stunned-out": (
        "1 stunned figure adds nothing.",
        "{count} stunned figures add nothing.",
        "count",
    ),
    "flashpoint.blow.stunned-count": (
        "1 stunned figure adds 1 all the same.",
        "{count} stunned figures add {count} all the same.",
        "count",
    ),
    "flashpoint.blow.sum": "A Defense check of {tn} avoids it; otherwise it deals {damage}.",
    "flashpoint.blow.not-spawned": "{unit} has not spawned and attacks nobody.",
    "flashpoint.blow.stunned": "{unit} is stunned and skips its attack.",
    "flashpoint.blow.technician": "{unit} has no attack.",
    "flashpoint.blow.none.headline": "No attack",
    "flashpoint.blow.tn.headline": "Defense {tn}, damage {damage}",
    "flashpoint.blow.label": "Defense check",
    "flashpoint.blow.value": "{tn}",
    "flashpoint.blow.none.value": "none",
    "flashpoint.blow.answer": "number {tn}, damage {damage}",
    "flashpoint.blast.most": (
        "The attack is on the zone in reach with the most Operatives, {most}: {zones}.",
        "{count} zones in reach hold the most Operatives, {most}: {zones}.",
        "count",
    ),
    "flashpoint.blast.fewest": (
        "Of such zones it chooses what hits the fewest of its own side: {fewest}."
    ),
    "flashpoint.blast.friend": (
        "{who} in {zone} is hit too: Attack {attack} reaches its Defense of {defense}."
    ),
    "flashpoint.blast.spared": (
        "{who} in {zone} is not hit: Attack {attack} does not reach its Defense of {defense}."
    ),
    "flashpoint.blast.nobody": "No zone in reach holds an Operative.",
    "flashpoint.blast.zones.headline": ("1 zone to attack", "{count} zones to attack", "count"),
    "flashpoint.blast.none.headline": "No zone to attack",
    "flashpoint.blast.label": "Zones",
    "flashpoint.blast.value": "{count}",
    "flashpoint.blast.answer": ("1 zone to attack", "{count} zones to attack", "count"),
    "flashpoint.order.units": (
        "On Initiative {initiative}: {units}.",
        "On Initiative {initiative}, in an order that the players choose: {units}.",
        "count",
    ),
    "flashpoint.order.mixed": "A mixed unit acts once, on its highest Initiative: {units}.",
    "flashpoint.order.untold": "No Initiative was entered for {units}, which counts as 0.",
    "flashpoint.order.stunned": "Stunned units skip their activation: {units}.",
    "flashpoint.order.nobody": "No aware Enemy is there to activate.",
    "flashpoint.order.some.headline": ("1 unit activates", "{count} units activate", "count"),
    "flashpoint.order.some.reason": "{units}.",
    "flashpoint.order.none.headline": "Nobody activates",
    "flashpoint.order.label": "Activate",
    "flashpoint.order.value": "{count}",
    "flashpoint.order.answer": ("1 unit activates", "{count} activate in turn", "count"),
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
    "flashpoint.march.patrol": "{unit} moves as a Patrol, {zones} zones.",
    "flashpoint.march.movement": "The Movement of {unit} is {zones}.",
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
    "flashpoint.march.spawns": (
        "In {zone} it comes into view of {who}: {unit} spawns, and only then can anyone hide."
    ),
    "flashpoint.march.check": (
        "In {zone} it comes upon {who}, who may hide: a Stealth check of {tn}, with "
        "{needed} to roll."
    ),
    "flashpoint.march.check-fails": (
        "In {zone} it comes upon {who}, who is marked: a Stealth check of {tn} fails."
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
    "flashpoint.march.stays.headline": "{unit}: no move",
    "flashpoint.march.goes.headline": "{unit}: to {ends}",
    "flashpoint.march.choice.headline": "The players choose",
    "flashpoint.march.choice.reason": "{unit} can end in {ends}.",
    "flashpoint.march.label": "Zones it can end in",
    "flashpoint.march.value": "{count}",
    "flashpoint.march.answer": "set out for {listed}",
    "flashpoint.out.too-close": (
        "{unit} sees Operatives in {zone} alone, and none of its attacks has range 0."
    ),
    "flashpoint.out.not-needed": "{unit} has no need to leave {zone} in order to attack.",
    "flashpoint.out.ends": (
        "It leaves, to {zones}.",
        "It leaves, to one of {zones}.",
        "count",
    ),
    "flashpoint.out.cannot": "It cannot leave {zone}.",
    "flashpoint.out.goes.headline": "{unit} steps out",
    "flashpoint.out.stays.headline": "{unit} stays",
    "flashpoint.out.label": "Steps out",
    "flashpoint.out.value": "{unit}",
    "flashpoint.out.answer.true": "it steps out",
    "flashpoint.out.answer.false": "it stays",
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
    "flashpoint.ambush.fires": "In {zone} lie in wait, and attack {who}: {units}.",
    "flashpoint.ambush.holds": "Whoever lies in wait in {zone} cannot attack {who}.",
    "flashpoint.ambush.downed": "{who} is down: no game effect reaches a downed Operative.",
    "flashpoint.ambush.none": "No Enemy lies in wait for {who}.",
    "flashpoint.ambush.attacked.headline": (
        "Attacked by 1 unit",
        "Attacked by {count} units",
        "count",
    ),
    "flashpoint.ambush.safe.headline": "Not attacked",
    "flashpoint.ambush.label": "Attack from Overwatch",
    "flashpoint.ambush.value": "{count}",
    "flashpoint.ambush.answer": "attacked by: {listed}",
    "flashpoint.paths.unit": (
        "{unit} goes to {ends}.",
        "{unit} goes to one of these, as the players choose: {ends}.",
        "count",
    ),
    "flashpoint.paths.nobody": "No unit moves.",
    "flashpoint.paths.some.headline": ("1 unit moves", "{count} units move", "count"),
    "flashpoint.paths.some.reason": "{units}.",
    "flashpoint.paths.none.headline": "Nobody moves",
    "flashpoint.paths.label": "Enemy paths",
    "flashpoint.paths.value": "{count}",
    "flashpoint.paths.answer": "units that move: {count}",
    "flashpoint.defend.downed": "{who} is down and is not attacked.",
    "flashpoint.defend.cover": "{who} takes cover from another zone: {hits} Hits without rolling.",
    "flashpoint.defend.doorway": "The attack comes through a doorway: {hits} Hits without rolling.",
    "flashpoint.defend.avoided": (
        "1 Hit is enough for {needed}: the attack misses {who}.",
        "{hits} Hits are enough for {needed}: the attack misses {who}.",
        "hits",
    ),
    "flashpoint.defend.hit": (
        "1 Hit is too few for {needed}: {who} suffers {damage}.",
        "{hits} Hits are too few for {needed}: {who} suffers {damage}.",
        "hits",
    ),
    "flashpoint.defend.avoided.headline": "{who} avoids it",
    "flashpoint.defend.hit.headline": "{who} is hit",
    "flashpoint.defend.hit.reason": "Rolled {hits} of {needed}; damage {damage}.",
    "flashpoint.defend.not-attacked.headline": "{unit} does not attack {who}",
    "flashpoint.defend.label": "Defense check",
    "flashpoint.defend.value": ("1 Hit", "{hits} Hits", "hits"),
    "flashpoint.defend.answer.true": "avoided",
    "flashpoint.defend.answer.false": "{damage} damage",
    "flashpoint.defend.answer.none": "not attacked",
    "flashpoint.defend.answer": "{success}",
}
