"""The questions about movement."""
