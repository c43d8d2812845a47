"""What every topic builds on: the table, its scenes, its cards, how it looks and is set up."""
