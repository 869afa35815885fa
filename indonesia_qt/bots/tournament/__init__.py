"""Tournaments of bots: which games are played, on which cores or machines, and what they say about strength.

Reading order: `edition` (what plays), `match` (what is to be played, and one game), `results` (the file), `runner` (all
games, on this machine), `cluster` (on others), `report` (what follows, as a table).
"""
