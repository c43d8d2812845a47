"""The questions, one or a few of a kind a file."""
