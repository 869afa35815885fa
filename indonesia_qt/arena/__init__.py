"""Tournaments of bots: which games are played, on which cores or machines, and what they say about strength.

Reading order: `tournament` (what is to be played), `match` (one game), `results` (the file), `play` (all of them),
`standing` (what follows), `report` (as a table).
"""
