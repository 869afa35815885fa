"""Making and changing maps, without a window: every change gives a new draft and leaves the old one as it was."""
