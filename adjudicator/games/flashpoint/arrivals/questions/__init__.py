"""The questions of the arrivals topic, one or a few per module."""
