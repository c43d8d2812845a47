"""Boards and verdicts as SVG."""
