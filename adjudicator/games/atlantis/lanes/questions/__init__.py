"""The questions about Minion Battles, pushes and strays."""
