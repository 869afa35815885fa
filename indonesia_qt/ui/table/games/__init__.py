"""Games that are begun, opened, saved and left."""
