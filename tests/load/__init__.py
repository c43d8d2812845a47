"""Load: many tables at once on a real server. `make load` runs it."""
