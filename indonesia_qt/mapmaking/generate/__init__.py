"""Makes a board map from public-domain geography: a tool for people who draw maps, not needed in play."""
