"""The board on the screen and on paper: painting, pieces, scene and view. Knows no game."""
