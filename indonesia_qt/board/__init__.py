"""A board of land and sea areas: its values, its file, its graph and its checks. Knows no game and no Qt."""
