"""How Operatives move: zones, doors, engagement and the Ventilation Shaft."""
