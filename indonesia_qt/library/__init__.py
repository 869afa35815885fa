"""Maps and saved games on the disk, ready to be played."""
