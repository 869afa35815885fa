"""Tournaments of bots: which games are played, on which cores or machines, and what they say about strength.

Reading order: `fixtures` (what is to be played), `match` (one game), `results` (the file), `runner` (all of them),
`ratings` (what follows), `report` (as a table).
"""
