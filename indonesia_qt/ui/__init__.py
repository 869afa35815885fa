"""Everything that is seen: the window, the board, and the panels of each game."""
