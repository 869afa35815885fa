"""Charts: what they show, how they are drawn, and the window that shows them. They know no game."""
