"""Dice pools and the chances of checks."""
