"""Phrases about dealing damage: the button, the dials it turns and the notice."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "apex.dial.shield": "Shield {before} → {after}",
    "apex.dial.health": "Health {before} → {after}",
    "apex.dial.shield-of": "{who}: Shield {before} → {after}",
    "apex.dial.health-of": "{who}: Health {before} → {after}",
    "apex.life.takes.headline": "Shield {shield}, Health {health}",
    "apex.life.takes.doing": "deal {amount} damage to {legend}",
    "apex.life.takes.done": "{legend} took {amount} damage.",
    "apex.life.eliminated.doing": "eliminate {legend}",
    "apex.life.eliminated.done": "{legend} was eliminated.",
    "apex.life.wins.doing": "end the game: {squad} wins",
    "apex.life.wins.done": (
        "{legends} was eliminated: {squad} won.",
        "{legends} were eliminated: {squad} won.",
        "count",
    ),
    "apex.life.both-fell.doing": "eliminate {legends}",
    "apex.life.both-fell.done": (
        "{legends} was eliminated: both squads have finished.",
        "{legends} were eliminated: both squads have finished.",
        "count",
    ),
    "apex.area.hits.doing": "deal the damage: {listed}",
    "apex.area.hits.done": "{listed}.",
    "apex.area.hits-nobody.doing": "resolve the area attack: nobody is hit",
    "apex.area.hits-nobody.done": "Nobody was hit.",
    "apex.grenade.lands.doing": "throw the Grenade: {listed}",
    "apex.grenade.lands.done": "The Grenade landed on {landing}: {listed}.",
    "apex.grenade.lands-nobody.doing": "throw the Grenade: nobody is hit",
    "apex.grenade.lands-nobody.done": "The Grenade landed on {landing} and hit nobody.",
    "apex.push.ends.doing": "push {who} to {end}",
    "apex.push.ends.done": "{who} was pushed to {end}.",
    "apex.push.collides.doing": "push {who} to {end}",
    "apex.push.collides.done": "{who} collided and ended on {end}.",
    "apex.push.stays.doing": "leave {who} on {end}",
    "apex.push.stays.done": "{who} collided and stayed on {end}.",
    "apex.push.no-room.doing": "leave {who} on {end}",
    "apex.push.no-room.done": "{who} found no room and stayed on {end}.",
    "apex.push.chooses.doing": "push {who}",
    "apex.push.chooses.done": "{who} collided and made room.",
    "apex.push.falls.doing": "push {who}",
    "apex.push.falls.done": "{who} fell.",
    "apex.number.blow": "the value of the Aim card that is revealed",
    "apex.melee.needs": "An Aim card of {from} or more is a hit.",
    "apex.melee.needs.headline": "{from} or more to hit",
    "apex.melee.needs.reason": (
        "Reveal an Aim card. A hit deals {damage} damage, and {target} then ends on {end}."
    ),
    "apex.melee.needs.value": "{damage}",
    "apex.melee.open.headline": "{from} or more to hit",
    "apex.melee.open.reason": (
        "Reveal an Aim card. A hit deals {damage} damage and pushes {target}, whose player chooses "
        "the space."
    ),
    "apex.melee.open.value": "{damage}",
    "apex.melee.hits.doing": "deal {damage} damage to {target}",
    "apex.melee.hits.done": "{target} took {damage} damage.",
    "apex.melee.pushes.headline": "Hit: {damage} damage",
    "apex.melee.pushes.reason": (
        "{target} ends on {end} and is left with Shield {shield} and Health {health}."
    ),
    "apex.melee.pushes.doing": "deal {damage} damage and push {target} to {end}",
    "apex.melee.pushes.done": "{target} took {damage} damage and was pushed to {end}.",
    "apex.melee.eliminates.doing": "eliminate {target}",
    "apex.melee.eliminates.done": "{target} was eliminated.",
    "apex.melee.misses.doing": "end the attack",
    "apex.melee.misses.done": "{figure} missed {target}.",
}
