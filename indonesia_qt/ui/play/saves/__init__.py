"""The files of saved games."""
