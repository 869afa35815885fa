"""What the mouse and the keys do on the map: one tool at a time is in use."""
