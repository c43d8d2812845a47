"""Verdicts, faults and pages in words: the phrases, their translations, and what fills them in."""
