"""Makes a whole map from a seed and a few numbers: geography, names, and what the game has on it."""
