"""What stands around the map in the editor."""
