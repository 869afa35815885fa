"""The first game: nine minutes on a small map in which a player learns the game by playing it."""
