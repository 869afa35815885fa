"""The board game Indonesia on the desktop: an engine, bots, a table to play at and maps to play on."""

__version__ = "0.1.0"
INTERRUPTED = 130
"""The exit code after Ctrl+C, by custom."""
