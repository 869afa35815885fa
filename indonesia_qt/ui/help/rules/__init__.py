"""A rule book to read: chapters, search, pictures that the program draws; of any game."""
