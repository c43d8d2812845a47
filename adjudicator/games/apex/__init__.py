"""Apex Legends: The Board Game, final core rules."""
