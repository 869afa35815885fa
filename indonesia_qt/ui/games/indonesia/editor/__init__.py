"""The pages of the map editor for the game's data."""
