"""The review of a game at the table: its words, its page to be printed, and what shows it."""
