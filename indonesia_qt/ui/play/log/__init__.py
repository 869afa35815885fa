"""The log of a game, its filters and its menu."""
