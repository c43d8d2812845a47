"""The questions about pushing, swapping and placing."""
