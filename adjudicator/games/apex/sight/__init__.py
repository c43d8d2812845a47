"""Lines of sight, distance, contiguity and cover."""
