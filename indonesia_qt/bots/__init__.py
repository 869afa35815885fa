"""Bots by name, their measured levels, plug-ins, tournaments, and the game for learning programs."""
