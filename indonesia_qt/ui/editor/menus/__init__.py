"""The menus of the editor."""
