"""Lanes: Minion Battles, pushes of lanes, and Minions that strayed from theirs."""
