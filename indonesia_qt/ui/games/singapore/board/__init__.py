"""Singapore on the board: what lies there and what is said of it."""
