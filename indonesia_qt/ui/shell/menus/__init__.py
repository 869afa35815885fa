"""The menus of the main window, one module each."""
