"""The questions of the attacks topic, one or a few per module."""
