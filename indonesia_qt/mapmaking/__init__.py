"""Making maps, without a window: layout, edits, files, imports, reviews, and boards generated from coasts."""
