"""The questions of the turns topic, one or a few per module."""
