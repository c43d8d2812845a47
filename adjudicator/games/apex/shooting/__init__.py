"""Shooting: weapons and attachments, zones, the difficulty of a shot, its hits and its odds."""
