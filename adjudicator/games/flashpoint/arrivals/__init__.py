"""How Enemies come into play: Blips, Spawn Points, Portals and Spawn cards."""
