"""The questions about attack, defense and defeat."""
