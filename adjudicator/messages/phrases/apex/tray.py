"""How the pieces of the tray are called."""

from adjudicator.messages.phrases.phrase import Phrases

PHRASES: Phrases = {
    "tray.building": "Building",
    "tray.wall": "Wall",
    "tray.half-wall": "Half-Wall",
    "tray.supply-bin": "Supply Bin",
    "tray.respawn-beacon": "Respawn Beacon",
    "tray.smoke": "Smoke",
    "tray.dome": "Dome",
    "tray.supply-drop": "Supply Drop",
    "tray.rolling-thunder": "Rolling Thunder",
    "tray.bombardment": "Bombardment",
    "tray.figure-red": "Red Legend",
    "tray.figure-blue": "Blue Legend",
}
