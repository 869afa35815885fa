"""Reading a damaged map as far as it goes: its text, its features, its outlines, its links and its game data."""
