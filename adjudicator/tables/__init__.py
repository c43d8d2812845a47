"""Tables as they are stored: their history, and where it is kept."""
