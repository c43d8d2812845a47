"""The questions of the movement topic, one or a few per module."""
