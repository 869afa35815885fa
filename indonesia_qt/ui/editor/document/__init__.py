"""The map that a window edits: its steps, its problems and its files."""
