"""Widgets of general use."""
