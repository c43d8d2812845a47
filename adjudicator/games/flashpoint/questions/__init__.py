"""What can be asked, a topic a file."""
