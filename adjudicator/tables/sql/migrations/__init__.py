"""The migrations of the database, version by version."""
