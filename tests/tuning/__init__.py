"""Looks for the weights of the bots.

    python -m tests.tuning.climb --players 4 --start expert --write expert --games 500 --seed 31000000 --provenance …
    python -m tests.tuning.evolve --players 4 --start hard --out found.jsonl

`climb` lets many weights that differ a little play each other and goes where a regression over the games points;
Expert's were found so. `evolve` is CMA-ES, which tries one set of weights after the other. A game of four takes about
half a second, its result is mostly chance, and there are more than thirty weights: with twelve candidates of two dozen
games a generation takes longer than a whole round of `climb`, which learns from every seat of every game.
"""
