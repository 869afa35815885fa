"""Where things fit on a board: footprints, overlaps, berths of ships, arrows and curves."""
