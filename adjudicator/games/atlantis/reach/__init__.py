"""Reach: distances, ranges, radii, straight lines and who is nearest."""
