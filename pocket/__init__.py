"""Builds the app as a folder of static files that needs no server: `make pocket`."""
