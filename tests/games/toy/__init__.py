"""A whole game in two modules, as small as can be: its rules, and what the window shows of it."""
