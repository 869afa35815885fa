"""The first game of Singapore."""
