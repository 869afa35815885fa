"""The lesson's card, its highlights and its control of the game."""
