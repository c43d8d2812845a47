"""Serve the application: whole requests in, answers out, and streams that hold no thread."""
