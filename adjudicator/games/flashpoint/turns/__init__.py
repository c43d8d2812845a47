"""The steps of a round, and how a mission ends."""
