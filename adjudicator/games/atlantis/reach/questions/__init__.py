"""The questions about reach and lines."""
