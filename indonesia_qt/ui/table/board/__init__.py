"""The board of any game: what it shows and says, as a scene, as tables and as a picture."""
