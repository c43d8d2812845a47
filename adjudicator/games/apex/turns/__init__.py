"""Turns: what a Legend may still do, procedures, timers, the Ring and who wins."""
