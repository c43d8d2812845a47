"""The commands of the command line, a module each: only the one that runs is imported."""
