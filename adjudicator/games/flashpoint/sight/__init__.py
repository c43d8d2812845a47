"""Lines of sight between zones, ranges, and what cameras look at."""
