"""Pages and rule books to read in the program."""
