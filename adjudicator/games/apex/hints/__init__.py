"""What would change an answer: near misses, and spaces with cover."""
