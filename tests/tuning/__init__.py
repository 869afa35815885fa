"""Looks for the weights of the bots.

    python -m tests.tuning.record --players 4 --games 150 --seed 6000000 --out games.jsonl
    python -m tests.tuning.fit --players 4 --start hard --write hard games.jsonl
    python -m tests.tuning.evolve --players 4 --start hard --out found.jsonl

`record` plays games with varied weights, `fit` finds the weights that foretell their results best, and `evolve` goes
on from there by playing for wins. Fitting is done in rounds, each with games of the weights found before: what a
line of ships is worth depends on how the others play.
"""
