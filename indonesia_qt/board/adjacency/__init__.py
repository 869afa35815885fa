"""Which areas of a board are adjacent: links, decisions and shared borders."""
