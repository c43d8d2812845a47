"""What no game owns: exact geometry, boards, rules, rulings, verdicts, scenes.

Nothing in here names a game.
"""
