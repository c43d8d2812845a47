"""Combat: attack, defense and defeat."""
