"""A game in progress: its session, bots, history, log and save files. Knows no game."""
