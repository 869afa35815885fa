"""Edits of where tokens, ships, names, arrows and ornaments stand."""
