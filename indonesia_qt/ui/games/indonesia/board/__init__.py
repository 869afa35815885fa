"""What the game draws on the board."""
