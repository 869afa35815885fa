"""What the window has before a game is loaded: what games offer in it, refusals, ways by keyboard from part to part."""
