"""Keeping track of a mission: its round, the step, and what comes next."""
