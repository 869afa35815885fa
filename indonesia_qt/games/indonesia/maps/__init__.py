"""Deeds, city cards and stones on maps that are made: edits, checks, repairs and trial games."""
