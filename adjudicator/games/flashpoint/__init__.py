"""Earth Under Siege: Flashpoint."""
