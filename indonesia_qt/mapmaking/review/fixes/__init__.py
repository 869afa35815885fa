"""What can be done about the problems of a map."""
