"""The files of a map that is edited: saving, recovery and repair."""
