"""Reviews a map: its problems, its changes, and how it plays."""
