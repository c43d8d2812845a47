"""Serve the application: read whole requests, send answers, and stream without threads."""
