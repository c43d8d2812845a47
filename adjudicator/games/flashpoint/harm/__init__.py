"""Damage to Operatives and Enemies, conditions, healing and recovering."""
