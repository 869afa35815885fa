"""The network is trained with games: what is kept of them, and what it learns."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from indonesia_qt.core.flow import settle
from indonesia_qt.games.indonesia.bots.net import Net, numbers
from indonesia_qt.games.indonesia.rules.state import Options, State
from indonesia_qt.library import load_map
from tests.tuning.net import (
    SEARCHED,
    Data,
    Moment,
    brier,
    calibration,
    forecasts_of,
    keep,
    moments,
    report,
    train,
    trained,
)


def test_the_same_seed_gives_the_same_game_and_a_moment_for_each_year() -> None:
    game = load_map().game
    begun, end = moments(game, 2, 5, searches=False, count=2)
    assert [moment.year for moment in begun] == list(range(1, len(begun) + 1))
    assert 3 <= len(begun) <= end.year
    assert all(len(moment.numbers) == 2 for moment in begun)
    assert moments(game, 2, 5, searches=False, count=2)[0] == begun
    assert any(first != second for first, second in (moment.playouts for moment in begun))
    for seats in (of for moment in begun for of in moment.playouts):
        assert sum(share for share, _ in seats) == pytest.approx(1)
        assert sum(won for _, won in seats) == 1


def test_players_who_search_answer_key_questions_otherwise() -> None:
    game = load_map("lagoon").game
    quick, searched = (moments(game, 2, 4, searches=searches, count=0)[0] for searches in (False, True))
    assert [moment.numbers for moment in quick] != [moment.numbers for moment in searched]
    assert all(moment.searched for moment in searched)


def made_up(games: int) -> Data:
    """Games of three that the first number of each seat decides."""
    rng = np.random.default_rng(1)
    rows = rng.normal(0, 1, (games, 3, 5)).astype(np.float32)
    won = (rows[..., 0].argmax(axis=1)[:, None] == np.arange(3)).astype(np.float32)
    return Data(
        rows, np.arange(games), np.full(games, 2), np.stack([0.2 + 0.4 * won, won], axis=2), np.ones(games, np.float32)
    )


def test_it_learns_what_decides_games() -> None:
    data = made_up(2_000)
    net = trained(data, seed=1)
    found = forecasts_of(net, data.rows)
    assert brier(found[..., 1], data.results[..., 1]) < 0.4 < 2 / 3
    assert trained(data, seed=1).outputs(net.inputs(data.rows)).tolist() == found.tolist()
    assert len(list(report(net, data))) == 2
    assert len(list(calibration(net, data))) > 3


def test_a_file_has_a_network_for_each_number_of_players(tmp_path: Path) -> None:
    """Numbers and results are kept with the games; those of players who search count more."""
    files = [tmp_path / f"{players}.npz" for players in (2, 3)]
    for players, file in zip((2, 3), files, strict=True):
        kept = []
        for seed in range(18):
            begun, end = game_of(players, seed)
            kept.append(([Moment(seed, 1, numbers(begun), searched=seed > 8)], end))
        keep(kept, file)
        assert Data.of([file]).counts.tolist() == [1.0] * 9 + [SEARCHED] * 9
    train(tmp_path / "net.npz", files)
    with np.load(tmp_path / "net.npz") as stored:
        for players in (2, 3):
            mean, spread, *layers = [stored[f"{players}.{n}"].astype(np.float32) for n in range(8)]
            net = Net(list(zip(layers[::2], layers[1::2], strict=True)), mean, spread)
            rows = Data.of([files[players - 2]]).rows
            assert forecasts_of(net, rows).shape == (*rows.shape[:2], 2)


def game_of(players: int, seed: int) -> tuple[State, State]:
    """The first bids of a game, and an end where the money differs."""
    game = load_map().game
    begun = game.start(game.new_setup(Options(), players, seed))
    settle(begun, [])
    end = begun.copy()
    end.stack.clear()
    for seat, player in enumerate(end.players):
        player.bank = 100 * (seat + seed % 3)
    return begun, end
