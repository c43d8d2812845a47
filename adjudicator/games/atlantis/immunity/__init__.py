"""Immunity: who is not affected by an action, and why."""
