"""Looking back: earlier moments of a game and the way to them."""
