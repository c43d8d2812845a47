"""Boards of squares, hexes and regions: places, lines and ways, decided in whole numbers."""
