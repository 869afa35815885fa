"""The network is trained with games: what is kept of them, and what it learns."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from indonesia_qt.games.indonesia.bots.net import Net
from indonesia_qt.library import load_map
from tests.tuning.net import Data, brier, calibration, forecasts_of, keep, moments, report, train, trained


def test_the_same_seed_gives_the_same_game_and_a_moment_for_each_year() -> None:
    game = load_map().game
    begun, end = moments(game, 3, 5, searches=False, count=2)
    assert [moment.year for moment in begun] == list(range(1, len(begun) + 1))
    assert 3 <= len(begun) <= end.year
    assert all(len(moment.numbers) == 3 for moment in begun)
    assert moments(game, 3, 5, searches=False, count=2)[0] == begun


def test_playouts_of_a_moment_differ_and_share_the_money() -> None:
    begun, _ = moments(load_map().game, 3, 5, searches=False, count=3)
    assert any(first != second for moment in begun for first, second in pairwise(moment.playouts))
    for seats in (of for moment in begun for of in moment.playouts):
        assert sum(share for share, _ in seats) == pytest.approx(1)
        assert sum(won for _, won in seats) == 1


def made_up(games: int) -> Data:
    """Games of three that the first number of each seat decides."""
    rng = np.random.default_rng(1)
    rows = rng.normal(0, 1, (games, 3, 5)).astype(np.float32)
    won = (rows[..., 0].argmax(axis=1)[:, None] == np.arange(3)).astype(np.float32)
    return Data(rows, np.arange(games), np.full(games, 2), np.stack([0.2 + 0.4 * won, won], axis=2))


def test_it_learns_what_decides_games() -> None:
    data = made_up(2_000)
    net = trained(data, seed=1)
    found = forecasts_of(net, data.rows)
    assert brier(found[..., 1], data.results[..., 1]) < 0.4 < 2 / 3
    assert trained(data, seed=1).outputs(net.inputs(data.rows)).tolist() == found.tolist()
    assert len(list(report(net, data))) == 2
    assert len(list(calibration(net, data))) > 3


def test_a_file_has_a_network_for_each_number_of_players(tmp_path: Path) -> None:
    files = [tmp_path / f"{players}.npz" for players in (2, 3)]
    for players, file in zip((2, 3), files, strict=True):
        begun = [moments(load_map().game, players, seed, searches=False, count=1) for seed in range(1, 10)]
        keep(begun, file)
    train(tmp_path / "net.npz", files)
    with np.load(tmp_path / "net.npz") as stored:
        for players in (2, 3):
            mean, spread, *layers = [stored[f"{players}.{n}"].astype(np.float32) for n in range(8)]
            net = Net(list(zip(layers[::2], layers[1::2], strict=True)), mean, spread)
            rows = Data.of([files[players - 2]]).rows
            assert forecasts_of(net, rows).shape == (*rows.shape[:2], 2)
