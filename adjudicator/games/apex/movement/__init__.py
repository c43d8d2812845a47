"""Moving: what a step costs, where a move may end, and the cheapest way there."""
