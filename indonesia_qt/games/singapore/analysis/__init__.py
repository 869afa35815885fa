"""What can be found out about a game of Singapore."""
