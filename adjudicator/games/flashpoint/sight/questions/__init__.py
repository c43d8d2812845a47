"""The questions of the sight topic, one or a few per module."""
