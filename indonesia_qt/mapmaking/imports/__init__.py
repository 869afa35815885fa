"""Imports outlines from files of other programs, GeoJSON, TopoJSON, Shapefiles and SVG, as areas of a map."""
