"""Colours, fonts, sizes and style sheets."""
