"""The table of a game in the window: decisions, hints, exports."""
