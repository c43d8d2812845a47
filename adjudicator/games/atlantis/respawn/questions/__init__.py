"""The question about respawning."""
