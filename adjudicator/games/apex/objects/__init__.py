"""Objects and loot: reaching, placing and destroying them, healing and coming back."""
