"""Setting up a table: the tray, and what it does to a scene."""
