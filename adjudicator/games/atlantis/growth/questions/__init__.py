"""The questions about levels, upgrades and items."""
