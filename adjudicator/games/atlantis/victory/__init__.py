"""Victory: whether a team has won, and how."""
