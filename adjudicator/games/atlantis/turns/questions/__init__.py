"""The questions about turns, Initiative, actions and effects."""
