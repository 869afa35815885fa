"""Imports outlines from files of other programs, GeoJSON and SVG, as areas of a map."""
