"""The questions of the dice topic, one or a few per module."""
