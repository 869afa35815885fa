"""Checks of a board: each finds problems of one kind."""
