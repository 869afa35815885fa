"""Where things fit on a board: footprints, overlaps and the berths of ships."""
