"""The main window around any game: docks, tool bars, menus."""
