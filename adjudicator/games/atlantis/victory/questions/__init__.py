"""The question about victory."""
