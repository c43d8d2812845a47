"""The store of tables in SQLite or PostgreSQL."""
