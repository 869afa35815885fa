"""What is wrong with a map, what changed in it, and how it plays."""
