"""All games of a tournament, on the cores of this machine or on those of a cluster."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, as_completed
from contextlib import closing, contextmanager

from indonesia_qt.bots.plug_ins.host import LIMITS, Limits
from indonesia_qt.bots.tournament.cluster import ClusterError
from indonesia_qt.bots.tournament.edition import edition
from indonesia_qt.bots.tournament.match import GameOutcome, play
from indonesia_qt.bots.tournament.results import Results
from indonesia_qt.bots.tournament.workers import WorkerError, Workers
from indonesia_qt.i18n.text import as_sentence


class GameError(RuntimeError):
    """A game that a bot broke off; the message names the game and what happened."""


Progress = Callable[[GameOutcome], None]


def play_all(results: Results, executor: Executor, progress: Progress, limits: Limits = LIMITS) -> None:
    """Play what is still missing; each game is kept as soon as it is over, and given to `progress`.

    A plug-in that fails, beyond its `limits` or otherwise, is replaced for the decision. Raises `ClusterError`, or
    `GameError` when a bot of the program itself breaks down or breaks the rules, or when a game was played by another
    edition of the program or a bot; the games that were over by then are kept.
    """
    tournament = results.head.tournament
    ours = edition(tournament.seats, tournament.game, limits)
    missing = [f for f in tournament.fixtures() if f.number not in results.outcomes]
    fixtures = {executor.submit(play, fixture, limits): fixture for fixture in missing}
    for future in as_completed(fixtures):
        fixture, error = fixtures[future], future.exception()
        game = f"The game with seed {fixture.seed}, seats {','.join(fixture.seats)}"
        if error is not None:
            executor.shutdown(wait=False, cancel_futures=True)
            if isinstance(error, ClusterError):
                raise error
            text = str(error) if isinstance(error, WorkerError) else f"{type(error).__name__}: {error}"
            raise GameError(f"{game} broke off. {as_sentence(text)}")
        outcome = future.result()
        if another := outcome.edition and outcome.edition.difference(ours):
            executor.shutdown(wait=False, cancel_futures=True)
            raise GameError(f"{game} was played with {another}.")
        results.add(outcome)
        progress(outcome)


@contextmanager
def processes(jobs: int) -> Iterator[Executor]:
    """So many games at a time on this machine; a process that ends or is stopped in a game is followed by another."""
    # Each game is one thread's work; numerical libraries would start one for each core.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    with closing(Workers(jobs)) as executor:
        yield executor
