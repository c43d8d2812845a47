"""The questions of the harm topic, one or a few per module."""
