"""The file of a board: its schema, and how it is read and written."""
