"""Changes a map, without a window: every function returns a new draft or board and leaves the old one as it was."""
