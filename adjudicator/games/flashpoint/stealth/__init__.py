"""Who notices whom: Stealth checks, awareness and noise."""
