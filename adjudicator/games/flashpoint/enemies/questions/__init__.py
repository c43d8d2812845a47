"""The questions of the enemies topic, one or a few per module."""
