"""The window in which maps are made and changed."""
