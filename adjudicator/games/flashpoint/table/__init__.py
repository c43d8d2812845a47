"""What every topic builds on: the table and its pieces, how scenes are read, drawn and set up."""
