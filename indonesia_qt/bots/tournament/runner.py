"""All games of a tournament, on the cores of this machine or on those of a cluster."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, as_completed
from contextlib import closing, contextmanager

from indonesia_qt.bots.plug_ins.host import LIMITS, Limits
from indonesia_qt.bots.tournament.match import GameOutcome, play
from indonesia_qt.bots.tournament.results import Results
from indonesia_qt.bots.tournament.workers import WorkerError, Workers
from indonesia_qt.i18n.text import as_sentence


class ClusterError(RuntimeError):
    """The cluster can't be used; the message says why."""


class GameError(RuntimeError):
    """A game that a bot broke off; the message names the game and what happened."""


Progress = Callable[[GameOutcome], None]

CONNECT_SECONDS = 10
"""How long a cluster is given to answer."""


def play_all(results: Results, executor: Executor, progress: Progress, limits: Limits = LIMITS) -> None:
    """Play what is still missing; each game is kept as soon as it is over, and given to `progress`.

    A plug-in that fails, beyond its `limits` or otherwise, is replaced for the decision. Raises `GameError` when a bot
    of the program itself breaks down or breaks the rules; the games that were over by then are kept.
    """
    missing = [f for f in results.head.tournament.fixtures() if f.number not in results.outcomes]
    fixtures = {executor.submit(play, fixture, limits): fixture for fixture in missing}
    for future in as_completed(fixtures):
        error = future.exception()
        if error is not None:
            executor.shutdown(wait=False, cancel_futures=True)
            where = f"seed {fixtures[future].seed}, seats {','.join(fixtures[future].seats)}"
            text = str(error) if isinstance(error, WorkerError) else f"{type(error).__name__}: {error}"
            raise GameError(f"The game with {where} broke off. {as_sentence(text)}")
        outcome = future.result()
        results.add(outcome)
        progress(outcome)


@contextmanager
def processes(jobs: int) -> Iterator[Executor]:
    """So many games at a time on this machine; a process that ends or is stopped in a game is followed by another."""
    # Each game is one thread's work; numerical libraries would start one for each core.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    with closing(Workers(jobs)) as executor:
        yield executor


@contextmanager
def cluster(address: str) -> Iterator[Executor]:
    """Connect to the workers of a Dask cluster, which have this program and the map installed.

    Raises `ClusterError` when Dask is missing or nobody answers at the address.
    """
    try:
        from distributed import Client
    except ImportError:
        raise ClusterError("This needs Dask. Install indonesia-qt[cluster].") from None
    try:
        client = Client(address, timeout=CONNECT_SECONDS)
    except (OSError, ValueError) as error:
        raise ClusterError(f"No cluster answers at {address} ({error}).") from None
    with client, client.get_executor(pure=False) as executor:
        yield executor
