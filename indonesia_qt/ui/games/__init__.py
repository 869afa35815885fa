"""What each game shows in the window, a package each."""
