"""Outlines from files of other programs: GeoJSON and SVG, scaled to a map's canvas and made into its areas."""
