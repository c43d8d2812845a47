"""What people do with the app: ask, look, set up, search, share."""
