"""Respawning: where Heroes and Minions come back to the board."""
