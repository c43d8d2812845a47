"""Investigate tokens, the Escalation Track and the alarm."""
