"""How the things of a table are called."""

from adjudicator.explain.phrases.phrase import Phrases

PHRASES: Phrases = {
    "thing.building": "the Building",
    "thing.building.edge": "the Building's edge",
    "thing.building.several": "{number} Buildings",
    "thing.building.edge.several": "the edges of {number} Buildings",
    "thing.wall": "the Wall",
    "thing.wall.several": "{number} Walls",
    "thing.half-wall.several": "{number} Half-Walls",
    "thing.supply-bin.several": "{number} Supply Bins",
    "thing.respawn-beacon.several": "{number} Respawn Beacons",
    "thing.smoke.several": "{number} Smokes",
    "thing.dome.several": "{number} Domes",
    "thing.supply-drop.several": "{number} Supply Drops",
    "thing.rolling-thunder.several": "{number} times Rolling Thunder",
    "thing.bombardment.several": "{number} Bombardments",
    "thing.custom.unnamed.several": "{number} custom components",
    "thing.custom.several": "{number} times {name}",
    "thing.custom.edge.several": "the edges of {number} times {name}",
    "thing.half-wall": "the Half-Wall",
    "thing.supply-bin": "the Supply Bin",
    "thing.respawn-beacon": "the Respawn Beacon",
    "thing.smoke": "the Smoke",
    "thing.dome": "the Dome",
    "thing.supply-drop": "the Supply Drop",
    "thing.rolling-thunder": "Rolling Thunder",
    "thing.bombardment": "the Bombardment",
    "thing.custom": "{name}",
    "thing.custom.unnamed": "the custom component",
    "thing.custom.edge": "the edge of {name}",
}
