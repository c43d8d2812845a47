"""The questions of the actions topic, one or a few per module."""
