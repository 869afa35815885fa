"""Importing outlines from files of other programs."""
