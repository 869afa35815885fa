"""Beats: what others did, shown one thing after another on the board and on a card over it."""
