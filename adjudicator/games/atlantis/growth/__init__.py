"""Growing stronger: levels, upgrades, items and the Pity coin."""
