"""The questions of the tracking topic, one or a few per module."""
