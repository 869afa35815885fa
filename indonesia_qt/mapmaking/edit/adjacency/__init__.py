"""Edits of which areas are adjacent."""
