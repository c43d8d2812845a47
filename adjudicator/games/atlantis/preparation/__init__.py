"""Preparation: what a game needs for a number of players."""
