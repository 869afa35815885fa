"""Indonesia, a game by Jeroen Doumen and Joris Wiersinga: its content, its rules, a module for each phase, its bots."""
