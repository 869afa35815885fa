"""Edits of shapes: outlines, borders and what depends on them."""
