"""The table of the game Indonesia: its words, pictures, panels and what lies on the board."""
