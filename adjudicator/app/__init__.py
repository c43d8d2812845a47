"""Use cases: ask, look, set up, search, share."""
