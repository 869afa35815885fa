"""The boards of Singapore."""
