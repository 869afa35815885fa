"""Trying a map out: by hand, or by bots."""
