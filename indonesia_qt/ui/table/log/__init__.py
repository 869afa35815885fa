"""The log of any game: its lines, the summary since one's last decision, and its files."""
