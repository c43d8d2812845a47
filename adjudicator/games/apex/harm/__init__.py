"""Damage and what deals it: areas, Grenades, blows and pushes."""
