"""Stored tables: their history, and the store that holds it."""
