"""Pushing, swapping and placing: new spaces for pieces that don't move by themselves."""
