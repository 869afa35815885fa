"""The tools, by which the mouse and the keys work on the map; one at a time is in use."""
