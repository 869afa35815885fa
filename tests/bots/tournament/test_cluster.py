"""A tournament on a Dask cluster."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from distributed import LocalCluster

from indonesia_qt.bots.tournament.match import GameOutcome, Tournament
from indonesia_qt.bots.tournament.results import Head, Results
from indonesia_qt.bots.tournament.runner import cluster, play_all, processes

HEAD = Head(Tournament(("tests.bots.tournament.own_bots:Frugal", "random"), 2, 21, "indonesia"), "", "")


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """Where a cluster of one worker in a process of its own listens."""
    with LocalCluster(
        n_workers=1,
        threads_per_worker=1,
        dashboard_address=None,
        worker_dashboard_address=None,
        local_directory=str(tmp_path),
    ) as local:
        yield local.scheduler_address


def games(results: Results) -> dict[int, tuple[int, ...]]:
    """The money at the end of each game."""
    return {number: outcome.scores for number, outcome in results.outcomes.items()}


def test_a_cluster_plays_the_same_games_also_with_a_bot_of_ones_own(address: str) -> None:
    there, here = Results(HEAD), Results(HEAD)
    told: list[GameOutcome] = []
    with cluster(address) as workers:
        play_all(there, workers, told.append)
    with processes(1) as workers:
        play_all(here, workers, lambda _: None)
    assert games(there) == games(here)
    assert sorted(outcome.number for outcome in told) == [0, 1]
    assert not any(pace.replaced for outcome in told for pace in outcome.paces)
