"""The questions of the alarm topic, one or a few per module."""
