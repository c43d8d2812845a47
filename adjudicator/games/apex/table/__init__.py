"""What every topic builds on: a table, how a scene becomes one, and how it is shown and set up."""
