"""The board itself: land, sea, borders, names and ornaments."""
