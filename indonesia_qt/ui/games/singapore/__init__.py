"""Singapore in the window."""
