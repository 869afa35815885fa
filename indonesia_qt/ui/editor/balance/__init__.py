"""The balance report: games of bots on the map that is edited, and what they say, as a page."""
