"""The map in the editor's window."""
