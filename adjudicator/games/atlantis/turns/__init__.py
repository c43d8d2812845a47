"""Rounds and turns: checklists, Initiative, actions and Active effects."""
