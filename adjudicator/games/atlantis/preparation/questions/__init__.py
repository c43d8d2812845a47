"""The question about what a game needs."""
