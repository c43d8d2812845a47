"""Adjudicator: exact, explained rulings for tactical board games."""

__version__ = "0.1.0"
