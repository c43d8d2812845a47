"""Attacks of Operatives and Soldiers: targets, the number to reach, and what a roll does."""
