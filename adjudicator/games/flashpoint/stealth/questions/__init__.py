"""The questions of the stealth topic, one or a few per module."""
