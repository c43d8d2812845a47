"""Movement: moves, shortest paths and Fast Travel."""
